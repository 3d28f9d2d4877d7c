enum CartRoute {
    case cart /* case summary */
    /*
    case old
    */
}
