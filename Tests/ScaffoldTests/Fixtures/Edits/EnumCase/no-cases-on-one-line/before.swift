enum CartRoute {}
