import Alpha
import Cart
import Zoo

@testable import Beta

enum AppRoute {}
