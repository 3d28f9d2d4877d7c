/// Which spmgen this is.
public enum ProductVersion {
    public static let current = "0.1.0"
}
