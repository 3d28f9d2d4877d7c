public enum FileClient {}
