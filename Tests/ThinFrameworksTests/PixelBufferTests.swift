import CoreVideo
import SwiftUI
import SwiftUITesting
import Testing
import Vision

/// Pixels in memory as pictures of Core Image, and back.
@MainActor
@Suite("Pixels in memory and Core Image")
struct PixelBufferTests {
    @Test("A picture of pixels has their colors, and is rendered into others in another order")
    func pixels() throws {
        var (made, target): (CVPixelBuffer?, CVPixelBuffer?) = (nil, nil)
        CVPixelBufferCreate(nil, 2, 1, kCVPixelFormatType_32BGRA, nil, &made)
        CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_32ARGB, nil, &target)
        let (buffer, other) = (try #require(made), try #require(target))
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        for (place, value) in [1, 2, 3, 255, 10, 20, 30, 255].enumerated() { bytes[place] = UInt8(value) }
        let image = CIImage(cvPixelBuffer: buffer)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
        CIContext().render(image, to: other)
        let row = CVPixelBufferGetBytesPerRow(other)
        let result = try #require(CVPixelBufferGetBaseAddress(other)).assumingMemoryBound(to: UInt8.self)
        #expect((0..<8).map { result[row + $0] } == [255, 3, 2, 1, 255, 30, 20, 10] && result[0] == 0)
    }

    @Test("A picture beside the origin is written to its place, as far as there are pixels")
    func places() throws {
        var made: CVPixelBuffer?
        CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &made)
        let buffer = try #require(made)
        // Four pixels in two rows, whose blues count from 1.
        let pixels = (UInt8(1)...4).flatMap { [0, 0, $0, 255] as [UInt8] }
        let image = CIImage(cgImage: try #require(CGImage(width: 2, height: 2, premultipliedRGBA: pixels)))
        func blues(_ x: CGFloat, _ y: CGFloat) throws -> [[UInt8]] {
            let base = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
            let row = CVPixelBufferGetBytesPerRow(buffer)
            for y in 0..<2 { for x in 0..<12 { base[y * row + x] = 0 } }
            CIContext().render(image.transformed(by: CGAffineTransform(translationX: x, y: y)), to: buffer)
            return (0..<2).map { y in (0..<3).map { base[y * row + $0 * 4] } }
        }
        #expect(try blues(1, 0) == [[0, 1, 2], [0, 3, 4]])
        #expect(try blues(2, 1) == [[0, 0, 3], [0, 0, 0]])
        #expect(try blues(-1, -1) == [[0, 0, 0], [2, 0, 0]])
        #expect(try blues(5, 5) == [[0, 0, 0], [0, 0, 0]])
    }

    @Test("A destination in memory has a picture's pixels, its last row first where it is flipped")
    func destination() throws {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 128]
        let image = CIImage(cgImage: try #require(CGImage(width: 1, height: 2, premultipliedRGBA: pixels)))
        var memory = [UInt8](repeating: 7, count: 8)
        try memory.withUnsafeMutableBytes { bytes in
            let destination = CIRenderDestination(
                bitmapData: try #require(bytes.baseAddress), width: 1, height: 2, bytesPerRow: 4, format: .BGRA8)
            let info = try CIContext().startTask(toRender: image, to: destination).waitUntilCompleted()
            #expect(info.pixelsProcessed == 2)
            #expect(Array(bytes) == [0, 0, 255, 255, 0, 0, 0, 128])
            (destination.isFlipped, destination.alphaMode) = (true, .none)
            try CIContext().startTask(toRender: image, to: destination)
            #expect(Array(bytes) == [0, 0, 0, 255, 0, 0, 255, 255])
            let far = CGPoint(x: 5, y: 5)
            try CIContext().startTask(toRender: image, from: image.extent, to: destination, at: far)
            #expect(Array(bytes) == [0, 0, 0, 255, 0, 0, 255, 255])
            let unknown = CIRenderDestination(
                bitmapData: try #require(bytes.baseAddress), width: 1, height: 2, bytesPerRow: 4, format: .RGBAf)
            #expect(throws: CocoaError.self) { try CIContext().startTask(toRender: image, to: unknown) }
        }
    }

    @Test("Settings of pictures and corrections by themselves warn that they have no effect")
    func settings() throws {
        let pixels = try #require(CGImage(width: 1, height: 1, premultipliedRGBA: [255, 0, 0, 255]))
        let warnings = TestHost.warnings {
            #expect(CIImage(cgImage: pixels, options: [:]).extent.width == 1)
            #expect(CIImage(cgImage: pixels, options: [.applyOrientationProperty: true]).extent.width == 1)
            #expect(CIImage(cgImage: pixels).autoAdjustmentFilters().isEmpty)
        }
        #expect(warnings.count == 2)
    }

    @Test("Pictures are written as files, turned by orientations, and rendered into memory")
    func files() throws {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255]
        let image = CIImage(cgImage: try #require(CGImage(width: 2, height: 1, premultipliedRGBA: pixels)))
        let (context, space) = (CIContext(), CGColorSpaceCreateDeviceRGB())
        let data = try #require(context.pngRepresentation(of: image, format: .RGBA8, colorSpace: space))
        let plain = UIImage(cgImage: try #require(image.cgImage))
        #expect(data == plain.pngData())
        // JPEGs need the encoder that programs with windows or pictures have.
        let quality: [String: Any] = [kCGImageDestinationLossyCompressionQuality: 0.5]
        let jpeg = context.jpegRepresentation(of: image, colorSpace: space, options: quality)
        #expect(jpeg == plain.jpegData(compressionQuality: 0.5))
        // Turned to the right, the left pixel is at the top.
        let turned = image.oriented(.right)
        #expect(turned.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
        var memory = [UInt8](repeating: 0, count: 8)
        context.render(turned, toBitmap: &memory, rowBytes: 4, bounds: turned.extent, format: .BGRA8, colorSpace: nil)
        #expect(memory == [0, 0, 255, 255, 0, 255, 0, 255])
        #expect(
            image.oriented(forExifOrientation: 2).cgImage?.dataProvider?.data == Data([0, 255, 0, 255, 255, 0, 0, 255]))
    }
}
