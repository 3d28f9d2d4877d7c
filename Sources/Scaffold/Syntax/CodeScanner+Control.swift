extension CodeScanner {
    /// The number behind an `if`, `switch` or `do` that begins at `start`, all its branches included.
    func controlEnd(from start: Int) -> Int {
        var index = start
        while index < end {
            let brace = openingBrace(from: index + 1)
            guard kind(brace) == .openBrace else { return max(brace, start + 1) }
            index = behindPartner(of: brace)
            if `is`(index, "else"), `is`(index + 1, "if") {
                index += 1
            } else if !`is`(index, "else"), !`is`(index, "catch") {
                return index
            }
        }
        return index
    }

    /// The number of the `{` that begins the body of a statement whose conditions begin at `start`; where there is
    /// none, the number of the token that ends the statement.
    func openingBrace(from start: Int) -> Int {
        var index = start
        while index < end {
            switch kind(index) {
            case .openBrace, .closeBrace, .semicolon: return index
            case .comma, .colon: index += 1
            default:
                let next = expressionEnd(from: index, .condition)
                index = next > index ? next : step(index)
            }
        }
        return index
    }
}
