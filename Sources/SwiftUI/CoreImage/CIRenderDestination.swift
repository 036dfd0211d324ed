import Foundation
import SwiftUICore

/// The form of colors where pixels are not opaque.
///
/// Follows Apple's [CIRenderDestinationAlphaMode](https://developer.apple.com/documentation/coreimage/cirenderdestinationalphamode).
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
    /// All pixels are opaque.
    case none = 0
    /// The colors are multiplied by the opacity.
    case premultiplied
    /// The colors are not multiplied.
    case unpremultiplied
}

/// Memory to which a context writes pixels.
///
/// Follows Apple's [CIRenderDestination](https://developer.apple.com/documentation/coreimage/cirenderdestination).
open class CIRenderDestination: NSObject, @unchecked Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// The form of colors; multiplied by the opacity by default.
    open var alphaMode: CIRenderDestinationAlphaMode = .premultiplied
    /// Whether the last row comes first; not by default.
    open var isFlipped = false
    /// Whether the picture covers the memory's present content, instead of replacing it; not by default.
    open var blendsInDestinationColorSpace = false
    /// Whether the pixels are clamped to the range of the form; they always are.
    open var isClamped = false
    /// Whether colors are dithered; they never are.
    open var isDithered = false
    /// The color space of the pixels; of sRGB by default.
    open var colorSpace: CGColorSpace? = CGColorSpace(name: CGColorSpace.sRGB)

    fileprivate let data: UnsafeMutableRawPointer
    fileprivate let rowBytes: Int
    fileprivate let format: CIFormat

    /// Creates a destination in memory that stays until the pixels are written.
    public init(
        bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CIFormat
    ) {
        (self.data, self.width, self.height) = (data, max(0, width), max(0, height))
        (rowBytes, self.format) = (max(0, bytesPerRow), format)
    }
}

/// Facts of a picture that was written.
///
/// Follows Apple's [CIRenderInfo](https://developer.apple.com/documentation/coreimage/cirenderinfo).
open class CIRenderInfo: NSObject, @unchecked Sendable {
    /// The seconds that the computation has taken.
    public let kernelExecutionTime: TimeInterval
    /// The number of passes.
    public let passCount: Int
    /// The number of pixels.
    public let pixelsProcessed: Int

    init(seconds: TimeInterval, pixels: Int) {
        (kernelExecutionTime, passCount, pixelsProcessed) = (seconds, 1, pixels)
    }
}

/// A picture that a context writes; here it is complete when it begins.
///
/// Follows Apple's [CIRenderTask](https://developer.apple.com/documentation/coreimage/cirendertask).
open class CIRenderTask: NSObject, @unchecked Sendable {
    private let info: CIRenderInfo

    init(_ info: CIRenderInfo) { self.info = info }

    /// Returns the facts of the picture.
    open func waitUntilCompleted() throws -> CIRenderInfo { info }
}

extension CIContext {
    /// Writes a picture to a destination, its lower left corner first.
    @discardableResult
    public func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask {
        let rect = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        return try startTask(toRender: image, from: rect, to: destination, at: .zero)
    }

    /// Writes a part of a picture to a place of a destination, counted from its lower left corner.
    @discardableResult
    public func startTask(
        toRender image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint
    ) throws -> CIRenderTask {
        let start = ContinuousClock.now
        let space = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        let moved = image.cropped(to: fromRect)
            .transformed(by: CGAffineTransform(translationX: atPoint.x - fromRect.minX, y: atPoint.y - fromRect.minY))
        let part = moved.extent.integral.intersection(space)
        var written = 0
        if !part.isEmpty, let pixels = createCGImage(moved, from: part)?.premultipliedPixels {
            written = try destination.write(pixels, to: part)
        }
        let seconds = start.duration(to: .now) / .seconds(1)
        return CIRenderTask(CIRenderInfo(seconds: seconds, pixels: written))
    }
}

extension CIRenderDestination {
    /// The components of pixels in the order of each form; red is the first.
    static let orders: [CIFormat: [Int]] = [
        .RGBA8: [0, 1, 2, 3], .BGRA8: [2, 1, 0, 3], .ARGB8: [3, 0, 1, 2], .ABGR8: [3, 2, 1, 0],
    ]

    /// Writes pixels to a rectangle of whole numbers, counted from the lower left corner; returns their number.
    fileprivate func write(_ pixels: [UInt8], to part: CGRect) throws -> Int {
        guard let order = Self.orders[format] else {
            RuntimeWarning.issue("CIRenderDestination: pixels of this form are not written.")
            throw CocoaError(.featureUnsupported)
        }
        let (columns, rows) = (Int(part.width), Int(part.height))
        guard pixels.count >= columns * rows * 4, rowBytes >= width * 4 else { return 0 }
        for line in 0..<rows {
            let fromBottom = Int(part.minY) + rows - 1 - line
            let row = isFlipped ? fromBottom : height - 1 - fromBottom
            let bytes = (data + row * rowBytes).assumingMemoryBound(to: UInt8.self)
            for column in 0..<columns {
                let source = (line * columns + column) * 4
                let target = 4 * (Int(part.minX) + column)
                let old = order.indices.map { bytes[target + $0] }
                for (place, component) in order.enumerated() {
                    var value = Int(pixels[source + component])
                    let opacity = Int(pixels[source + 3])
                    if blendsInDestinationColorSpace {
                        value = min(255, value + Int(old[place]) * (255 - opacity) / 255)
                    } else if alphaMode == .unpremultiplied, component < 3, opacity > 0 {
                        value = min(255, value * 255 / opacity)
                    }
                    bytes[target + place] = alphaMode == .none && component == 3 ? 255 : UInt8(value)
                }
            }
        }
        return columns * rows
    }
}
