___VARIABLE_reducerImports___

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
