class ___VARIABLE_presenter___ {}
