/// The services that live as long as the app and are shared by its windows. This is where real ones
/// are connected.
public struct AppServices {
    public static let live = AppServices()
}
