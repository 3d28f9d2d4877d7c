enum CartRoute {
    case cart /* case summary */
    case summary
    /*
    case old
    */
}
