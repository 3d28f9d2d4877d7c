xib
