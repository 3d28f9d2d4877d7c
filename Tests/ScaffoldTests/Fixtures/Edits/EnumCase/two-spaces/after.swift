enum CartRoute {
  case cart
  case summary
}
