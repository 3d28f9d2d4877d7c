public enum Foundations {}
