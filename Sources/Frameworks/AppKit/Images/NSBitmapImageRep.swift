import Foundation
import SwiftUI

/// One of the forms of an image.
///
/// Follows Apple's [NSImageRep](https://developer.apple.com/documentation/appkit/nsimagerep).
open class NSImageRep: NSObject, @unchecked Sendable {
    /// The size, in points.
    open var size = NSSize.zero
    /// The width in pixels.
    open internal(set) var pixelsWide = 0
    /// The height in pixels.
    open internal(set) var pixelsHigh = 0
    /// Whether there is transparency.
    open var hasAlpha: Bool { true }
    /// Bits of a part of a color.
    open var bitsPerSample: Int { 8 }
    /// The space of the colors.
    open var colorSpaceName: NSColorSpaceName { .deviceRGB }
    /// Whether there are no transparent pixels; not known: false.
    open var isOpaque: Bool { false }
    /// Whether the image is mirrored where text runs from right to left.
    open var layoutDirection: NSImage.LayoutDirection { .unspecified }
    /// Returns the pixels; nil for none.
    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
        hints: [HintKey: Any]?
    ) -> CGImage? { pixelsToDraw }
    var pixelsToDraw: CGImage? { nil }
    /// Draws the image into its rectangle at the origin; returns whether there is anything to draw.
    @MainActor @preconcurrency
    @discardableResult
    open func draw() -> Bool { draw(in: NSRect(origin: .zero, size: size)) }
    /// Draws the image at a point; returns whether there is anything to draw.
    @MainActor @preconcurrency
    @discardableResult
    open func draw(at point: NSPoint) -> Bool { draw(in: NSRect(origin: point, size: size)) }
    /// Draws the image into a rectangle; returns whether there is anything to draw.
    @MainActor @preconcurrency
    @discardableResult
    open func draw(in rect: NSRect) -> Bool {
        guard let pixels = pixelsToDraw else { return false }
        NSImage(cgImage: pixels).draw(in: rect, blendMode: .normal, alpha: 1)
        return true
    }
}

/// The pixels of an image.
///
/// Follows Apple's [NSBitmapImageRep](https://developer.apple.com/documentation/appkit/nsbitmapimagerep). The pixels are changed by
/// ``NSView/cacheDisplay(in:to:)``, by drawing in a context of `NSGraphicsContext(bitmapImageRep:)`, by ``setColor(_:atX:y:)`` and
/// through ``bitmapData``.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
    /// The kind of an image file.
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
    /// How the bytes of a TIFF file are made smaller; they are not here.
    public enum TIFFCompression: UInt, Sendable {
        case none = 1
        case ccittfax3 = 3
        case ccittfax4, lzw
        case jpeg
        case next = 32766
        case packBits = 32773
    }
    /// A property of an image file.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The quality of a JPEG file, from 0 to 1.
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        /// How the bytes of a TIFF file are made smaller.
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        /// Whether a PNG file appears line by line.
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
        /// The color profile.
        public static let colorSyncProfileData = PropertyKey(rawValue: "NSImageColorSyncProfileData")
    }

    /// The pixels; nil for none.
    public var cgImage: CGImage? { drawing?.makeImage() ?? image }
    private var image: CGImage?
    /// The context that draws into the pixels; nil where they have not been changed.
    private var drawing: CGContext?

    /// Creates the pixels of an image.
    public init(cgImage: CGImage) {
        image = cgImage
        super.init()
        (pixelsWide, pixelsHigh) = (cgImage.width, cgImage.height)
        size = NSSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    }
    override var pixelsToDraw: CGImage? { cgImage }
    /// Shows other pixels.
    func replace(_ image: CGImage) {
        self.image = image
        drawing = nil
        (pixelsWide, pixelsHigh) = (image.width, image.height)
    }
    /// The context that draws into the pixels, in points of the size that there is when it is first asked for; nil in a build without
    /// the image front end.
    var context: CGContext? {
        if let drawing { return drawing }
        let made = CGContext(
            data: nil, width: pixelsWide, height: pixelsHigh, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let made else { return nil }
        if let image { made.draw(image, in: CGRect(x: 0, y: 0, width: pixelsWide, height: pixelsHigh)) }
        if size.width > 0, size.height > 0 {
            made.scaleBy(x: CGFloat(pixelsWide) / size.width, y: CGFloat(pixelsHigh) / size.height)
        }
        drawing = made
        return made
    }
    /// Creates the pixels of a file's contents; nil if they are not an image.
    public convenience init?(data: Data) {
        guard let image = TIFFFile.read(data) ?? NSImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image)
    }

    /// Returns the contents of a file; nil for a kind that is not written: all but PNG, JPEG and TIFF.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        guard let cgImage else { return nil }
        let image = NSImage(cgImage: cgImage)
        switch storageType {
        case .png: return image.pngData()
        case .jpeg:
            let quality = (properties[.compressionFactor] as? NSNumber)?.doubleValue ?? 0.9
            return image.jpegData(compressionQuality: quality)
        case .tiff: return TIFFFile.write(cgImage)
        case .bmp, .gif, .jpeg2000:
            RuntimeWarning.issue("NSBitmapImageRep writes PNG, JPEG and TIFF files alone: see CompatibilityGaps.md.")
            return nil
        }
    }
    /// Returns the contents of a file of several images: of the first one here.
    open class func representationOfImageReps(
        in imageReps: [NSImageRep], using storageType: FileType, properties: [PropertyKey: Any]
    ) -> Data? { (imageReps.first as? NSBitmapImageRep)?.representation(using: storageType, properties: properties) }
    /// The contents of a TIFF file.
    open var tiffRepresentation: Data? { cgImage.map(TIFFFile.write) }
    /// Returns the color of a pixel; nil beyond the image.
    open func colorAt(x: Int, y: Int) -> NSColor? {
        guard (0..<pixelsWide).contains(x), (0..<pixelsHigh).contains(y) else { return nil }
        // Apps ask for all pixels, one after the other.
        let memory = drawing?.data?.assumingMemoryBound(to: UInt8.self)
        let pixels = memory == nil ? image?.premultipliedPixels ?? [] : []
        let start = (y * pixelsWide + x) * 4
        guard memory != nil || start + 3 < pixels.count else { return nil }
        func byte(_ index: Int) -> CGFloat { CGFloat(memory?[start + index] ?? pixels[start + index]) }
        let alpha = byte(3)
        func part(_ index: Int) -> CGFloat { alpha > 0 ? min(byte(index) / alpha, 1) : 0 }
        return NSColor(red: part(0), green: part(1), blue: part(2), alpha: alpha / 255)
    }
    /// The bytes of a row.
    open var bytesPerRow: Int { pixelsWide * 4 }
    /// The bits of a pixel.
    open var bitsPerPixel: Int { 32 }
    /// The parts of a color.
    open var samplesPerPixel: Int { 4 }
}
