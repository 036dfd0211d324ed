import Foundation
import ImageFilters
import OrielFoundation
import SwiftUICore

extension CIImage {
    /// Creates a picture of pixels: of 32 bits in the orders BGRA, ARGB and RGBA, or of grays; empty for other forms, with a warning.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cvPixelBuffer: pixelBuffer, options: nil)
    }
    /// Creates a picture of pixels; the options have no effect.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(cvPixelBuffer: imageBuffer, options: options)
    }
    /// Creates a picture of pixels; the options have no effect.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
        let (width, height) = (pixelBuffer.width, pixelBuffer.height)
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        if let order = PixelOrder(pixelBuffer.format), let plane = pixelBuffer.planes.first {
            for y in 0..<height {
                let row = (plane.address + y * plane.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                for x in 0..<width {
                    for channel in 0..<4 {
                        let place = order.places[channel]
                        pixels[(y * width + x) * 4 + channel] = place.map { row[x * order.bytes + $0] } ?? 255
                    }
                }
            }
        } else {
            RuntimeWarning.issue("CIImage: pixels of this form are not read.")
        }
        guard let image = CGImage(width: width, height: height, premultipliedRGBA: pixels) else {
            preconditionFailure("A buffer has pixels.")
        }
        self.init(cgImage: image)
    }
}

extension CIContext {
    /// Writes the picture's part above the axes into pixels, whose lower left corner is the origin.
    ///
    /// Pixels beside the picture stay as they are, and so do forms other than the ones of pictures, with a warning.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        guard let order = PixelOrder(buffer.format), let plane = buffer.planes.first else {
            return RuntimeWarning.issue("CIContext: pixels of this form are not written.")
        }
        let area = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        let part = image.cropped(to: area)
        guard let result = createCGImage(part, from: area), let data = result.dataProvider?.data else { return }
        let (left, top) = (Int(part.extent.minX), buffer.height - Int(part.extent.maxY))
        let source = [UInt8](data)
        for y in 0..<result.height {
            let row = (plane.address + (y + top) * plane.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<result.width {
                for channel in 0..<4 {
                    guard let place = order.places[channel] else { continue }
                    row[(x + left) * order.bytes + place] = source[(y * result.width + x) * 4 + channel]
                }
            }
        }
    }
}

/// The places of red, green, blue and opacity within a pixel.
private struct PixelOrder {
    let places: [Int?]
    let bytes: Int

    init?(_ format: OSType) {
        switch format {
        case kCVPixelFormatType_32BGRA: (places, bytes) = ([2, 1, 0, 3], 4)
        case kCVPixelFormatType_32ARGB: (places, bytes) = ([1, 2, 3, 0], 4)
        case kCVPixelFormatType_32RGBA: (places, bytes) = ([0, 1, 2, 3], 4)
        case kCVPixelFormatType_OneComponent8: (places, bytes) = ([0, 0, 0, nil], 1)
        default: return nil
        }
    }
}
