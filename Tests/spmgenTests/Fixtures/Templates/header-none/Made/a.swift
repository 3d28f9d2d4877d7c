
import UIKit
