// ___IF_modelHere___
___VARIABLE_modelImports___
// ___END___
import UIKit

___VARIABLE_viewHead___ ___VARIABLE_viewType___: ___VARIABLE_superclass___ {
    // ___IF_hasModel___
    ___VARIABLE_modelProperty___

    // ___END___
    // ___IF_hasInitBody___
    ___VARIABLE_access___init(___VARIABLE_initParameters___) {
        ___VARIABLE_initBody___
        ___VARIABLE_superInit___
    }

    ___VARIABLE_coderInit___

    // ___END___
    ___VARIABLE_access___override func viewDidLoad() {
        super.viewDidLoad()
        title = ___VARIABLE_titleText___
        // ___IF_hasModel___
        ___VARIABLE_model___.load()
        // ___END___
    }
}
// ___IF_modelHere___

___VARIABLE_modelHead___ ___VARIABLE_modelName______VARIABLE_modelInherits___ {
    // ___IF_observable___
    ___VARIABLE_modelAccess___private(set) var isLoaded = false
    // ___ELSE___
    @Published ___VARIABLE_modelAccess___private(set) var isLoaded = false
    // ___END___

    // ___IF_modelInit___
    ___VARIABLE_modelAccess___init() {}

    // ___END___
    ___VARIABLE_loadAccess___func load() {
        isLoaded = true
    }
}
// ___END___
