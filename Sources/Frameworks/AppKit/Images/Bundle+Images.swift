import Foundation
import SwiftUI

extension Bundle {
    /// Returns the image of a name: of the asset catalog, else of a file; nil for none.
    public func image(forResource name: String) -> NSImage? {
        if let image = NSImage(named: name, in: self) { return image }
        return urlForImageResource(name).flatMap { NSImage(contentsOf: $0) }
    }
    /// Returns the file of an image; nil for none.
    public func urlForImageResource(_ name: String) -> URL? {
        let parts = URL(fileURLWithPath: name)
        if !parts.pathExtension.isEmpty {
            return url(forResource: parts.deletingPathExtension().lastPathComponent, withExtension: parts.pathExtension)
        }
        return ["png", "jpg", "jpeg", "tiff", "gif", "pdf", "svg", "icns", "heic"].lazy
            .compactMap { self.url(forResource: name, withExtension: $0) }.first
    }
    /// Returns the path of an image's file; nil for none.
    public func pathForImageResource(_ name: String) -> String? { urlForImageResource(name)?.path }
}

extension NSString {
    /// Returns the rectangle that a text fills, in points.
    @MainActor @preconcurrency public func boundingRect(
        with size: NSSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil
    ) -> NSRect { boundingRect(with: size, options: options, attributes: attributes, context: nil) }
}
