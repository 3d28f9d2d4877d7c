let b = ___VARIABLE_nmae___ ___FULLUSERNAM___
