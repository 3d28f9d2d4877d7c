import Alpha
import Zoo

@testable import Beta

enum AppRoute {}
