//
//  AppRoute.swift
//

// The routes.
@available(*, deprecated)
enum AppRoute {}
