import Foundation
import Testing

@testable import ImageIO

@Suite("Facts about photographs")
struct PhotographTests {
    /// The beginning of a JPEG file with a camera's name, a time, an aperture and a place.
    private static var file: Data {
        func half(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
        func word(_ value: Int) -> [UInt8] { half(value & 0xFFFF) + half(value >> 16) }
        func entry(_ tag: Int, _ kind: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            half(tag) + half(kind) + word(count) + value
        }
        // Lists begin at 8, 50 and 80; values that are longer than four bytes follow at 110.
        let main =
            half(3) + entry(0x010F, 2, 4, Array("ABC\0".utf8)) + entry(0x8769, 4, 1, word(50))
            + entry(0x8825, 4, 1, word(80)) + word(0)
        let exif = half(2) + entry(0x829D, 5, 1, word(110)) + entry(0x8827, 3, 1, half(200) + half(0)) + word(0)
        let place = half(2) + entry(1, 2, 2, Array("S\0\0\0".utf8)) + entry(2, 5, 3, word(118)) + word(0)
        let values = word(28) + word(10) + word(40) + word(1) + word(30) + word(1) + word(36) + word(1)
        let facts = Array("II".utf8) + half(42) + word(8) + main + exif + place + values
        let length = facts.count + 8
        return Data(
            [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + Array("Exif\0\0".utf8) + facts)
    }

    @Test("A camera's facts are found in a JPEG file")
    func facts() throws {
        let properties = try #require(ExifReader(file: Self.file)).properties
        let tiff = try #require(properties[kCGImagePropertyTIFFDictionary] as? NSDictionary)
        let exif = try #require(properties[kCGImagePropertyExifDictionary] as? NSDictionary)
        let place = try #require(properties[kCGImagePropertyGPSDictionary] as? NSDictionary)
        #expect(tiff.object(forKey: kCGImagePropertyTIFFMake) as? String == "ABC")
        #expect(exif.object(forKey: kCGImagePropertyExifFNumber) as? Double == 2.8)
        #expect(exif.object(forKey: kCGImagePropertyExifISOSpeedRatings) as? [Int] == [200])
        let latitude = try #require(place.object(forKey: kCGImagePropertyGPSLatitude) as? Double)
        #expect(abs(latitude - 40.51) < 1e-9)
        #expect(place.object(forKey: kCGImagePropertyGPSLatitudeRef) as? String == "S")
    }

    @Test("Damaged facts are left out, wherever the file is cut")
    func damaged() {
        for count in 0..<Self.file.count { _ = ExifReader(file: Self.file.prefix(count))?.properties }
        #expect(ExifReader(file: Data(repeating: 0xFF, count: 64)) == nil)
    }
}
