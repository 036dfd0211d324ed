import SwiftTokens

/// `@Model`: makes a class's stored variables persistent and observable.
///
///     @Model final class Book {
///         @Attribute(.unique) var title: String
///     }
///
/// becomes
///
///     final class Book {
///         var title: String {
///             @storageRestrictions(initializes: _title)
///             init(initialValue) { _title = SwiftData._Stored(initialValue) }
///             get { … }
///             set { … }
///         }
///         private var _title: SwiftData._Stored<String>
///         let _$record = SwiftData._ModelRecord()
///         required init(_$fault: SwiftData._Fault) { _title = .fault }
///         func _$fill(_ row: SwiftData._Row) { _title = row.stored(0) }
///         func _$store(_ row: inout SwiftData._RowWriter) { row.add(0, _title) }
///         static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { … }
///     }
///     nonisolated extension Book: SwiftData.PersistentModel, Observation.Observable {}
///
/// The subclass of a model has only its own properties; their places begin after the superclass's.
struct ModelMacro {
    let members: ModelMembers
    /// The superclass, if it is a model.
    let superclass: String?

    /// - Parameter conformances: The conformances that the compiler says the class may need.
    init(declaration: SourceSyntax, conformances: SourceSyntax? = nil) throws {
        members = try ModelMembers(declaration.source)
        // A class conforms already where its superclass does.
        let isSubclass = conformances.map { !$0.source.contains("PersistentModel") } ?? false
        superclass = isSubclass ? members.inherited : nil
        guard members.keyword == "class" else {
            throw MacroError(
                "@Model requires class types; '\(members.name)' is a \(members.keyword)", at: members.keywordOffset)
        }
    }

    /// The stored variables that are kept, in their order.
    func properties() throws -> [ModelProperty] {
        try members.declarations.compactMap { try ModelProperty($0) }.filter(\.isPersisted)
    }

    /// The attribute that makes a member persistent; nothing for any other member.
    func attribute(ofMember source: String) throws -> String {
        guard let property = try ModelProperty(source), property.isPersisted,
            let index = try properties().firstIndex(where: { $0.name == property.name })
        else { return "" }
        // The superclass may be a model: `_$first` says how many properties that has.
        if members.inherited != nil { return "@SwiftData._PersistedProperty(\(index), of: \"\(members.name)\")" }
        return "@SwiftData._PersistedProperty(\(index))"
    }

    /// The members that every model has.
    func declarations() throws -> String {
        let properties = try properties()
        let metadata = properties.map { property in
            "SwiftData.Schema.PropertyMetadata(name: \"\(property.name)\", keypath: \\\(members.name).\(quoted(property)), "
                + "storage: \\\(members.name)._\(property.name), defaultValue: \(defaultValue(property)), "
                + "metadata: \(self.metadata(property)))"
        }
        let constraints = members.declarations.compactMap { Self.macro($0) }
        let access = members.access
        let overriding = superclass == nil ? "" : "override "
        let kind = members.isFinal && superclass == nil ? "static" : "class"
        return """
            \(record)
            \(access)required init(_$fault: SwiftData._Fault) {
                \((properties.map { "_\($0.name) = .fault" } + superInitializer).joined(separator: "\n    "))
            }

            \(members.overridableAccess)\(overriding)func _$fill(_ row: SwiftData._Row) {
                \(filling(properties).joined(separator: "\n    "))
            }

            \(members.overridableAccess)\(overriding)func _$store(_ row: inout SwiftData._RowWriter) {
                \(storing(properties).joined(separator: "\n    "))
            }

            \(members.overridableAccess)\(overriding)\(kind) var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                \(superclass == nil ? "" : "super.schemaMetadata + ")[
                    \(metadata.joined(separator: ",\n        "))
                ]
            }

            \(members.overridableAccess)\(overriding)\(kind) var _$constraints: [SwiftData._SchemaConstraint] {
                [\(constraints.map { constraint($0) }.joined(separator: ", "))]
            }
            \(inheritance(properties))
            """
    }

    private var record: String {
        let first = superclass.map { "SwiftData._propertyCount(of: \($0).self)" } ?? "0"
        let place = members.inherited == nil ? "" : "private static let _$first = \(first)\n"
        return superclass == nil ? place + "\(members.access)let _$record = SwiftData._ModelRecord()\n" : place
    }

