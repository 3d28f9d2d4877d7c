// My Shop My_Shop
