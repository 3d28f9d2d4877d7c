import Alpha  // first
import Beta  // last
import Cart

enum AppRoute {}
