import alpha
import Beta
import Cart
import delta

enum AppRoute {}
