import DisplayList
import Foundation

/// How an image is drawn that has other pixels than its place.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default`, none, low, medium, high
}

extension CGContext {
    /// Creates a context that draws pixels in memory; nil for arrangements of bytes that can't be drawn into, or where the
    /// build is without the image front end.
    ///
    /// Follows Apple's
    /// [CGBitmapContextCreate](https://developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)):
    /// the y axis points up from the lower left corner, and the first row of the memory is the upper one. Colors are drawn
    /// in sRGB.
    /// - Parameters:
    ///   - data: The memory, of as many bytes as all rows have; nil for memory of the context's own.
    ///   - width: The width in pixels, at least 1.
    ///   - height: The height in pixels, at least 1.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: The bytes from one row to the next; 0 for as few as possible, for memory of the context's own.
    ///   - space: The space of colors: RGB with four bytes for a pixel, or grays with one.
    ///   - bitmapInfo: The bits of a ``CGImageAlphaInfo`` and of the order of bytes.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard let textSystem = PDFDocumentWriter.textSystem, BitmapMemory.paint != nil else {
            RuntimeWarning.issue(
                "No pixels can be drawn: this build is without the image front end (it needs libpango1.0-dev).")
            return nil
        }
        let sides = 1...32_767
        guard sides.contains(width), sides.contains(height),
            let format = BitmapFormat(space: space.model, bitsPerComponent: bitsPerComponent, info: bitmapInfo),
            bytesPerRow >= width * format.bytesPerPixel || bytesPerRow == 0, bytesPerRow <= 1 << 20
        else {
            RuntimeWarning.issue(
                "CGBitmapContextCreate: unsupported parameter combination: \(width) × \(height) pixels, "
                    + "\(bitsPerComponent) bits/component, \(bytesPerRow) bytes/row, info \(bitmapInfo).")
            return nil
        }
        let memory = BitmapMemory(
            data, width: width, height: height,
            bytesPerRow: bytesPerRow == 0 ? width * format.bytesPerPixel : bytesPerRow, format: format,
            textSystem: textSystem)
        var context = GraphicsContext(memory.recorder, bounds: memory.bounds, environment: EnvironmentValues())
        context.translateBy(x: 0, y: memory.bounds.height)
        context.scaleBy(x: 1, y: -1)
        self.init(context, memory: memory)
        pixelSpace = space
        pixelInfo = CGBitmapInfo(rawValue: bitmapInfo)
    }

    /// The pixels' address; nil for a context that does not draw pixels.
    public var data: UnsafeMutableRawPointer? { memory?.data }
    /// The width in pixels; 0 for a context that does not draw pixels.
    public var width: Int { memory?.width ?? 0 }
    /// The height in pixels; 0 for a context that does not draw pixels.
    public var height: Int { memory?.height ?? 0 }
    /// The bytes from one row to the next; 0 for a context that does not draw pixels.
    public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
    /// The bits of a component; 0 for a context that does not draw pixels.
    public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
    /// The bits of a pixel; 0 for a context that does not draw pixels.
    public var bitsPerPixel: Int { (memory?.format.bytesPerPixel ?? 0) * 8 }
    /// The space of the pixels' colors; nil for a context that does not draw pixels.
    public var colorSpace: CGColorSpace? { pixelSpace }
    /// How the bytes are arranged.
    public var bitmapInfo: CGBitmapInfo { pixelInfo }
    /// Where the opacity of a pixel is.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: pixelInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }

    /// Returns the pixels as they are now; nil for a context that does not draw pixels.
    public func makeImage() -> CGImage? { memory?.image }

    /// How images are drawn that have other pixels than their places.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
}

extension CGInterpolationQuality {
    /// The quality as SwiftUI has it.
    var interpolation: Image.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .default, .medium: .medium
        case .high: .high
        }
    }
}
