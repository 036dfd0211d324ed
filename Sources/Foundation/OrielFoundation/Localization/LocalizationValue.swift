import Foundation

extension String {
    /// A string to be localized, with interpolated values.
    ///
    /// Follows Apple's [LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue).
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
        /// The characters with a specifier for each value.
        package let key: String
        /// The values, in the order of the literal.
        package let arguments: [FormatArgument]

        /// Creates a value from a string.
        public init(_ value: String) { (key, arguments) = (value, []) }

        /// Creates a value from a literal.
        public init(stringLiteral value: String) { (key, arguments) = (value, []) }

        /// Creates a value from a literal with values.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// Collects a literal's characters and values.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [FormatArgument] = []

            /// Creates a collection with room for a literal.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 4)
                arguments.reserveCapacity(interpolationCount)
            }

            private mutating func append(_ argument: FormatArgument) {
                key += argument.specifier
                arguments.append(argument)
            }

            /// Adds characters.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Adds a string.
            public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

            /// Adds a number, written as its type is by default.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                append(.number(value._arg, specifier: value._specifier))
            }

            /// Adds a number, written in the form of a `printf` specifier.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                append(.number(value._arg, specifier: specifier))
            }

            /// Adds any value, by its description.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)")) }

            /// Adds a value written by a format.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                append(.piece(FormattedPiece(input: input, format: format)))
            }

            /// Adds styled text.
            public mutating func appendInterpolation(_ attributedString: AttributedString) {
                append(.piece(AttributedPiece(attributedString)))
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
            key: keyAndValue.key, default: keyAndValue, table: table, bundle: bundle, locale: locale)
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
        let (format, language) = resource.translation(locale: nil)
        self.init(
            format: format, language: language, arguments: resource.defaultValue.arguments, locale: resource.locale)
    }

    private init(key: String, default value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
        let found = LocalizedStrings.find(
            key, table: table, bundle: bundle, locale: locale, arguments: value.arguments)
        self.init(
            format: found?.format ?? value.key, language: found?.language ?? "", arguments: value.arguments,
            locale: locale)
    }

    /// Fills in a format; of its Markdown, only attributes for the agreement of words are processed.
    private init(format: String, language: String, arguments: [FormatArgument], locale: Locale) {
        self = LocalizedRun.runs(
            of: format, as: .attributesOnly, language: language, arguments: arguments, locale: locale
        ).map { $0.string(locale: locale) }.joined()
    }
}
