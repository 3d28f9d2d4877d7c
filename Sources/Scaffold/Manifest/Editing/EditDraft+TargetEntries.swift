/// A list of a target that can be edited.
enum TargetList: String {
    case dependencies
    case plugins
}

/// Entries of a target's dependencies and plugins.
extension EditDraft {
    mutating func add(_ spec: TargetDependencySpec) throws(ManifestError) {
        let fragment = spelling.fragment(of: spec)
        let isTarget = manifest.target(named: spec.name) != nil
        if spec.package == nil { try refuseCycle(of: spec.target, by: [spec.name]) }
        let asked = Asked(name: spec.name, target: spec.target, list: .dependencies, fragment: fragment)
        try insert(asked) { known in spec.isSame(as: known, isTarget: isTarget) }
        if !edits.isEmpty { doubt(dependency: spec.name, of: spec.target, from: spec.package) }
    }

    mutating func add(_ spec: TargetPluginSpec) throws(ManifestError) {
        try require(ToolsVersion(5, 5), for: "a plugin")
        let fragment = spelling.fragment(of: spec)
        let asked = Asked(name: spec.name, target: spec.target, list: .plugins, fragment: fragment)
        try insert(asked) { known in spec.isSame(as: known) }
        if !edits.isEmpty { doubt(plugin: spec.name, from: spec.package) }
    }

    /// An entry that a target is to have.
    struct Asked {
        let name: String
        let target: String
        let list: TargetList
        let fragment: SourceFragment
    }

    mutating func insert(
        _ asked: Asked,
        isSame: (Manifest.TargetDependency) -> Bool
    ) throws(ManifestError) {
        let definitions = definitions(of: asked.target)
        if definitions.isEmpty {
            guard isTargetListOpen else { throw noSuchTarget(asked.target) }
            if let spoken = source.evaluator.spokenOf[asked.target], try isThere(asked, in: spoken, isSame) { return }
            return try addTargetStatement(asked)
        }
        let missing = try definitions.filterThrowing { definition throws(ManifestError) in
            try !isThere(asked, in: definition.record, isSame)
        }
        let isInUse = definitions.contains { $0.presence > .never }
        guard isReplay || missing.contains(where: { $0.presence > .never || !isInUse }) else { return }
        let places = missing.map { place(in: $0.record, named: asked.target, asked.list) }
        let live = missing.filter { $0.presence > .never }
        if places.allSatisfy({ $0 != nil }) {
            for case let place? in isReplay ? Array(places.prefix(1)) : places {
                insert(asked.fragment, key: asked.name, at: place)
            }
        } else if live.count == 1 {
            try addTargetStatement(asked)
        } else {
            let count = missing.count
            throw ManifestError.unclear(
                "the target `\(asked.target)` is defined in \(count) places, and not all of them can be edited",
                paste: asked.fragment.oneLine,
                at: location(missing[0].record.expression.range)
            )
        }
    }

    /// Whether targets may be there that could not be read.
    var isTargetListOpen: Bool { !manifest.targets.isComplete }

    /// Everything that makes a target of this name and is, or may be, an element of the package's list; each place in
    /// the source once.
    func definitions(of name: String) -> [(record: Record, presence: Presence)] {
        var result: [(record: Record, presence: Presence)] = []
        for package in source.evaluator.packages {
            let targets = source.evaluator.field("targets", of: package.record).settled.list ?? .empty
            for item in targets.items {
                guard case .record(let record) = item.value, record.fields["name"]?.text == name,
                    Manifest.Target.Kind(method: record.head) != nil
                else { continue }
                if let known = result.firstIndex(where: { $0.record.isMade(where: record) }) {
                    if result[known].presence < item.presence { result[known] = (record, item.presence) }
                } else {
                    result.append((record, item.presence))
                }
            }
        }
        return result
    }

    // MARK: Already there

