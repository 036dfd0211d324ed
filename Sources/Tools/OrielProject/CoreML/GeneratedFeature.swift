import LearnedModelFiles

/// A property of a generated class: a feature that a model takes or returns.
struct GeneratedFeature {
    /// The name in the model.
    let name: String
    /// The name in Swift, which may be in backquotes.
    let identifier: String
    private let kind: LearnedFeature.Kind
    private let isOptional: Bool

    /// The features with names that differ from each other, and from those that the classes have anyway.
    static func all(of features: [LearnedFeature]) -> [GeneratedFeature] {
        var taken: Set<String> = ["_", "featureNames", "provider", "self", "init"]
        return features.map { feature in
            var plain = BuildSettings.identifier(feature.name)
            while !taken.insert(plain).inserted { plain += "_" }
            return GeneratedFeature(
                name: feature.name, identifier: keywords.contains(plain) ? "`\(plain)`" : plain, kind: feature.type,
                isOptional: feature.isOptional)
        }
    }

    /// The name as a literal.
    var literal: String { name.debugDescription }

    /// Whether Swift code can give or take its values here.
    var isKnown: Bool { plainType != nil }

    private var plainType: String? {
        switch kind {
        case .int64: "Int64"
        case .double: "Double"
        case .string: "String"
        case .array: "MLMultiArray"
        case .dictionary(hasTextKeys: true): "[String: Double]"
        case .dictionary(hasTextKeys: false): "[Int64: Double]"
        case .none, .image, .sequence, .state: nil
        }
    }

    /// The type of what a model returns.
    var outputType: String { plainType ?? "Never" }
    /// The type of what it takes; what is optional may be left out.
    var inputType: String { outputType + (isOptional ? "?" : "") }
    /// A parameter of the type.
    var parameter: String { "\(identifier): \(inputType)\(isOptional ? " = nil" : "")" }

    /// Makes a value for a model of the property.
    func value(canBeNil: Bool) -> String {
        func value(of name: String) -> String {
            switch kind {
            case .int64: "MLFeatureValue(int64: \(name))"
            case .double: "MLFeatureValue(double: \(name))"
            case .string: "MLFeatureValue(string: \(name))"
            case .array: "MLFeatureValue(multiArray: \(name))"
            default:
                "try! MLFeatureValue(dictionary: \(name).reduce(into: [:]) { "
                    + "$0[AnyHashable($1.key)] = NSNumber(value: $1.value) })"
            }
        }
        return canBeNil && isOptional
            ? "\(identifier).map { value in \(value(of: "value")) }" : value(of: identifier)
    }

    /// Takes the property's value from one of a model.
    func content(of value: String) -> String {
        switch kind {
        case .int64: "\(value).int64Value"
        case .double: "\(value).doubleValue"
        case .string: "\(value).stringValue"
        case .array: "\(value).multiArrayValue!"
        case .dictionary(let hasTextKeys):
            "\(value).dictionaryValue.reduce(into: [:]) { "
                + "$0[$1.key as! \(hasTextKeys ? "String" : "Int64")] = $1.value.doubleValue }"
        default: "fatalError()"
        }
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "Type", "Protocol", "actor", "as", "associatedtype", "async", "await", "borrowing", "break",
        "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
        "internal", "is", "let", "nil", "nonisolated", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}
