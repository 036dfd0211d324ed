import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@Suite("Shadows of drawings in a canvas, as drawings")
struct CanvasShadowTests {
    private let drawings: [DrawingCommand] = [
        .fill(Path(CGRect(x: 5, y: 6, width: 7, height: 8)), .color(.white), FillStyle())
    ]
    private let color = RGBA(1, 0, 0)

    private func apply(
        _ options: GraphicsContext.ShadowOptions, radius: CGFloat = 3, blend: GraphicsContext.BlendMode = .normal,
        _ transform: CGAffineTransform = .identity
    ) -> [DrawingCommand] {
        CanvasFilter(
            .shadow(
                Color(red: 1, green: 0, blue: 0), radius: radius, offset: CGSize(width: -5, height: 7), blend, options),
            transform: transform, bounds: CGRect(x: 1, y: 2, width: 50, height: 40), EnvironmentValues()
        ).apply(to: drawings)
    }

    /// The group of a shadow at a place, made of a source.
    private func placed(
        _ source: [DrawingCommand], x: CGFloat, y: CGFloat, _ change: (inout DrawingGroup, inout DrawingGroup) -> Void
    ) -> DrawingCommand {
        var (shape, place) = (DrawingGroup(), DrawingGroup())
        place.transform = CGAffineTransform(translationX: x, y: y)
        change(&shape, &place)
        return .group([.group(source, shape)], place)
    }

    private func ground(_ margin: CGFloat) -> [DrawingCommand] {
        let rect = CGRect(x: 1 - margin, y: 2 - margin, width: 50 + 2 * margin, height: 40 + 2 * margin)
        return [.fill(Path(rect), .color(color), FillStyle())]
    }

    @Test("A shadow of the transparent parts comes from a ground that reaches beyond the blur and the offset")
    func inverse() {
        let mask = DrawingMask(drawings, isInverse: true)
        let shadow = placed(ground(40), x: -5, y: 7) { shape, _ in
            (shape.masks, shape.effects) = ([mask], [.blur(radius: 3, opaque: false)])
        }
        #expect(apply([.invertsAlpha]) == [shadow] + drawings)
        #expect(apply([.invertsAlpha, .shadowAbove]) == drawings + [shadow])
        #expect(apply([.invertsAlpha, .shadowOnly]) == [shadow])
        let sharp = placed(ground(28), x: -5, y: 7) { shape, _ in shape.masks = [mask] }
        #expect(apply([.invertsAlpha, .shadowOnly], radius: 0) == [sharp])
        #expect(apply([.invertsAlpha, .shadowOnly], radius: -2) == [sharp])
        let double = placed(ground(64), x: -10, y: 14) { shape, _ in
            (shape.masks, shape.effects) = ([mask], [.blur(radius: 6, opaque: false)])
        }
        #expect(apply([.invertsAlpha, .shadowOnly], CGAffineTransform(scaleX: 2, y: 2)) == [double])
    }

    @Test("A shadow in a mode of its own is the drawings' shape in its color")
    func modes() {
        let plain: [LayerEffect] = [.filter(.matrix(.filling(color))), .blur(radius: 3, opaque: false)]
        let only = placed(drawings, x: -5, y: 7) { shape, _ in shape.effects = plain }
        #expect(apply([.shadowOnly]) == [only] && apply([.shadowAbove]) == drawings + [only])
        let multiplied = placed(drawings, x: -5, y: 7) { shape, place in
            (shape.effects, place.effects) = (plain, [.blend(.multiply)])
        }
        #expect(apply([], blend: .multiply) == [multiplied] + drawings)
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 9, ty: 9)
        let turned = placed(drawings, x: -7, y: -5) { shape, _ in shape.effects = plain }
        #expect(apply([.shadowOnly], quarter) == [turned])
    }

    @Test("A plain shadow is an effect")
    func plain() {
        func shadow(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> [DrawingCommand] {
            var group = DrawingGroup()
            group.effects = [.shadow(color, radius: radius, offset: CGSize(width: x, height: y))]
            return [.group(drawings, group)]
        }
        #expect(apply([]) == shadow(3, -5, 7) && apply([.disablesGroup]) == shadow(3, -5, 7))
        #expect(apply([], CGAffineTransform(scaleX: 3, y: 3)) == shadow(9, -15, 21))
    }
}
