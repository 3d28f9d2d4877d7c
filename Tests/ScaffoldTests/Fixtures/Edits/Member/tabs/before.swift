struct AppServices {
	let cart = 1
}
