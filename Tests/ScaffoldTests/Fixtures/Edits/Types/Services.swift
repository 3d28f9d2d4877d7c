// For the fixtures of an app's coordinator.

struct AppServices { let product = ProductService { [] } }
struct Router {}
struct ProductCoordinator { init(service: ProductService) {} }
