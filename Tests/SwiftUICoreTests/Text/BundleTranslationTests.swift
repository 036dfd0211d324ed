import Foundation
import Testing

@testable import OrielFoundation

/// `NSLocalizedString` and `Bundle` use the files that texts use: catalogs, plurals, all languages.
@Suite final class BundleTranslationTests {
    private let folder = NSTemporaryDirectory() + "bundle-" + UUID().uuidString
    private let bundle: Bundle

    init() throws {
        FoundationMethods.replace()
        let folder = folder
        func write(_ name: String, _ text: String) throws {
            let path = URL(fileURLWithPath: folder + "/" + name)
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: path)
        }
        func plural(_ variable: String) -> String {
            """
            <key>\(variable)</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d \(variable)</string><key>other</key><string>%d \(variable)s</string></dict>
            """
        }
        try write(
            "en.lproj/Localizable.stringsdict",
            """
            <plist version="1.0"><dict>
            <key>dogs</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@dog@ here</string>\(plural("dog"))</dict>
            <key>both</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@dog@ and %#@cat@</string>
            \(plural("dog"))\(plural("cat"))</dict></dict></plist>
            """)
        try write("en.lproj/Localizable.strings", "\"old\" = \"Old\";")
        try write("de.lproj/Other.strings", "\"only\" = \"Nur\";")
        try write(
            "Localizable.xcstrings",
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "greeting": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello"}},
                "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}},
              "cards": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld card"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld cards"}}}}}}}}}
            """)
        bundle = try #require(Bundle(path: folder))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    @Test func catalogsAndStringsAreRead() {
        #expect(bundle.localizedString(forKey: "greeting", value: nil, table: nil) == "Hello")
        #expect(NSLocalizedString("greeting", bundle: bundle, comment: "") == "Hello")
        #expect(NSLocalizedString("old", tableName: "", bundle: bundle, comment: "") == "Old")
        #expect(NSLocalizedString("none", bundle: bundle, value: "Default", comment: "") == "Default")
        #expect(bundle.localizedString(forKey: "none", value: "", table: "Nowhere") == "none")
        #expect(bundle.localizedString(forKey: "only", value: nil, table: "Other") == "only", "it is German only")
    }

    @Test func pluralFormsFollowTheNumber() {
        let dogs = NSLocalizedString("dogs", bundle: bundle, comment: "")
        #expect([1, 2].map { String.localizedStringWithFormat(dogs, $0) } == ["1 dog here", "2 dogs here"])
        #expect([1, 2].map { String(format: dogs, $0) } == ["1 dog here", "2 dogs here"])
        #expect(String(format: dogs, locale: Locale(identifier: "en"), 1) == "1 dog here")
        let cards = NSLocalizedString("cards", bundle: bundle, comment: "")
        #expect(String(format: "%@: ".replacingOccurrences(of: "%@", with: "All") + cards, 1) == "All: 1 card")
        let both = bundle.localizedString(forKey: "both", value: nil, table: nil)
        #expect(String(format: both, 1, 3) == "1 dog and 3 cats")
        #expect(both.hasPrefix("%#@dog@ and %#@cat@"))
        #expect(NSLocalizedString("dogs", bundle: bundle, comment: "") == dogs, "one mark a translation")
        #expect(dogs != both)
    }

    @Test func marksThatAreNotOursAreKept() {
        #expect(String(format: "%d\u{E0001}\u{E0039}\u{E0039}\u{E0039}\u{E007F}", 1).hasPrefix("1\u{E0001}"))
        #expect(String(format: "\u{E0001}\u{E0030}\u{E007F}%d", 1).hasSuffix("1"))
        #expect(String(format: "\u{E0001}%.1f %@", 1.5, "a" as NSString) == "\u{E0001}1.5 a")
    }

    @Test func languagesOfBundles() {
        #expect(bundle.localizations == ["de", "en", "fr"])
        #expect(bundle.preferredLocalizations == ["en"])
        #expect(Locale.preferredLanguages == ["en-001"])
    }

    @Test func aMethodThatAClassDoesNotHaveIsNotReplaced() throws {
        let function = try #require(UnsafeRawPointer(bitPattern: 0x1001))
        #expect(!MethodTable(Bundle.self).replace(function, by: function))
        #expect(!MethodTable(Bundle.self).replace(nil, by: function))
    }

    @Test func addressesInDefaults() throws {
        let name = "oriel-addresses-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let file = URL(fileURLWithPath: "/tmp/a b"), page = try #require(URL(string: "https://example.com/a?b=c"))
        defaults.set(file, forKey: "file")
        defaults.set(page, forKey: "page")
        #expect(defaults.url(forKey: "file") == file)
        #expect(defaults.url(forKey: "page") == page)
        defaults.set(nil, forKey: "file")
        #expect(defaults.url(forKey: "file") == nil)
        defaults.set(7, forKey: "number")
        defaults.set(nil, forKey: "number")
        #expect(defaults.object(forKey: "number") == nil)
    }
}
