import Foundation

/// The key under which a text's translation is found, with interpolated values.
///
/// Follows Apple's [LocalizedStringKey](https://developer.apple.com/documentation/swiftui/localizedstringkey).
/// Where no translation is found the key itself is shown; inline Markdown in it is understood.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// The key: the literal's characters, with a specifier for each value.
    let key: String
    /// The values, in the order of the literal.
    let arguments: [FormatArgument]
    /// The key with its values, where it has any and they read the same in all environments; nil otherwise.
    private(set) var filled: String?

    init(key: String, arguments: [FormatArgument]) {
        self.key = key
        self.arguments = arguments
    }

    public static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.arguments == b.arguments }

    /// Creates a key from a string.
    public init(_ value: String) { self.init(key: value, arguments: []) }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(key: value, arguments: []) }

    /// Creates a key from a literal with values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        filled = stringInterpolation.filled
    }

    /// Collects a literal's characters and values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [FormatArgument] = []
        /// The characters with the values so far; nil once something depends on the environment.
        var filled: String? = ""

        /// Creates a collection with room for a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Adds characters.
        public mutating func appendLiteral(_ literal: String) {
            if InlineMarkdown.mayBeMarkdown(literal) { filled = nil } else { filled?.append(literal) }
            if literal.utf8.contains(UInt8(ascii: "%")) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            } else {
                key += literal
            }
        }

        mutating func append(_ argument: FormatArgument) {
            key += argument.specifier
            if let characters = argument.plainCharacters { filled?.append(characters) } else { filled = nil }
            arguments.append(argument)
        }
    }
}

extension LocalizedStringKey: @unchecked Sendable {}
