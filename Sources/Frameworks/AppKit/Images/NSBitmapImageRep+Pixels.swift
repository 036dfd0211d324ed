import Foundation
import OrielFoundation
import SwiftUI

/// A name of a space of colors.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Red, green and blue of the device.
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    /// Red, green and blue, whatever the device.
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
    /// Grays of the device.
    public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
    /// Grays, whatever the device.
    public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
    /// Inks of the device.
    public static let deviceCMYK = NSColorSpaceName(rawValue: "NSDeviceCMYKColorSpace")
}

extension NSBitmapImageRep {
    /// How the parts of a pixel are arranged.
    public struct Format: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The opacity comes first.
        public static let alphaFirst = Format(rawValue: 1)
        /// Colors are not multiplied by the opacity.
        public static let alphaNonpremultiplied = Format(rawValue: 2)
        /// Parts are numbers with a point.
        public static let floatingPointSamples = Format(rawValue: 4)
    }

    /// Creates pixels; transparent ones where no bytes are given.
    ///
    /// They have four parts of eight bits, red, green, blue and the opacity by which these are multiplied, whatever is asked for.
    /// - Parameters:
    ///   - planes: The bytes, which are copied; nil for none.
    ///   - width: The width in pixels, from 1 to 32 767.
    ///   - height: The height in pixels, from 1 to 32 767.
    ///   - bps: The bits of a part: 8; others warn.
    ///   - spp: The parts of a pixel: 3 or 4 for bytes that are given.
    ///   - alpha: Whether the last part is the opacity.
    ///   - isPlanar: Whether each part has bytes of its own: false; true warns.
    ///   - colorSpaceName: The space: sRGB here; another than one of red, green and blue warns.
    ///   - rBytes: The bytes of a row; 0 for as few as there can be.
    ///   - pBits: The bits of a pixel; 0 for as few as there can be.
    public convenience init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool,
        colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
        guard (1...32_767).contains(width), (1...32_767).contains(height) else { return nil }
        let isColor = [.deviceRGB, .calibratedRGB].contains(colorSpaceName)
        if bps != 8 || isPlanar || !isColor {
            RuntimeWarning.issue("NSBitmapImageRep has four parts of eight bits for a pixel: see CompatibilityGaps.md.")
        }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        if let bytes = planes?.pointee, bps == 8, !isPlanar, spp == 3 || spp == 4 {
            let step = pBits > 0 ? max(pBits / 8, spp) : spp
            let row = max(rBytes, width * step)
            for y in 0..<height {
                for x in 0..<width {
                    let (from, to) = (y * row + x * step, (y * width + x) * 4)
                    for part in 0..<3 { pixels[to + part] = bytes[from + part] }
                    pixels[to + 3] = spp == 4 && alpha ? bytes[from + 3] : 255
                }
            }
        }
        guard let image = CGImage(width: width, height: height, premultipliedRGBA: pixels) else { return nil }
        self.init(cgImage: image)
    }

    /// Creates pixels; transparent ones where no bytes are given.
    ///
    /// - Parameter bitmapFormat: How the parts are arranged: as usual; others warn.
    public convenience init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool,
        colorSpaceName: NSColorSpaceName, bitmapFormat: Format, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
        if !bitmapFormat.isEmpty {
            RuntimeWarning.issue("NSBitmapImageRep has the opacity last, and colors multiplied by it.")
        }
        self.init(
            bitmapDataPlanes: planes, pixelsWide: width, pixelsHigh: height, bitsPerSample: bps, samplesPerPixel: spp,
            hasAlpha: alpha, isPlanar: isPlanar, colorSpaceName: colorSpaceName, bytesPerRow: rBytes,
            bitsPerPixel: pBits)
    }

    /// Red, green, blue and opacity of all pixels, row by row from the top, which may be changed; nil for none.
    public var bitmapData: UnsafeMutablePointer<UInt8>? { context?.data?.assumingMemoryBound(to: UInt8.self) }
    /// Sets the color of a pixel, if there is one at the place.
    public func setColor(_ color: NSColor, atX x: Int, y: Int) {
        guard (0..<pixelsWide).contains(x), (0..<pixelsHigh).contains(y), let bytes = bitmapData else { return }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func byte(_ value: CGFloat) -> UInt8 { UInt8((min(max(value.isFinite ? value : 0, 0), 1) * 255).rounded()) }
        let start = (y * pixelsWide + x) * 4
        for (part, value) in [red * alpha, green * alpha, blue * alpha, alpha].enumerated() {
            bytes[start + part] = byte(value)
        }
    }
}
