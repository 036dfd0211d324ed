import Foundation
import OrielFoundation
import Testing

/// Texts of people's names, and what is read from them.
@Suite("Names of people")
struct PersonNameTests {
    private let english = Locale(identifier: "en_US")
    private let apple = PersonNameComponents(
        namePrefix: "Dr.", givenName: "Johnny", middleName: "Maple", familyName: "Appleseed", nameSuffix: "Esq.",
        nickname: "Jo")
    private let yang = PersonNameComponents(
        namePrefix: "物理学博士", givenName: "振宁", familyName: "杨", nameSuffix: "先生")

    private func text(
        _ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style, _ language: String = "en_US"
    ) -> String {
        name.formatted(.name(style: style).locale(Locale(identifier: language)))
    }

    @Test("Styles of names")
    func styles() {
        #expect(text(apple, .long) == "Dr. Johnny Maple Appleseed Esq.")
        #expect(text(apple, .medium) == "Johnny Appleseed")
        #expect(text(apple, .short) == "Jo")
        #expect(text(apple, .abbreviated) == "JA")
        #expect(apple.formatted(PersonNameComponents.FormatStyle(locale: english)) == "Johnny Appleseed")
    }

    @Test("Family names come first where the language or the script has them first")
    func order() {
        #expect(text(apple, .long, "zh_CN") == "Dr. Appleseed Johnny Maple Esq.")
        #expect(text(apple, .abbreviated, "ja_JP") == "AJ")
        #expect(text(apple, .medium, "hu_HU") == "Appleseed Johnny")
        #expect(text(apple, .medium, "de_DE") == "Johnny Appleseed")
        #expect(text(yang, .long) == "物理学博士杨振宁先生")
        #expect(text(yang, .medium, "fr_FR") == "杨振宁")
        #expect(text(yang, .abbreviated) == "杨")
    }

    @Test("Names without some or all of their parts")
    func missingParts() {
        let empty = PersonNameComponents(givenName: " ", familyName: "")
        for style in [PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated] {
            #expect(text(PersonNameComponents(), style) == "")
            #expect(text(empty, style) == "")
        }
        #expect(text(PersonNameComponents(familyName: "Appleseed"), .short) == "Appleseed")
        #expect(text(PersonNameComponents(givenName: "Johnny"), .abbreviated) == "J")
        #expect(text(PersonNameComponents(nickname: "Jo"), .medium) == "Jo")
    }

    @Test("Attributed names say what their parts are")
    func attributed() {
        let name = apple.formatted(.name(style: .medium).locale(english).attributed)
        #expect(name.runs.map { $0.personNameComponent } == [.givenName, .delimiter, .familyName])
        #expect(PersonNameComponents().formatted(.name(style: .long).attributed).characters.isEmpty)
    }

    @Test(
        "Names in texts",
        arguments: [
            ("Dr. Johnny Maple Appleseed Esq.", ["Dr.", "Johnny", "Maple", "Appleseed", "Esq.", nil]),
            ("Appleseed, Johnny", [nil, "Johnny", nil, "Appleseed", nil, nil]),
            ("Johnny “Jo” Appleseed, Jr.", [nil, "Johnny", nil, "Appleseed", "Jr.", "Jo"]),
            ("Ludwig van Beethoven", [nil, "Ludwig", nil, "van Beethoven", nil, nil]),
            ("Madonna", [nil, "Madonna", nil, nil, nil, nil]),
            ("Mr.", [nil, "Mr.", nil, nil, nil, nil]),
        ] as [(String, [String?])])
    func reading(text: String, parts: [String?]) throws {
        let name = try PersonNameComponents(text, strategy: .name)
        #expect(
            [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix, name.nickname] == parts
        )
        #expect(try PersonNameComponents(text) == name)
        #expect(PersonNameComponentsFormatter().personNameComponents(from: text) == name)
    }

    @Test("No names in texts", arguments: ["", "  ", ",", "12 34", "\"\""])
    func readingNothing(text: String) {
        #expect(throws: CocoaError.self) { try PersonNameComponents(text, strategy: .name) }
        #expect(PersonNameComponentsFormatter().personNameComponents(from: text) == nil)
    }

    @Test("What a style writes, its strategy reads")
    func roundTrip() throws {
        let style = PersonNameComponents.FormatStyle(style: .long, locale: english)
        var name = apple
        name.nickname = nil
        #expect(try style.parseStrategy.parse(style.format(name)) == name)
    }

    @Test("The formatter of names")
    func formatter() {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = english
        #expect(formatter.string(from: apple) == "Johnny Appleseed")
        formatter.style = .long
        #expect(formatter.string(for: apple) == "Dr. Johnny Maple Appleseed Esq.")
        #expect(formatter.string(for: 3) == nil)
        let text = formatter.annotatedString(from: apple)
        let key = NSAttributedString.Key(NSPersonNameComponentKey)
        #expect(text.string == "Dr. Johnny Maple Appleseed Esq.")
        #expect(text.attribute(key, at: 4, effectiveRange: nil) as? String == NSPersonNameComponentGivenName)
        #expect(text.attribute(key, at: 3, effectiveRange: nil) as? String == NSPersonNameComponentDelimiter)
        #expect(PersonNameComponentsFormatter.localizedString(from: yang, style: .short) == "振宁")
    }

    @Test("The sound of names")
    func phonetic() {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = english
        formatter.isPhonetic = true
        #expect(formatter.string(from: yang) == "")
        var name = yang
        name.phoneticRepresentation = PersonNameComponents(givenName: "Chen-Ning", familyName: "Yang")
        #expect(formatter.string(from: name) == "Chen-Ning Yang")
    }
}
