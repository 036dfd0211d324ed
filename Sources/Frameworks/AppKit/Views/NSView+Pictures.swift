import Foundation
import SwiftUI

extension NSView {
    /// Returns an empty image of a rectangle of the view, for ``cacheDisplay(in:to:)``; nil for a rectangle without a size.
    public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
        guard let image = picture(of: rect, draws: false) else { return nil }
        let rep = NSBitmapImageRep(cgImage: image)
        rep.size = rect.size
        return rep
    }
    /// Draws a rectangle of the view, with its subviews, into an image.
    public func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
        guard let image = picture(of: rect, draws: true) else { return }
        bitmapImageRep.replace(image)
        bitmapImageRep.size = rect.size
    }
    /// Returns a document in the Portable Document Format that shows a rectangle of the view, with its subviews.
    public func dataWithPDF(inside rect: NSRect) -> Data {
        guard rect.width > 0, rect.height > 0 else { return Data() }
        let page = CGRect(origin: .zero, size: rect.size)
        return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            render(rect, in: context.cgContext)
        }
    }

    private func picture(of rect: NSRect, draws: Bool) -> CGImage? {
        guard rect.width >= 1, rect.height >= 1, rect.width.isFinite, rect.height.isFinite else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = window?.backingScaleFactor ?? 1
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            if draws { render(rect, in: context.cgContext) }
        }
        return image.cgImage
    }
    private func render(_ rect: NSRect, in context: CGContext) {
        let area = turned(rect)
        context.saveGState()
        context.translateBy(x: -area.minX, y: -area.minY)
        backing.layoutIfNeeded()
        backing.layer.render(in: context)
        context.restoreGState()
    }
}