    /// - Throws: `entry-differs` where the target has an entry of that name which means something else.
    private func isThere(
        _ asked: Asked,
        in record: Record,
        _ isSame: (Manifest.TargetDependency) -> Bool
    ) throws(ManifestError) -> Bool {
        let entries = source.targetDependencies(of: record, asked.list.rawValue).entries
        for known in entries where known.name == asked.name {
            if isSame(known) { return true }
            throw ManifestError.differs(
                "the target `\(asked.target)` has another entry `\(asked.name)` already",
                asked: asked.fragment.oneLine,
                at: location(known.range),
                source.text.string(in: known.range)
            )
        }
        return false
    }

    // MARK: Places

    /// Where an entry goes in a definition.
    private enum Place {
        case literal(ElementList)
        case expression(Expression)
        case argument(ElementList, label: String, order: [String])
    }

    /// Nil where an edit of the definition would not be one of this target, or not of it alone.
    private func place(in record: Record, named name: String, _ list: TargetList) -> Place? {
        guard !record.isAssigned(list.rawValue), let call = record.call, let arguments = call.arguments,
            let order = ArgumentOrder.ofTarget(method: record.head), order.contains(list.rawValue)
        else { return nil }
        let names = source.evaluator.namesBySite[record.expression.range.lowerBound] ?? []
        if let place = placeInFactory(of: record, list) { return place }
        guard names == [name], isPlainName(call.argument("name"), of: record) else { return nil }
        return place(labelled: list.rawValue, in: arguments, order: order)
    }

    private func place(labelled label: String, in arguments: ElementList, order: [String]) -> Place {
        guard let value = arguments.value(labelled: label) else {
            return .argument(arguments, label: label, order: order)
        }
        return Self.literalOperand(of: value).map(Place.literal) ?? .expression(value)
    }

    /// Whether a name is written there: a literal, a constant, or an interpolation of constants.
    private func isPlainName(_ name: Expression?, of record: Record) -> Bool {
        guard let name else { return false }
        switch name.form {
        case .string(let literal):
            return literal.segments.allSatisfy { segment in
                guard case .interpolation(let list) = segment else { return true }
                return list.elements.count == 1 && isConstant(list.elements[0].value, of: record)
            }
        case .binary(let operands, _): return operands.allSatisfy { isPlainName($0, of: record) }
        default: return isConstant(name, of: record)
        }
    }

    /// A constant of the file, or a parameter of the function that also makes the package.
    private func isConstant(_ expression: Expression, of record: Record) -> Bool {
        switch expression.form {
        case .identifier(let name):
            source.evaluator.globals.variables[name] != nil
                || (record.context != nil
                    && source.evaluator.packages.contains { $0.record.context === record.context })
        case .member(let base?, _): isConstant(base, of: record) || isType(base)
        case .member(nil, _): true
        default: false
        }
    }

    private func isType(_ expression: Expression) -> Bool {
        guard case .identifier(let name) = expression.form else { return false }
        return name.first?.isUppercase == true
    }

    /// In the call of the manifest's own function that made the target, if the function hands one of its parameters on
    /// as the dependencies, and does nothing else with it.
    private func placeInFactory(of record: Record, _ list: TargetList) -> Place? {
        guard let context = record.context, context.parent == nil, let made = record.call?.argument(list.rawValue),
            case .block(let body) = context.function.body, let arguments = context.call.arguments,
            let parameter = forwarded(by: made, of: context.function, list),
            body.span.indices.filter({ isUse(of: parameter.name, at: $0) }).count == 1,
            let label = parameter.label
        else { return nil }
        let site = context.expression.range.lowerBound
        guard isMadeOnce(record, at: site) else { return nil }
        return place(labelled: label, in: arguments, order: context.function.parameters.map { $0.label ?? "" })
    }

    /// Whether a token names a variable, and is no label.
    private func isUse(of name: String, at index: Int) -> Bool {
        guard tree.kind(index) == .identifier, tree.name(index) == name, tree.kind(index - 1) != .period else {
            return false
        }
        let isBehindDelimiter = tree.kind(index - 1) == .openParen || tree.kind(index - 1) == .comma
        return !(tree.kind(index + 1) == .colon && isBehindDelimiter)
    }

