import CairoPainting
import DisplayList
import Foundation
import ImageFrontend
import Testing

/// Pictures are written as JPEG files.
@MainActor @Suite("JPEG files")
struct JPEGTests {
    private func bitmap(_ pixel: [UInt8]) -> Bitmap {
        Bitmap(width: 16, height: 8, pixels: (0..<128).flatMap { _ in pixel })
    }

    private func read(_ data: Data?) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appending(path: "written-\(UUID().uuidString).jpg")
        try #require(data).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let bitmap = try #require(PictureMaker.pixels(ofFile: file.path, fitting: nil))
        #expect(bitmap.width == 16 && bitmap.height == 8)
        return Array(bitmap.pixels[..<4])
    }

    @Test("Colors are kept about as they are, and clear parts are white")
    func colors() throws {
        for (pixel, expected) in [
            ([255, 0, 0, 255], [255, 0, 0]), ([0, 0, 0, 0], [255, 255, 255]), ([0, 0, 128, 128], [127, 127, 255]),
        ] as [([UInt8], [Int])] {
            let read = try read(JPEGWriter.write(bitmap(pixel), quality: 1))
            #expect(zip(read, expected).allSatisfy { abs(Int($0) - $1) < 6 } && read[3] == 255, "\(read)")
        }
    }

    @Test("A better quality takes more bytes; impossible ones count as the nearest, or the best")
    func qualities() throws {
        var pixels: [UInt8] = []
        for place in 0..<64 * 64 { pixels += [UInt8(place * 37 & 255), UInt8(place * 91 & 255), 0, 255] }
        let noise = Bitmap(width: 64, height: 64, pixels: pixels)
        func count(_ quality: Double) throws -> Int { try #require(JPEGWriter.write(noise, quality: quality)).count }
        let (low, middle, high) = (try count(0.1), try count(0.5), try count(1))
        #expect(low < middle && middle < high)
        let (below, none, beyond, unknown) = (try count(-3), try count(0), try count(.infinity), try count(.nan))
        #expect(below == none && beyond == high && unknown == high)
        #expect(JPEGWriter.write(Bitmap(width: 0, height: 0, pixels: []), quality: 1) == nil)
        let image = ImageContent(source: .bitmap(bitmap([0, 255, 0, 255])))
        let green = try read(PictureMaker.jpeg(of: image, quality: 0.9))
        #expect(green[1] > 240 && green[0] < 16)
    }
}
