import SwiftTokens

/// `@Entry`: gives a variable in an extension of `EnvironmentValues` or a similar container a key, and accessors that
/// read and write the container by that key.
///
///     extension EnvironmentValues {
///         @Entry var cardColor = Color.orange
///     }
///
/// becomes
///
///     extension EnvironmentValues {
///         var cardColor: Color {
///             get { self[__Key_cardColor.self] }
///             set { self[__Key_cardColor.self] = newValue }
///         }
///         private struct __Key_cardColor: SwiftUICore.EnvironmentKey, SwiftUICore._EntryKey {
///             static let _entryDefault = SwiftUICore._EntryDefault(Color.orange)
///         }
///     }
///
/// The default sits in a box because the box's type can be inferred where the property's is not written, and
/// because a constant of the box's type is allowed where one of a type that is not `Sendable` would not be. It is
/// evaluated once.
struct EntryMacro {
    /// The types whose extensions may hold entries.
    enum Container: String, CaseIterable {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case focus = "FocusedValues"
        case container = "ContainerValues"

        var keyProtocol: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .focus: "FocusedValueKey"
            case .container: "ContainerValueKey"
            }
        }
    }

    let variable: VariableDeclaration
    let container: Container

    init(declaration: SourceSyntax, context: [SourceSyntax]) throws {
        let source = try SwiftSource(declaration.source)
        variable = try VariableDeclaration(source)
        guard let container = try context.first.flatMap({ try Self.container($0.source) }) else {
            throw MacroError(
                "'@Entry' can only be attached to a variable in an extension of "
                    + "'EnvironmentValues', 'Transaction', 'FocusedValues' or 'ContainerValues'",
                at: variable.nameOffset)
        }
        self.container = container
        try checkTypes()
    }

    /// The accessor block that replaces the stored property.
    func accessors() -> String {
        """
        {
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
        }
        """
    }

    /// The declaration of the key beside the property.
    func key() -> String {
        if container == .focus {
            return """
                private struct \(keyName): SwiftUICore.FocusedValueKey {
                    typealias Value = \(variable.wrappedType ?? "Never")
                }
                """
        }
        let annotation = optionalSpelling.map { "<\($0)>" } ?? ""
        let value = variable.initialValue ?? "nil"
        let alias = optionalSpelling.map { "typealias Value = \($0)\n    " } ?? ""
        return """
            private struct \(keyName): SwiftUICore.\(container.keyProtocol), SwiftUICore._EntryKey {
                \(alias)static let _entryDefault = SwiftUICore._EntryDefault\(annotation)(\(value))
            }
            """
    }

    private var keyName: String { "__Key_\(variable.name)" }

    /// The annotated type, `T!` as `T?`: an implicitly unwrapped type is not allowed as a generic argument.
    private var optionalSpelling: String? {
        variable.type.map { $0.hasSuffix("!") ? $0.dropLast() + "?" : $0 }
    }

    private func checkTypes() throws {
        if container == .focus {
            guard variable.wrappedType != nil else {
                throw MacroError(
                    "'@Entry' in 'FocusedValues' needs a variable of optional type", at: variable.nameOffset)
            }
            guard variable.initialValue == nil || variable.initialValue == "nil" else {
                throw MacroError(
                    "'@Entry' in 'FocusedValues' cannot have a default value other than nil", at: variable.nameOffset)
            }
        } else if variable.initialValue == nil, variable.wrappedType == nil {
            throw MacroError(
                "'@Entry' needs a default value or a variable of optional type", at: variable.nameOffset)
        }
    }

    /// The container an `extension` extends; module names before it are skipped.
    private static func container(_ text: String) throws -> Container? {
        let source = try SwiftSource(text)
        guard
            let keyword = source.tokens.indices.first(where: {
                source.tokens[$0].depth == 0 && source.token($0, is: "extension")
            })
        else { return nil }
        var name = keyword + 1
        while name + 2 < source.tokens.count, source.token(name + 1, is: ".") { name += 2 }
        return name < source.tokens.count ? Container(rawValue: source.name(at: name)) : nil
    }
}
