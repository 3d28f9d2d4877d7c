import Alpha  // first
import Beta  // last

enum AppRoute {}
