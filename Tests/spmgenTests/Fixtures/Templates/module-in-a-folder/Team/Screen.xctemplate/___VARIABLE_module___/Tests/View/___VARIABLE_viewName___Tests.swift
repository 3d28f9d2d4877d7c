import Testing

@testable import ___VARIABLE_module___

struct ___VARIABLE_viewName___Tests {}
