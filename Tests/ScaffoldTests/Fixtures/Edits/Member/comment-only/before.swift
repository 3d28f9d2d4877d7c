struct AppServices {
    // nothing yet
}
