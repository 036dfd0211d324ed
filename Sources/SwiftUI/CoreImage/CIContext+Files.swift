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

    /// Writes pixels of eight bits to memory: the upper row first, in the orders RGBA, BGRA and ARGB; others stay as they are, with a warning.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let orders: [CIFormat: [Int]] = [
            .RGBA8: [0, 1, 2, 3], .BGRA8: [2, 1, 0, 3], .ARGB8: [3, 0, 1, 2], .ABGR8: [3, 2, 1, 0],
        ]
        guard let order = orders[format] else {
            return RuntimeWarning.issue("CIContext: pixels of this form are not written.")
        }
        guard let result = createCGImage(image, from: bounds) else { return }
        let pixels = result.premultipliedPixels
        for y in 0..<result.height {
            let row = (data + y * rowBytes).assumingMemoryBound(to: UInt8.self)
            for x in 0..<result.width {
                for place in 0..<4 { row[4 * x + place] = pixels[(y * result.width + x) * 4 + order[place]] }
            }
        }
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
