struct AppServices {
	let cart = 1
	var product: any ProductServiceProtocol =
		ProductService { [] }
}
