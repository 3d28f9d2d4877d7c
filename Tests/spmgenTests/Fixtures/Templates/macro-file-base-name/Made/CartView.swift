CartView.swift CartView CartView swift CartModel
