//
//  ReviewsViewModel.swift
//  Reviews
//
//  Created by Ada Lovelace on 12.03.24.
//

import Combine

final class ReviewsViewModel: ObservableObject {

    @Published private(set) var title = "Reviews"

    func update(title: String) {
        self.title = title
    }
}
