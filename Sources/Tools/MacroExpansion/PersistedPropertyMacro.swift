import SwiftTokens

/// `@_PersistedProperty`: the accessors of a model's property, and its storage.
struct PersistedPropertyMacro {
    let property: ModelProperty
    /// The property's index in its model.
    let index: String

    init(attribute: SourceSyntax, declaration: SourceSyntax) throws {
        guard let property = try ModelProperty(declaration.source) else {
            throw MacroError("'@_PersistedProperty' can only be attached to a stored variable", at: 0)
        }
        guard property.type != nil || property.initialValue != nil else {
            throw MacroError("a model's property needs a type", at: property.nameOffset)
        }
        self.property = property
        let source = try SwiftSource(attribute.source)
        guard let number = source.tokens.indices.first(where: { source.tokens[$0].kind == .number }) else {
            throw MacroError("'@_PersistedProperty' needs the property's place", at: 0)
        }
        let place = source.text(of: number..<number + 1)
        // The indexes of a subclass begin after its superclass's.
        let model = source.tokens.indices.first { source.tokens[$0].kind == .string }.map {
            source.text(of: $0..<$0 + 1).filter { $0 != "\"" }
        }
        index = model.map { "\($0)._$first + \(place)" } ?? place
    }

    /// The accessor block.
    func accessors() -> String {
        let name = property.name
        return """
            {
                @storageRestrictions(initializes: _\(name))
                init(initialValue) { _\(name) = SwiftData._Stored(initialValue) }
                get {
                    _$access(\\.\(name))
                    if case .value(let value) = _\(name) { return value }
                    return _$load(\(index), _\(name))
                }
                set {
                    let old = _$old(\(index), _\(name))
                    if _$isSame(old, newValue) { return }
                    _$withMutation(\\.\(name)) { _\(name) = SwiftData._Stored(newValue) }
                    _$changed(\(index), from: old)
                }
            }
            """
    }

    /// The stored variable.
    ///
    /// The accessors read and write it as a whole, which can't overlap: to watch for that would take as long as to read it.
    func storage() -> String { "@exclusivity(unchecked) \(variable())" }

    private func variable() -> String {
        guard let type = property.type else {
            return "private var _\(property.name) = SwiftData._Stored(\(property.initialValue ?? ""))"
        }
        let spelled = type.hasSuffix("!") ? type.dropLast() + "?" : type
        let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
        let value = isOptional && property.initialValue == nil ? " = SwiftData._Stored(nil)" : ""
        return "private var _\(property.name): SwiftData._Stored<\(spelled)>\(value)"
    }
}
