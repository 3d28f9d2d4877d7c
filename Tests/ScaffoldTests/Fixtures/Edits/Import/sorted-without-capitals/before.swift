import alpha
import Beta
import delta

enum AppRoute {}
