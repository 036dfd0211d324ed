import Foundation
import Testing

@testable import DisplayList

@Suite("What is a picture, as far as can be told without decoding")
struct PictureCheckTests {
    private let png = Data([
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0, 0, 1, 8,
        6,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0x49, 0x44, 0x41, 0x54, 1, 2, 3, 4,
    ])
    private let jpeg = Data([
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1,
        0,
    ])
    private let gif = Data("GIF89a".utf8) + Data([2, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0])
    private let webp = Data("RIFF".utf8) + Data([40, 0, 0, 0]) + Data("WEBPVP8L".utf8) + Data(repeating: 1, count: 20)

    @Test("Pictures pass, those without an end, too")
    func pictures() {
        for data in [png, jpeg, gif, webp, Data("<svg width=\"2\" height=\"1\"/>".utf8)] {
            #expect(PictureCheck.passes(data))
        }
    }

    @Test("Rubbish behind a known beginning is no picture")
    func rubbish() {
        let rubbish = Data((0..<400).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) })
        for data in [png, jpeg, gif, webp] {
            #expect(!PictureCheck.passes(data.prefix(12) + rubbish), "\(Array(data.prefix(4)))")
        }
        #expect(!PictureCheck.passes(png.prefix(8)))
        #expect(!PictureCheck.passes(Data([0xFF, 0xD8, 0xFF])))
        #expect(!PictureCheck.passes(Data()))
    }

    @Test("No beginning of a picture, and none with a byte changed, does harm")
    func damage() {
        for data in [png, jpeg, gif, webp] {
            for length in 0...data.count { _ = PictureCheck.passes(data.prefix(length)) }
            for place in data.indices {
                for byte in [UInt8(0), 1, 0x7F, 0xFF] {
                    var damaged = data
                    damaged[place] = byte
                    _ = PictureCheck.passes(damaged)
                    _ = ImageHeader(damaged)
                }
            }
        }
        #expect(PictureCheck.passes(png))
    }
}
