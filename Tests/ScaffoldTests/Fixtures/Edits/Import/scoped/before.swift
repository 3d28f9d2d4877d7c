import Alpha
import struct Cart.Item

enum AppRoute {}
