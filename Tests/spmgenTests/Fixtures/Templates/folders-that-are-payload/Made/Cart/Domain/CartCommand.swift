struct CartCommand {}
