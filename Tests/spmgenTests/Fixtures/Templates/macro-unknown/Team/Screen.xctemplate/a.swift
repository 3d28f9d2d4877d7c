let a = 1
let b = ___VARIABLE_nmae___ ___FULLUSERNAM___
