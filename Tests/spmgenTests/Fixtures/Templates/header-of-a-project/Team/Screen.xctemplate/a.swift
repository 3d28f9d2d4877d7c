//___FILEHEADER___

import UIKit
// ___TEAM___ ___FULLUSERNAME___
