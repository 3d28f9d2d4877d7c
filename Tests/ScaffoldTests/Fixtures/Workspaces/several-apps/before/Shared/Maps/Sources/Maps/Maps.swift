public enum Maps {}
