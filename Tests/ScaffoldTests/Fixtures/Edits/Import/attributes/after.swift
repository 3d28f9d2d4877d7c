@preconcurrency import Alpha
import Cart
public import Zoo

enum AppRoute {}
