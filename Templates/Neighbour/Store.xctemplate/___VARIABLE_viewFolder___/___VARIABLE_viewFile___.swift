___VARIABLE_viewImports___

// ___IF_reducerInView___
___VARIABLE_reducerHead___ ___VARIABLE_reducer______VARIABLE_reducerInherits___ {
    ___VARIABLE_stateHead___ State___VARIABLE_stateInherits___ {
        ___VARIABLE_reducerAccess___var isLoaded = false
        // ___IF_hasReducerInit___

        ___VARIABLE_reducerAccess___init() {}
        // ___END___
    }

    ___VARIABLE_actionHead___ Action___VARIABLE_actionInherits___ {
        // ___IF_viewAction___
        case view(View)

        ___VARIABLE_reducerAccess___enum View___VARIABLE_viewActionInherits___ {
            case ___VARIABLE_action___
        }
        // ___ELSE___
        case ___VARIABLE_action___
        // ___END___
    }

    // ___IF_hasReducerInit___
    ___VARIABLE_reducerAccess___init() {}

    // ___END___
    ___VARIABLE_reducerAccess___var body: ___VARIABLE_bodyType___ {
        Reduce { state, action in
            switch action {
            case ___VARIABLE_handled___:
                state.isLoaded = true
                return .none
            }
        }
    }
}

// ___END___
___VARIABLE_viewHead___ ___VARIABLE_viewType___: View {
    ___VARIABLE_storeProperty___

    // ___IF_hasInit___
    ___VARIABLE_access___init(___VARIABLE_initParameter___) {
        self.___VARIABLE_store___ = ___VARIABLE_initValue___
    }

    // ___END___
    ___VARIABLE_access___var body: some View {
        ___VARIABLE_text___
            ___VARIABLE_appearing___
    }
}
// ___IF_hasPreview___

// ___END___
// ___IF_previewDebug___
#if DEBUG
// ___END___
// ___IF_previewMacro___
___VARIABLE_preview___ {
    ___VARIABLE_viewType___(
        ___VARIABLE_storeLabel___Store(initialState: ___VARIABLE_reducer___.State()) {
            ___VARIABLE_reducer___()
        }
    )
}
// ___END___
// ___IF_previewProvider___
struct ___VARIABLE_previewType___: PreviewProvider {
    static var previews: some View {
        ___VARIABLE_viewType___(
            ___VARIABLE_storeLabel___Store(initialState: ___VARIABLE_reducer___.State()) {
                ___VARIABLE_reducer___()
            }
        )
    }
}
// ___END___
// ___IF_previewDebug___
#endif
// ___END___
