import DisplayList
import Foundation
import Testing

@testable import FrontEndKit

/// Where drawings and effects can leave marks.
@Suite("Extents of drawings")
struct ExtentTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func path(_ elements: Path.Element...) -> Path { Path(storage: .elements(elements)) }
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("An outline's extents have its control points, and no points that cannot be drawn")
    func outlines() {
        #expect(Path().extents.isNull && path().extents.isNull && path(.closeSubpath).extents.isNull)
        #expect(Path(storage: .rect(rect(3, 4, -1, -2))).extents == rect(2, 2, 1, 2))
        #expect(Path(storage: .ellipse(rect(3, 4, 5, 6))).extents == rect(3, 4, 5, 6))
        #expect(Path(storage: .rect(rect(3, .nan, 5, 6))).extents.isNull)
        let all = path(
            .move(to: point(3, 20)), .line(to: point(5, 9)), .quadCurve(to: point(6, 12), control: point(1, 11)),
            .curve(to: point(7, 13), control1: point(8, 30), control2: point(9, 2)), .closeSubpath)
        #expect(all.extents == rect(1, 2, 8, 28))
        #expect(
            path(.move(to: point(3, 4)), .line(to: point(.nan, 9)), .line(to: point(1e7, 2))).extents
                == rect(3, 4, 0, 0))
    }

    @Test("A line reaches beyond its outline by half of its width, and by its joins")
    func strokes() {
        let box = Path(storage: .rect(rect(50, 60, 10, 20)))
        func reach(_ width: CGFloat, _ join: CGLineJoin, limit: CGFloat = 10) -> CGFloat {
            let found = box.extents(strokedWith: StrokeStyle(lineWidth: width, lineJoin: join, miterLimit: limit))
            #expect(found.width - 10 == 2 * (50 - found.minX) && found.height - 20 == 2 * (60 - found.minY))
            #expect(50 - found.minX == 60 - found.minY)
            return 50 - found.minX
        }
        #expect(reach(4, .miter) == 20 && reach(4, .miter, limit: 2) == 4 && reach(4, .miter, limit: 1) == 3)
        #expect(reach(4, .round) == 3 && reach(4, .bevel) == 3 && reach(.infinity, .round) == 0)
        #expect(Path().extents(strokedWith: StrokeStyle()).isNull)
    }

    @Test("A layer's extents are its bounds, or its drawing's")
    func contents() {
        func extents(_ content: LayerContent) -> CGRect {
            let list = DisplayList()
            let layer = list.insert(into: .root, after: .none, content: content)
            list.setFrame(layer, position: point(7, 9), size: CGSize(width: 30, height: 20))
            return list[layer].contentExtents
        }
        let box = Path(storage: .rect(rect(5, 6, 7, 8)))
        #expect(extents(.none).isNull && extents(.color(.black)) == rect(0, 0, 30, 20))
        #expect(extents(.image(ImageContent(source: .symbol(name: "star", variableValue: nil)))) == rect(0, 0, 30, 20))
        #expect(extents(.fill(box, .color(.black), FillStyle())) == rect(5, 6, 7, 8))
        let round = StrokeStyle(lineWidth: 2, lineJoin: .round)
        #expect(extents(.stroke(box, .color(.black), round)) == rect(3.5, 4.5, 10, 11))
        func text(_ size: CGFloat) -> TextContent {
            TextContent("a", style: TextStyle(font: FontDescription(size: size), paint: .color(.black)))
        }
        #expect(extents(.text(text(10))) == rect(-6, -6, 42, 32) && extents(.text(text(100))) == rect(-8, -8, 46, 36))
        #expect(rect(1, 2, 3, 10).withOverhang(of: text(10)) == rect(-4, -3, 13, 20))
    }

    @Test("Commands' extents are the union of each command's, groups' with their clips or transforms")
    func commands() {
        func fill(_ rect: CGRect) -> DrawingCommand { .fill(Path(storage: .rect(rect)), .color(.black), FillStyle()) }
        #expect([DrawingCommand]().extents.isNull)
        let image = DrawingCommand.image(
            ImageContent(source: .symbol(name: "star", variableValue: nil)), in: rect(20, 1, 5, 6))
        #expect([fill(rect(3, 4, 5, 6)), image].extents == rect(3, 1, 22, 9))
        var moved = DrawingGroup()
        moved.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20)
        #expect([DrawingCommand.group([fill(rect(3, 4, 5, 6))], moved)].extents == rect(16, 32, 10, 18))
        moved.clips = [
            ClipShape(path: Path(storage: .rect(rect(1, 2, 30, 40)))),
            ClipShape(path: Path(storage: .rect(rect(5, 0, 50, 9)))),
        ]
        #expect([DrawingCommand.group([fill(rect(3, 4, 5, 6))], moved)].extents == rect(5, 2, 26, 7))
        moved.effects = [.blur(radius: 1, opaque: false)]
        #expect([DrawingCommand.group([], moved)].extents == rect(0, -3, 36, 17))
    }

    @Test("Effects bend, spread and cut extents, one after the other, about the layer's corner")
    func effects() {
        let box = rect(10, 20, 30, 40)
        func extents(_ effects: LayerEffect...) -> CGRect { effects.extents(of: box, at: point(100, 200)) }
        #expect(extents(.opacity(0.5), .group, .mask, .blend(.multiply), .filter(.invert)) == box)
        #expect(
            extents(.blur(radius: 2, opaque: false)) == rect(2, 12, 46, 56)
                && extents(.blur(radius: 0, opaque: false)) == box)
        #expect(extents(.shadow(.black, radius: 2, offset: CGSize(width: 50, height: -30))) == rect(10, -18, 88, 78))
        let clip = LayerEffect.clip(ClipShape(path: Path(storage: .rect(rect(-85, -175, 10, 300)))))
        #expect(extents(clip) == rect(15, 25, 10, 35))
        #expect(extents(clip, .blur(radius: 1, opaque: false)) == rect(10, 20, 20, 45))
        #expect(extents(.blur(radius: 1, opaque: false), clip) == rect(15, 25, 10, 40))
        let double = LayerEffect.transform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3)))
        #expect(extents(double) == rect(-80, -340, 60, 120))
        let far = LayerEffect.clip(ClipShape(path: Path(storage: .rect(rect(500, 0, 1, 1)))))
        #expect(extents(far, .blur(radius: 2, opaque: false)).isNull)
    }

    @Test("A projection's extents are around the four corners, and very large for a rectangle behind the eye")
    func projections() {
        var bent = ProjectionTransform()
        bent.m13 = 0.01
        // At 100 across, all is half as large.
        #expect(bent.extents(of: rect(0, 30, 100, 60)) == rect(0, 15, 50, 75))
        bent.m13 = -0.01
        #expect(bent.extents(of: rect(0, 30, 50, 60)) == rect(0, 30, 100, 150))
        #expect(bent.extents(of: rect(0, 30, 100, 60)) == rect(-1e5, -1e5, 2e5, 2e5))
        #expect(bent.extents(of: rect(0, 30, 200, 60)) == rect(-1e5, -1e5, 2e5, 2e5))
        (bent.m13, bent.m23) = (0, 0.01)
        #expect(bent.extents(of: rect(20, 0, 60, 100)) == rect(10, 0, 70, 50))
        #expect(
            ProjectionTransform(CGAffineTransform(scaleX: -2, y: 3)).extents(of: rect(1, 2, 3, 4)) == rect(-8, 6, 6, 12)
        )
    }

    @Test("Blurs and backdrops reach so far, within limits")
    func reaches() {
        #expect([-1, 0, .nan, .infinity].map { Blur.reach(of: $0) } == [0, 0, 0, 0])
        #expect(Blur.reach(of: 2) == 8 && Blur.reach(of: 500) == 1502 && Blur.reach(of: 501) == 1502)
        func reach(_ radius: CGFloat) -> CGFloat { Backdrop(radius: radius, saturation: 1, tint: .clear).reach }
        #expect(reach(2) == 12 && reach(-3) == 2 && reach(500) == 2502 && reach(501) == 2502)
        #expect(reach(.nan) == 0 && reach(.infinity) == 0)
    }

    @Test("A drawing shows its backdrop by its paint, its text's first paint or its tint")
    func backdrops() {
        let glass = Backdrop(radius: 2, saturation: 1, tint: .clear)
        let (box, paint) = (Path(storage: .rect(rect(0, 0, 1, 1))), Paint.backdrop(glass))
        var image = ImageContent(source: .symbol(name: "star", variableValue: nil))
        func text(_ paint: Paint) -> LayerContent {
            .text(TextContent("a", style: TextStyle(font: FontDescription(), paint: paint)))
        }
        let with: (ImageContent) -> [LayerContent] = {
            [.fill(box, paint, FillStyle()), .stroke(box, paint, StrokeStyle()), text(paint), .image($0)]
        }
        let none: [LayerContent] = [
            .none, .color(.black), .fill(box, .color(.black), FillStyle()), .stroke(box, .color(.black), StrokeStyle()),
            text(.color(.black)), .image(image), .commands([.fill(box, paint, FillStyle())]),
        ]
        image.tint = paint
        #expect(with(image).allSatisfy { $0.backdrop == glass } && none.allSatisfy { $0.backdrop == nil })
    }

    @Test("Painters take places within ten million points")
    func drawable() {
        for (value, isDrawable) in [(9_999_999, true), (-9_999_999, true), (1e7, false), (-1e7, false), (.nan, false)]
            as [(CGFloat, Bool)]
        {
            #expect(point(value, 1).isDrawable == isDrawable && point(1, value).isDrawable == isDrawable)
            #expect(rect(value, 1, 2, 3).isDrawable == isDrawable && rect(1, value, 2, 3).isDrawable == isDrawable)
        }
        #expect(!CGRect.null.isDrawable && !rect(1, 2, .infinity, 3).isDrawable && !rect(1, 2, 3, .nan).isDrawable)
    }
}
