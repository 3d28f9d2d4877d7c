// AppRoute.swift
import Cart
import SwiftUI
enum AppRoute {}
