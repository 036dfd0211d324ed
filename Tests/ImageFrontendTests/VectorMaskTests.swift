import DisplayList
import Foundation
import Glibc
import ImageFrontend
import Testing

/// Drawings as SVG, read back: effects that Cairo cannot express in SVG must be in place all the same.
@MainActor @Suite(.enabled(if: dlopen("librsvg-2.so.2", RTLD_LAZY) != nil, "SVG files cannot be read here."))
struct VectorMaskTests {
    /// A list drawn as SVG and shown again.
    private func shown(_ build: (DisplayList) -> Void) throws -> Picture {
        let list = DisplayList()
        build(list)
        let path = NSTemporaryDirectory() + "drawing-\(UUID().uuidString).svg"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try ImageWriter.write(list, to: path, size: CGSize(width: 40, height: 40))
        return try Picture(40, 40) {
            $0.add(.image(ImageContent(source: .file(path: path, scale: 1))), 0, 0, 40, 40)
        }
    }

    @Test func shadowsLieBelowTheirDrawing() throws {
        let picture = try shown { list in
            list.add(
                .color(.black), 10, 10, 10, 10,
                effects: [.shadow(RGBA(1, 0, 0), radius: 0, offset: CGSize(width: 15, height: 15))])
        }
        #expect(picture[15, 15] == black && picture[30, 30] == red && picture[5, 5] == white)
    }

    @Test func masksHideInTheirPlace() throws {
        let picture = try shown { list in
            let masked = list.add(.none, 10, 10, 20, 20, effects: [.mask])
            list.add(.color(.black), 0, 0, 10, 10, in: masked)
            list.add(.color(RGBA(1, 0, 0)), 0, 0, 20, 20, in: masked)
        }
        #expect(picture[15, 15] == red && picture[25, 25] == white && picture[5, 5] == white)
    }

    @Test func groupsAreMaskedInTheirPlace() throws {
        var group = DrawingGroup()
        let left = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
        group.masks = [DrawingMask([.fill(left, .color(.black), FillStyle())], isInverse: true)]
        let all = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        let picture = try shown { list in
            list.add(.commands([.group([.fill(all, .color(RGBA(1, 0, 0)), FillStyle())], group)]), 10, 10, 20, 20)
        }
        #expect(picture[15, 15] == white && picture[25, 15] == red && picture[35, 15] == white)
    }

    @Test func tintedImagesStandInTheirPlace() throws {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
        let picture = try shown { list in
            let image = ImageContent(source: .bitmap(bitmap), tint: .color(RGBA(1, 0, 0)))
            list.add(.image(image), 15, 15, 10, 10)
        }
        #expect(picture[20, 20] == red && picture[5, 5] == white && picture[30, 30] == white)
    }
}
