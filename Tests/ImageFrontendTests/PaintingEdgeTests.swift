import DisplayList
import Foundation
import ImageFrontend
import Testing

@testable import CairoPainting

@MainActor @Suite("Edges of paintings")
struct PaintingEdgeTests {
    @Test("A fill with hard edges leaves the next drawing's soft")
    func hardEdges() throws {
        var line = Path()
        line.addLines([CGPoint(x: 2, y: 10), CGPoint(x: 18, y: 10)])
        let hard = FillStyle(eoFill: false, antialiased: false)
        let picture = try Picture {
            $0.add(
                .commands([
                    .fill(Path(ellipseIn: CGRect(x: 0.3, y: 0.3, width: 6, height: 6)), .color(.black), hard),
                    .stroke(line, .color(.black), StrokeStyle(lineWidth: 1)),
                ]))
        }
        #expect(picture.part(0, 0, 8, 8).allSatisfy { $0 == black || $0 == white })
        #expect(picture[3, 3] == black && picture[0, 0] == white)
        // The line covers half of the row above its middle, and half of the one below.
        for row in [9, 10] { #expect(abs(Int(picture[10, row][0]) - 127) < 4, "\(picture[10, row])") }
        #expect(picture[10, 8] == white && picture[10, 11] == white)
    }

    @Test("A picture's scale that is no number above 0 is 1")
    func pictureScales() throws {
        let list = DisplayList()
        for (scale, width, height) in [
            (0, 6, 4), (-2, 6, 4), (.nan, 6, 4), (.infinity, 6, 4), (1, 6, 4), (0.5, 3, 2), (2, 12, 8),
        ] as [(CGFloat, Int, Int)] {
            let bitmap = try ImageWriter.bitmap(list, size: CGSize(width: 6, height: 4), scale: scale)
            #expect((bitmap.width, bitmap.height) == (width, height), "\(scale)")
        }
        for size in [CGSize(width: 0, height: 4), CGSize(width: 6, height: -1), CGSize(width: 6, height: CGFloat.nan)] {
            #expect(throws: (any Error).self) { try ImageWriter.bitmap(list, size: size) }
        }
    }

    @Test("A bitmap's scale that is not above 0 is 1")
    func bitmapScales() {
        let system = PangoTextSystem()
        for (scale, wanted) in [
            (0, CGSize(width: 6, height: 4)), (-3, CGSize(width: 6, height: 4)), (2, CGSize(width: 3, height: 2)),
            (0.5, CGSize(width: 12, height: 8)),
        ] as [(CGFloat, CGSize)] {
            let bitmap = Bitmap(width: 6, height: 4, scale: scale, pixels: Array(repeating: 9, count: 96))
            #expect(system.size(of: ImageContent(source: .bitmap(bitmap))) == wanted, "\(scale)")
        }
    }

    @Test("A file's pixels are drawn one to one where there is room for them")
    func wholePixels() throws {
        let list = DisplayList()
        for column in stride(from: 0, to: 40, by: 2) { list.add(.color(RGBA(1, 0, 0)), CGFloat(column), 0, 1, 30) }
        let path = temporary("stripes.png")
        try ImageWriter.write(list, to: path, size: CGSize(width: 40, height: 30), background: .white)
        let picture = try Picture(20, 15, scale: 2) {
            $0.add(.image(ImageContent(source: .file(path: path, scale: 2))), 0, 0, 20, 15)
        }
        for column in 1..<39 {
            let green = picture[column, 14][1]
            #expect(column % 2 == 0 ? green < 60 : green > 195, "\(column): \(green)")
        }
    }

    @Test("Text that shows its backdrop is whole in every resolution", arguments: [1, 2, 3] as [CGFloat])
    func textOfGlass(_ scale: CGFloat) throws {
        func picture(_ paint: Paint) throws -> Picture {
            try Picture(80, 50, scale: scale) {
                $0.add(.color(RGBA(1, 1, 0)), 0, 0, 80, 50)
                let style = TextStyle(font: FontDescription(size: 22), paint: paint)
                $0.add(.text(TextContent("    Hg", style: style)), 4, 9, 70, 36)
            }
        }
        let blue = RGBA(0, 0, 1)
        let plain = try picture(.color(blue))
        let glass = try picture(.backdrop(Backdrop(radius: 0, saturation: 1, tint: blue)))
        #expect(!plain.marks.isNull && glass.marks == plain.marks)
        #expect(glass.difference(plain) <= 2)
    }

    @Test("Rectangles touch with less than a pixel between them, on each side")
    func touching() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        func touches(_ x: CGFloat, _ y: CGFloat) -> Bool {
            let other = CGRect(x: x, y: y, width: 5, height: 6)
            #expect(rect.touches(other) == other.touches(rect))
            return rect.touches(other)
        }
        #expect(touches(20, 30) && touches(40.5, 30) && !touches(41, 30) && !touches(42, 30))
        #expect(touches(4.5, 30) && !touches(4, 30) && !touches(3, 30))
        #expect(touches(20, 60.5) && !touches(20, 61) && !touches(20, 62))
        #expect(touches(20, 13.5) && !touches(20, 13) && !touches(20, 12))
    }

    @Test("Lengths are 1024 units a point, within limits")
    func units() {
        #expect(TextLayouter.units(1.5) == 1536 && TextLayouter.units(-1.5) == -1536)
        #expect(TextLayouter.units(0.0005) == 1 && TextLayouter.units(0.0004) == 0)
        #expect(TextLayouter.units(.nan) == 0)
        #expect(TextLayouter.units(99_999) == 102_398_976 && TextLayouter.units(1e300) == 102_400_000)
        #expect(TextLayouter.units(-99_999) == -102_398_976 && TextLayouter.units(-.infinity) == -102_400_000)
    }
}
