import Foundation

extension String {
    /// A string to be localised, with the values that stand in it.
    ///
    /// Follows Apple's [LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue).
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
        /// The characters with a specifier for each value, and the values.
        let pattern: LocalizedStringKey

        /// Creates a value from a string.
        public init(_ value: String) { pattern = LocalizedStringKey(value) }

        /// Creates a value from a literal.
        public init(stringLiteral value: String) { pattern = LocalizedStringKey(value) }

        /// Creates a value from a literal with values.
        public init(stringInterpolation: StringInterpolation) {
            pattern = LocalizedStringKey(stringInterpolation: stringInterpolation.collected)
        }

        /// Collects a literal's characters and values.
        public struct StringInterpolation: StringInterpolationProtocol {
            var collected: LocalizedStringKey.StringInterpolation

            /// Creates a collection with room for a literal.
            public init(literalCapacity: Int, interpolationCount: Int) {
                collected = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            /// Adds characters.
            public mutating func appendLiteral(_ literal: String) { collected.appendLiteral(literal) }

            /// Adds a string.
            public mutating func appendInterpolation(_ string: String) { collected.appendInterpolation(string) }

            /// Adds a number, written as its type is by default.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                collected.appendInterpolation(value)
            }

            /// Adds a number, written as a `printf` specifier says.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                collected.appendInterpolation(value, specifier: specifier)
            }

            /// Adds any value, by its description.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { collected.appendInterpolation("\(value)") }

            /// Adds a value written by a format.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                collected.appendInterpolation(input, format: format)
            }

            /// Adds styled text.
            public mutating func appendInterpolation(_ attributedString: AttributedString) {
                collected.appendInterpolation(attributedString)
            }
        }
    }

    /// Creates a string from its translation, or the string itself where there is none.
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the default.
    ///   - table: The file of translations; `Localizable` by default.
    ///   - bundle: The bundle that holds the file; the program's own by default.
    ///   - locale: The language, and how numbers are written; the user's by default.
    ///   - comment: A hint for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.pattern.key, default: keyAndValue, table: table, bundle: bundle, locale: locale)
    }

    /// Creates a string from a key's translation, or a default where there is none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", default: defaultValue, table: table, bundle: bundle, locale: locale)
    }

    /// Creates a string from a resource's translation, or its default where there is none.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            key: resource.key, default: resource.defaultValue, table: resource.table, bundle: resource.bundle.bundle,
            locale: resource.locale)
    }

    private init(key: String, default value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
        let arguments = value.pattern.arguments
        let found = LocalizedStrings.string(
            for: key, table: table, bundle: bundle, locale: locale, arguments: arguments)
        var next = 0
        self = ""
        for piece in FormatPattern.pieces(of: found ?? value.pattern.key, next: &next) {
            switch piece {
            case .literal(let string): self += string
            case .argument(let index, let specifier):
                let isThere = arguments.indices.contains(index)
                self += isThere ? arguments[index].string(specifier: specifier, locale: locale) : specifier
            }
        }
    }
}
