//
//  AppRoute.swift
//

import Cart

// The routes.
@available(*, deprecated)
enum AppRoute {}
