// ___IF_modelHere___
___VARIABLE_modelImports___
// ___END___
___VARIABLE_viewImport___

___VARIABLE_viewHead___ ___VARIABLE_viewType______VARIABLE_viewGenerics___: View {
    // ___IF_hasModel___
    ___VARIABLE_modelProperty___

    // ___END___
    // ___IF_hasInit___
    // ___IF_hasInitBody___
    ___VARIABLE_access___init(___VARIABLE_initParameters___) {
        ___VARIABLE_initBody___
    }
    // ___ELSE___
    ___VARIABLE_access___init() {}
    // ___END___

    // ___END___
    ___VARIABLE_access___var body: some View {
        // ___IF_hasModel___
        ___VARIABLE_text___
            .onAppear { ___VARIABLE_model___.load() }
        // ___ELSE___
        ___VARIABLE_text___
        // ___END___
    }
}
// ___IF_modelHere___

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
// ___END___
// ___IF_hasPreview___

// ___END___
// ___IF_previewDebug___
#if DEBUG
// ___END___
// ___IF_previewMacro___
___VARIABLE_preview___ {
    ___VARIABLE_made___
}
// ___END___
// ___IF_previewProvider___
struct ___VARIABLE_previewType___: PreviewProvider {
    static var previews: some View {
        ___VARIABLE_made___
    }
}
// ___END___
// ___IF_previewDebug___
#endif
// ___END___
