public enum HapticsCore {}
