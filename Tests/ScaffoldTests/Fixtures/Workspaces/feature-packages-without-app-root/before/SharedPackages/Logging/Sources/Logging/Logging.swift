public enum Logging {}
