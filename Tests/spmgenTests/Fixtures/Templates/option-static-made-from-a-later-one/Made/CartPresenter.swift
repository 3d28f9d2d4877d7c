class CartPresenter {}
