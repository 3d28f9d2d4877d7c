struct AppServices {
}
