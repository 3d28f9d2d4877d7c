import Testing

@testable import CinemaApp
