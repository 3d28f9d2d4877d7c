print("spmgen")
