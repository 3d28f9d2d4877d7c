struct CartCoordinatorTests {}
