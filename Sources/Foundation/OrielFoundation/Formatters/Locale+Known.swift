import Foundation

extension Locale {
    /// Whether the system knows the language: its formats of times end the program with a locale of any other.
    var isKnown: Bool { language.languageCode.map { Self.knownLanguages.contains($0.identifier) } ?? false }

    private static let knownLanguages = Set(
        Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" && $0 != "-" }) })
}
