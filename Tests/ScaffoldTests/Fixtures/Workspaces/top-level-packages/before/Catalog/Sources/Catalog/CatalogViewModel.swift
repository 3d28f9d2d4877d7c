//
//  CatalogViewModel.swift
//  Catalog
//
//  Created by Ada Lovelace on 12.03.24.
//

import Combine

final class CatalogViewModel: ObservableObject {

    @Published private(set) var title = "Catalog"

    func update(title: String) {
        self.title = title
    }
}
