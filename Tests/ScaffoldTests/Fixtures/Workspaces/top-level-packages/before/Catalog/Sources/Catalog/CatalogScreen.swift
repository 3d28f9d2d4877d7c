//
//  CatalogScreen.swift
//  Catalog
//
//  Created by Ada Lovelace on 12.03.24.
//

import Shared
import SwiftUI

public struct CatalogScreen: View {

    @StateObject private var viewModel = CatalogViewModel()

    public init() { }

    public var body: some View {
        Text(viewModel.title)
    }
}

struct CatalogScreen_Previews: PreviewProvider {
    static var previews: some View {
        CatalogScreen()
    }
}
