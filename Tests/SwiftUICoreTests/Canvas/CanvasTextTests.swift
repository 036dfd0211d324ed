import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite struct CanvasTextTests {
    /// Draws with fixed text sizes: a letter is 0.6 times the font's size wide, a line 1.2 times as high.
    private func commands(_ draw: @escaping (inout GraphicsContext) -> Void) -> [DrawingCommand] {
        let host = TestHost(
            Canvas { context, _ in draw(&context) }.font(.system(size: 10)), size: CGSize(width: 100, height: 100))
        guard case .commands(let commands)? = host.canvasContent, case .group(let inner, _)? = commands.first else {
            return []
        }
        return inner
    }

    @Test func textsAreMeasuredInASpace() {
        var sizes: [CGSize] = []
        var baselines: [CGFloat] = []
        _ = commands { context in
            let text = context.resolve(Text(verbatim: "ab cd"))
            sizes = [
                text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)),
                text.measure(in: CGSize(width: 12, height: 100)),
            ]
            baselines = [
                text.firstBaseline(in: CGSize(width: 12, height: 100)),
                text.lastBaseline(in: CGSize(width: 12, height: 100)),
            ]
        }
        #expect(sizes == [CGSize(width: 30, height: 12), CGSize(width: 12, height: 24)])
        #expect(baselines.count == 2 && abs(baselines[0] - 9.6) < 1e-9 && abs(baselines[1] - 21.6) < 1e-9)
    }

    @Test func textsStandByTheirAnchor() {
        let drawn = commands { context in
            context.draw(Text(verbatim: "ab"), at: CGPoint(x: 50, y: 50))
            context.draw(Text(verbatim: "ab"), at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing)
            context.draw(Text(verbatim: "ab"), in: CGRect(x: 1, y: 2, width: 30, height: 40))
        }
        let places = drawn.map { command -> CGRect in if case .text(_, let rect) = command { rect } else { .null } }
        #expect(
            places == [
                CGRect(x: 44, y: 44, width: 12, height: 12), CGRect(x: 38, y: 38, width: 12, height: 12),
                CGRect(x: 1, y: 2, width: 30, height: 40),
            ])
    }

    @Test func shadingsFillTextThatHasNoStyleOfItsOwn() {
        let drawn = commands { context in
            var text = context.resolve(Text(verbatim: "a") + Text(verbatim: "b").foregroundColor(.black))
            text.shading = .color(red: 1, green: 0, blue: 0)
            context.draw(text, at: CGPoint(x: 50, y: 50))
        }
        guard case .text(let content, _)? = drawn.first else {
            Issue.record("No text was drawn.")
            return
        }
        #expect(content.runs.map(\.style.paint) == [.color(RGBA(1, 0, 0)), .color(.black)])
    }

    @Test func gradientsOfTextsLieInTheContext() {
        let drawn = commands { context in
            var text = context.resolve(Text(verbatim: "ab"))
            text.shading = .linearGradient(
                Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))
            context.draw(text, at: CGPoint(x: 20, y: 30), anchor: .topLeading)
        }
        guard case .text(let content, _)? = drawn.first,
            case .linear(_, let start, let end) = content.first.style.paint
        else {
            Issue.record("No gradient was drawn.")
            return
        }
        // The glyphs' own space begins where their rectangle does.
        #expect(start == CGPoint(x: -20, y: -30) && end == CGPoint(x: 80, y: -30))
    }

    @Test func imagesHaveASizeABaselineAndAShading() {
        var picture: GraphicsContext.ResolvedImage?
        let pixels = [UInt8](repeating: 255, count: 4 * 6)
        let image = Image(decorative: CGImage(width: 3, height: 2, premultipliedRGBA: pixels)!, scale: 1)
        let drawn = commands { context in
            let resolved = context.resolve(image)
            picture = resolved
            context.draw(resolved, at: CGPoint(x: 10, y: 10))
            context.draw(image.renderingMode(.template), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(picture?.size == CGSize(width: 3, height: 2))
        #expect(picture?.baseline == 2)
        #expect(picture?.shading == nil)
        guard drawn.count == 2, case .image(let first, let place) = drawn[0], case .image(let second, _) = drawn[1]
        else {
            Issue.record("No images were drawn.")
            return
        }
        #expect(place == CGRect(x: 8.5, y: 9, width: 3, height: 2))
        #expect(first.tint == nil && second.tint != nil)
    }
}
