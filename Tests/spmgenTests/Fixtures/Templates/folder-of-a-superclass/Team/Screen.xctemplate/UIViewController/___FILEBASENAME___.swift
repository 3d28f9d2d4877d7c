class ___FILEBASENAMEASIDENTIFIER___: ___VARIABLE_c:identifier___ {}
