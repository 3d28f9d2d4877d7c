//
//  FeedsViewModel.swift
//  NewsReader
//
//  Copyright © 2024 Reader Inc. All rights reserved.
//

import Foundation
import Observation

@MainActor @Observable public final class FeedsViewModel {
	public var name = ""

	public init() {}
}
