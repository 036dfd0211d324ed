import Foundation
import SwiftUI

extension NSImageRep {
    /// A wish for the choice of an image's form.
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How drawings are turned and scaled.
        public static let ctm = HintKey(rawValue: "NSImageHintCTM")
        /// How pixels are mixed.
        public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
        /// Whether text runs from right to left.
        public static let userInterfaceLayoutDirection = HintKey(rawValue: "NSImageHintUserInterfaceLayoutDirection")
    }

    /// Returns the forms of a file's image; nil where it holds none.
    public class func imageReps(withContentsOf url: URL) -> [NSImageRep]? {
        forms((try? Data(contentsOf: url)) ?? Data())
    }
    /// Returns the forms of a file's image; nil where it holds none.
    public class func imageReps(withContentsOfFile filename: String) -> [NSImageRep]? {
        imageReps(withContentsOf: URL(fileURLWithPath: filename))
    }
    /// Returns the forms of an image on a clipboard; nil where it holds none.
    public class func imageReps(with pasteboard: NSPasteboard) -> [NSImageRep]? {
        (pasteboard.data(forType: .png) ?? pasteboard.data(forType: .tiff)).flatMap(forms)
    }
    private class func forms(_ data: Data) -> [NSImageRep]? { NSBitmapImageRep(data: data).map { [$0] } }
}

extension NSImage {
    /// The direction of text for which an image is made.
    public enum LayoutDirection: Int, Sendable {
        case unspecified = -1
        case leftToRight = 2
        case rightToLeft = 3
    }
    /// When an image is drawn ahead; kept.
    public enum CacheMode: UInt, Sendable { case `default`, always, bySize, never }
}

/// A form of an image that a function draws.
///
/// Follows Apple's [NSCustomImageRep](https://developer.apple.com/documentation/appkit/nscustomimagerep).
open class NSCustomImageRep: NSImageRep, @unchecked Sendable {
    /// The function, which draws into a rectangle and returns whether it did; nil for none.
    public let drawingHandler: ((NSRect) -> Bool)?
    private let isFlipped: Bool

    /// Creates a form of a size in points.
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - drawingHandlerShouldBeCalledWithFlippedContext: Whether the function's y axis points down.
    ///   - drawingHandler: Draws into a rectangle, and returns whether it did.
    public init(
        size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (NSRect) -> Bool
    ) {
        self.drawingHandler = drawingHandler
        isFlipped = drawingHandlerShouldBeCalledWithFlippedContext
        super.init()
        self.size = size
        pixelsWide = Int(clamping: size.width)
        pixelsHigh = Int(clamping: size.height)
    }

    /// Draws into a rectangle; returns the result of the function.
    @MainActor @preconcurrency
    open override func draw(in rect: NSRect) -> Bool {
        guard let drawingHandler else { return false }
        guard isFlipped, let context = NSGraphicsContext.current?.cgContext else { return drawingHandler(rect) }
        context.saveGState()
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
        defer { context.restoreGState() }
        return drawingHandler(rect)
    }
    override var pixelsToDraw: CGImage? {
        MainQueue.run { [self] in
            drawingHandler.flatMap { draw in
                NSImage(size: size, flipped: isFlipped) { draw($0) }.cgImage
            }
        }
    }
}

/// A form of an image that is a document.
///
/// Follows Apple's [NSPDFImageRep](https://developer.apple.com/documentation/appkit/nspdfimagerep). Its first page is drawn.
open class NSPDFImageRep: NSImageRep, @unchecked Sendable {
    /// The document.
    public let pdfRepresentation: Data
    private let picture: NSImage
    /// The page that is drawn; the first here.
    open var currentPage = 0
    /// The number of pages; not known: 1.
    open var pageCount: Int { 1 }
    /// The rectangle of the page, in points.
    open var bounds: NSRect { NSRect(origin: .zero, size: size) }

    /// Creates a form of a document; nil where its first page can't be drawn.
    public init?(data pdfData: Data) {
        guard pdfData.starts(with: Data("%PDF".utf8)), let picture = NSImage(data: pdfData) else { return nil }
        (pdfRepresentation, self.picture) = (pdfData, picture)
        super.init()
        size = picture.size
        pixelsWide = Int(clamping: size.width)
        pixelsHigh = Int(clamping: size.height)
    }
    override var pixelsToDraw: CGImage? { picture.cgImage }
}

extension Int {
    fileprivate init(clamping length: CGFloat) { self = length > 0 ? Int(Swift.min(length, 1e6)) : 0 }
}
