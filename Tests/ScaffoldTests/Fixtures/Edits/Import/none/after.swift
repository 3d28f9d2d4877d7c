import Cart

/// The routes.
///
/// More of it.
enum AppRoute {}
