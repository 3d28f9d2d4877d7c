Shop Shop ShopCore ShopCore Shop 6.2
