import Foundation

/// An AppImage: one file that runs without being installed.
///
/// It is made of an AppDir, a folder with all that is in it.
struct AppImage {
    let app: ShippingDescription
    let date: Date

    /// Makes the AppDir of the tree of an app.
    func makeFolder(_ tree: ShippingTree, at folder: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try files.copyItem(at: tree.root, to: folder.appending(path: "usr"))
        try files.copyItem(at: tree.entry, to: folder.appending(path: tree.entry.lastPathComponent))
        let icon = folder.appending(path: "\(app.identifier.text).png")
        if files.fileExists(atPath: tree.icon(256).path) {
            try files.copyItem(at: tree.icon(256), to: icon)
            try files.createSymbolicLink(
                atPath: folder.appending(path: ".DirIcon").path, withDestinationPath: icon.lastPathComponent)
        }
        try files.createSymbolicLink(
            atPath: folder.appending(path: "AppRun").path, withDestinationPath: "usr/bin/\(app.identifier.package)")
        try ShippingTree.level(folder, date: date)
    }

    /// Makes the image of an AppDir.
    /// - Returns: A sentence that says what is missing where it cannot be made; nil where it is made.
    func makeImage(of folder: URL, at file: URL) throws -> String? {
        let epoch = ["SOURCE_DATE_EPOCH": "\(Int(date.timeIntervalSince1970))", "ARCH": ShippingTool.machine]
        if Shell.find("appimagetool") != nil {
            try ShippingTool.run("appimagetool", ["--no-appstream", folder.path, file.path], environment: epoch)
            return nil
        }
        let runtime = ProcessInfo.processInfo.environment["ORIEL_APPIMAGE_RUNTIME"] ?? ""
        guard Shell.find("mksquashfs") != nil, !runtime.isEmpty else {
            return
                "No AppImage, only its AppDir: that takes appimagetool (https://github.com/AppImage/appimagetool), or "
                + "mksquashfs (squashfs-tools) and a runtime that ORIEL_APPIMAGE_RUNTIME names."
        }
        guard let start = FileManager.default.contents(atPath: runtime) else {
            throw Problem("There is no runtime at \(runtime).")
        }
        let squashed = file.appendingPathExtension("squashfs")
        defer { try? FileManager.default.removeItem(at: squashed) }
        try ShippingTool.run(
            "mksquashfs",
            [
                folder.path, squashed.path, "-root-owned", "-noappend", "-no-progress", "-comp", "zstd", "-processors",
                "1",
            ],
            environment: epoch)
        var image = start
        image.append(try Data(contentsOf: squashed))
        try image.write(to: file)
        chmod(file.path, 0o755)
        return nil
    }
}
