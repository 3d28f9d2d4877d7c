___VARIABLE_modelImports___

// ___IF_modelNested___
extension ___VARIABLE_viewType___ {
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
}
// ___ELSE___
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
