//___FILEHEADER___

import Observation

extension ___VARIABLE_viewName___ {
    @Observable
    final class Model {
        var title = "___VARIABLE_module___"
    }
}
