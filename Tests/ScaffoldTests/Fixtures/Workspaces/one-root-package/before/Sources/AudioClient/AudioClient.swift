public enum AudioClient {}
