enum CartRoute { case cart, item(Int); case summary }
