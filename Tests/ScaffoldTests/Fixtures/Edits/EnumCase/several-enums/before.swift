enum CartExit {
    case finished
}

enum CartRoute {
    case cart
}

enum CartTab {
    case list
}
