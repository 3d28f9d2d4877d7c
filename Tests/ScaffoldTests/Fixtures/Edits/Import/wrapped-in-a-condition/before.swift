#if DEBUG
import Alpha
import Zoo

enum AppRoute {}
#endif
