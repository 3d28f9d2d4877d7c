public enum Env {}
