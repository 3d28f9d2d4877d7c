// Authored by jane

import UIKit
