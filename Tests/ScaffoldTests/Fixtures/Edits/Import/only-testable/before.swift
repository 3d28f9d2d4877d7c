@testable import Beta

enum AppRoute {}
