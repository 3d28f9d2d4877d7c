//___FILEHEADER___

public actor ___FILEBASENAMEASIDENTIFIER___ {
    public init() {}
}
