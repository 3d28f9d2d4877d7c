//
// a.swift of Shop
//
// By The Team

import UIKit
// shared of the project The Team
