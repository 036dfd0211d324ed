import Foundation

/// The grammatical properties of a phrase.
///
/// Follows Apple's [Morphology](https://developer.apple.com/documentation/foundation/morphology); here the number alone
/// has an effect.
public struct Morphology: Hashable, Codable, Sendable {
    /// How many a phrase is about.
    public enum GrammaticalNumber: Int, Hashable, Codable, Sendable, CaseIterable {
        case singular = 1, zero, plural, pluralTwo, pluralFew, pluralMany
    }

    /// The grammatical gender.
    public enum GrammaticalGender: Int, Hashable, Codable, Sendable, CaseIterable {
        case feminine = 1, masculine, neuter
    }

    /// The number; nil for unknown.
    public var number: GrammaticalNumber?
    /// The gender; nil for unknown.
    public var grammaticalGender: GrammaticalGender?

    /// Creates a phrase's properties, none of them known.
    public init() {}

    /// Whether nothing is known.
    public var isUnspecified: Bool { number == nil && grammaticalGender == nil }
}

/// How a stretch of styled text agrees with others.
///
/// Follows Apple's [InflectionRule](https://developer.apple.com/documentation/foundation/inflectionrule).
public enum InflectionRule: Hashable, Codable, Sendable {
    /// With the number in it.
    case automatic
    /// With given properties.
    case explicit(Morphology)

    /// Creates a rule from given properties.
    public init(morphology: Morphology) { self = .explicit(morphology) }

    init(_ attributes: MarkdownAttributes) {
        self = .automatic
        if let isPlural = attributes.isPlural {
            var morphology = Morphology()
            morphology.number = isPlural ? .plural : .singular
            self = .explicit(morphology)
        }
    }

    /// Whether words of a language agree with their numbers; English ones do.
    public static func canInflect(language: String) -> Bool { language == "en" || language.hasPrefix("en-") }

    /// Whether words of the user's language do.
    public static var canInflectPreferredLocalization: Bool {
        Bundle.main.preferredLocalizations.first.map { canInflect(language: $0) } ?? false
    }
}

/// The attribute that holds an ``InflectionRule``.
public enum InflectionRuleAttribute: CodableAttributedStringKey {
    public typealias Value = InflectionRule
    public static let name = "NSInflect"
}

/// The attribute that names the value that words agree with.
public enum AgreementArgumentAttribute: CodableAttributedStringKey {
    public typealias Value = Int
    public static let name = "NSInflectionAgreementArgument"
}

extension AttributedString {
    /// Returns the text with its words in agreement, as its ``InflectionRule`` attributes say, which are gone from it.
    public func inflected() -> AttributedString {
        var result = AttributedString()
        for (rule, range) in runs[InflectionRuleAttribute.self] {
            var part = AttributedString(self[range])
            if let rule {
                var isPlural: Bool?
                if case .explicit(let morphology) = rule { isPlural = morphology.number.map { $0 != .singular } }
                var pieces = part.runs.map { AttributedString(part[$0.range]) }
                var strings = pieces.map { String($0.characters) }
                EnglishPhrase.inflect(&strings, isPlural: isPlural)
                for (index, string) in strings.enumerated() where string != String(pieces[index].characters) {
                    let attributes = pieces[index].runs.first?.attributes ?? AttributeContainer()
                    pieces[index] = AttributedString(string, attributes: attributes)
                }
                part = pieces.reduce(into: AttributedString()) { $0.append($1) }
                part[InflectionRuleAttribute.self] = nil
                part[AgreementArgumentAttribute.self] = nil
            }
            result.append(part)
        }
        return result
    }
}
