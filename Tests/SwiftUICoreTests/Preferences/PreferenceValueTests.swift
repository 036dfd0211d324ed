import DisplayList
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Views made from preferences")
struct PreferenceValueTests {
    enum Width: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    enum Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    struct Watching<Value, Content: View>: View {
        @ObservedObject var source: Source<Value>
        @ViewBuilder var content: (Value) -> Content
        var body: some View { content(source.value) }
    }

    @Test func anOverlayIsMadeFromTheValueAndFollowsIt() {
        let source = Source<CGFloat>(10)
        let host = ModifierHost {
            VStack {
                Watching(source: source) { Block().preference(key: Width.self, value: $0) }
            }
            .overlayPreferenceValue(Width.self, alignment: .topLeading) { Block(width: $0, height: 2) }
        }
        #expect(
            host.layers == """
                0,0 100×100
                  40,45 20×10 color #ff0000
                  40,45 10×2 color #ff0000
                """)
        #expect(host.graph.counters.closures == 1)
        source.value = 16
        host.graph.flush()
        #expect(host.layers.contains("40,45 16×2"))
        #expect(host.graph.counters.closures == 2)
    }

    @Test func aBackgroundIsBehindAndSeveralViewsLieOnEachOther() {
        let host = ModifierHost {
            Block().preference(key: Width.self, value: 30).backgroundPreferenceValue(Width.self) { width in
                Fill(color: .white)
                if width > 20 { Block(width: width, height: 4) }
            }
        }
        #expect(
            host.layers == """
                0,0 100×100
                  35,45 30×10 color #ffffff
                  35,48 30×4 color #ff0000
                  40,45 20×10 color #ff0000
                """)
    }

    @Test func whatAnOverlayWritesReachesReadersFurtherOut() {
        let log = EventLog()
        let host = ModifierHost {
            Block().preference(key: Width.self, value: 5)
                .overlayPreferenceValue(Width.self) { Block().preference(key: Width.self, value: $0 * 2) }
                .onPreferenceChange(Width.self) { log("\($0)") }
        }
        #expect(log.text == "10.0")
        #expect(host.graph.counters.frames == 1)
    }

    @Test func anchorsTellPlacesInTheWindowAndFollowLayout() {
        let source = Source<CGFloat>(20)
        var rects: [[CGRect]] = []
        let host = ModifierHost {
            HStack(spacing: 0) {
                Watching(source: source) { Block(width: $0) }
                Block().anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Bounds.self) { anchors in
                let _ = rects.append(anchors.map { $0.value { $0 } })
                Fill()
            }
        }
        #expect(rects == [[CGRect(x: 50, y: 45, width: 20, height: 10)]])
        source.value = 40
        host.graph.flush()
        #expect(rects.last == [CGRect(x: 60, y: 45, width: 20, height: 10)])
        #expect(rects.count == 2)
    }

    @Test func anchorsResolveInAnotherViewsSpace() {
        var found: [Anchor<CGRect>] = []
        var points: [CGPoint] = []
        enum Points: PreferenceKey {
            static var defaultValue: [Anchor<[CGPoint]>] { [] }
            static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
                value += nextValue()
            }
        }
        let host = ModifierHost {
            Block()
                .anchorPreference(key: Bounds.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) { [$0] }
                .anchorPreference(key: Points.self, value: .init([.topLeading, .bottomTrailing])) { [$0] }
                .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
                .onPreferenceChange(Bounds.self) { found = $0 }
                .onPreferenceChange(Points.self) { points = $0[0].value { $0 } }
                .padding(5)
        }
        let block = host.node(ofKind: "Block")!
        #expect(
            found.map { $0.value(converting: block.convertFromWindow) } == [
                CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 0, y: 0, width: 20, height: 10),
            ])
        #expect(points == [CGPoint(x: 40, y: 45), CGPoint(x: 60, y: 55)])
    }
}
