enum CartRoute {
  case cart
}
