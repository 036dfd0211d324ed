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
        #expect(
            try same {
                let outer = $0.add(.none, 3, 4)
                $0.add(.fill(dot, .color(.black), FillStyle()), 5, 6, 12, 9, in: outer)
            } _: {
                $0.add(.fill(dot, .color(.black), FillStyle()), 8, 10, 12, 9)
            })
    }

    @Test func aMoveIsAPosition() throws {
        let move = LayerEffect.transform(ProjectionTransform(CGAffineTransform(translationX: 6, y: 7)))
        #expect(
            try same {
                let group = $0.add(.none, 0, 0, 20, 20, effects: [move])
                $0.add(.text(text("Ag👻", size: 12)), 2, 2, 36, 16, in: group)
            } _: {
                $0.add(.text(text("Ag👻", size: 12)), 8, 9, 36, 16)
            })
    }

    @Test func aGroupOfOneIsNoGroup() throws {
        #expect(
            try same {
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
        #expect(
            try same {
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
        #expect(
            try same {
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

/// A window's surface has a device scale; a picture's context is scaled.
///
/// Both must look alike.
@MainActor @Suite struct DeviceScaleTests {
    @Test func aSurfacesScaleIsAContextsScale() throws {
        let list = DisplayList()
        list.add(.color(RGBA(0.9, 0.6, 0.3)), 3.3, 4.6, 30, 20)
        list.add(.text(text("Ag👻", size: 13)), 5, 6, 50, 20)
        var symbol = ImageContent(source: .symbol(name: "star.fill", variableValue: nil), tint: .color(.black))
        symbol.symbolFont = FontDescription(size: 12)
        list.add(.image(symbol), 40, 3, 14, 14)
        list.add(.color(.black), 10, 30, 10, 8, effects: [.shadow(.black, radius: 1.5, offset: .zero)])
        list.add(.color(RGBA(0.5, 0.5, 0.9)), 20, 20, 20, 10, effects: [.blend(.plusDarker)])
        list.add(.color(RGBA(0.2, 0.5, 0.9)), 25, 32, 20, 10, effects: [.filter(.invert), .opacity(0.5)])
        let turn = CGAffineTransform(translationX: 8, y: 8).rotated(by: 0.5).translatedBy(x: -8, y: -8)
        let card = list.add(.none, 42, 22, 16, 16, effects: [.transform(ProjectionTransform(turn))])
        list.add(.color(RGBA(1, 0, 0)), 0, 0, 16, 16, in: card)
        list.add(.color(.white), 4, 4, 8, 8, in: card)
        let painter = CairoPainter(textSystem: PangoTextSystem())
        let scaled = try Canvas(60, 44, scale: 2), device = try Canvas(60, 44, scale: 2, isDeviceScaled: true)
        scaled.paint(list, painter, background: .white)
        device.paint(list, painter, background: .white)
        for y in 0..<88 {
            for x in 0..<120 { #expect(scaled.pixel(x, y) == device.pixel(x, y), "\(x), \(y)") }
        }
    }
}
