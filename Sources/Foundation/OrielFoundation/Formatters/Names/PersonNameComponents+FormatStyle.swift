import Foundation

extension PersonNameComponents {
    /// Writes people's names as their script and a language do.
    ///
    /// Follows Apple's [PersonNameComponents.FormatStyle](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle).
    public struct FormatStyle: Foundation.FormatStyle, ParseableFormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, or else the given name: “Tom”.
            case short
            /// Given name and family name: “Thomas Clark”.
            case medium
            /// All parts but the nickname: “Dr. Thomas Louis Clark Esq.”.
            case long
            /// The initials: “TC”.
            case abbreviated
        }

        /// How much of a name is written.
        public var style: Style
        /// The language, which decides about the order of names in Latin letters.
        public var locale: Locale

        /// Creates a style; medium by default.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Writes a name; an empty one is an empty text.
        public func format(_ value: PersonNameComponents) -> String {
            NamePhrase(value, style: style, locale: locale).text
        }

        /// The style in a language.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        /// A strategy that reads the style's output.
        public var parseStrategy: ParseStrategy { ParseStrategy() }

        /// The style for attributed texts, whose parts say what part of the name they are.
        public var attributed: AttributedStyle { AttributedStyle(style: self) }
    }

    /// Writes people's names as attributed texts.
    ///
    /// Follows Apple's [PersonNameComponents.AttributedStyle](https://developer.apple.com/documentation/foundation/personnamecomponents/attributedstyle).
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        let style: FormatStyle

        /// Writes a name.
        public func format(_ value: PersonNameComponents) -> AttributedString {
            let phrase = NamePhrase(value, style: style.style, locale: style.locale)
            var text = AttributedString()
            for (part, name) in phrase.parts {
                if !text.characters.isEmpty, !phrase.separator.isEmpty {
                    var space = AttributedString(phrase.separator)
                    space.personNameComponent = .delimiter
                    text += space
                }
                var piece = AttributedString(name)
                piece.personNameComponent = part
                text += piece
            }
            return text
        }

        /// The style in a language.
        public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
    }

    /// Writes the name with given name and family name.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// Writes the name in a style.
    public func formatted<Style: Foundation.FormatStyle>(
        _ style: Style
    ) -> Style.FormatOutput where Style.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style of people's names.
    ///
    /// Follows Apple's [name(style:)](https://developer.apple.com/documentation/foundation/formatstyle/name(style:)).
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
