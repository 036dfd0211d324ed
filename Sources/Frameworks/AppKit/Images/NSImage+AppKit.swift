import Foundation
import SwiftUI

extension NSImage {
    /// The name of an image.
    public typealias Name = String

    /// Creates an image by a function that draws it: once, as images are not changed here.
    @MainActor @preconcurrency
    public convenience init(
        size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: (NSRect) -> Bool
    ) {
        let bounds = NSRect(origin: .zero, size: size)
        let drawn = UIGraphicsImageRenderer(size: size).image { context in
            if !drawingHandlerShouldBeCalledWithFlippedContext {
                context.cgContext.translateBy(x: 0, y: size.height)
                context.cgContext.scaleBy(x: 1, y: -1)
            }
            _ = drawingHandler(bounds)
        }
        let pixels = drawn.cgImage ?? CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 0])
        guard let pixels, size.width > 0, size.width.isFinite else {
            self.init()
            return
        }
        self.init(cgImage: pixels, scale: CGFloat(pixels.width) / size.width, orientation: .up)
    }
    /// Adopts pixels in a size in points.
    public convenience init(cgImage: CGImage, size: NSSize) {
        let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
        self.init(cgImage: cgImage, scale: scale > 0 ? scale : 1, orientation: .up)
    }
    /// Finds a file; nil if there is none, or where it holds no image.
    public convenience init?(contentsOfFile path: String, isFlipped: Bool) { self.init(contentsOfFile: path) }
    /// Adopts the first image on a clipboard; nil for none.
    public convenience init?(pasteboard: NSPasteboard) {
        guard let data = pasteboard.data(forType: .png) ?? pasteboard.data(forType: .tiff) else { return nil }
        self.init(data: data)
    }

    /// The contents of a TIFF file; nil for symbols and images that cannot be read.
    public var tiffRepresentation: Data? { pixels.map(TIFFFile.write) }
    private var pixels: CGImage? {
        let found = cgImage ?? pngData().flatMap { NSImage(data: $0)?.cgImage }
        return found.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    }
    /// The forms of the image: its pixels.
    public var representations: [NSImageRep] { pixels.map { [NSBitmapImageRep(cgImage: $0)] } ?? [] }
    /// Whether the image can be shown.
    public var isValid: Bool { isSymbolImage || size.width > 0 }
    /// Returns the pixels, whatever the rectangle and the hints; nil for none.
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? { pixels }
    /// Returns a symbol made in a configuration; nil for other images.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        applyingSymbolConfiguration(configuration)
    }
    /// Draws the image into a rectangle of the current context.
    @MainActor @preconcurrency
    public func draw(in dstRect: NSRect, from srcRect: NSRect, operation op: NSCompositingOperation, fraction: CGFloat)
    {
        let pixelRect = NSRect(
            x: srcRect.minX * scale, y: (size.height - srcRect.maxY) * scale, width: srcRect.width * scale,
            height: srcRect.height * scale)
        let part = srcRect == .zero ? nil : pixels?.cropping(to: pixelRect)
        let image = part.map { NSImage(cgImage: $0) } ?? self
        image.draw(in: dstRect, blendMode: op.blendMode, alpha: fraction)
    }
    /// Whether the image's shape alone counts, which has the color of the words around it; of symbols, by default.
    public var isTemplate: Bool {
        get { renderingMode == .alwaysTemplate || isSymbolImage && renderingMode == .automatic }
        set { renderingMode = newValue ? .alwaysTemplate : .alwaysOriginal }
    }
    /// A folder.
    public static var folderName: Name { "NSFolder" }
    /// The app's icon.
    public static var applicationIconName: Name { "NSApplicationIcon" }
}
