import Foundation
import Testing

@testable import OrielProject

@Suite("Build settings")
struct BuildSettingsTests {
    private let settings = BuildSettings([
        ["A": .string("one"), "FLAGS": .array([.string("-D"), .string("X")]), "TARGET_NAME": .string("My App")],
        [
            "B": .string("$(A) ${A} $(NONE)."), "A": .string("$(inherited) two"),
            "FLAGS": .array([.string("$(inherited)"), .string("-DY Z")]),
            "NAME": .string("$(TARGET_NAME:c99extidentifier)"), "ID": .string("com.$(TARGET_NAME:rfc1034identifier)"),
            "SDK": .string("plain"), "SDK[sdk=iphonesimulator*]": .string("simulator"),
            "DEVICE": .string("all"), "DEVICE[sdk=iphoneos*]": .string("device"), "SELF": .string("$(SELF) x"),
            "LOOP1": .string("$(LOOP2)"), "LOOP2": .string("$(LOOP1)"), "OPEN": .string("$(A"), "PRICE": .string("5 $"),
            "DEFAULT": .string("$(NONE:default=fallback)"), "INNER": .string("$(PRE$(KIND))"), "KIND": .string("FIX"),
            "PREFIX": .string("found"),
        ],
    ])

    @Test(
        "References are replaced",
        arguments: [
            ("A", "one two"), ("B", "one two one two ."), ("FLAGS", "-D X \"-DY Z\""), ("NAME", "My_App"),
            ("ID", "com.My-App"), ("SDK", "simulator"), ("DEVICE", "all"), ("SELF", " x"), ("OPEN", "$(A"),
            ("PRICE", "5 $"), ("DEFAULT", "fallback"), ("INNER", "found"),
        ])
    func references(_ key: String, _ value: String) { #expect(settings[key] == value) }

    @Test("Of several conditions that hold the last one wins, before the value without any, at each level")
    func conditions() {
        let level: [String: PropertyValue] = [
            "X": .string("plain"), "X[config=Debug]": .string("debug"), "X[sdk=iphonesimulator*]": .string("simulated"),
            "X[sdk=macosx*]": .string("mac"), "Y[config=Debug]": .string("debug"),
            "Y[config=Release]": .string("release"),
            "Y[arch=*]": .string("any"), "XY[sdk=*]": .string("other"),
        ]
        let settings = BuildSettings([
            ["Y": .string("base"), "Z[sdk=*]": .string("low")], level, ["Z": .string("high")],
        ])
        #expect(settings["X"] == "simulated" && settings["Y"] == "debug" && settings["XY"] == "other")
        #expect(settings["Z"] == "high" && settings.keys(withPrefix: "X") == ["X", "XY"])
    }

    @Test("Settings that refer to each other in a circle end")
    func circle() { #expect(settings["LOOP1"] != nil) }

    @Test("References without ends are text")
    func endlessReferences() {
        let text = String(repeating: "$(", count: 20_000)
        #expect(BuildSettings([["A": .string(text)]])["A"] == text)
    }

    @Test("Words, quotes and switches")
    func words() {
        #expect(settings.words("FLAGS") == ["-D", "X", "-DY Z"])
        #expect(BuildSettings.words(#"a "b c" 'd e' f"#) == ["a", "b c", "d e", "f"])
        #expect(BuildSettings([["X": .string("yes")]]).isOn("X") == true)
        #expect(BuildSettings([["X": .string("NO")]]).isOn("X") == false)
        #expect(BuildSettings([]).isOn("X") == nil)
    }

    @Test("Names become identifiers", arguments: [("My App", "My_App"), ("2048", "_2048"), ("", "_"), ("Ä-b", "Ä_b")])
    func identifiers(_ name: String, _ identifier: String) { #expect(BuildSettings.identifier(name) == identifier) }

    @Test("Settings files include others, once, and those that are missing are named")
    func configurationFiles() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            "App.xcconfig",
            """
            // comment
            #include "Base.xcconfig"
            #include? "Optional.xcconfig"
            #include "Missing.xcconfig"
            KEY = value // comment
            KEY[sdk=iphonesimulator*] = simulated
            EMPTY =
            NAME = Thing ; // comment
            LIST = a;b;;
            NOTHING = ;
            """)
        try folder.write("Base.xcconfig", "#include \"App.xcconfig\"\nKEY = base\nBASE = $(inherited) b")
        var missing: [String] = []
        let settings = XCConfig.read(file) { missing.append($0) }
        #expect(settings["KEY"] == .string("value"))
        #expect(settings["KEY[sdk=iphonesimulator*]"] == .string("simulated"))
        #expect(settings["BASE"] == .string("$(inherited) b"))
        #expect(settings["EMPTY"] == .string("") && settings["NOTHING"] == .string(""))
        #expect(settings["NAME"] == .string("Thing") && settings["LIST"] == .string("a;b"))
        #expect(missing == [folder.url.appending(path: "Missing.xcconfig").path])
    }

    @Test("A file that is included in many ways is read once")
    func configurationsIncludedOften() throws {
        let folder = try TemporaryFolder()
        for number in 0..<40 {
            let next = "#include \"\(number + 1).xcconfig\"\n"
            _ = try folder.write("\(number).xcconfig", next + next + "KEY\(number) = \(number)")
        }
        var missing = 0
        let settings = XCConfig.read(folder.url.appending(path: "0.xcconfig")) { _ in missing += 1 }
        #expect(settings.count == 40 && settings["KEY39"] == .string("39"))
        #expect(missing == 1)
    }

    @Test(
        "Versions are language modes",
        arguments: [
            ("5.0", "5"), ("5.9", "5"), ("6.0", "6"), ("6", "6"), ("4.2", "4.2"), ("4.0", "4"), (nil, "5"), ("", "5"),
        ])
    func languageModes(_ version: String?, _ mode: String) { #expect(TargetSettings.languageMode(version) == mode) }

    @Test("What concerns the compiler is read")
    func compiler() throws {
        let target = try #require(XcodeTarget(id: "T", .dictionary(["name": .string("T")])))
        let settings = BuildSettings([
            [
                "PRODUCT_MODULE_NAME": .string("Mod"), "SWIFT_VERSION": .string("6.0"),
                "SWIFT_DEFAULT_ACTOR_ISOLATION": .string("MainActor"), "SWIFT_APPROACHABLE_CONCURRENCY": .string("YES"),
                "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": .string("YES"),
                "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": .string("NO"),
                "SWIFT_UPCOMING_FEATURE_OF_TOMORROW": .string("YES"),
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS": .string("DEBUG $(inherited)"),
                "OTHER_SWIFT_FLAGS": .string("-DONE -D TWO -enable-experimental-feature Lifetimes -Xcc -foo"),
            ]
        ])
        let module = TargetSettings.module(settings, target: target, sources: [])
        #expect(module.name == "Mod" && module.languageMode == "6" && module.defaultIsolation == "MainActor")
        #expect(
            Set(module.upcomingFeatures)
                == Set(
                    ModuleDescription.approachableConcurrency + ["MemberImportVisibility", "BareSlashRegexLiterals"]))
        #expect(module.conditions == ["DEBUG", "ONE", "TWO"])
        #expect(module.experimentalFeatures == ["Lifetimes"])
    }
}
