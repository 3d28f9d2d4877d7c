#if DEBUG
public enum CartFixtures {
    public static let names = ["First", "Second"]
}
#endif
