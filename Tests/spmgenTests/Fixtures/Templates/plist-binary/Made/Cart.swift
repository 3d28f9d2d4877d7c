a Cart
