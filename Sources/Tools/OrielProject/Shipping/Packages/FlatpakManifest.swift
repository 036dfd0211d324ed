import Foundation

/// The manifest from which flatpak-builder makes a Flatpak of the packed folder, without a network.
struct FlatpakManifest: Encodable {
    var id: String
    var runtime = "org.gnome.Platform"
    var runtimeVersion = "48"
    var sdk = "org.gnome.Sdk"
    var command: String
    var finishArguments: [String]
    var modules: [Module]

    struct Module: Encodable {
        var name: String
        var buildsystem = "simple"
        var commands: [String]
        var sources: [Source]

        enum CodingKeys: String, CodingKey {
            case name, buildsystem, sources
            case commands = "build-commands"
        }
    }

    struct Source: Encodable {
        var type = "archive"
        var path: String
        var sha256: String
    }

    enum CodingKeys: String, CodingKey {
        case id, runtime, sdk, command, modules
        case runtimeVersion = "runtime-version"
        case finishArguments = "finish-args"
    }

    /// - Parameters:
    ///   - archive: The packed folder, beside the manifest.
    ///   - sum: Its SHA-256.
    init(_ app: ShippingDescription, archive: String, sum: String) {
        id = app.identifier.text
        command = app.identifier.package
        finishArguments = [
            "--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri", "--socket=pulseaudio",
        ]
        if app.usesNetwork { finishArguments.append("--share=network") }
        if app.usesDocuments { finishArguments.append("--filesystem=xdg-documents") }
        modules = [
            Module(
                name: app.identifier.package, commands: ["cp -r bin lib share /app/"],
                sources: [Source(path: archive, sha256: sum)])
        ]
    }

    var text: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }

    /// Has flatpak-builder make the bundle, where it is.
    /// - Returns: A sentence that says what is missing where it cannot be made; nil where it is made.
    static func makeBundle(of manifest: URL, id: String, draft: URL, at file: URL) throws -> String? {
        guard Shell.find("flatpak-builder") != nil, Shell.find("flatpak") != nil else {
            return "No Flatpak, only its manifest \(manifest.lastPathComponent): that takes flatpak-builder."
        }
        let repository = draft.appending(path: "repository")
        try ShippingTool.run(
            "flatpak-builder",
            [
                "--disable-download", "--disable-rofiles-fuse", "--state-dir=\(draft.appending(path: "state").path)",
                "--repo=\(repository.path)", draft.appending(path: "build").path, manifest.path,
            ], folder: manifest.deletingLastPathComponent())
        try ShippingTool.run("flatpak", ["build-bundle", repository.path, file.path, id])
        return nil
    }
}
