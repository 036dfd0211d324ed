// Writes Swift code that names the colors and images of asset catalogs, as Xcode does when it builds an app:
// `Color.brand`, `Color.Feedback.error`, `ImageResource.photo`, `UIImage(resource: .photo)`.
//
// Usage: swift Scripts/asset-symbols.swift FOLDER [--bundle main|module] [--output FILE]
//
// FOLDER is a catalog or a folder that holds some. The file is GeneratedAssetSymbols.swift in FOLDER, or beside the
// catalog. Assets are looked for in Bundle.module, or with `--bundle main` in the program's own bundle.

import Foundation

/// An asset, or a group that is a namespace.
final class Group {
    var colors: [String: String] = [:]
    var images: [String: String] = [:]
    var groups: [String: Group] = [:]
}

enum Symbols {
    /// Words that are no names without being quoted.
    static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
    /// Names that colors have already: no member is made of them, as with Xcode.
    static let takenColors: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
        "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    /// A name as a Swift type's: `feedback colors` becomes `FeedbackColors`.
    static func typeName(_ name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.first?.isNumber ?? true ? "_" + joined : joined
    }

    /// A name as a Swift member's: `Brand-Color` becomes `brand`, the kind of asset being known.
    static func memberName(_ name: String, droppingSuffix suffix: String) -> String {
        var type = typeName(name)
        if type.hasSuffix(suffix), type.count > suffix.count { type.removeLast(suffix.count) }
        // A run of capitals at the start is one word: `URLBar` becomes `urlBar`.
        let capitals = type.prefix { $0.isUppercase }.count
        let lowered = capitals > 1 && capitals < type.count ? capitals - 1 : max(capitals, 1)
        return type.prefix(lowered).lowercased() + type.dropFirst(lowered)
    }

    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}

/// Reads the assets below a folder of a catalog.
func read(_ folder: URL, prefix: String, into group: Group) {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries.sorted(by: { $0.path < $1.path }) {
        let name = entry.deletingPathExtension().lastPathComponent
        switch entry.pathExtension {
        case "colorset": group.colors[Symbols.memberName(name, droppingSuffix: "Color")] = prefix + name
        case "imageset": group.images[Symbols.memberName(name, droppingSuffix: "Image")] = prefix + name
        case "" where entry.hasDirectoryPath:
            let data = try? Data(contentsOf: entry.appendingPathComponent("Contents.json"))
            let contents = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
            let properties = contents?["properties"] as? [String: Any]
            guard properties?["provides-namespace"] as? Bool ?? false else {
                read(entry, prefix: prefix, into: group)
                continue
            }
            let type = Symbols.typeName(name)
            let inner = group.groups[type] ?? Group()
            group.groups[type] = inner
            read(entry, prefix: prefix + name + "/", into: inner)
        default: continue
        }
    }
}

/// The catalogs below a folder.
func catalogues(in folder: URL) -> [URL] {
    if folder.pathExtension == "xcassets" { return [folder] }
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return entries.sorted { $0.path < $1.path }
        .filter { $0.hasDirectoryPath && !$0.lastPathComponent.hasPrefix(".") }.flatMap { catalogues(in: $0) }
}

/// Writes the members of a group and of those within it; nothing for none.
func members(
    of group: Group, _ path: [String], _ indent: String, _ assets: (Group) -> [String: String],
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
func text(_ root: Group, bundle: String) -> String {
    func block(_ head: String, _ body: [String]) -> String {
        body.isEmpty ? "" : "\n\(head) {\n\(body.joined(separator: "\n"))\n}\n"
    }
    func reference(_ name: String, _ path: [String]) -> String {
        "." + (path + [Symbols.quoted(name)]).joined(separator: ".")
    }
    func resource(_ type: String) -> (String, String, [String]) -> String? {
        { name, asset, _ in
            "static let \(Symbols.quoted(name)) = \(type)(name: \"\(asset)\", bundle: assetBundle)"
        }
    }
    func color(_ type: String, _ label: String) -> (String, String, [String]) -> String? {
        { name, _, path in
            if path.isEmpty, Symbols.takenColors.contains(name) { return nil }
            return "static var \(Symbols.quoted(name)): \(type) { \(type)(\(label)\(reference(name, path))) }"
        }
    }
    let image: (String, String, [String]) -> String? = { name, _, path in
        "static var \(Symbols.quoted(name)): UIImage { UIImage(resource: \(reference(name, path))) }"
    }
    let flat = Group()
    flat.colors = root.colors
    return """
        // Generated from asset catalogues by `./oriel assets`; changes made here are lost.

        import Foundation
        import SwiftUI

        private let assetBundle = Bundle.\(bundle)

        """
            + block("extension ColorResource", members(of: root, [], "    ", { $0.colors }, resource("ColorResource")))
            + block("extension ImageResource", members(of: root, [], "    ", { $0.images }, resource("ImageResource")))
            + block("extension Color", members(of: root, [], "    ", { $0.colors }, color("Color", "")))
            + block(
                "extension ShapeStyle where Self == Color",
                members(of: flat, [], "    ", { $0.colors }, color("Color", "")))
            + block("extension UIColor", members(of: root, [], "    ", { $0.colors }, color("UIColor", "resource: ")))
            + block("extension UIImage", members(of: root, [], "    ", { $0.images }, image))
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("asset-symbols: \(message)\n".utf8))
    exit(1)
}

var arguments = Array(CommandLine.arguments.dropFirst())
var folder: String?
var bundle = "module"
var output: String?
while !arguments.isEmpty {
    let argument = arguments.removeFirst()
    switch argument {
    case "--bundle", "--output":
        guard !arguments.isEmpty else { fail("\(argument) needs a value.") }
        let value = arguments.removeFirst()
        if argument == "--output" { output = value } else { bundle = value }
    default: folder = argument
    }
}
guard let folder else { fail("which folder? Name a catalogue or a folder that holds some.") }
guard ["main", "module"].contains(bundle) else { fail("--bundle takes main or module, not “\(bundle)”.") }
let found = catalogues(in: URL(fileURLWithPath: folder, isDirectory: true))
if found.isEmpty { fail("there is no asset catalogue in \(folder).") }
let root = Group()
for catalogue in found { read(catalogue, prefix: "", into: root) }
let place = folder.hasSuffix(".xcassets") ? (folder as NSString).deletingLastPathComponent : folder
let path = output ?? (place.isEmpty ? "" : place + "/") + "GeneratedAssetSymbols.swift"
let result = text(root, bundle: bundle)
// A file that is the same stays as it is, or whatever depends on it would be built again.
if (try? String(contentsOfFile: path, encoding: .utf8)) != result {
    do {
        try result.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
        fail("\(path) cannot be written: \(error.localizedDescription)")
    }
}
