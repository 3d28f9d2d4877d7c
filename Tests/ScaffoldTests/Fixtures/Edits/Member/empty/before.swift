struct AppServices {}
