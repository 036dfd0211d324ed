import Foundation
import Testing

@testable import OrielProject

@Suite("Projects that are described for XcodeGen")
struct SpecificationTests {
    @Test("An app with sources, resources, settings and an Info.plist that is written nowhere")
    func app() throws {
        let fixture = try SpecificationFixture(
            """
            name: Thing
            options:
              bundleIdPrefix: org.example
              deploymentTarget: {iOS: "17.0"}
            targets:
              My_App:
                type: application
                platform: iOS
                sources: [App]
                settings:
                  SWIFT_VERSION: 6.0
                  ENABLE_PREVIEWS: true
                  MARKETING_VERSION: "2.5"
                info:
                  path: App/Info.plist
                  properties:
                    CFBundleShortVersionString: $(MARKETING_VERSION)
                    UILaunchScreen: {}
                    LSRequiresIPhoneOS: true
                    Number: 3
                    Fraction: 0.5
                    Text: "YES"
                    Left:
            """,
            files: [
                "App/App.swift", "App/In/View.swift", "App/In/data.json", "App/Assets.xcassets/Contents.json",
                "App/en.lproj/Localizable.strings", "App/notes.md", "App/Info.plist", "Other/B.swift",
            ])
        let before = try fixture.folder.contents()
        let app = try fixture.app()
        #expect(app.module.name == "My_App" && app.platform == .iOS && app.module.languageMode == "6")
        #expect(app.module.conditions == ["DEBUG"] && app.notes == [])
        #expect(try fixture.sources() == ["App/App.swift", "App/In/View.swift"])
        #expect(try fixture.resources() == ["Assets.xcassets", "data.json", "en.lproj/Localizable.strings"])
        #expect(try fixture.setting("ENABLE_PREVIEWS", of: "My_App") == "YES")
        #expect(try fixture.setting("IPHONEOS_DEPLOYMENT_TARGET", of: "My_App") == "17.0")
        let list = try PropertyListSerialization.propertyList(from: ResourceBundle.information(app), format: nil)
        let information = try #require(list as? [String: Any])
        #expect(information["CFBundleIdentifier"] as? String == "org.example.My-App")
        #expect(information["CFBundleShortVersionString"] as? String == "2.5")
        #expect(information["LSRequiresIPhoneOS"] as? Bool == true && information["Number"] as? Int == 3)
        #expect(information["Fraction"] as? Double == 0.5 && information["Text"] as? String == "YES")
        #expect(information["UILaunchScreen"] as? [String: String] == [:] && information["Left"] == nil)
        #expect(try fixture.folder.contents() == before)
    }

    @Test("Settings of groups, configurations and files, for the one that is built")
    func settings() throws {
        let fixture = try SpecificationFixture(
            """
            name: Thing
            configs: {Store: release, Test Debug: debug, Debug: debug}
            configFiles: {Debug: Debug.xcconfig}
            settings:
              base: {A: project, B: project, C: project}
            settingGroups:
              outer:
                groups: [inner, outer]
                base: {D: outer}
                configs:
                  store: {F: store}
                  debug: {F: debug}
              inner: {D: inner, E: inner}
            targets:
              App:
                type: application
                platform: macOS
                sources: A.swift
                settings:
                  groups: [outer, gone]
                  base: {B: target, LIST: [a b, $(inherited)]}
                  configs:
                    Debug: {C: exact}
                    test: {C: contained}
            """, files: ["A.swift"])
        try fixture.folder.write("Debug.xcconfig", "A = file\nX = file\nLIST = c")
        func value(_ key: String, _ configuration: String = "Debug") throws -> String? {
            try fixture.setting(key, of: "App", configuration: configuration)
        }
        #expect(try value("A") == "project" && value("B") == "target" && value("C") == "exact")
        #expect(try value("C", "Test Debug") == "contained" && value("C", "Store") == "project")
        #expect(try value("D") == "outer" && value("E") == "inner" && value("X") == "file")
        #expect(try value("F") == "debug" && value("F", "Store") == "store" && value("F", "Test Debug") == nil)
        #expect(try value("LIST") == "\"a b\" c")
        #expect(try fixture.app().platform == .macOS)
        #expect(try fixture.app().notes == ["There are no setting groups gone."])
    }

