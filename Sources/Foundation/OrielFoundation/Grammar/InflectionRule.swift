import Foundation

extension InflectionRule {
    /// The rule in marked-up text.
    init(_ attributes: MarkdownAttributes) {
        self = .automatic
        if let isPlural = attributes.isPlural {
            var morphology = Morphology()
            morphology.number = isPlural ? .plural : .singular
            self = .explicit(morphology)
        }
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
