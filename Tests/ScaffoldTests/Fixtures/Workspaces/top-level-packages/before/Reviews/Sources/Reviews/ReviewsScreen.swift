//
//  ReviewsScreen.swift
//  Reviews
//
//  Created by Ada Lovelace on 12.03.24.
//

import Shared
import SwiftUI

public struct ReviewsScreen: View {

    @StateObject private var viewModel = ReviewsViewModel()

    public init() { }

    public var body: some View {
        Text(viewModel.title)
    }
}

struct ReviewsScreen_Previews: PreviewProvider {
    static var previews: some View {
        ReviewsScreen()
    }
}
