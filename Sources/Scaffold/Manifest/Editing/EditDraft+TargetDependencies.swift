/// Entries of a target's dependencies.
extension EditDraft {
    mutating func add(_ spec: TargetDependencySpec) throws(ManifestError) {
        let fragment = spelling.fragment(of: spec)
        let definitions = definitions(of: spec.target)
        if definitions.isEmpty {
            guard isTargetListOpen else { throw noSuchTarget(spec.target) }
            if let spoken = source.evaluator.spokenOf[spec.target], try isThere(spec, fragment, in: spoken) { return }
            return try addTargetStatement(spec, fragment)
        }
        let missing = try definitions.filterThrowing { definition throws(ManifestError) in
            try !isThere(spec, fragment, in: definition.record)
        }
        let isInUse = definitions.contains { $0.presence > .never }
        guard missing.contains(where: { $0.presence > .never || !isInUse }) else { return }
        let places = missing.map { place(in: $0.record, named: spec.target) }
        let live = missing.filter { $0.presence > .never }
        if places.allSatisfy({ $0 != nil }) {
            for case let place? in places { insert(fragment, key: spec.name, at: place) }
        } else if live.count == 1 {
            try addTargetStatement(spec, fragment)
        } else {
            throw ManifestError.unclear(
                "the manifest defines the target `\(spec.target)` in \(missing.count) places, and not all of them can be edited",
                paste: fragment.oneLine,
                at: location(missing[0].record.expression.range)
            )
        }
    }

    /// Whether targets may be there that could not be read.
    private var isTargetListOpen: Bool { !manifest.targets.isComplete }

    /// Everything that makes a target of this name and is, or may be, an element of the package's list; each place in
    /// the source once.
    private func definitions(of name: String) -> [(record: Record, presence: Presence)] {
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

    /// - Throws: `entry-differs` where the target has a dependency of that name which means something else.
    private func isThere(
        _ spec: TargetDependencySpec,
        _ fragment: SourceFragment,
        in record: Record
    ) throws(ManifestError) -> Bool {
        for known in source.targetDependencies(of: record, "dependencies").entries where known.name == spec.name {
            if spec.isSame(as: known, isTarget: manifest.target(named: spec.name) != nil) { return true }
            throw ManifestError.differs(
                "the target `\(spec.target)` has another dependency `\(spec.name)` already",
                asked: fragment.oneLine,
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
    private func place(in record: Record, named name: String) -> Place? {
        guard !record.isAssigned("dependencies"), let call = record.call, let arguments = call.arguments,
            let order = ArgumentOrder.ofTarget(method: record.head)
        else { return nil }
        let names = source.evaluator.namesBySite[record.expression.range.lowerBound] ?? []
        if names == [name], isPlainName(call.argument("name"), of: record) {
            return place(labelled: "dependencies", in: arguments, order: order)
        }
        return placeInFactory(of: record)
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
                return list.elements.count == 1 && isConstant(list.elements[0].value)
            }
        case .binary(let operands, _): return operands.allSatisfy { isPlainName($0, of: record) }
        default: return isConstant(name)
        }
    }

    private func isConstant(_ expression: Expression) -> Bool {
        switch expression.form {
        case .identifier(let name): source.evaluator.globals.variables[name] != nil
        case .member(let base?, _): isConstant(base) || isType(base)
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
    private func placeInFactory(of record: Record) -> Place? {
        guard let context = record.context, context.parent == nil, let made = record.call?.argument("dependencies"),
            case .block(let body) = context.function.body, let arguments = context.call.arguments,
            let parameter = forwarded(by: made, of: context.function),
            body.span.indices.filter({ tree.kind($0) == .identifier && tree.name($0) == parameter.name }).count == 1,
            let label = parameter.label
        else { return nil }
        let site = context.expression.range.lowerBound
        guard isMadeOnce(record, at: site) else { return nil }
        return place(labelled: label, in: arguments, order: context.function.parameters.map { $0.label ?? "" })
    }

    private func forwarded(by value: Expression, of function: Function) -> Parameter? {
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
                type == "[Target.Dependency]"
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

    private mutating func addTargetStatement(
        _ spec: TargetDependencySpec,
        _ fragment: SourceFragment
    ) throws(ManifestError) {
        guard let (name, declaration) = packageStatement else {
            throw ManifestError.unclear(
                "it is not clear where the target `\(spec.target)` is made",
                paste: fragment.oneLine,
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
        let wanted = SourceFragment.literal(spec.target).oneLine
        let text = "\(name).targets.first(where: { $0.name == \(wanted) })?.dependencies.append(\(fragment.oneLine))"
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
