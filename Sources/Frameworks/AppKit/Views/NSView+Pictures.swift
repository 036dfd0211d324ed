import Foundation
import SwiftUI

extension NSView {
    /// Returns an empty image of a rectangle of the view, for ``cacheDisplay(in:to:)``; nil for a rectangle without a size.
    public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
        guard Self.isDrawable(rect) else { return nil }
        let width = Int((rect.width * pictureScale).rounded())
        let height = Int((rect.height * pictureScale).rounded())
        let clear = [UInt8](repeating: 0, count: width * height * 4)
        guard let image = CGImage(width: width, height: height, premultipliedRGBA: clear) else { return nil }
        let rep = NSBitmapImageRep(cgImage: image)
        rep.size = rect.size
        return rep
    }
    /// Draws a rectangle of the view, with its subviews, into an image.
    public func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
        guard Self.isDrawable(rect) else { return }
        let format = UIGraphicsImageRendererFormat()
        format.scale = pictureScale
        let picture = UIGraphicsImageRenderer(size: rect.size, format: format).image { render(rect, in: $0.cgContext) }
        guard let image = picture.cgImage else { return }
        bitmapImageRep.replace(image)
        bitmapImageRep.size = rect.size
    }
    /// Returns a document in the Portable Document Format that shows a rectangle of the view, with its subviews.
    public func dataWithPDF(inside rect: NSRect) -> Data {
        guard Self.isDrawable(rect) else { return Data() }
        let page = CGRect(origin: .zero, size: rect.size)
        return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            render(rect, in: context.cgContext)
        }
    }

    private var pictureScale: CGFloat { window?.backingScaleFactor ?? 1 }
    /// Whether a picture of a rectangle can be made: it has a size, and not too large a one.
    private static func isDrawable(_ rect: NSRect) -> Bool {
        [rect.width, rect.height].allSatisfy { $0 >= 1 && $0 <= 10_000 } && rect.minX.isFinite && rect.minY.isFinite
    }
    private func render(_ rect: NSRect, in context: CGContext) {
        let area = turned(rect)
        context.saveGState()
        context.translateBy(x: -area.minX, y: -area.minY)
        backing.layoutIfNeeded()
        backing.drawHierarchy(in: CGRect(origin: .zero, size: backing.bounds.size), afterScreenUpdates: true)
        context.restoreGState()
    }
}
