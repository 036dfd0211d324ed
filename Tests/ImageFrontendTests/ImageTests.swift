import CairoPainting
import DisplayList
import Foundation
import ImageFrontend
import Synchronization
import Testing

@MainActor @Suite struct ImageTests {
    /// Four pixels: red, green above blue, white.
    private let bitmap = Bitmap(
        width: 2, height: 2,
        pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])

    @Test func pixelsOfALibraryAreDrawnFromWhereTheyAreAndLiveUntilThen() throws {
        let isReleased = Mutex(false)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 32)
        // Blue, green, red and a byte without meaning: a red and a blue pixel, and room until the next row.
        let row: [UInt8] = [0, 0, 255, 0, 255, 0, 0, 7] + [UInt8](repeating: 99, count: 8)
        memory.update(from: row + row, count: 32)
        do {
            let pixels = NativePixels(
                address: memory, bytesPerRow: 16, copy: { _ in Issue.record("The pixels were copied.") },
                release: { isReleased.withLock { $0 = true } })
            var image = ImageContent(source: .bitmap(Bitmap(width: 2, height: 2, native: pixels)))
            image.interpolation = .none
            let picture = try Picture { $0.add(.image(image), 2, 2, 8, 8) }
            #expect(picture[3, 3] == red && picture[8, 8] == [0, 0, 255, 255])
            #expect(picture.marks == CGRect(x: 2, y: 2, width: 8, height: 8))
            #expect(!isReleased.withLock { $0 })
        }
        #expect(isReleased.withLock { $0 })
        memory.deallocate()
    }

    @Test func bitmapsAreStretchedOverTheirFrame() throws {
        var image = ImageContent(source: .bitmap(bitmap))
        image.interpolation = .none
        let picture = try Picture { $0.add(.image(image), 2, 2, 8, 8) }
        #expect(picture[3, 3] == red && picture[8, 3] == [0, 255, 0, 255] && picture[3, 8] == [0, 0, 255, 255])
        #expect(picture.marks == CGRect(x: 2, y: 2, width: 8, height: 8))
    }

    @Test func templatesTakeTheTint() throws {
        let picture = try Picture {
            $0.add(.image(ImageContent(source: .bitmap(bitmap), tint: .color(RGBA(0, 0, 1)))), 2, 2, 8, 8)
        }
        #expect(picture[3, 3] == [0, 0, 255, 255] && picture[8, 8] == [0, 0, 255, 255])
    }

    @Test func capInsetsKeepTheEdges() throws {
        var pixels: [UInt8] = []
        for y in 0..<6 {
            for x in 0..<6 { pixels += (2...3).contains(x) && (2...3).contains(y) ? [0, 0, 255, 255] : red }
        }
        var image = ImageContent(source: .bitmap(Bitmap(width: 6, height: 6, pixels: pixels)))
        image.interpolation = .none
        image.capInsets = Insets(top: 2, left: 2, bottom: 2, right: 2)
        let picture = try Picture { $0.add(.image(image)) }
        #expect(picture[1, 10] == red && picture[2, 10] == [0, 0, 255, 255] && picture[17, 17] == [0, 0, 255, 255])
        #expect(picture[18, 10] == red && picture[10, 1] == red)
    }

    @Test func tilesRepeat() throws {
        var image = ImageContent(source: .bitmap(bitmap))
        image.interpolation = .none
        image.isTiled = true
        let picture = try Picture { $0.add(.image(image)) }
        #expect(picture[0, 0] == red && picture[2, 0] == red && picture[18, 18] == red)
        #expect(picture[1, 0] == [0, 255, 0, 255] && picture[0, 1] == [0, 0, 255, 255])
        let paint = try Picture {
            $0.add(
                .fill(
                    Path(storage: .rect(CGRect(x: 0, y: 0, width: 20, height: 20))),
                    .image(ImagePattern(ImageContent(source: .bitmap(bitmap)))), FillStyle()))
        }
        #expect(paint == picture)
    }

    @Test func filesAreReadAndTheirSizeTold() throws {
        let list = DisplayList()
        list.add(.color(RGBA(1, 0, 0)), 0, 0, 8, 6)
        let png = temporary("red.png")
        try ImageWriter.write(list, to: png, size: CGSize(width: 8, height: 6), scale: 2)
        let store = ImageStore()
        #expect(store.size(ofFile: png) == CGSize(width: 16, height: 12))
        #expect(store.size(ofFile: png, scale: 2) == CGSize(width: 8, height: 6))
        let picture = try Picture { $0.add(.image(ImageContent(source: .file(path: png, scale: 2))), 4, 4, 8, 6) }
        #expect(picture.marks == CGRect(x: 4, y: 4, width: 8, height: 6) && picture[5, 5] == red)
        let svg = temporary("red.svg")
        try ImageWriter.write(list, to: svg, size: CGSize(width: 8, height: 6))
        #expect(store.size(ofFile: svg) == CGSize(width: 8, height: 6))
        let drawn = try Picture { $0.add(.image(ImageContent(source: .file(path: svg, scale: 1))), 4, 4, 8, 6) }
        #expect(drawn.marks == CGRect(x: 4, y: 4, width: 8, height: 6) && drawn[5, 5] == red)
    }

    @Test func missingAndBrokenFilesDrawNothing() throws {
        let broken = temporary("broken.png")
        try Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3]).write(to: URL(fileURLWithPath: broken))
        let noise = temporary("noise.jpg")
        try Data((0..<200).map { UInt8($0) }).write(to: URL(fileURLWithPath: noise))
        for path in [broken, noise, temporary("missing.png"), ""] {
            #expect(ImageStore().size(ofFile: path) == nil)
            let picture = try Picture { $0.add(.image(ImageContent(source: .file(path: path, scale: 1)))) }
            #expect(picture.marks.isNull)
        }
    }

    @Test func eachSideHasACapOfItsOwn() throws {
        let row: [[UInt8]] = [red, [0, 255, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [0, 0, 255, 255], black]
        var image = ImageContent(source: .bitmap(Bitmap(width: 6, height: 1, pixels: row.flatMap { $0 })))
        image.interpolation = .none
        image.capInsets = Insets(top: 0, left: 1, bottom: 0, right: 3)
        let picture = try Picture { $0.add(.image(image)) }
        #expect((0..<20).map { picture[$0, 10] } == [row[0]] + Array(repeating: row[1], count: 16) + row[3...])
    }

    @Test func capsThatHaveNoRoomShrink() throws {
        let row: [[UInt8]] = [red, red, [0, 0, 255, 255], [0, 0, 255, 255]]
        var image = ImageContent(source: .bitmap(Bitmap(width: 4, height: 1, pixels: row.flatMap { $0 })))
        image.interpolation = .none
        image.capInsets = Insets(top: 0, left: 2, bottom: 0, right: 2)
        let picture = try Picture { $0.add(.image(image), 5, 5, 2, 4) }
        #expect(picture[5, 6] == red && picture[6, 6] == [0, 0, 255, 255])
        #expect(picture.marks == CGRect(x: 5, y: 5, width: 2, height: 4))
    }

    @Test func aPaintOfPicturesBeginsAtItsOrigin() throws {
        // Red and green above blue and black.
        let pixels = red + [0, 255, 0, 255] + [0, 0, 255, 255] + black
        var image = ImageContent(source: .bitmap(Bitmap(width: 2, height: 2, pixels: pixels)))
        image.interpolation = .none
        let all = Path(storage: .rect(CGRect(x: 0, y: 0, width: 20, height: 20)))
        let picture = try Picture {
            $0.add(.fill(all, .image(ImagePattern(image, origin: CGPoint(x: 1, y: 0))), FillStyle()))
        }
        #expect(picture[0, 0] == [0, 255, 0, 255] && picture[1, 0] == red)
        #expect(picture[0, 1] == black && picture[1, 1] == [0, 0, 255, 255])
    }
}
