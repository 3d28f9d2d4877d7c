//
//  ArticlesView.swift
//  NewsReader
//
//  Copyright © 2024 Reader Inc. All rights reserved.
//

import SwiftUI

@MainActor public struct ArticlesView: View {
	@Bindable private var viewModel: ArticlesViewModel

	public init(viewModel: ArticlesViewModel) {
		self.viewModel = viewModel
	}

	public var body: some View {
		Text(viewModel.name)
	}
}
