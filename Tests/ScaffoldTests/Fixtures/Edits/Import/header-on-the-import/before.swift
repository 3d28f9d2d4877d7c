// AppRoute.swift
import SwiftUI
enum AppRoute {}
