import Cart

@testable import Beta

enum AppRoute {}
