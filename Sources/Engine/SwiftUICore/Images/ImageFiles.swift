import DisplayList
import Foundation

/// A picture's file.
struct ImageFile: Equatable {
    let path: String
    /// Pixels per point.
    let scale: CGFloat
    /// Whether the asset asks to be drawn in the foreground style.
    var isTemplate = false

    /// The size in points; nil if the file does not contain it.
    var size: CGSize? {
        guard let size = ImageHeader(path: path)?.size else { return nil }
        return CGSize(width: size.width / scale, height: size.height / scale)
    }
}

/// Finds pictures by name: in asset catalogs, then as files in the bundle's resources or beside the program.
enum ImageFiles {
    private struct Name: Hashable {
        let name: String
        let bundle: String?
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var found: [Name: ImageFile] = [:]
    private static let types = [
        "png", "jpg", "jpeg", "svg", "pdf", "gif", "webp", "heic", "heif", "avif", "tif", "tiff", "bmp", "ico", "jxl",
    ]

    /// Finds the best file for an appearance and a number of pixels per point; nil if there is none.
    static func find(
        _ name: String, bundle: String?, colorScheme: ColorScheme = .light, scale: CGFloat = 1
    ) -> ImageFile? {
        if let asset = AssetCatalog.image(named: name, bundle: bundle), let file = asset.file(colorScheme, scale: scale)
        {
            return ImageFile(path: file.path, scale: file.scale, isTemplate: asset.isTemplate)
        }
        let id = Name(name: name, bundle: bundle)
        lock.lock()
        defer { lock.unlock() }
        if let file = found[id] { return file }
        let file = looseFile(name, in: AssetCatalog.folders(bundle))
        found[id] = file
        return file
    }

    /// The pixels per point from a file's name: `picture@2x.png`.
    static func scale(of path: String) -> CGFloat {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    private static func looseFile(_ name: String, in folders: [String]) -> ImageFile? {
        let stem = name as NSString
        let isTyped = types.contains(stem.pathExtension.lowercased())
        for folder in folders {
            for suffix in ["@2x", "", "@3x"] {
                for type in isTyped ? [stem.pathExtension] : types {
                    let base = isTyped ? stem.deletingPathExtension : name
                    let path = "\(folder)/\(base)\(suffix).\(type)"
                    if FileManager.default.fileExists(atPath: path) {
                        return ImageFile(path: path, scale: scale(of: path))
                    }
                }
            }
        }
        return nil
    }
}
