import Foundation

/// A reference to a localized string: its key, its default, and where its translations are.
///
/// Follows Apple's [LocalizedStringResource](https://developer.apple.com/documentation/foundation/localizedstringresource).
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    /// Where translations are looked for.
    public enum BundleDescription: Equatable, Sendable {
        /// In the program's own bundle.
        case main
        /// In the bundle that holds a class.
        case forClass(AnyClass)
        /// In the bundle at a place in the file system.
        case atURL(URL)

        public static func == (a: Self, b: Self) -> Bool {
            switch (a, b) {
            case (.main, .main): true
            case (.forClass(let x), .forClass(let y)): x == y
            case (.atURL(let x), .atURL(let y)): x == y
            default: false
            }
        }

        package var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key.
    public let key: String
    /// The text shown if there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The file of translations; nil for `Localizable`.
    public let table: String?
    /// Where translations are looked for.
    public let bundle: BundleDescription
    /// The locale; the user's where none was given.
    public var locale: Locale {
        get { explicitLocale ?? .current }
        set { explicitLocale = newValue }
    }
    package private(set) var explicitLocale: Locale?

    /// Creates a resource whose key is also its default.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.bundle = bundle
        explicitLocale = locale
    }

    /// Creates a resource with a default value.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        explicitLocale = locale
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    /// Creates a resource from a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The translation as a format for the values, and its language; the default where there is none.
    package func translation(locale: Locale?) -> (format: String, language: String) {
        LocalizedStrings.find(
            key, table: table, bundle: bundle.bundle, locale: locale ?? explicitLocale,
            arguments: defaultValue.arguments) ?? (defaultValue.key, "")
    }
}
