import Alpha
import Cart
import struct Cart.Item

enum AppRoute {}
