enum CartRoute { case cart, item(Int) }