    /// Each property takes its value, in the way that its type has.
    private func filling(_ properties: [ModelProperty]) -> [String] {
        let lines = properties.enumerated().map { index, property in
            "_\(property.name) = row.\(isTransformed(property) ? "coded" : "stored")(\(place(index)))"
        }
        return superclass == nil ? lines : ["super._$fill(row)"] + lines
    }

    /// Each property gives its value, in the way that its type has.
    private func storing(_ properties: [ModelProperty]) -> [String] {
        let lines = properties.enumerated().map { index, property in
            "row.\(isTransformed(property) ? "addCoded" : "add")(\(place(index)), _\(property.name))"
        }
        return superclass == nil ? lines : ["super._$store(&row)"] + lines
    }

    private func place(_ index: Int) -> String {
        members.inherited == nil ? "\(index)" : "\(members.name)._$first + \(index)"
    }

    /// Whether a value is stored otherwise than others of its type.
    private func isTransformed(_ property: ModelProperty) -> Bool {
        property.attributes.contains { $0.arguments.contains("transform") }
    }

    private var superInitializer: [String] { superclass == nil ? [] : ["super.init(_$fault: _$fault)"] }

    /// The key paths of a class's properties as its subclasses spell them.
    private func inheritance(_ properties: [ModelProperty]) -> String {
        var text = ""
        if let superclass {
            text += """

                \(members.overridableAccess)override class var _$inheritedKeyPaths: [AnyKeyPath] {
                    \(superclass)._$keyPaths(of: \(members.name).self)
                }

                """
        } else if !members.isFinal {
            text += """

                \(members.overridableAccess)class var _$inheritedKeyPaths: [AnyKeyPath] { [] }

                """
        }
        if members.isFinal { return text }
        let paths = properties.map { "\\Subclass.\(quoted($0))" }.joined(separator: ", ")
        let inherited = superclass.map { "\($0)._$keyPaths(of: type) + " } ?? ""
        return text + """

            \(members.access)static func _$keyPaths<Subclass: \(members.name)>(of type: Subclass.Type) -> [AnyKeyPath] {
                \(inherited)[\(paths)]
            }
            """
    }

    /// The conformance.
    ///
    /// A model belongs to no actor, even where a module's types belong to the main actor by default; so does its conformance.
    func conformance(of type: String) -> String {
        let isolation = members.isOnMainActor ? "" : "nonisolated "
        return "\(isolation)extension \(type): SwiftData.PersistentModel, Observation.Observable {}"
    }

    private func quoted(_ property: ModelProperty) -> String {
        [
            "default", "class", "self", "init", "extension", "protocol", "operator", "repeat", "case", "is", "in",
            "where",
        ]
        .contains(property.name) ? "`\(property.name)`" : property.name
    }

    private func defaultValue(_ property: ModelProperty) -> String {
        guard let value = property.initialValue else { return "nil" }
        guard let type = property.type else { return "{ \(value) }" }
        let spelled = type.hasSuffix("!") ? type.dropLast() + "?" : type
        return "{ let value: \(spelled) = \(value); return value }"
    }

    private func metadata(_ property: ModelProperty) -> String {
        for attribute in property.attributes {
            if attribute.name == "Attribute" { return "SwiftData.Schema.Attribute(\(attribute.arguments))" }
            if attribute.name == "Relationship" { return "SwiftData.Schema.Relationship(\(attribute.arguments))" }
        }
        return "nil"
    }

    /// `#Unique<Book>(…)` and `#Index<Book>(…)`: the name and what stands between the parentheses.
    private static func macro(_ text: String) -> (name: String, arguments: String)? {
        guard let source = try? SwiftSource(text), source.token(0, is: "#"), source.tokens.count > 2,
            ["Unique", "Index"].contains(source.name(at: 1)),
            let open = source.tokens.indices.first(where: { source.token($0, is: "(") }),
            let close = source.tokens[open].partner
        else { return nil }
        return (source.name(at: 1), source.text(of: open + 1..<close))
    }

    private func constraint(_ macro: (name: String, arguments: String)) -> String {
        let make = macro.name == "Unique" ? "unique" : "index"
        return "SwiftData._SchemaConstraint.\(make)(\(members.name).self, \(macro.arguments))"
    }
}