    @Test("Templates, with attributes, and templates of their own")
    func templates() throws {
        let fixture = try SpecificationFixture(
            """
            targetTemplates:
              Base:
                platform: iOS
                sources: ["${folder}/Shared"]
                templateAttributes: {folder: Base}
              App:
                templates: [Base, App]
                type: application
                sources: ["${target_name}", "${kind}"]
                settings: {NAME: "${target_name}-${kind}-${unknown}"}
            targets:
              One:
                templates: [App]
                templateAttributes: {kind: Red}
                sources: [Own.swift]
            """, files: ["One/A.swift", "Red/B.swift", "Base/Shared/C.swift", "Own.swift"])
        #expect(try fixture.sources() == ["Base/Shared/C.swift", "One/A.swift", "Own.swift", "Red/B.swift"])
        #expect(try fixture.setting("NAME", of: "One") == "One-Red-")
    }

    @Test("A target for several platforms is one target for each")
    func platforms() throws {
        let fixture = try SpecificationFixture(
            """
            targets:
              Kit:
                type: framework
                platform: [iOS, macOS]
                sources: [Kit, "Only/${platform}"]
              App:
                type: application
                platform: iOS
                sources: App.swift
                dependencies: [{target: Kit}]
              Mac:
                name: Computer
                type: application
                platform: [macOS]
                platformSuffix: " for ${platform}"
                sources: App.swift
                dependencies: [{target: "Kit_${platform}"}, {target: Nothing}, {target: Other/Thing}]
            """, files: ["Kit/K.swift", "Only/iOS/P.swift", "Only/macOS/M.swift", "App.swift"])
        #expect(try fixture.project.targets.map(\.name) == ["Kit_iOS", "Kit_macOS", "App", "Computer for macOS"])
        let app = try fixture.app("App")
        #expect(app.libraries.map(\.name) == ["Kit"])
        #expect(app.libraries[0].sources.map(\.lastPathComponent) == ["K.swift", "P.swift"])
        let mac = try fixture.app("Computer for macOS")
        #expect(mac.name == "Computer" && mac.platform == .macOS)
        #expect(mac.libraries[0].sources.map(\.lastPathComponent) == ["K.swift", "M.swift"])
        #expect(mac.notes.contains("There is no target Nothing, which Computer for macOS depends on."))
        #expect(mac.notes.contains("Targets of other projects are left out: Other/Thing, for Computer for macOS."))
    }

    @Test("A target with destinations, and sources for some of them")
    func destinations() throws {
        let fixture = try SpecificationFixture(
            """
            targets:
              App:
                type: application
                supportedDestinations: [iOS, macOS]
                sources:
                  - path: App
                    inferDestinationFiltersByPath: true
                  - path: Mac.swift
                    destinationFilters: [macOS]
                dependencies:
                  - target: Phone
                    destinationFilters: [iOS]
                  - target: Computer
                    platformFilter: macOS
              Phone: {type: framework, platform: iOS, sources: P.swift}
              Computer: {type: framework, platform: macOS, sources: P.swift}
            """,
            files: ["App/A.swift", "App/iOS/I.swift", "App/macOS/M.swift", "App/V_macOS.swift", "Mac.swift", "P.swift"])
        let app = try fixture.app()
        #expect(app.platform == .iOS && app.libraries.map(\.name) == ["Phone"])
        #expect(try fixture.sources() == ["App/A.swift", "App/iOS/I.swift"])
        #expect(try fixture.setting("SUPPORTED_PLATFORMS", of: "App")?.split(separator: " ").count == 3)
        #expect(try fixture.setting("TARGETED_DEVICE_FAMILY", of: "App") == "1,2")
    }

    @Test("What is not done is noted once")
    func notes() throws {
        let fixture = try SpecificationFixture(
            """
            options: {preGenCommand: make}
            targets:
              App:
                type: application
                platform: iOS
                sources: [A.swift, Gone, {path: Perhaps, optional: true}]
                dependencies: [{framework: Vendor/Old.framework}, {carthage: Result}, {sdk: Contacts.framework}]
                preBuildScripts: [{name: Lint, script: lint}]
                buildToolPlugins: [{plugin: Drawer, package: Tools}]
            """, files: ["A.swift"])
        #expect(
            try fixture.app().notes == [
                "The command before generating, preGenCommand, is not run.",
                "Left out, since it is compiled for Apple's systems: Old.framework, Result, for App.",
                "Plug-ins of packages are not run: Drawer, for App.",
                "Named by the project but not there: Gone.", "Scripts of the build are not run: Lint.",
            ])
    }

    @Test("Tests belong to the app that they depend on")
    func tests() throws {
        let fixture = try SpecificationFixture(
            """
            targets:
              App: {type: application, platform: iOS, sources: A.swift}
              AppTests: {type: bundle.unit-test, platform: iOS, sources: T.swift, dependencies: [{target: App}]}
            """, files: ["A.swift", "T.swift"])
        let app = try fixture.reader.describeTests(target: nil)
        #expect(app.libraries.map(\.name) == ["App", "AppTests"] && app.libraries[1].isTest)
    }
}
