import CoreVideo
import SwiftUI
import SwiftUITesting
import Testing

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
}
