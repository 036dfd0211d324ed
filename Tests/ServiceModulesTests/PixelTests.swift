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
