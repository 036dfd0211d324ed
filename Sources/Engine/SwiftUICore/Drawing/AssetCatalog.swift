import DisplayList
import Foundation

/// Colors, images, symbols and data from Xcode's asset catalogs: folders named `….xcassets`, read as they are.
///
/// Catalogs are looked up in the bundle's resources, in the resource bundles that the package manager puts beside the
/// executable, in folders added with ``addFolder(_:)``, and in the folders that the environment variable `ORIEL_ASSETS`
/// names, separated by colons: `./oriel run` names the app's own folder.
public enum AssetCatalog {
    /// A color with a value for dark appearance.
    struct ColorAsset: Hashable, Sendable {
        var light: Color
        var dark: Color?

        func rgba(in environment: EnvironmentValues) -> RGBA {
            (environment.colorScheme == .dark ? dark ?? light : light).rgba(in: environment)
        }
    }

    /// An image's files.
    struct ImageAsset: Hashable, Sendable {
        struct File: Hashable, Sendable {
            var path: String
            var scale: CGFloat
            var isDark: Bool
        }

        var files: [File]
        /// Whether the image is drawn in the foreground style.
        var isTemplate: Bool

        /// The best file for an appearance and a number of pixels per point.
        func file(_ scheme: ColorScheme, scale: CGFloat) -> File? {
            let dark = files.filter(\.isDark)
            let fitting = scheme == .dark && !dark.isEmpty ? dark : files.filter { !$0.isDark }
            let sorted = (fitting.isEmpty ? files : fitting).sorted { $0.scale < $1.scale }
            return sorted.first { $0.scale >= scale } ?? sorted.last
        }
    }

    /// A file with data of any kind.
    package struct DataAsset: Hashable, Sendable {
        package var path: String
        /// The identifier of its type, such as `public.json`; nil where the catalog names none.
        package var type: String?
    }

    private struct Contents {
        var colors: [String: ColorAsset] = [:]
        var images: [String: ImageAsset] = [:]
        /// The names or templates of symbols.
        var symbols: [String: String] = [:]
        var data: [String: DataAsset] = [:]
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var added = list(ProcessInfo.processInfo.environment["ORIEL_ASSETS"] ?? "")
    nonisolated(unsafe) private static var contents: [String?: Contents] = [:]

    /// Adds a folder that is searched for catalogs of the main bundle before all others.
    public static func addFolder(_ path: String) {
        lock.lock()
        defer { lock.unlock() }
        added.append(path)
        contents[nil] = nil
    }

    /// Removes a folder added by ``addFolder(_:)``.
    public static func removeFolder(_ path: String) {
        lock.lock()
        defer { lock.unlock() }
        added.removeAll { $0 == path }
        contents[nil] = nil
    }

    /// The color of a name; nil if there is none.
    static func color(named name: String, bundle: String? = nil) -> ColorAsset? { read(bundle).colors[name] }

    /// The image of a name; nil if there is none.
    static func image(named name: String, bundle: String? = nil) -> ImageAsset? { read(bundle).images[name] }

    /// The template's path of a symbol of the app; nil if there is none.
    static func symbol(named name: String, bundle: String? = nil) -> String? { read(bundle).symbols[name] }

    /// The data of a name; nil if there is none.
    package static func data(named name: String, in bundle: Bundle?) -> DataAsset? {
        read(bundle?.imageFolder).data[name]
    }

    /// The app's accent color; nil where its catalog has none.
    static var accentColor: ColorAsset? {
        // A color that refers to the tint does not count.
        color(named: "AccentColor").flatMap { $0.light == .accentColor || $0.dark == .accentColor ? nil : $0 }
    }

    private static func read(_ bundle: String?) -> Contents {
        lock.lock()
        let found = contents[bundle]
        let places = found == nil ? folders(bundle) : []
        lock.unlock()
        if let found { return found }
        // Without the lock, since colors may refer to others: the system's, which request the catalog's accent.
        var result = Contents()
        for folder in places { scan(folder, prefix: "", depth: 0, into: &result) }
        lock.lock()
        contents[bundle] = result
        lock.unlock()
        return result
    }

    /// The folders of a list separated by colons.
    static func list(_ folders: String) -> [String] { folders.split(separator: ":").map(String.init) }

    /// The search path for a bundle's catalogs and loose pictures; nil for the main bundle.
    package static func folders(_ bundle: String?) -> [String] {
        if let bundle { return [bundle] }
        let main = Bundle.main
        var result = added
        result += [main.resourcePath, main.bundlePath].compactMap { $0 }
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: main.bundlePath)) ?? []
        let bundles = beside.filter { $0.hasSuffix(".resources") }.sorted()
        // Several programs of a package share a folder: the own bundle, named Package_Program, comes first.
        let own = "_\(main.executableURL?.lastPathComponent ?? "").resources"
        let sorted = bundles.filter { $0.hasSuffix(own) } + bundles.filter { !$0.hasSuffix(own) }
        result += sorted.map { main.bundlePath + "/" + $0 }
        return result.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Reads the catalogs in a folder; the first definition wins.
    private static func scan(_ folder: String, prefix: String, depth: Int, into result: inout Contents) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            let path = folder + "/" + name
            let stem = prefix + (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension {
            case "xcassets": scan(path, prefix: "", depth: 1, into: &result)
            case "colorset" where depth > 0:
                if result.colors[stem] == nil { result.colors[stem] = AssetReader.color(path) }
            case "imageset" where depth > 0:
                if result.images[stem] == nil { result.images[stem] = AssetReader.image(path) }
            case "dataset" where depth > 0:
                if result.data[stem] == nil { result.data[stem] = AssetReader.data(path) }
            case "symbolset" where depth > 0:
                if result.images[stem] == nil, result.symbols[stem] == nil, let file = AssetReader.symbol(path) {
                    switch file {
                    case .symbol(let name): result.symbols[stem] = name
                    case .image(let image): result.images[stem] = image
                    }
                }
            case "" where depth > 0 && depth < 16, "spriteatlas" where depth > 0 && depth < 16:
                let group = AssetReader.json(path)?["properties"] as? [String: Any]
                let isNamespace = group?["provides-namespace"] as? Bool ?? false
                scan(path, prefix: isNamespace ? stem + "/" : prefix, depth: depth + 1, into: &result)
            default: continue
            }
        }
    }
}
