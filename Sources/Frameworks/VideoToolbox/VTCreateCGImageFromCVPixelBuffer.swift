import CoreVideo
import Foundation
import OrielFoundation
import SwiftUICore

/// Makes a picture of pixels in memory.
///
/// - Parameters:
///   - pixelBuffer: Pixels of red, green and blue with a byte each, of gray, or of brightness and color in two planes.
///   - options: Nil.
///   - imageOut: Receives the picture; nil where that failed.
/// - Returns: 0, or `kVTPixelTransferNotSupportedErr` for pixels of another form.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(
    _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
    imageOut.pointee = nil
    CVPixelBufferLockBaseAddress(pixelBuffer, .readOnly)
    defer { CVPixelBufferUnlockBaseAddress(pixelBuffer, .readOnly) }
    guard let pixels = PixelRows(pixelBuffer)?.rgba() else { return kVTPixelTransferNotSupportedErr }
    let (width, height) = (CVPixelBufferGetWidth(pixelBuffer), CVPixelBufferGetHeight(pixelBuffer))
    imageOut.pointee = CGImage(width: width, height: height, premultipliedRGBA: pixels)
    return imageOut.pointee == nil ? kVTAllocationFailedErr : 0
}

/// Reads pixels in the forms that cameras, films and pictures have.
struct PixelRows {
    private let buffer: CVPixelBuffer
    private let width: Int, height: Int
    private let format: OSType

    /// Nil if the form is another one.
    init?(_ buffer: CVPixelBuffer) {
        self.buffer = buffer
        (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        format = CVPixelBufferGetPixelFormatType(buffer)
        let known: Set = [
            kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA,
            kCVPixelFormatType_OneComponent8, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
            kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
        ]
        guard known.contains(format) else { return nil }
    }

    /// Red, green, blue and opacity, a byte each.
    func rgba() -> [UInt8]? {
        switch format {
        case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: return brightnessAndColor(isFull: true)
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: return brightnessAndColor(isFull: false)
        default: return interleaved()
        }
    }

    private func interleaved() -> [UInt8]? {
        guard let base = CVPixelBufferGetBaseAddress(buffer) else { return nil }
        let bytes = base.assumingMemoryBound(to: UInt8.self)
        let row = CVPixelBufferGetBytesPerRow(buffer)
        // The places of red, green, blue and opacity.
        let places: (Int, Int, Int, Int)
        switch format {
        case kCVPixelFormatType_32BGRA: places = (2, 1, 0, 3)
        case kCVPixelFormatType_32ARGB: places = (1, 2, 3, 0)
        default: places = (0, 1, 2, 3)
        }
        var result = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let target = (y * width + x) * 4
                if format == kCVPixelFormatType_OneComponent8 {
                    let gray = bytes[y * row + x]
                    (result[target], result[target + 1], result[target + 2]) = (gray, gray, gray)
                } else {
                    let source = y * row + x * 4
                    result[target] = bytes[source + places.0]
                    result[target + 1] = bytes[source + places.1]
                    result[target + 2] = bytes[source + places.2]
                    result[target + 3] = bytes[source + places.3]
                }
            }
        }
        return result
    }

    /// The colors of BT.601, as cameras have them.
    private func brightnessAndColor(isFull: Bool) -> [UInt8]? {
        guard let first = CVPixelBufferGetBaseAddressOfPlane(buffer, 0),
            let second = CVPixelBufferGetBaseAddressOfPlane(buffer, 1)
        else { return nil }
        let (light, color) = (first.assumingMemoryBound(to: UInt8.self), second.assumingMemoryBound(to: UInt8.self))
        let lightRow = CVPixelBufferGetBytesPerRowOfPlane(buffer, 0)
        let colorRow = CVPixelBufferGetBytesPerRowOfPlane(buffer, 1)
        let (black, lightScale, colorScale): (Float, Float, Float) =
            isFull ? (0, 1, 1) : (16, 255.0 / 219, 255.0 / 224)
        var result = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let brightness = (Float(light[y * lightRow + x]) - black) * lightScale
                let place = (y / 2) * colorRow + (x / 2) * 2
                let blue = (Float(color[place]) - 128) * colorScale
                let red = (Float(color[place + 1]) - 128) * colorScale
                let target = (y * width + x) * 4
                result[target] = Self.byte(brightness + 1.402 * red)
                result[target + 1] = Self.byte(brightness - 0.344_136 * blue - 0.714_136 * red)
                result[target + 2] = Self.byte(brightness + 1.772 * blue)
            }
        }
        return result
    }

    private static func byte(_ value: Float) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
}
