xib true
