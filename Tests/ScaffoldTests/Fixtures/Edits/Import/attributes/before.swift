@preconcurrency import Alpha
public import Zoo

enum AppRoute {}
