//___FILEHEADER___

import UIKit
