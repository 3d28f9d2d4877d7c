AB
A_hpp
_A
class A: B {}
A
