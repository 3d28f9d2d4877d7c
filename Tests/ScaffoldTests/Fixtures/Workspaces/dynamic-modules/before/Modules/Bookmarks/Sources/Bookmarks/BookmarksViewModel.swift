//
//  BookmarksViewModel.swift
//  NewsReader
//
//  Copyright © 2024 Reader Inc. All rights reserved.
//

import Foundation
import Observation

@MainActor @Observable public final class BookmarksViewModel {
	public var name = ""

	public init() {}
}
