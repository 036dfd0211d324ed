import Foundation
import ImageFilters
import ImageIO
import SwiftUICore

/// The arrangement of a pixel's components.
///
/// Follows Apple's [CIFormat](https://developer.apple.com/documentation/coreimage/ciformat).
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    /// Creates an arrangement of its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Opacity, red, green and blue, of eight bits.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Blue, green, red and opacity, of eight bits.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Red, green, blue and opacity, of eight bits.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Opacity, blue, green and red, of eight bits.
    public static let ABGR8 = CIFormat(rawValue: 267)
    /// Red, green, blue and opacity, of 16 bits.
    public static let RGBA16 = CIFormat(rawValue: 2056)
    /// Red, green, blue and opacity, as short fractions.
    public static let RGBAh = CIFormat(rawValue: 2056 + 512)
    /// Red, green, blue and opacity, as fractions.
    public static let RGBAf = CIFormat(rawValue: 2312)
    /// Red, of eight bits.
    public static let R8 = CIFormat(rawValue: 259)
    /// Grays, of eight bits.
    public static let L8 = CIFormat(rawValue: 282)
    /// Opacities, of eight bits.
    public static let A8 = CIFormat(rawValue: 261)
}

/// The name of a setting of a picture's file.
///
/// The quality of a JPEG is `kCGImageDestinationLossyCompressionQuality`, as a `CIImageRepresentationOption`.
public typealias CIImageRepresentationOption = String

extension CIImageRepresentationOption {
    /// Creates the name of a setting.
    public init(rawValue: String) { self = rawValue }
}

extension CIContext {
    /// Makes the pixels of a part of a picture, as images have them here; nil if it has none.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }
    /// Makes the pixels of a part of a picture, now or later; nil if it has none.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Returns a picture as a JPEG; nil if it has no pixels.
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { data(image, "public.jpeg", options) }
    /// Returns a picture as a PNG; nil if it has no pixels.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { data(image, "public.png", options) }
    /// Returns a picture as a TIFF; nil if it has no pixels, or files of this kind are not written.
    public func tiffRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { data(image, "public.tiff", options) }
    /// Returns a picture as a HEIF; nil, because files of this kind are not written.
    public func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        RuntimeWarning.issue("CIContext: files of the kind HEIF are not written.")
        return nil
    }
    /// Writes a picture to a file, as a JPEG.
    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url) }
    /// Writes a picture to a file, as a PNG.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(data(image, "public.png", options), to: url) }
    /// Writes a picture to a file, as a TIFF.
    public func writeTIFFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(data(image, "public.tiff", options), to: url) }
    /// Writes a picture to a file, as a HEIF; fails.
    public func writeHEIFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(heifRepresentation(of: image, format: format, colorSpace: colorSpace), to: url) }

    /// Writes the pixels of a rectangle to memory: the upper row first, transparent where the picture has none.
    ///
    /// Forms of eight bits with four components are written; others leave the memory as it is, with a warning.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard CIRenderDestination.orders[format] != nil else {
            return RuntimeWarning.issue("CIContext: pixels of this form are not written.")
        }
        let whole = bounds.integral
        guard let width = Int(exactly: whole.width), let height = Int(exactly: whole.height), width > 0,
            width <= rowBytes / 4
        else { return }
        for row in 0..<height {
            (data + row * rowBytes).initializeMemory(as: UInt8.self, repeating: 0, count: width * 4)
        }
        let destination = CIRenderDestination(
            bitmapData: data, width: width, height: height, bytesPerRow: rowBytes, format: format)
        _ = try? startTask(toRender: image, from: whole, to: destination, at: .zero)
    }

    private func write(_ data: Data?, to url: URL) throws {
        guard let data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }

    private func data(_ image: CIImage, _ type: String, _ options: [CIImageRepresentationOption: Any]) -> Data? {
        guard let pixels = createCGImage(image, from: image.extent) else { return nil }
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else { return nil }
        CGImageDestinationAddImage(destination, pixels, NSDictionary(dictionary: options))
        return CGImageDestinationFinalize(destination) ? Data(referencing: data) : nil
    }
}
