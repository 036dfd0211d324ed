import DisplayList
import Foundation
import SymbolArtwork

/// Reads the `Contents.json` of an asset.
enum AssetReader {
    static func json(_ folder: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
        return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    }

    static func color(_ folder: String) -> AssetCatalog.ColorAsset? {
        guard let entries = json(folder)?["colors"] as? [[String: Any]] else { return nil }
        var light: Color?
        var dark: Color?
        for entry in entries {
            guard let value = entry["color"] as? [String: Any], let color = color(value) else { continue }
            if isDark(entry) { dark = dark ?? color } else { light = light ?? color }
        }
        guard let any = light ?? dark else { return nil }
        return AssetCatalog.ColorAsset(light: any, dark: dark)
    }

    static func image(_ folder: String) -> AssetCatalog.ImageAsset? {
        guard let contents = json(folder), let entries = contents["images"] as? [[String: Any]] else { return nil }
        let files = entries.compactMap { entry -> AssetCatalog.ImageAsset.File? in
            // A file of the asset's own folder: paths lead elsewhere.
            guard let name = entry["filename"] as? String, !name.contains("/"), name != ".." else { return nil }
            let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
            return .init(path: folder + "/" + name, scale: CGFloat(scale), isDark: isDark(entry))
        }
        if files.isEmpty { return nil }
        let properties = contents["properties"] as? [String: Any]
        return AssetCatalog.ImageAsset(
            files: files, isTemplate: properties?["template-rendering-intent"] as? String == "template")
    }

    static func data(_ folder: String) -> AssetCatalog.DataAsset? {
        guard let entries = json(folder)?["data"] as? [[String: Any]] else { return nil }
        // Data for all devices comes before data for one.
        let universal = entries.filter { $0["idiom"] as? String == "universal" }
        for entry in universal + entries {
            guard let name = entry["filename"] as? String, !name.contains("/"), name != ".." else { continue }
            return .init(path: folder + "/" + name, type: entry["universal-type-identifier"] as? String)
        }
        return nil
    }

    /// The content of a symbol set.
    enum SymbolFile {
        /// A symbol by the path of its template, or by its name.
        case symbol(String)
        /// A picture that is not a symbol's template.
        case image(AssetCatalog.ImageAsset)
    }

    /// The symbol of a set; where its file is not a template, its picture or a placeholder, which is reported once.
    static func symbol(_ folder: String) -> SymbolFile? {
        guard let entries = json(folder)?["symbols"] as? [[String: Any]] else { return nil }
        let names = entries.compactMap { $0["filename"] as? String }.filter { !$0.contains("/") && $0 != ".." }
        guard let name = names.first else { return nil }
        let path = folder + "/" + name
        if SymbolLibrary.contains(path) { return .symbol(path) }
        RuntimeWarning.issue("The symbol '\((folder as NSString).lastPathComponent)' has no template: '\(name)'")
        if ImageHeader(path: path) == nil { return .symbol(SymbolLibrary.placeholder) }
        return .image(.init(files: [.init(path: path, scale: 1, isDark: false)], isTemplate: true))
    }

    private static func isDark(_ entry: [String: Any]) -> Bool {
        let appearances = entry["appearances"] as? [[String: Any]] ?? []
        return appearances.contains { $0["value"] as? String == "dark" }
    }

    private static func color(_ value: [String: Any]) -> Color? {
        if let reference = value["reference"] as? String { return UIColor.named(reference)?.color }
        guard let components = value["components"] as? [String: Any] else { return nil }
        func component(_ name: String) -> Double? { (components[name]).flatMap(number) }
        let opacity = component("alpha") ?? 1
        if let white = component("white") { return Color(white: white, opacity: opacity) }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        let space: Color.RGBColorSpace =
            switch value["color-space"] as? String {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return Color(space, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A component as Xcode writes it: `0.5`, `127` or `0x7F`.
    private static func number(_ value: Any) -> Double? {
        guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") || number <= 1 ? number : number / 255
    }
}
