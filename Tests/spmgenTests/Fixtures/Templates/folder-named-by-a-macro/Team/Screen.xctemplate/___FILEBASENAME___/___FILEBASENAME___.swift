struct ___FILEBASENAME___ { let net = "___VARIABLE_net___" }
