import Foundation
import Testing

@testable import OrielProject

/// What a package says about an app, by its Info.plist.
@Suite("Shipping: what is said of an app")
struct ShippingDescriptionTests {
    @Test("An identifier has three parts that desktops accept; without one a name is made up")
    func identifiers() {
        func text(_ bundle: String?, _ name: String = "My App") -> String {
            AppIdentifier(bundle: bundle, name: name).text
        }
        #expect(text("com.acme.Memorize") == "com.acme.Memorize")
        #expect(text("com.acme") == "com.acme.MyApp")
        #expect(text("com.acme-inc.3d") == "com.acme_inc._3d")
        #expect(text("$(PRODUCT_BUNDLE_IDENTIFIER)") == "org.example.MyApp")
        #expect(text("../../etc/passwd\n[x]") == "org.example.MyApp")
        #expect(text(nil) == "org.example.MyApp" && text("") == "org.example.MyApp")
        #expect(AppIdentifier(bundle: nil, name: "Bash").package == "org.example.bash")
        let japanese = AppIdentifier(bundle: nil, name: "神経衰弱")
        #expect(japanese.isMadeUp && japanese.text.hasPrefix("org.example.App") && japanese.text.utf8.count == 23)
        #expect(AppIdentifier(bundle: "com.Acme_x.It", name: "").package == "com.acme-x.it")
        #expect(AppIdentifier(bundle: String(repeating: "a.", count: 500), name: "x").text == "org.example.x")
    }

