import CairoPainting
import DisplayList
import Foundation
import Testing

/// Two descriptions of one picture must give the same pixels.
@MainActor @Suite struct ReferenceTests {
    private let solid = LayerContent.color(RGBA(0.2, 0.4, 0.6))
    private let dot = Path(storage: .ellipse(CGRect(x: 0, y: 0, width: 12, height: 9)))

    private func same(_ a: (DisplayList) -> Void, _ b: (DisplayList) -> Void) throws -> Bool {
        try Picture(40, 40, a) == Picture(40, 40, b)
    }

    @Test func nestingIsAddingPositions() throws {
        #expect(try same {
            let outer = $0.add(.none, 3, 4)
            $0.add(.fill(dot, .color(.black), FillStyle()), 5, 6, 12, 9, in: outer)
        } _: {
            $0.add(.fill(dot, .color(.black), FillStyle()), 8, 10, 12, 9)
        })
    }

    @Test func aMoveIsAPosition() throws {
        let move = LayerEffect.transform(ProjectionTransform(CGAffineTransform(translationX: 6, y: 7)))
        #expect(try same {
            let group = $0.add(.none, 0, 0, 20, 20, effects: [move])
            $0.add(.text(text("Ag👻", size: 12)), 2, 2, 36, 16, in: group)
        } _: {
            $0.add(.text(text("Ag👻", size: 12)), 8, 9, 36, 16)
        })
    }

    @Test func aGroupOfOneIsNoGroup() throws {
        #expect(try same {
            $0.add(.fill(dot, .color(.black), FillStyle()), 5, 6, 12, 9, effects: [.group])
        } _: {
            $0.add(.fill(dot, .color(.black), FillStyle()), 5, 6, 12, 9)
        })
    }

    @Test func opacityOfARectangleIsItsColors() throws {
        let picture = try Picture { $0.add(.color(RGBA(0, 0, 0, 0.5)), 2, 2, 9, 9) }
        let faded = try Picture { $0.add(.color(.black), 2, 2, 9, 9, effects: [.opacity(0.5)]) }
        #expect(abs(Int(picture[5, 5][0]) - Int(faded[5, 5][0])) <= 1 && picture.marks == faded.marks)
    }

    @Test func aRoundClipIsARoundFill() throws {
        let clipped = try Picture(40, 40) {
            $0.add(solid, 5, 6, 12, 9, effects: [.clip(ClipShape(path: dot))])
        }
        let filled = try Picture(40, 40) {
            $0.add(.fill(dot, .color(RGBA(0.2, 0.4, 0.6)), FillStyle()), 5, 6, 12, 9)
        }
        let furthest = zip(clipped.bitmap.pixels, filled.bitmap.pixels).map { abs(Int($0) - Int($1)) }.max()
        #expect(furthest! <= 1)
    }

    @Test func aMaskOfARectangleIsAClip() throws {
        #expect(try same {
            let masked = $0.add(.none, 4, 4, 20, 20, effects: [.mask])
            $0.add(.color(.black), 2, 3, 8, 8, in: masked)
            $0.add(solid, 0, 0, 20, 20, in: masked)
        } _: {
            let clip = ClipShape(path: Path(storage: .rect(CGRect(x: 2, y: 3, width: 8, height: 8))))
            $0.add(solid, 4, 4, 20, 20, effects: [.clip(clip)])
        })
    }

    @Test func oneStopIsAColor() throws {
        let stop = [GradientStop(color: RGBA(0.2, 0.4, 0.6), location: 0)]
        let rect = Path(storage: .rect(CGRect(x: 0, y: 0, width: 20, height: 20)))
        #expect(try same {
            $0.add(.fill(rect, .linear(stops: stop, start: .zero, end: CGPoint(x: 9, y: 0)), FillStyle()))
        } _: {
            $0.add(solid)
        })
    }

    @Test func paintingInPartsIsPaintingAtOnce() throws {
        let list = DisplayList()
        for index in 0..<12 {
            list.add(
                .fill(dot, .color(RGBA(Double(index) / 12, 0.3, 0.5, 0.7)), FillStyle()),
                CGFloat(index * 7 % 29), CGFloat(index * 5 % 31), 12, 9)
        }
        list.add(.text(text("Parts", size: 14)), 2, 10, 38, 18)
        let painter = CairoPainter(textSystem: PangoTextSystem())
        let whole = try Canvas(40, 40), parts = try Canvas(40, 40)
        whole.paint(list, painter, background: .white)
        for x in 0..<4 {
            for y in 0..<4 {
                parts.paint(
                    list, painter, background: .white,
                    damage: [CGRect(x: CGFloat(x) * 10, y: CGFloat(y) * 10, width: 10, height: 10)])
            }
        }
        for y in 0..<40 {
            for x in 0..<40 { #expect(whole.pixel(x, y) == parts.pixel(x, y), "\(x), \(y)") }
        }
    }
}
