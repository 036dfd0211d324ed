import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor
@Suite("Text renderers")
struct TextRendererTests {
    private final class Seen {
        var layouts: [Text.Layout] = []
        var marked: [String] = []
    }

    private struct Mark: TextAttribute { var name: String }

    private struct Recorder: TextRenderer {
        let seen: Seen
        var offset = 0.0
        var animatableData: Double {
            get { offset }
            set { offset = newValue }
        }
        var displayPadding: EdgeInsets { EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 9) }

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            seen.layouts.append(layout)
            for line in layout {
                for run in line {
                    if let mark = run[Mark.self] { seen.marked.append("\(mark.name) \(run.characterIndices.count)") }
                    for slice in run {
                        var copy = ctx
                        copy.translateBy(x: 0, y: offset)
                        copy.draw(slice)
                    }
                }
            }
        }
    }

    @Test("A renderer gets lines, runs and letters, in order and within the text")
    func layout() throws {
        let seen = Seen()
        let host = TestHost(
            Text("one two three").textRenderer(Recorder(seen: seen)).frame(width: 60),
            size: CGSize(width: 200, height: 200))
        _ = host.layers
        let layout = try #require(seen.layouts.last)
        #expect(layout.count > 1 && !layout.isTruncated)
        let letters = layout.flatMap { $0.flatMap { run in run.map(\.typographicBounds) } }
        #expect(letters.count >= 11)
        for line in layout {
            let edges = line.flatMap { $0.map(\.typographicBounds.rect) }
            for (a, b) in zip(edges, edges.dropFirst()) { #expect(abs(a.maxX - b.minX) < 0.01) }
            #expect(edges.allSatisfy { line.typographicBounds.rect.insetBy(dx: -1, dy: -1).contains($0) })
        }
        let baselines = layout.map(\.origin.y)
        #expect(baselines == baselines.sorted() && Set(baselines).count == layout.count)
        let indices = layout.flatMap { $0.flatMap(\.characterIndices) }
        #expect(indices == indices.sorted())
    }

    @Test("Marks of parts of a text are found at their runs")
    func marks() {
        let seen = Seen()
        let host = TestHost(
            (Text("plain ") + Text("shiny").customAttribute(Mark(name: "gold"))).textRenderer(Recorder(seen: seen)),
            size: CGSize(width: 300, height: 100))
        _ = host.layers
        #expect(seen.marked.contains("gold 5"))
        #expect(seen.marked.allSatisfy { $0 == "gold 5" })
    }

    @Test("The drawing reaches beyond the text by the padding, which layout does not see")
    func padding() throws {
        let plain = TestHost(Text("Hello"), size: CGSize(width: 300, height: 100))
        let host = TestHost(Text("Hello").textRenderer(Recorder(seen: Seen())), size: CGSize(width: 300, height: 100))
        #expect(plain.find(text: "Hello")?.frame == host.find(text: "Hello")?.frame)
        let (small, large) = (plain.layers, host.layers)
        #expect(small != large)
        let frame = try #require(plain.find(text: "Hello")).frame
        let size = "\(Int(frame.width) + 14) × \(Int(frame.height) + 10)"
        #expect(large.contains(size) || large.contains("\(Int(frame.width) + 14)"), "\(large)")
    }

    @Test("A renderer's data moves with an animation, without measuring the text again for each frame")
    func animation() {
        struct Wave: View {
            let seen: Seen
            @State private var offset = 0.0
            var body: some View {
                VStack {
                    Text("Wave").textRenderer(Recorder(seen: seen, offset: offset))
                    Button("go") { withAnimation(.linear(duration: 1)) { offset = 100 } }
                }
            }
        }
        let seen = Seen()
        let host = TestHost(Wave(seen: seen), size: CGSize(width: 300, height: 100))
        _ = host.layers
        host.tap(text: "go")
        let before = seen.layouts.count
        host.advance(by: 0.5)
        _ = host.layers
        #expect(seen.layouts.count > before + 10)
    }

    @Test("A renderer decides the size; sizes that are none count as zero")
    func size() {
        struct Odd: TextRenderer {
            let width: CGFloat
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
                CGSize(width: width, height: text.sizeThatFits(proposal).height)
            }
        }
        for (width, expected) in [(33, 33), (CGFloat.nan, 0), (-4, 0)] as [(CGFloat, CGFloat)] {
            let host = TestHost(Text("Hello").textRenderer(Odd(width: width)), size: CGSize(width: 300, height: 100))
            #expect(host.find(text: "Hello")?.frame.width == expected)
        }
    }
}
