import SwiftTokens

/// `@Animatable`: makes `animatableData` of a type's stored variables, in nested pairs.
///
///     @Animatable struct Wedge: Shape {
///         var start: Angle
///         var share: Double
///         @AnimatableIgnored var isClockwise: Bool
///     }
///
/// gets
///
///     var animatableData: SwiftUICore.AnimatablePair<Angle.AnimatableData, Double.AnimatableData> {
///         get { SwiftUICore.AnimatablePair(SwiftUICore._animatableData(of: start), SwiftUICore._animatableData(of: share)) }
///         set {
///             SwiftUICore._setAnimatableData(newValue.first, of: &start)
///             SwiftUICore._setAnimatableData(newValue.second, of: &share)
///         }
///     }
struct AnimatableMacro {
    let members: ModelMembers

    init(declaration: SourceSyntax) throws {
        do {
            members = try ModelMembers(declaration.source)
        } catch {
            throw MacroError("'@Animatable' can only be attached to a type", at: 0)
        }
        guard members.keyword == "struct" || members.keyword == "class" else {
            throw MacroError(
                "'@Animatable' requires a struct or a class; '\(members.name)' is \(article) \(members.keyword)",
                at: members.keywordOffset)
        }
    }

    private var article: String { members.keyword == "enum" || members.keyword == "actor" ? "an" : "a" }

    /// The name and type of each variable that is animated.
    ///
    /// Variables with other attributes are stored elsewhere: they belong to property wrappers.
    private func variables() throws -> [(name: String, type: String)] {
        try members.declarations.compactMap { text in
            guard let property = try ModelProperty(text), property.attributes.isEmpty, !property.isConstant else {
                return nil
            }
            guard let type = property.type ?? property.initialValue.flatMap(Self.type) else {
                throw MacroError(
                    "'@Animatable' needs the type of '\(property.name)': write it, or mark the variable with "
                        + "'@AnimatableIgnored'", at: members.keywordOffset)
            }
            return (property.name, type)
        }
    }

    /// The type of a value as far as its source shows: a number with a point, or a type's initializer or member.
    private static func type(of value: String) -> String? {
        guard let source = try? SwiftSource(value), let first = source.tokens.first else { return nil }
        let text = source.text(first.range)
        if value.allSatisfy({ $0.isNumber || $0 == "." || $0 == "_" || $0 == "-" || $0 == "e" }) {
            return value.contains(".") ? "Double" : nil
        }
        guard first.kind == .identifier, text.first?.isUppercase == true else { return nil }
        return source.token(1, is: "(") || source.token(1, is: ".") ? text : nil
    }

    /// The member.
    func animatableData() throws -> String {
        let variables = try variables()
        guard let last = variables.indices.last else {
            return """
                \(members.access)var animatableData: SwiftUICore.EmptyAnimatableData {
                    get { SwiftUICore.EmptyAnimatableData() }
                    set {}
                }
                """
        }
        var type = "\(data(variables[last].type))"
        var value = "SwiftUICore._animatableData(of: self.\(variables[last].name))"
        for variable in variables.dropLast().reversed() {
            type = "SwiftUICore.AnimatablePair<\(data(variable.type)), \(type)>"
            value = "SwiftUICore.AnimatablePair(SwiftUICore._animatableData(of: self.\(variable.name)), \(value))"
        }
        let writes = variables.enumerated().map { index, variable in
            let path = String(repeating: ".second", count: index) + (index == last ? "" : ".first")
            return "SwiftUICore._setAnimatableData(newValue\(path), of: &self.\(variable.name))"
        }
        return """
            \(members.access)var animatableData: \(type) {
                get { \(value) }
                set {
                    \(writes.joined(separator: "\n        "))
                }
            }
            """
    }

    private func data(_ type: String) -> String {
        let isSimple = type.allSatisfy {
            $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "<" || $0 == ">"
        }
        return isSimple ? "\(type).AnimatableData" : "(\(type)).AnimatableData"
    }
}
