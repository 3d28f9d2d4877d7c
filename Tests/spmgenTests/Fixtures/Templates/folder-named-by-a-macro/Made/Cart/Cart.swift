struct Cart { let net = "Yes" }
