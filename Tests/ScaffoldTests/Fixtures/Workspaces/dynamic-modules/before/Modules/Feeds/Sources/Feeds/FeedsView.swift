//
//  FeedsView.swift
//  NewsReader
//
//  Copyright © 2024 Reader Inc. All rights reserved.
//

import SwiftUI

@MainActor public struct FeedsView: View {
	@Bindable private var viewModel: FeedsViewModel

	public init(viewModel: FeedsViewModel) {
		self.viewModel = viewModel
	}

	public var body: some View {
		Text(viewModel.name)
	}
}
