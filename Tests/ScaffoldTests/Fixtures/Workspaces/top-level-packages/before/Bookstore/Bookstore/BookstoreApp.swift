//
//  BookstoreApp.swift
//  Bookstore
//
//  Created by Ada Lovelace on 12.03.24.
//

import SwiftUI
