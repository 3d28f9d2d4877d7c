enum CartRoute {
    case summary
}
