import Foundation

/// Writes Swift code that names the colors and images of asset catalogs, as Xcode does when it builds an app:
/// `Color.brand`, `Color.Feedback.error`, `ImageResource.photo`, `UIImage(resource: .photo)`.
enum AssetSymbols {
    /// The code for some catalogs.
    /// - Parameters:
    ///   - bundle: Where assets are looked for: `main` or `module`.
    ///   - extensions: Whether colors and images get members, and not resources alone.
    static func text(of catalogues: [URL], bundle: String, extensions: Bool = true) -> String {
        let root = AssetGroup()
        for catalogue in catalogues { read(catalogue, prefix: "", into: root) }
        return text(root, bundle: bundle, extensions: extensions)
    }

    /// Reads the assets below a folder of a catalog.
    private static func read(_ folder: URL, prefix: String, into group: AssetGroup) {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for entry in entries.sorted(by: { $0.path < $1.path }) {
            let name = entry.deletingPathExtension().lastPathComponent
            // A name that is none in code gets none; the asset is still found by its name as text.
            guard AssetNames.typeName(name) != "_" else { continue }
            switch entry.pathExtension {
            case "colorset": group.colors[AssetNames.memberName(name, droppingSuffix: "Color")] = prefix + name
            case "imageset", "symbolset":
                group.images[AssetNames.memberName(name, droppingSuffix: "Image")] = prefix + name
            case "" where entry.hasDirectoryPath:
                let data = try? Data(contentsOf: entry.appendingPathComponent("Contents.json"))
                let contents = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
                let properties = contents?["properties"] as? [String: Any]
                guard properties?["provides-namespace"] as? Bool ?? false else {
                    read(entry, prefix: prefix, into: group)
                    continue
                }
                let type = AssetNames.typeName(name)
                let inner = group.groups[type] ?? AssetGroup()
                group.groups[type] = inner
                read(entry, prefix: prefix + name + "/", into: inner)
            default: continue
            }
        }
    }

    /// The catalogs below a folder.
    static func catalogues(in folder: URL) -> [URL] {
        if folder.pathExtension == "xcassets" { return [folder] }
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return entries.sorted { $0.path < $1.path }
            .filter { $0.hasDirectoryPath && !$0.lastPathComponent.hasPrefix(".") }.flatMap { catalogues(in: $0) }
    }

    /// Writes the members of a group and of those within it; nothing for none.
    private static func members(
        of group: AssetGroup, _ path: [String], _ indent: String, _ assets: (AssetGroup) -> [String: String],
        _ line: (_ member: String, _ asset: String, _ path: [String]) -> String?
    ) -> [String] {
        var lines = assets(group).sorted { $0.key < $1.key }.compactMap { name, asset in
            line(name, asset, path).map { indent + $0 }
        }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
            let body = members(of: inner, path + [name], indent + "    ", assets, line)
            if body.isEmpty { continue }
            lines += [indent + "/// The group \(name).", indent + "enum \(name) {"] + body + [indent + "}"]
        }
        return lines
    }

    /// The file's text.
    private static func text(_ root: AssetGroup, bundle: String, extensions: Bool) -> String {
        func block(_ head: String, _ body: [String]) -> String {
            body.isEmpty ? "" : "\n\(head) {\n\(body.joined(separator: "\n"))\n}\n"
        }
        func reference(_ name: String, _ path: [String]) -> String {
            "." + (path + [AssetNames.quoted(name)]).joined(separator: ".")
        }
        func resource(_ type: String) -> (String, String, [String]) -> String? {
            { name, asset, _ in
                "static let \(AssetNames.quoted(name)) = \(type)(name: \(AssetNames.literal(asset)), bundle: assetBundle)"
            }
        }
        func color(_ type: String, _ label: String) -> (String, String, [String]) -> String? {
            { name, _, path in
                if path.isEmpty, AssetNames.takenColors.contains(name) { return nil }
                return "static var \(AssetNames.quoted(name)): \(type) { \(type)(\(label)\(reference(name, path))) }"
            }
        }
        let image: (String, String, [String]) -> String? = { name, _, path in
            "static var \(AssetNames.quoted(name)): UIImage { UIImage(resource: \(reference(name, path))) }"
        }
        let flat = AssetGroup()
        flat.colors = root.colors
        let resources = """
            // Generated from asset catalogues by `./oriel assets`; changes made here are lost.

            import Foundation
            import SwiftUI

            private let assetBundle = Bundle.\(bundle)

            """
            + block("extension ColorResource", members(of: root, [], "    ", { $0.colors }, resource("ColorResource")))
            + block("extension ImageResource", members(of: root, [], "    ", { $0.images }, resource("ImageResource")))
        guard extensions else { return resources }
        return resources
            + block("extension Color", members(of: root, [], "    ", { $0.colors }, color("Color", "")))
            + block(
                "extension ShapeStyle where Self == Color",
                members(of: flat, [], "    ", { $0.colors }, color("Color", "")))
            + block("extension UIColor", members(of: root, [], "    ", { $0.colors }, color("UIColor", "resource: ")))
            + block("extension UIImage", members(of: root, [], "    ", { $0.images }, image))
    }
}
