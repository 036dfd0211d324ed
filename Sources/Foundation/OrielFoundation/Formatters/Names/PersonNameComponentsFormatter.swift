import Foundation

/// Writes people's names as their script and a language do.
///
/// Follows Apple's [PersonNameComponentsFormatter](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter).
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default`
        /// The nickname, or else the given name: “Tom”.
        case short
        /// Given name and family name: “Thomas Clark”.
        case medium
        /// All parts but the nickname: “Dr. Thomas Louis Clark Esq.”.
        case long
        /// The initials: “TC”.
        case abbreviated

        fileprivate var formatStyle: PersonNameComponents.FormatStyle.Style {
            switch self {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        }
    }

    /// Options for the parts of a name that are written.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// How the name sounds: its `phoneticRepresentation`.
        public static let phonetic = Options(rawValue: 2)
    }

    /// How much of a name is written.
    open var style = Style.default
    /// Whether the sound of names is written, their `phoneticRepresentation`; false unless set.
    open var isPhonetic = false
    /// The language, which decides about the order of names in Latin letters; nil for the current one.
    open var locale: Locale! = .autoupdatingCurrent

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter; nothing of it is archived.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes a name in a style.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// Writes a name; an empty one is an empty text.
    open func string(from components: PersonNameComponents) -> String { written(components, format).text }

    /// Writes a name; each part has the key `NSPersonNameComponentKey`, and says what part of the name it is.
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        let phrase = written(components, format)
        let text = NSMutableAttributedString(string: "")
        func append(_ piece: String, _ name: String) {
            text.append(NSAttributedString(string: piece, attributes: [.init(NSPersonNameComponentKey): name]))
        }
        for (part, name) in phrase.parts {
            if text.length > 0, !phrase.separator.isEmpty { append(phrase.separator, NSPersonNameComponentDelimiter) }
            append(name, key(part))
        }
        return text
    }

    /// Finds the parts of a name in a text; nil where there are no letters.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        PersonNameComponents(words: string)
    }

    /// Writes a name; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }

    private var format: PersonNameComponents.FormatStyle {
        PersonNameComponents.FormatStyle(style: style.formatStyle, locale: locale ?? .autoupdatingCurrent)
    }

    private func written(_ name: PersonNameComponents, _ format: PersonNameComponents.FormatStyle) -> NamePhrase {
        let name = isPhonetic ? name.phoneticRepresentation ?? PersonNameComponents() : name
        return NamePhrase(name, style: format.style, locale: format.locale)
    }

    private func key(_ part: NamePhrase.Part) -> String {
        switch part {
        case .givenName: NSPersonNameComponentGivenName
        case .familyName: NSPersonNameComponentFamilyName
        case .middleName: NSPersonNameComponentMiddleName
        case .namePrefix: NSPersonNameComponentPrefix
        case .nameSuffix: NSPersonNameComponentSuffix
        case .nickname: NSPersonNameComponentNickname
        case .delimiter: NSPersonNameComponentDelimiter
        @unknown default: NSPersonNameComponentDelimiter
        }
    }
}
