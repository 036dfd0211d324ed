import Foundation

/// Packages of Swift Playgrounds, whose manifests need a module that only Apple's systems have.
enum Playground {
    static func describe(_ folder: URL, manifest: String) throws -> AppDescription {
        let target = manifest.range(of: "executableTarget(").map { manifest[$0.upperBound...] } ?? manifest[...]
        let place = argument("path", in: target).flatMap { $0 == "." ? nil : folder.appending(path: $0) } ?? folder
        var app = try FolderReader.describe(folder: place)
        app.name = argument("name", in: manifest[...]) ?? folder.deletingPathExtension().lastPathComponent
        app.module.name = BuildSettings.identifier(argument("name", in: target) ?? "AppModule")
        let version = manifest.range(of: "swift-tools-version:").map { manifest[$0.upperBound...] } ?? "5"
        app.module.languageMode = TargetSettings.languageMode(
            version.trimmingCharacters(in: .whitespaces).prefix { $0.isNumber || $0 == "." }.description)
        app.information["CFBundleIdentifier"] = argument("bundleIdentifier", in: manifest[...])
        app.information["CFBundleShortVersionString"] = argument("displayVersion", in: manifest[...])
        app.information["UIDeviceFamily"] = families(in: manifest)
        app.folders = [folder]
        return app
    }

    /// The devices that the app is made for, as in Xcode's settings: 1 for phones, 2 for tablets; nil where none are named.
    private static func families(in manifest: String) -> String? {
        guard let start = manifest.range(of: "supportedDeviceFamilies:"),
            let end = manifest[start.upperBound...].firstIndex(of: "]")
        else { return nil }
        let list = manifest[start.upperBound..<end]
        let families = [(".phone", "1"), (".pad", "2")].filter { list.contains($0.0) }.map(\.1)
        return families.isEmpty ? nil : families.joined(separator: ",")
    }

    /// The first string that is passed under a label.
    private static func argument(_ label: String, in text: Substring) -> String? {
        var rest = text
        while let found = rest.range(of: label + ":") {
            rest = rest[found.upperBound...]
            let value = rest.drop { $0.isWhitespace }
            if value.first == "\"" { return String(value.dropFirst().prefix { $0 != "\"" }) }
        }
        return nil
    }
}
