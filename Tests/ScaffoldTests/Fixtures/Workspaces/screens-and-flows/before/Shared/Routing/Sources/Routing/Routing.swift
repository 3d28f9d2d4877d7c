public enum Routing {}
