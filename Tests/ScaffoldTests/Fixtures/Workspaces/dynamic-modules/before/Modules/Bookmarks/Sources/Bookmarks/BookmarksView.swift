//
//  BookmarksView.swift
//  NewsReader
//
//  Copyright © 2024 Reader Inc. All rights reserved.
//

import SwiftUI

@MainActor public struct BookmarksView: View {
	@Bindable private var viewModel: BookmarksViewModel

	public init(viewModel: BookmarksViewModel) {
		self.viewModel = viewModel
	}

	public var body: some View {
		Text(viewModel.name)
	}
}
