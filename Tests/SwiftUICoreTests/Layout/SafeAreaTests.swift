import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite("Safe areas")
struct SafeAreaTests {
    @Test("A window covers nothing")
    func none() {
        let bench = LayoutBench(100, 100) { Box.fill().padding(10).ignoresSafeArea() }
        expectFrames(bench.frames, [rect(10, 10, 80, 80)])
        let old = LayoutBench(100, 100) { Box.fill().edgesIgnoringSafeArea(.all) }
        expectFrames(old.frames, [rect(0, 0, 100, 100)])
    }

    @Test("An inset view takes its ideal length and the usual distance from the content")
    func inset() {
        let bench = LayoutBench(100, 100) { Box.fill().safeAreaInset(edge: .bottom) { Box.fixed(40, 20) } }
        expectFrames(bench.frames, [rect(0, 0, 100, 72), rect(30, 80, 40, 20)])
        let top = LayoutBench(100, 100) {
            Box.fill().safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) { Box.fixed(40, 20) }
        }
        expectFrames(top.frames, [rect(0, 20, 100, 80), rect(60, 0, 40, 20)])
        let leading = LayoutBench(100, 100) {
            Box.fill().safeAreaInset(edge: .leading, spacing: 5) { Box.fixed(15, 20) }
        }
        expectFrames(leading.frames, [rect(20, 0, 80, 100), rect(0, 40, 15, 20)])
    }

    @Test("What ignores the safe area reaches below an inset view, and a reader sees it")
    func ignoring() {
        var insets: [EdgeInsets] = []
        let bench = LayoutBench(100, 100) {
            ZStack {
                Box.fill("all").ignoresSafeArea()
                Box.fill("top").ignoresSafeArea(edges: .top)
                GeometryReader { proxy in
                    let _ = insets.append(proxy.safeAreaInsets)
                    Box.fill("safe")
                }
                Box.fixed(20, 20, "small").ignoresSafeArea()
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Box.fixed(40, 20, "bar") }
        }
        #expect(bench.places["all"] == rect(0, 0, 100, 100))
        #expect(bench.places["top"] == rect(0, 0, 100, 80))
        #expect(bench.places["safe"] == rect(0, 0, 100, 80))
        #expect(bench.places["small"] == rect(40, 30, 20, 20))
        #expect(insets == [EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)])
    }

    @Test("Safe area padding is padding that backgrounds reach into")
    func padding() {
        let bench = LayoutBench(100, 100) {
            Box.fill("content").background { Box.fill("behind").ignoresSafeArea(edges: .horizontal) }
                .safeAreaPadding(.leading, 10).safeAreaPadding(5)
        }
        #expect(bench.places["content"] == rect(15, 5, 80, 90))
        #expect(bench.places["behind"] == rect(0, 5, 100, 90))
        let standard = LayoutBench(100, 100) { Box.fill().safeAreaPadding() }
        expectFrames(standard.frames, [rect(16, 16, 68, 68)])
    }

    @Test("What ignores safe areas within each other reaches through all of them, at the edges that it names")
    func nested() {
        let inner = EdgeInsets(top: 3, leading: 7, bottom: 11, trailing: 13)
        let outer = EdgeInsets(top: 5, leading: 17, bottom: 2, trailing: 1)
        func behind(_ edges: Edge.Set, _ direction: LayoutDirection = .leftToRight) -> CGRect? {
            let bench = LayoutBench(100, 100) {
                Box.fill("content").background { Box.fill("behind").ignoresSafeArea(edges: edges) }
                    .safeAreaPadding(inner).safeAreaPadding(outer).environment(\.layoutDirection, direction)
            }
            #expect(bench.places["content"] == rect(direction == .leftToRight ? 24 : 14, 8, 62, 79))
            return bench.places["behind"]
        }
        #expect(behind([]) == rect(24, 8, 62, 79) && behind(.all) == rect(0, 0, 100, 100))
        #expect(behind(.top) == rect(24, 0, 62, 87) && behind(.bottom) == rect(24, 8, 62, 92))
        #expect(behind(.leading) == rect(0, 8, 86, 79) && behind(.trailing) == rect(24, 8, 76, 79))
        #expect(behind(.vertical) == rect(24, 0, 62, 100) && behind(.horizontal) == rect(0, 8, 100, 79))
        #expect(behind(.leading, .rightToLeft) == rect(14, 8, 86, 79))
        #expect(behind(.trailing, .rightToLeft) == rect(0, 8, 76, 79))
    }
}
