public enum Theme {}
