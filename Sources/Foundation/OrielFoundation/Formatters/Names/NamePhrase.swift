import Foundation

/// The parts of a person's name in the order in which they are written.
struct NamePhrase {
    typealias Part = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component

    /// The parts that are not empty, in order.
    private(set) var parts: [(part: Part, text: String)] = []
    /// The separator between them.
    private(set) var separator = " "

    /// The name without attributes.
    var text: String { parts.map(\.text).joined(separator: separator) }

    /// Orders a name as its script and the language do.
    init(_ name: PersonNameComponents, style: PersonNameComponents.FormatStyle.Style, locale: Locale) {
        let all: [Part: String?] = [
            .givenName: name.givenName, .middleName: name.middleName, .familyName: name.familyName,
            .namePrefix: name.namePrefix, .nameSuffix: name.nameSuffix, .nickname: name.nickname,
        ]
        let texts = all.compactMapValues { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.value.isEmpty }
        let names = (texts[.givenName] ?? "") + (texts[.familyName] ?? "")
        let isIdeographic = !names.isEmpty && names.unicodeScalars.allSatisfy(Self.isIdeographic)
        let language = locale.language.languageCode?.identifier ?? "en"
        let familyFirst = isIdeographic || ["hu", "ja", "ko", "vi", "yue", "zh"].contains(language)
        if isIdeographic { separator = "" }

        func found(_ wanted: [Part]) -> [(part: Part, text: String)] {
            wanted.compactMap { part in texts[part].map { (part, $0) } }
        }
        let medium = familyFirst ? [Part.familyName, .givenName] : [.givenName, .familyName]
        let long =
            familyFirst
            ? [Part.namePrefix, .familyName, .givenName, .middleName, .nameSuffix]
            : [.namePrefix, .givenName, .middleName, .familyName, .nameSuffix]
        switch style {
        case .long: parts = found(long)
        case .medium: parts = found(medium)
        case .short: parts = Array(found([.nickname, .givenName, .familyName]).prefix(1))
        case .abbreviated where isIdeographic: parts = Array(found([.familyName, .givenName]).prefix(1))
        case .abbreviated:
            parts = found(medium).map { ($0.part, String($0.text.prefix(1)).uppercased(with: locale)) }
            separator = ""
        }
        if parts.isEmpty { parts = Array(found([.nickname, .middleName, .namePrefix, .nameSuffix]).prefix(1)) }
    }

    private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20: true
        case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF: true
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: true
        default: false
        }
    }
}
