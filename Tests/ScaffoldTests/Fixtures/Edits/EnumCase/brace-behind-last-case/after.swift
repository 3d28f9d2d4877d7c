enum CartRoute {
    case cart
    case item
    case summary }
