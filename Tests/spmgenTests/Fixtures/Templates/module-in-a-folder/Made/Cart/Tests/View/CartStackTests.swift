import Testing

@testable import Cart

struct CartStackTests {}
