import DisplayList
import Foundation
import Testing

@testable import OrielFoundation
@testable import SwiftUICore

extension TranslationTests {
    @MainActor @Suite(.serialized) final class LocalizationTests {
        let folder = NSTemporaryDirectory() + "strings-" + UUID().uuidString

        init() throws {
            try write(
                "de.lproj/Localizable.strings",
                """
                /* A greeting. */
                "Hello %@" = "Hallo %@";
                "%@ likes %@" = "%2$@ gefällt %1$@"; // turned round
                "^[%lld attempt](inflect: true)" = "^[%lld Versuch](inflect: true)";
                "quoted \\"x\\"" = "\\U00e4\\n";
                """)
            try write("de.lproj/Other.strings", "Plain = Schlicht;")
            try write("de.lproj/Counts.strings", "\"%lld apples\" = \"%lld (plain)\";")
            try write(
                "de.lproj/Counts.stringsdict",
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>%lld apples</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
                <key>count</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>zero</key><string>no apples</string>
                <key>one</key><string>%lld Apfel</string>
                <key>other</key><string>%lld Aepfel</string>
                </dict></dict></dict></plist>
                """)
            try write(
                "Localizable.xcstrings",
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {
                  "%lld cards": {"localizations": {
                    "en": {"variations": {"plural": {
                      "one": {"stringUnit": {"state": "translated", "value": "%lld card"}},
                      "other": {"stringUnit": {"state": "translated", "value": "%lld cards"}}}}},
                    "pl": {"variations": {"plural": {
                      "one": {"stringUnit": {"state": "translated", "value": "%lld karta"}},
                      "few": {"stringUnit": {"state": "translated", "value": "%lld karty"}},
                      "many": {"stringUnit": {"state": "translated", "value": "%lld kart"}}}}}}},
                  "Play": {"localizations": {
                    "de": {"stringUnit": {"state": "translated", "value": "**Spielen**"}},
                    "fr": {"stringUnit": {"state": "translated", "value": "Jouer"}}}}}}
                """)
            LocalizedStrings.addFolder(folder)
        }

        deinit {
            LocalizedStrings.removeFolder(folder)
            try? FileManager.default.removeItem(atPath: folder)
        }

        private func write(_ name: String, _ text: String) throws {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }

        private func show(_ text: Text, _ locale: String) -> String {
            var values = EnvironmentValues()
            values.locale = Locale(identifier: locale)
            return text.resolve(in: values).string
        }

        @Test func stringsFilesAreRead() {
            let name = "Ann", other = "Bob"
            #expect(show(Text("Hello \(name)"), "de_AT") == "Hallo Ann")
            #expect(show(Text("Hello \(name)"), "fr_FR") == "Hello Ann")
            #expect(show(Text("\(name) likes \(other)"), "de") == "Bob gefällt Ann")
            #expect(show(Text("quoted \"x\""), "de") == "ä\n")
            #expect(show(Text("Plain", tableName: "Other"), "de") == "Schlicht")
            #expect(show(Text("Missing"), "de") == "Missing")
            // Words of other languages are as they are, without the mark-up.
            #expect(show(Text("^[\(2) attempt](inflect: true)"), "de") == "2 Versuch")
            #expect(show(Text("^[\(2) attempt](inflect: true)"), "fr") == "2 attempts")
        }

        @Test func catalogsAreReadWithTheirPlurals() {
            let texts = [1, 2, 5, 22].map { count in Text("\(count) cards") }
            #expect(texts.map { show($0, "en_US") } == ["1 card", "2 cards", "5 cards", "22 cards"])
            #expect(texts.map { show($0, "pl_PL") } == ["1 karta", "2 karty", "5 kart", "22 karty"])
            #expect(show(Text("Play"), "fr_CA") == "Jouer")
            var values = EnvironmentValues()
            values.locale = Locale(identifier: "de")
            #expect(Text("Play").resolve(in: values).first.style.font.weight == 700)
        }

        @Test func pluralFormsComeBeforePlainStringsAndOneIsForNone() {
            let texts = [0, 1, 2].map { count in Text("\(count) apples", tableName: "Counts") }
            #expect(texts.map { show($0, "de") } == ["no apples", "1 Apfel", "2 Aepfel"])
        }

        @Test func numbersHaveTheirPluralForms() {
            let numbers: [Double] = [1, 2, 4, 5, 11, 12, 14, 21, 22, 112]
            #expect(
                numbers.map { PluralRule.category($0, language: "ru") } == [
                    "one", "few", "few", "many", "many", "many", "many", "one", "few", "many",
                ])
            #expect(
                [1, 1.5, 2, 2.5].map { PluralRule.category($0, language: "fr") } == ["one", "one", "other", "other"])
        }

        @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
        func stringsFilesMayBeUTF16(encoding: String.Encoding) throws {
            let data = try #require("\u{feff}\"a\" = \"b\";".data(using: encoding))
            #expect(StringsFile.parse(data) == ["a": "b"])
        }

        @Test func stringsAndResourcesUseTheSameTables() {
            let name = "Ann"
            let german = Locale(identifier: "de")
            #expect(String(localized: "Hello \(name)", locale: german) == "Hallo Ann")
            #expect(String(localized: "none", defaultValue: "n = \(1)", locale: german) == "n = 1")
            var resource: LocalizedStringResource = "Hello \(name)"
            resource.locale = german
            #expect(String(localized: resource) == "Hallo Ann")
            #expect(show(Text(resource), "de") == "Hallo Ann")
            #expect(resource.key == "Hello %@")
        }
    }
}