    @Test("Versions are those that Debian accepts; the build's number makes them greater")
    func versions() {
        func version(_ short: String?, _ build: String? = nil) -> ShippedVersion {
            ShippedVersion(short: short, build: build)
        }
        #expect(
            version("1.2", "34").full == "1.2+34" && version("1.2", "1").full == "1.2" && version("2", "2").full == "2")
        #expect(version("1.2", "34").text == "1.2" && !version("1.2").isMadeUp)
        for wrong in ["", "v1", "1 0", "1\nDepends: bad", "$(MARKETING_VERSION)", "1/2", "１"] {
            #expect(version(wrong).full == "1.0" && version(wrong).isMadeUp, "\(wrong)")
        }
        #expect(version("1.9") < version("1.10") && !(version("2.0") < version("1.9")))
        #expect(version("1.2+34", nil).isMadeUp && version(nil, "7").text == "7")
    }

    @Test("Names lose what would end a line, hide or lead elsewhere")
    func names() {
        #expect(ShippingText.line("a\nb\u{202E}c\u{0}\t d ") == "a b c d")
        #expect(ShippingText.line("\n\u{7}") == nil && ShippingText.line(nil) == nil)
        #expect(ShippingText.fileName("../../My \"App\"") == "My-App")
        #expect(ShippingText.fileName("神経 衰弱") == "神経-衰弱" && ShippingText.fileName("..") == nil)
        #expect((ShippingText.fileName(String(repeating: "語", count: 100)) ?? "").utf8.count == 78)
        #expect(ShippingText.shell("it's; rm") == "'it'\\''s; rm'")
        #expect(ShippingText.xml("<a & \"b\">\u{1}") == "&lt;a &amp; &quot;b&quot;&gt;")
    }

    @Test("An Info.plist that lies counts as one without these entries")
    func lies() throws {
        let shipped = try ShippingFixture.description([
            "CFBundleIdentifier": 7, "CFBundleName": ["a"],
            "CFBundleShortVersionString": Date(timeIntervalSince1970: 0),
            "CFBundleURLTypes": "x", "CFBundleDocumentTypes": [["LSItemContentTypes": [1, 2]]],
            "LSApplicationCategoryType": 5, "OrielKeywords": [3], "UTExportedTypeDeclarations": ["no"],
            "OrielHomepage": "https://a.org/\nHomepage: b",
        ])
        #expect(shipped.name == "Thing" && shipped.identifier.text == "org.example.Thing")
        #expect(shipped.version.full == "1.0" && shipped.schemes == [] && shipped.documents == [])
        #expect(shipped.category == .other && !shipped.hasCategory && shipped.homepage == nil)
        var app = AppDescription(name: "Thing", module: ModuleDescription(name: "Thing"))
        app.informationFile = Data("no property list".utf8)
        #expect(ShippingDescription(app).name == "Thing")
    }

    @Test("Documents, addresses and the category follow from the Info.plist")
    func complete() throws {
        let shipped = try ShippingFixture.description(ShippingFixture.complete)
        #expect(shipped.documents.map(\.mime) == ["text/plain", "application/x-com.acme.deck", "text/csv"])
        #expect(shipped.documents.map(\.endings) == [[], ["deck"], []])
        // A plist cannot make an app the browser.
        #expect(shipped.schemes == ["thing"])
        #expect(shipped.category.desktop == ["Game", "LogicGame"] && shipped.summary == "A word game")
        #expect(shipped.stem(machine: "x86_64") == "Thing-1.2+34-x86_64")
        let page = "https://acme.org/thing?a=1&b"
        #expect(try ShippingFixture.description(["OrielHomepage": page]).homepage == page)
        #expect(try ShippingFixture.description(["OrielHomepage": "javascript:alert(1)"]).homepage == nil)
        #expect(AppCategory("public.app-category.action-games")?.summary == "An action game")
        #expect(AppCategory("public.app-category.none") == nil)
    }

    @Test("Names in other languages come from the strings of the Info.plist")
    func localizedNames() throws {
        let folder = try TemporaryFolder()
        var app = try ShippingFixture.app()
        let japanese = try folder.write(
            "ja.lproj/InfoPlist.strings", "/* Name */\n\"CFBundleDisplayName\" = \"神経\\n衰弱\";")
        let base = try folder.write("Base.lproj/InfoPlist.strings", "CFBundleName = \"Base\";")
        let catalog = try folder.write(
            "InfoPlist.xcstrings",
            """
            {"sourceLanguage": "en", "strings": {"CFBundleName": {"localizations": {
              "en": {"stringUnit": {"value": "Thing"}}, "pt-BR": {"stringUnit": {"value": "Coisa"}},
              "zh-Hans": {"stringUnit": {"value": "东西"}}, "../x": {"stringUnit": {"value": "bad"}}}}}}
            """)
        app.resources = [japanese, base, catalog].map { .init(source: $0, path: $0.lastPathComponent) }
        #expect(LocalizedNames.read(app) == ["ja": "神経 衰弱", "pt_BR": "Coisa", "zh_CN": "东西"])
        #expect(LocalizedNames.language("sr-Latn-RS") == "sr_RS" && LocalizedNames.language("x") == nil)
    }

    @Test("The license beside a project is recognized, above it too within its repository")
    func licenses() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/A.swift")
        try folder.write(".git/config")
        let app = folder.url.appending(path: "App")
        #expect(License.find(in: app) == License())
        try folder.write(
            "LICENSE.md", "MIT\nPermission is hereby granted, free of\ncharge, to any person obtaining a copy")
        #expect(License.find(in: app).identifier == "MIT")
        #expect(License.find(in: app.appending(path: "A.swift")).identifier == "MIT")
        #expect(License.identifier(of: "GNU GENERAL PUBLIC LICENSE Version 3") == "GPL-3.0-or-later")
        #expect(License.identifier(of: "ask me") == "LicenseRef-proprietary")
    }

    @Test("What stands in the way is said; a complete app has nothing of that")
    func check() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write("App/A.swift", "let server = URL(string: \"http://localhost:8080\")")
        var app = try ShippingFixture.app()
        app.module.sources = [source]
        app.folders = [folder.url]
        let findings = ShippingCheck(app).findings
        let parts = ["identifier", "icon", "version", "category", "license", "localhost"]
        #expect(findings.count == parts.count)
        for (finding, part) in zip(findings, parts) { #expect(finding.contains(part)) }
        try folder.write("LICENSE", "mine")
        try folder.write("App/A.swift", "")
        try folder.write("Assets.xcassets/AppIcon.appiconset/Contents.json", #"{"images": [{"filename": "i.png"}]}"#)
        try ShippingFixture.png(width: 4)
            .write(to: folder.url.appending(path: "Assets.xcassets/AppIcon.appiconset/i.png"))
        var entries = ShippingFixture.complete
        entries["CFBundleURLTypes"] = nil
        var complete = try ShippingFixture.app(entries)
        complete.folders = [folder.url]
        complete.resources = [.init(source: folder.url.appending(path: "Assets.xcassets"), path: "Assets.xcassets")]
        #expect(ShippingCheck(complete).findings == [])
    }
}