    private func forwarded(by value: Expression, of function: Function, _ list: TargetList) -> Parameter? {
        let wanted = list == .dependencies ? "[Target.Dependency]" : "[Target.PluginUsage]"
        let operands: [Expression] =
            if case .binary(let operands, let operators) = value.form, operators.allSatisfy({ $0.text == "+" }) {
                operands
            } else {
                [value]
            }
        for operand in operands {
            guard case .identifier(let name) = operand.form,
                let parameter = function.parameters.first(where: { $0.name == name }),
                let type = parameter.type.map({ source.evaluator.types.resolved($0.text) }),
                type == wanted
            else { continue }
            return parameter
        }
        return nil
    }

    /// Whether the call of a function makes this target and no other of another name.
    private func isMadeOnce(_ record: Record, at site: Int) -> Bool {
        var names: Set<String?> = []
        for package in source.evaluator.packages {
            for item in source.evaluator.field("targets", of: package.record).settled.list?.items ?? [] {
                guard case .record(let other) = item.value, other.expression.range == record.expression.range,
                    other.context?.expression.range.lowerBound == site
                else { continue }
                names.insert(other.fields["name"]?.text)
            }
        }
        return names == [record.fields["name"]?.text]
    }

    // MARK: Inserting

    private mutating func insert(_ fragment: SourceFragment, key: String, at place: Place) {
        switch place {
        case .literal(let list): insert(fragment, key: key, into: list)
        case .expression(let expression): append(fragment, behind: expression)
        case .argument(let arguments, let label, let order):
            insertArgument(label, [fragment], into: arguments, order: order)
        }
    }

    private mutating func addTargetStatement(_ asked: Asked) throws(ManifestError) {
        guard let (name, declaration) = packageStatement else {
            throw ManifestError.unclear(
                "it is not clear where the target `\(asked.target)` is made",
                paste: asked.fragment.oneLine,
                at: location(source.evaluator.packages[0].record.expression.range)
            )
        }
        let touches = ListTouch.all(of: "targets", in: tree, packageNames: packageNames)
        let last = touches.last { touch in
            guard touch.statement.span.start >= declaration.span.end else { return false }
            switch touch.kind {
            case .assignment, .addition, .removal: return true
            case .visit, .read: return false
            }
        }
        let wanted = SourceFragment.literal(asked.target).oneLine
        let found = "\(name).targets.first(where: { $0.name == \(wanted) })"
        let text =
            switch asked.list {
            case .dependencies: "\(found)?.dependencies.append(\(asked.fragment.oneLine))"
            case .plugins:
                """
                if let target = \(found) {
                \(page.unit)target.plugins = (target.plugins ?? []) + [\(asked.fragment.oneLine)]
                }
                """
            }
        insertStatement(text, behind: last?.statement ?? declaration)
    }
}

extension Array {
    /// `filter` that keeps the type of what its predicate throws.
    fileprivate func filterThrowing<Failure: Error>(
        _ isIncluded: (Element) throws(Failure) -> Bool
    ) throws(Failure) -> [Element] {
        var result: [Element] = []
        for element in self where try isIncluded(element) { result.append(element) }
        return result
    }
}

extension TargetDependencySpec {
    /// Whether a target's dependency means this, however it is spelled.
    ///
    /// - Parameter isTarget: whether the package has a target of that name, which comes before all products.
    func isSame(as known: Manifest.TargetDependency, isTarget: Bool) -> Bool {
        guard !known.isConditional else { return false }
        switch known.kind {
        case .byName: return package == nil || !isTarget
        case .target: return package == nil
        case .product:
            guard let package else { return !isTarget }
            return known.package == nil || known.package?.lowercased() == package.lowercased()
        case .plugin: return false
        }
    }
}

extension TargetPluginSpec {
    func isSame(as known: Manifest.TargetDependency) -> Bool {
        guard let package, let other = known.package else { return known.kind == .byName || package == known.package }
        return package.lowercased() == other.lowercased()
    }
}
