public enum ApiClient {}
