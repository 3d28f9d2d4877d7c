2 Cart
