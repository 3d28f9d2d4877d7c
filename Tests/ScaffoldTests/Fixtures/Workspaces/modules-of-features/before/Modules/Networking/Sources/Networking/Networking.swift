public enum Networking {}
