import SwiftUI
import SwiftUITesting
import Testing

@testable import OrielFoundation
@testable import SwiftUICore

/// Words that agree with their numbers: T09.
@MainActor @Suite("Automatic grammar agreement")
struct InflectionTests {
    private func show(_ text: Text) -> String { text.resolve(in: EnvironmentValues()).string }

    @Test("A text shows the noun that goes with its number, and nothing of the mark-up")
    func texts() {
        func attempts(_ number: Int) -> String { show(Text("^[\(number) attempt](inflect: true)")) }
        #expect(attempts(0) == "0 attempts")
        #expect(attempts(1) == "1 attempt")
        #expect(attempts(2) == "2 attempts")
        #expect(attempts(-1) == "-1 attempt")
        #expect(attempts(1234) == "1,234 attempts")
        #expect(
            show(Text("**^[\(3) small box left](inflect: true)**, ^[one wolf](inflect: true)"))
                == "3 small boxes left, one wolf")
        #expect(show(Text("^[\("two") **wolf**](inflect: true)")) == "two wolves")
        #expect(show(Text("^[\(2) \("berry")](inflect: true)")) == "2 berries")
        #expect(show(Text("^[2 apple and 1 pear and 4 cherry](inflect: true)")) == "2 apples and 1 pear and 4 cherries")
        #expect(show(Text("\(5) ^[card](agreeWithArgument: 1)")) == "5 cards")
        #expect(show(Text("^[item](inflect: { number: 'plural' }) a^[1]b")) == "items a^[1]b")
    }

    @Test(
        "Nouns, regular and irregular",
        arguments: [
            "attempt attempts", "box boxes", "match matches", "stomach stomachs", "city cities", "day days",
            "quiz quizzes",
            "bus buses", "lens lenses", "kiss kisses", "status statuses", "analysis analyses", "potato potatoes",
            "photo photos", "leaf leaves", "bookshelf bookshelves", "roof roofs", "life lives", "woman women",
            "human humans",
            "child children", "person people", "foot feet", "mouse mice", "matrix matrices", "criterion criteria",
            "sheep sheep", "series series", "fish fish", "attempts attempts", "children children", "Hero Heroes",
            "CHILD CHILDREN", "POINT POINTS", "CD CDs", "Person People", "mother-in-law mothers-in-law",
            "check-in check-ins", "🍎 🍎",
        ])
    func nouns(_ pair: String) {
        let words = pair.split(separator: " ").map(String.init)
        #expect(String(localized: "^[2 \(words[0])](inflect: true)") == "2 \(words[1])")
        #expect(String(localized: "^[1 \(words[0])](inflect: true)") == "1 \(words[0])")
    }

    @Test("Thousands of nouns in one phrase, and a noun in two parts")
    func many() {
        let nouns = String(
            localized: String.LocalizationValue("^[" + String(repeating: "2 cat, ", count: 5_000) + "](inflect: true)"))
        #expect(nouns == String(repeating: "2 cats, ", count: 5_000))
        var parts = ["2 c", "at, ", "", "3 d", "og", ""]
        EnglishPhrase.inflect(&parts)
        #expect(parts == ["2 cats", ", ", "", "3 dogs", "", ""])
    }

    @Test("What is counted: words and digits, fractions; ordinals and phrases after the noun are not")
    func numbers() {
        func inflected(_ text: String) -> String {
            String(localized: String.LocalizationValue("^[\(text)](inflect: true)"))
        }
        #expect(inflected("1.5 mile") == "1.5 miles" && inflected("1.0 mile") == "1.0 miles")
        #expect(inflected("no match found") == "no matches found")
        #expect(
            inflected("twenty-one card") == "twenty-one cards" && inflected("two hundred card") == "two hundred cards")
        #expect(inflected("an apple") == "an apple" && inflected("another one") == "another one")
        #expect(inflected("1st try") == "1st try" && inflected("2nd try") == "2nd try")
        #expect(inflected("3 piece of cake") == "3 pieces of cake" && inflected("2 day (ago)") == "2 days (ago)")
        #expect(inflected("attempt") == "attempt" && inflected("") == "" && inflected("3") == "3")
    }

    @Test("Strings keep their other mark-up, attributed strings read it")
    func strings() {
        #expect(String(localized: "*You* have ^[\(2) card](inflect: true)") == "*You* have 2 cards")
        let styled = AttributedString(localized: "**You** have ^[\(2) *card*](inflect: true)")
        #expect(String(styled.characters) == "You have 2 cards")
        #expect(styled.runs.contains { String(styled[$0.range].characters) == "cards" })
        #expect(
            String(AttributedString(localized: LocalizedStringResource("^[\(3) card](inflect: true)")).characters)
                == "3 cards")
    }

    @Test("Markdown with extended attributes tells the rule, which is applied when asked")
    func rules() throws {
        let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
        let text = try AttributedString(markdown: "Add ^[2 apple](inflect: true) now", options: options)
        #expect(String(text.characters) == "Add 2 apple now")
        #expect(text.runs.contains { $0[InflectionRuleAttribute.self] == .automatic })
        #expect(String(text.inflected().characters) == "Add 2 apples now")
        #expect(!text.inflected().runs.contains { $0[InflectionRuleAttribute.self] != nil })
        var noun = AttributedString("apple")
        var morphology = Morphology()
        morphology.number = .plural
        noun.inflect = InflectionRule(morphology: morphology)
        #expect(String(noun.inflected().characters) == "apples")
    }
}
