import Foundation

/// Copies an app's bundle into a package: files only, no links, and nothing that leads out of what the app names.
struct BundleCopy {
    /// The catalogs that the bundle has as links, which Oriel has made to read them where they are.
    let catalogs: Set<String>
    private(set) var hasFonts = false
    private var leftOut: [String] = []

    init(catalogs: Set<String>) { self.catalogs = catalogs }

    /// Sentences about what was left out.
    var notes: [String] {
        leftOut.isEmpty
            ? []
            : ["Left out, as they lead elsewhere or have no usable names: \(leftOut.sorted().joined(separator: ", "))."]
    }

    mutating func copy(_ bundle: URL, to target: URL) throws {
        try copyFolder(bundle, within: bundle.resolvingSymlinksInPath(), to: target, depth: 0)
    }

    private mutating func copyFolder(_ folder: URL, within root: URL, to target: URL, depth: Int) throws {
        let files = FileManager.default
        try files.createDirectory(at: target, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: folder.path).sorted() {
            let source = folder.appending(path: name)
            // The icon is drawn in all sizes elsewhere, and no code can name it.
            if [".appiconset", ".DS_Store"].contains(where: name.hasSuffix) { continue }
            guard !name.unicodeScalars.contains(where: { $0.value < 0x20 }), depth < 64 else {
                leftOut.append(ShippingText.line(name) ?? "?")
                continue
            }
            var place = root
            if let link = try? files.destinationOfSymbolicLink(atPath: source.path) {
                let end = source.resolvingSymlinksInPath()
                if catalogs.contains(link) {
                    place = end
                } else if !(end.path + "/").hasPrefix(root.path + "/") {
                    leftOut.append(name)
                    continue
                }
            }
            let copy = target.appending(path: name)
            if FileFinder.isFolder(source) {
                try copyFolder(source.resolvingSymlinksInPath(), within: place, to: copy, depth: depth + 1)
            } else if files.fileExists(atPath: source.path) {
                if ["ttf", "otf", "ttc"].contains(source.pathExtension.lowercased()) { hasFonts = true }
                try files.copyItem(at: source.resolvingSymlinksInPath(), to: copy)
            }
        }
    }
}
