import CairoPainting
import DisplayList
import Foundation
import ImageFrontend
import Testing

/// Painting from kept pixels and kept extents equals painting with a new painter.
@MainActor @Suite struct KeptPixelsTests {
    private let list = DisplayList()
    private let painter = CairoPainter(textSystem: PangoTextSystem())
    private let dot = LayerContent.fill(
        Path(storage: .ellipse(CGRect(x: 0, y: 0, width: 12, height: 12))), .color(RGBA(1, 0, 0)), FillStyle())

    /// Paints the list three times, so that everything that can be kept is kept; then once more with a new painter.
    private func expectFresh(_ location: SourceLocation = #_sourceLocation) throws {
        func bitmap(_ painter: CairoPainter) throws -> Bitmap {
            try ImageWriter.bitmap(list, size: CGSize(width: 40, height: 40), background: .white, painter: painter)
        }
        for _ in 0..<3 {
            let kept = try bitmap(painter)
            let fresh = try bitmap(CairoPainter(textSystem: PangoTextSystem()))
            #expect(kept.pixels == fresh.pixels, sourceLocation: location)
            var reader = DisplayListReader(list)
            _ = reader.read()
        }
    }

    @Test func aMoveByHalfAPixelIsDrawnAnew() throws {
        let layer = list.add(dot, 10, 10, 12, 12, effects: [.filter(.contrast(0.5))])
        try expectFresh()
        list.setFrame(layer, position: CGPoint(x: 10.5, y: 10.25), size: CGSize(width: 12, height: 12))
        try expectFresh()
        list.setFrame(layer, position: CGPoint(x: 15.5, y: 12.25), size: CGSize(width: 12, height: 12))
        try expectFresh()
    }

    @Test func anotherEffectBelowIsSeen() throws {
        let layer = list.add(dot, 10, 10, 12, 12, effects: [.filter(.contrast(0.5)), .blur(radius: 2, opaque: false)])
        try expectFresh()
        list.setEffects(layer, [.filter(.invert), .blur(radius: 2, opaque: false)])
        try expectFresh()
    }

    @Test func anotherGrandchildIsSeen() throws {
        let layer = list.add(effects: [.blur(radius: 2, opaque: false)])
        let grandchild = list.add(dot, 10, 10, 12, 12, in: list.add(in: layer))
        try expectFresh()
        list.setContent(grandchild, .color(.black))
        try expectFresh()
    }

    @Test func aLayerThatMovedFarIsFoundBelowAllThatHoldIt() throws {
        let outer = list.add(in: list.add())
        let inner = list.add(.color(.black), 0, 0, 10, 10, in: list.add(in: outer))
        let canvas = try Canvas(40, 40)
        canvas.paint(list, painter, background: .white)
        var reader = DisplayListReader(list)
        _ = reader.read()
        list.setFrame(inner, position: CGPoint(x: 30, y: 30), size: CGSize(width: 10, height: 10))
        canvas.paint(list, painter, background: .white, damage: [CGRect(x: 30, y: 30, width: 10, height: 10)])
        #expect(canvas.pixel(35, 35) == 0xFF00_0000)
    }

    /// Paints a part alone, without layers that don't reach into it.
    private func part(_ rect: CGRect, _ build: (DisplayList) -> Void) throws -> Canvas {
        build(list)
        let canvas = try Canvas(40, 40)
        canvas.paint(list, painter, background: .white, damage: [rect])
        return canvas
    }

    @Test func aPointedCornerReachesFar() throws {
        let path = Path(
            storage: .elements([
                .move(to: CGPoint(x: 0, y: 6)), .line(to: CGPoint(x: 20, y: 10)), .line(to: CGPoint(x: 0, y: 14)),
            ]))
        let canvas = try part(CGRect(x: 25, y: 5, width: 10, height: 10)) {
            $0.add(.stroke(path, .color(.black), StrokeStyle(lineWidth: 4, lineJoin: .miter)))
        }
        #expect(canvas.pixel(26, 10) & 0xFF < 0x80)
    }

    @Test func aShadowIsFoundWhereItFalls() throws {
        let shadow = LayerEffect.shadow(.black, radius: 0, offset: CGSize(width: 20, height: 5))
        let canvas = try part(CGRect(x: 25, y: 8, width: 4, height: 4)) {
            $0.add(.color(.white), 0, 0, 10, 10, effects: [shadow])
        }
        #expect(canvas.pixel(27, 10) == 0xFF00_0000)
    }
}
