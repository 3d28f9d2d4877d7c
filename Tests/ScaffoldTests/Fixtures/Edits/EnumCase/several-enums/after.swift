enum CartExit {
    case finished
}

enum CartRoute {
    case cart
    case summary
}

enum CartTab {
    case list
}
