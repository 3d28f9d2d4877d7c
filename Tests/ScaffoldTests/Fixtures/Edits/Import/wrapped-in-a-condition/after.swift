#if DEBUG
import Alpha
import Cart
import Zoo

enum AppRoute {}
#endif
