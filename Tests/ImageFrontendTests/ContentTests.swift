import CairoPainting
import DisplayList
import Foundation
import Testing

@MainActor @Suite struct ContentTests {
    @Test func aColorFillsItsFrameExactly() throws {
        let picture = try Picture { $0.add(.color(RGBA(1, 0, 0)), 3, 4, 5, 6) }
        #expect(picture.marks == CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(picture[3, 4] == red && picture[7, 9] == red && picture[8, 9] == white)
    }

    @Test func framesAreRoundedToPixels() throws {
        let picture = try Picture { list in
            let outer = list.add(.none, 0.4, 0.4)
            list.add(.color(RGBA(1, 0, 0)), 0.4, 0.2, 3.4, 2, in: outer)
        }
        // 0.8…4.2 becomes 1…4, 0.6…2.6 becomes 1…3: rounding does not add up over the layers.
        #expect(picture.marks == CGRect(x: 1, y: 1, width: 3, height: 2))
        #expect(picture[1, 1] == red)
    }

    @Test func neighboursLeaveNoGap() throws {
        let picture = try Picture(40, 4) { list in
            for index in 0..<3 {
                list.add(.color(.black), CGFloat(index) * 40 / 3, 0, 40 / 3, 4)
            }
        }
        #expect((0..<40).allSatisfy { picture[$0, 1] == black })
    }

    @Test func scaleMultipliesPixels() throws {
        let picture = try Picture(scale: 2) { $0.add(.color(RGBA(1, 0, 0)), 1.5, 2, 3, 4) }
        #expect(picture.bitmap.width == 40)
        #expect(picture.marks == CGRect(x: 3, y: 4, width: 6, height: 8))
    }

    @Test func evenOddLeavesAHole() throws {
        let square = { (inset: CGFloat) -> [Path.Element] in
            [
                .move(to: CGPoint(x: inset, y: inset)), .line(to: CGPoint(x: 20 - inset, y: inset)),
                .line(to: CGPoint(x: 20 - inset, y: 20 - inset)), .line(to: CGPoint(x: inset, y: 20 - inset)),
                .closeSubpath,
            ]
        }
        let path = Path(storage: .elements(square(2) + square(6)))
        let wound = try Picture { $0.add(.fill(path, .color(RGBA(1, 0, 0)), FillStyle())) }
        let holed = try Picture { $0.add(.fill(path, .color(RGBA(1, 0, 0)), FillStyle(eoFill: true))) }
        #expect(wound[10, 10] == red && holed[10, 10] == white)
        #expect(wound[3, 3] == red && holed[3, 3] == red)
    }

    @Test func aRectangularPathIsAColor() throws {
        let path = Path(storage: .rect(CGRect(x: 0, y: 0, width: 7.4, height: 5)))
        let filled = try Picture { $0.add(.fill(path, .color(RGBA(1, 0, 0)), FillStyle()), 2.3, 1, 7.4, 5) }
        let colored = try Picture { $0.add(.color(RGBA(1, 0, 0)), 2.3, 1, 7.4, 5) }
        #expect(filled == colored)
    }

    @Test func strokesCoverTheirWidth() throws {
        let line = Path(storage: .elements([.move(to: CGPoint(x: 2, y: 10)), .line(to: CGPoint(x: 18, y: 10))]))
        let picture = try Picture { $0.add(.stroke(line, .color(.black), StrokeStyle(lineWidth: 4))) }
        #expect(picture.marks == CGRect(x: 2, y: 8, width: 16, height: 4))
        let dashed = try Picture {
            $0.add(.stroke(line, .color(.black), StrokeStyle(lineWidth: 4, dash: [4, 4])))
        }
        #expect(dashed[3, 9] == black && dashed[7, 9] == white && dashed[11, 9] == black)
    }

    @Test func badNumbersDrawNothingAndHarmNothing() throws {
        let picture = try Picture { list in
            list.add(.color(.black), .nan, 0)
            list.add(
                .fill(
                    Path(storage: .rect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))), .color(.black),
                    FillStyle()))
            list.add(.none, effects: [.transform(ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0)))])
            list.add(
                .stroke(
                    Path(storage: .ellipse(CGRect(x: 2, y: 2, width: 9, height: 9))), .color(.black),
                    StrokeStyle(lineWidth: .nan, dash: [-1, 0])))
            list.add(.color(RGBA(1, 0, 0)), 3, 4, 5, 6, effects: [.blur(radius: .nan, opaque: false)])
        }
        #expect(picture.marks == CGRect(x: 3, y: 4, width: 5, height: 6))
    }

    @Test func commandsDrawLikeLayers() throws {
        let rect = Path(storage: .rect(CGRect(x: 2, y: 2, width: 8, height: 8)))
        var group = DrawingGroup()
        group.transform = CGAffineTransform(translationX: 4, y: 3)
        group.clips = [ClipShape(path: Path(storage: .rect(CGRect(x: 0, y: 0, width: 10, height: 20))))]
        let drawn = try Picture {
            $0.add(.commands([.group([.fill(rect, .color(RGBA(1, 0, 0)), FillStyle())], group)]))
        }
        let layered = try Picture { $0.add(.color(RGBA(1, 0, 0)), 6, 5, 4, 8) }
        #expect(drawn == layered)
    }

    @Test func onlyDamageIsPainted() throws {
        let list = DisplayList()
        for index in 0..<100 { list.add(.color(.black), 0, CGFloat(index) * 10, 20, 10) }
        let painter = CairoPainter(textSystem: PangoTextSystem())
        let whole = try Canvas(20, 1000)
        whole.paint(list, painter)
        #expect(painter.drawnLayerCount == 100)
        let part = try Canvas(20, 1000)
        part.paint(list, painter, damage: [CGRect(x: 0, y: 500, width: 20, height: 10)])
        #expect(painter.drawnLayerCount <= 3)
        #expect(part.pixel(5, 505) == 0xFF00_0000 && part.pixel(5, 495) == 0 && part.pixel(5, 515) == 0)
    }

    @Test func layersOutOfAClipAreNotDrawn() throws {
        let list = DisplayList()
        let clip = ClipShape(path: Path(storage: .rect(CGRect(x: 0, y: 0, width: 20, height: 20))))
        let scroll = list.add(.none, 0, 0, 20, 20, effects: [.clip(clip)])
        let content = list.add(.none, 0, -5000, 20, 100_000, in: scroll)
        for index in 0..<10_000 {
            let row = list.add(.none, 0, CGFloat(index) * 10, 20, 10, in: content)
            list.add(.color(.black), 0, 0, 20, 10, in: row)
        }
        let painter = CairoPainter(textSystem: PangoTextSystem())
        let canvas = try Canvas(100, 100)
        canvas.paint(list, painter)
        #expect((2...4).contains(painter.drawnLayerCount))
        #expect(canvas.pixel(5, 19) == 0xFF00_0000 && canvas.pixel(5, 20) == 0)

        // The list scrolls, and a row far away grows into sight.
        var reader = DisplayListReader(list)
        _ = reader.read()
        list.setFrame(content, position: CGPoint(x: 0, y: -5005), size: CGSize(width: 20, height: 100_000))
        canvas.paint(list, painter)
        #expect((2...4).contains(painter.drawnLayerCount))
        let first = list.children(of: list.children(of: content)[0])[0]
        list.setFrame(first, position: .zero, size: CGSize(width: 20, height: 6000))
        canvas.paint(list, painter)
        #expect((3...5).contains(painter.drawnLayerCount))
    }
}
