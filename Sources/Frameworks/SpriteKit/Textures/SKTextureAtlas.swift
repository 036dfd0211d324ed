import Foundation
import SwiftUI
import SwiftUICore

/// Textures that belong together, by name.
///
/// An atlas is a folder of pictures, `NAME.atlas` beside the program or a sprite atlas of an asset catalog; its pictures
/// are found by their own names.
///
/// Follows Apple's [SKTextureAtlas](https://developer.apple.com/documentation/spritekit/sktextureatlas).
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    private var textures: [String: SKTexture] = [:]
    private let folder: String?
    /// The names of the textures, without extensions.
    open private(set) var textureNames: [String] = []

    /// Creates an atlas of a name.
    public init(named name: String) {
        let root = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let places = ["\(name).atlas", "\(name).atlasc", name].map { root.appendingPathComponent($0).path }
        folder = places.first {
            var isFolder = ObjCBool(false)
            return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && isFolder.boolValue
        }
        let types: Set<String> = ["png", "jpg", "jpeg", "svg", "gif", "webp"]
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        let catalog = Self.catalogNames(name)
        textureNames = Set(
            files.compactMap { file -> String? in
                let path = file as NSString
                guard types.contains(path.pathExtension.lowercased()) else { return nil }
                return path.deletingPathExtension.replacingOccurrences(of: "@2x", with: "")
                    .replacingOccurrences(of: "@3x", with: "")
            }
        ).union(catalog).sorted()
    }

    /// The names of the images in the sprite atlases of a name in the app's asset catalogs.
    private static func catalogNames(_ name: String) -> [String] {
        AssetCatalog.folders(nil).flatMap { folder -> [String] in
            let catalogs = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return catalogs.filter { $0.hasSuffix(".xcassets") }.flatMap { catalog -> [String] in
                let paths = FileManager.default.enumerator(atPath: "\(folder)/\(catalog)")
                let all = paths?.compactMap { $0 as? String } ?? []
                let parts = all.filter { $0.hasSuffix(".imageset") }.map { $0.split(separator: "/") }
                return parts.filter { $0.contains("\(name).spriteatlas") }.compactMap { path in
                    path.last.map { String($0.dropLast(".imageset".count)) }
                }
            }
        }
    }

    /// Creates an atlas without textures.
    public convenience override init() { self.init(dictionary: [:]) }

    /// Creates an atlas of pictures, or of the names of the app's pictures.
    public init(dictionary properties: [String: Any]) {
        folder = nil
        super.init()
        for (name, value) in properties {
            if let image = value as? UIImage { textures[name] = SKTexture(image: image) }
            if let file = value as? String { textures[name] = SKTexture(imageNamed: file) }
        }
        textureNames = textures.keys.sorted()
    }

    /// Returns the texture of a name, with or without its extension.
    open func textureNamed(_ name: String) -> SKTexture {
        if let known = textures[name] { return known }
        let stem = (name as NSString).deletingPathExtension
        if let known = textures[stem] { return known }
        let texture = folder.flatMap { find(stem, in: $0) } ?? SKTexture(imageNamed: name)
        textures[name] = texture
        return texture
    }

    private func find(_ stem: String, in folder: String) -> SKTexture? {
        for suffix in ["@2x", "", "@3x"] {
            for type in ["png", "jpg", "jpeg", "svg", "gif", "webp"] {
                let path = "\(folder)/\(stem)\(suffix).\(type)"
                if let image = UIImage(contentsOfFile: path) { return SKTexture(image: image) }
            }
        }
        return nil
    }

    /// Reads the pixels, then calls a closure.
    open func preload(completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let completion = completionHandler
        DispatchQueue.main.async { completion() }
    }

    /// Reads the pixels.
    open func preload() async {}

    /// Reads the pixels of atlases, then calls a closure.
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        nonisolated(unsafe) let completion = completionHandler
        DispatchQueue.main.async { completion() }
    }
}
