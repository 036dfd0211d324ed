import Foundation

// This system's Foundation has no coding of styled texts.
extension AttributedString: @retroactive Codable {
    /// The attributes of a part that are coded.
    private struct Attributes: Codable {
        var link: URL?
        var language: String?
        var intent: UInt?

        private enum CodingKeys: String, CodingKey {
            case link = "NSLink"
            case language = "NSLanguage"
            case intent = "NSInlinePresentationIntent"
        }
    }

    /// Writes the text, part by part: the characters, and then their attributes by name.
    ///
    /// Links, languages and the emphasis of inlines are written; other attributes are left out.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for run in runs {
            try container.encode(String(characters[run.range]))
            try container.encode(
                Attributes(
                    link: run.link, language: run.languageIdentifier, intent: run.inlinePresentationIntent?.rawValue))
        }
    }

    /// Reads a text that was written in parts, or a text without attributes.
    public init(from decoder: any Decoder) throws {
        self.init()
        if let plain = try? decoder.singleValueContainer().decode(String.self) {
            append(AttributedString(plain))
            return
        }
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            var part = AttributedString(try container.decode(String.self))
            if container.isAtEnd { throw DecodingError.dataCorrupted(Self.context(container.codingPath)) }
            let attributes = try container.decode(Attributes.self)
            part.link = attributes.link
            part.languageIdentifier = attributes.language
            part.inlinePresentationIntent = attributes.intent.map { InlinePresentationIntent(rawValue: $0) }
            append(part)
        }
    }

    private static func context(_ path: [any CodingKey]) -> DecodingError.Context {
        DecodingError.Context(codingPath: path, debugDescription: "A part of a styled text has no attributes.")
    }
}
