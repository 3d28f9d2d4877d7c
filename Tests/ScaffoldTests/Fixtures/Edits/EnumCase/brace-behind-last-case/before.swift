enum CartRoute {
    case cart
    case item }
