import Foundation

// Formats that `NSLocalizedString` has found with plural forms: Foundation's own functions take any number of values, and
// the compiler prefers these, which take a few.

extension String {
    /// Creates a string from a format and a value; a translated format uses the form for the value's number.
    public init(format: String, _ a: any CVarArg) {
        self.init(format: PluralFormats.resolved(format, [a]), arguments: [a])
    }

    /// Creates a string from a format and two values; a translated format uses the forms for their numbers.
    public init(format: String, _ a: any CVarArg, _ b: any CVarArg) {
        self.init(format: PluralFormats.resolved(format, [a, b]), arguments: [a, b])
    }

    /// Creates a string from a format and three values; a translated format uses the forms for their numbers.
    public init(format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg) {
        self.init(format: PluralFormats.resolved(format, [a, b, c]), arguments: [a, b, c])
    }

    /// Creates a string from a format and a value, written as a locale does.
    public init(format: String, locale: Locale?, _ a: any CVarArg) {
        self.init(format: PluralFormats.resolved(format, [a]), locale: locale, arguments: [a])
    }

    /// Creates a string from a format and two values, written as a locale does.
    public init(format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg) {
        self.init(format: PluralFormats.resolved(format, [a, b]), locale: locale, arguments: [a, b])
    }

    /// Returns a format filled with a value as the user writes numbers; a translated format uses the form for it.
    public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg) -> String {
        String(format: format, locale: .current, a)
    }

    /// Returns a format filled with two values as the user writes numbers.
    public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg, _ b: any CVarArg) -> String {
        String(format: format, locale: .current, a, b)
    }

    /// Returns a format filled with three values as the user writes numbers.
    public static func localizedStringWithFormat(
        _ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg
    ) -> String {
        String(format: PluralFormats.resolved(format, [a, b, c]), locale: .current, arguments: [a, b, c])
    }
}
