public enum SharedModels {}
