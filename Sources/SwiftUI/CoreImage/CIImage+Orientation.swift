import Foundation
import ImageFilters
import ImageIO
import SwiftUICore

extension CIImage {
    /// Returns the transform that turns the picture as an orientation says; the result begins at zero.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        // The axis points up, so that turns to the right are turns by negative angles.
        let turned: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
            }
        let corners = [
            CGPoint(x: extent.minX, y: extent.minY), CGPoint(x: extent.maxX, y: extent.minY),
            CGPoint(x: extent.minX, y: extent.maxY), CGPoint(x: extent.maxX, y: extent.maxY),
        ].map { $0.applying(turned) }
        let (x, y) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
        return turned.concatenating(CGAffineTransform(translationX: -x, y: -y))
    }
    /// Returns the picture, turned as an orientation says.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        orientation == .up ? self : transformed(by: orientationTransform(for: orientation))
    }
    /// Returns the picture, turned as a number from 1 to 8 says.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
    }

    /// Returns the picture, with pixels that are all opaque within a rectangle.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        changed(extent) { color, alpha in
            alpha == 0 ? color : UInt8(min(Int(color) * 255 / Int(alpha), 255))
        } opacity: { _ in
            255
        }
    }
    /// Returns the picture with its colors multiplied by their opacity.
    public func premultiplyingAlpha() -> CIImage {
        changed(extent) { color, alpha in
            UInt8(Int(color) * Int(alpha) / 255)
        } opacity: {
            $0
        }
    }
    /// Returns the picture with its colors divided by their opacity.
    public func unpremultiplyingAlpha() -> CIImage {
        changed(extent) { color, alpha in
            alpha == 0 ? 0 : UInt8(min(Int(color) * 255 / Int(alpha), Int(alpha)))
        } opacity: {
            $0
        }
    }
    private func changed(
        _ area: CGRect, color: (UInt8, UInt8) -> UInt8, opacity: (UInt8) -> UInt8
    ) -> CIImage {
        guard let image = CIContext().createCGImage(self, from: area) else { return self }
        var pixels = image.premultipliedPixels
        for place in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = pixels[place + 3]
            for channel in 0..<3 { pixels[place + channel] = color(pixels[place + channel], alpha) }
            pixels[place + 3] = opacity(alpha)
        }
        guard let result = CGImage(width: image.width, height: image.height, premultipliedRGBA: pixels) else {
            return self
        }
        let origin = area.intersection(extent).origin
        return CIImage(cgImage: result).transformed(by: CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    /// Returns the part of the picture in a rectangle, with its edges continued without an end; its extent is the rectangle here.
    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect) }
    /// Returns the picture; how pixels between others are found makes no difference here.
    public func samplingNearest() -> CIImage { self }
    /// Returns the picture; how pixels between others are found makes no difference here.
    public func samplingLinear() -> CIImage { self }
    /// The facts of the picture; always empty.
    public var properties: [String: Any] { [:] }
    /// The space of the colors: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    /// The pixels; nil for a picture without any, or without an end.
    public var cgImage: CGImage? { extent.width > 1e8 ? nil : CIContext().createCGImage(self, from: extent) }
    /// The file of the picture; always nil.
    public var url: URL? { nil }
    /// Returns filters that correct the picture: none, with a warning.
    public func autoAdjustmentFilters() -> [CIFilter] {
        RuntimeWarning.issue("CIImage: pictures are not corrected by themselves: see CompatibilityGaps.md.")
        return []
    }
}
