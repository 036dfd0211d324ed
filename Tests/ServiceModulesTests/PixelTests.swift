import SwiftUI
import SwiftUITesting
import Testing
import VideoToolbox

@MainActor
@Suite("Pictures of pixels in memory")
struct PixelTests {
    private func pixels(_ format: OSType, _ fill: (CVPixelBuffer) -> Void) throws -> CGImage? {
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 2, 2, format, nil, &buffer) == kCVReturnSuccess)
        let pixels = try #require(buffer)
        fill(pixels)
        var image: CGImage?
        let status = VTCreateCGImageFromCVPixelBuffer(pixels, options: nil, imageOut: &image)
        #expect((status == 0) == (image != nil))
        return image
    }

    private func set(_ buffer: CVPixelBuffer, _ place: Int, _ bytes: [UInt8]) {
        let base = CVPixelBufferGetBaseAddress(buffer)?.assumingMemoryBound(to: UInt8.self)
        for (index, byte) in bytes.enumerated() { base?[place + index] = byte }
    }

    private func bytes(_ image: CGImage?) throws -> [UInt8] {
        Array(try #require(image?.dataProvider?.data))
    }

    @Test("Each arrangement of red, green, blue and opacity is read")
    func colors() throws {
        for (format, bytes) in [
            (kCVPixelFormatType_32BGRA, [3, 2, 1, 255]), (kCVPixelFormatType_32ARGB, [255, 1, 2, 3]),
            (kCVPixelFormatType_32RGBA, [1, 2, 3, 255]),
        ] as [(OSType, [UInt8])] {
            let image = try pixels(format) { buffer in
                for y in 0..<2 { set(buffer, y * CVPixelBufferGetBytesPerRow(buffer) + 4, bytes) }
            }
            #expect(try Array(self.bytes(image)[4..<8]) == [1, 2, 3, 255])
            #expect(image?.width == 2 && image?.height == 2)
        }
        let gray = try pixels(kCVPixelFormatType_OneComponent8) { set($0, 0, [7]) }
        #expect(try Array(bytes(gray)[..<4]) == [7, 7, 7, 255])
    }

    @Test("Brightness and color in two planes become red, green and blue; other forms fail")
    func planes() throws {
        let image = try pixels(kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange) { buffer in
            for (plane, bytes) in [(0, [235, 16]), (1, [128, 128])] as [(Int, [UInt8])] {
                let base = CVPixelBufferGetBaseAddressOfPlane(buffer, plane)?.assumingMemoryBound(to: UInt8.self)
                for (index, byte) in bytes.enumerated() { base?[index] = byte }
            }
        }
        #expect(try Array(bytes(image)[..<8]) == [255, 255, 255, 255, 0, 0, 0, 255])
        let red = try pixels(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange) { buffer in
            for (plane, bytes) in [(0, [76]), (1, [85, 255])] as [(Int, [UInt8])] {
                let base = CVPixelBufferGetBaseAddressOfPlane(buffer, plane)?.assumingMemoryBound(to: UInt8.self)
                for (index, byte) in bytes.enumerated() { base?[index] = byte }
            }
        }
        let color = try bytes(red)
        #expect(color[0] > 250 && color[1] < 5 && color[2] < 5)
        #expect(try pixels(kCVPixelFormatType_DepthFloat32) { _ in } == nil)
    }

    /// A picture of 6 by 4 pixels: brightness for each, and blue and red for each square of four.
    private func sixByFour(
        _ format: OSType, _ light: (Int, Int) -> UInt8, _ color: (Int, Int) -> [UInt8]
    ) throws
        -> [UInt8]
    {
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 6, 4, format, nil, &buffer) == kCVReturnSuccess)
        let pixels = try #require(buffer)
        for (plane, width, height) in [(0, 6, 4), (1, 3, 2)] {
            let base = try #require(CVPixelBufferGetBaseAddressOfPlane(pixels, plane))
                .assumingMemoryBound(to: UInt8.self)
            let row = CVPixelBufferGetBytesPerRowOfPlane(pixels, plane)
            for y in 0..<height {
                for x in 0..<width {
                    if plane == 0 {
                        base[y * row + x] = light(x, y)
                    } else {
                        (base[y * row + x * 2], base[y * row + x * 2 + 1]) = (color(x, y)[0], color(x, y)[1])
                    }
                }
            }
        }
        var image: CGImage?
        #expect(VTCreateCGImageFromCVPixelBuffer(pixels, options: nil, imageOut: &image) == 0)
        return try bytes(image)
    }

    @Test("Each square of four pixels has its own color, in both ranges of numbers")
    func squares() throws {
        // Blue 144 and red 120 in the last square but one of the lower row, no color elsewhere.
        func color(_ x: Int, _ y: Int) -> [UInt8] { x == 1 && y == 1 ? [144, 120] : [128, 128] }
        func pixel(_ bytes: [UInt8], _ x: Int, _ y: Int) -> [UInt8] {
            Array(bytes[(y * 6 + x) * 4..<(y * 6 + x) * 4 + 4])
        }
        let full = try sixByFour(
            kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, { UInt8(100 + 10 * $1 + $0) }, color)
        for (x, y) in [(0, 0), (5, 3), (1, 2), (2, 1), (3, 1), (4, 2)] {
            let gray = UInt8(100 + 10 * y + x)
            #expect(pixel(full, x, y) == [gray, gray, gray, 255])
        }
        // At 100: 100 − 11.2, 100 − 5.5 + 5.7 and 100 + 28.4; the pixels are 22, 23, 32 and 33 brighter.
        for (x, y, more) in [(2, 2, 22), (3, 2, 23), (2, 3, 32), (3, 3, 33)] as [(Int, Int, UInt8)] {
            #expect(pixel(full, x, y) == [89 + more, 100 + more, 128 + more, 255])
        }
        let video = try sixByFour(kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, { _, _ in 126 }, color)
        #expect(pixel(video, 0, 0) == [128, 128, 128, 255] && pixel(video, 4, 3) == [128, 128, 128, 255])
        #expect(pixel(video, 2, 2) == [115, 128, 160, 255] && pixel(video, 3, 3) == [115, 128, 160, 255])
        let ends = try sixByFour(
            kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, { x, _ in [0, 16, 235, 255, 17, 234][x] },
            { _, _ in [128, 128] })
        #expect((0..<6).map { pixel(ends, $0, 2)[1] } == [0, 0, 255, 255, 1, 254])
    }

    @Test("Sessions that encode or decode are not created")
    func sessions() {
        var session: VTCompressionSession?
        let warnings = TestHost.warnings {
            let status = VTCompressionSessionCreate(
                allocator: nil, width: 10, height: 10, codecType: kCMVideoCodecType_H264, encoderSpecification: nil,
                imageBufferAttributes: nil, compressedDataAllocator: nil, outputCallback: nil, refcon: nil,
                compressionSessionOut: &session)
            #expect(status == kVTCouldNotFindVideoEncoderErr && session == nil)
        }
        #expect(warnings.count == 1 && !VTIsHardwareDecodeSupported(kCMVideoCodecType_HEVC))
        #expect(kVTProfileLevel_H264_High_AutoLevel == "H264_High_AutoLevel")
    }
}
