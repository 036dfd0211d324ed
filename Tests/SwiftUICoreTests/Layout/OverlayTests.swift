import Foundation
import Testing

@testable import SwiftUICore

/// Overlays, backgrounds, ZStack and drawing order: L51 to L53, L06.
@MainActor @Suite("Views above each other")
struct OverlayTests {
    @Test("L51: an overlay is proposed the final size and never affects it")
    func overlay() {
        let bench = LayoutBench(100, 100) { Box.fixed(30, 20).overlay(Box.fill()) }
        #expect(bench.size == CGSize(width: 30, height: 20))
        expectFrames(bench.frames, [rect(0, 0, 30, 20), rect(0, 0, 30, 20)])
        let big = LayoutBench(100, 100) { Box.fixed(30, 20).overlay(alignment: .bottomTrailing) { Box.fixed(40, 10) } }
        #expect(big.size == CGSize(width: 30, height: 20))
        expectFrames(big.frames, [rect(0, 0, 30, 20), rect(-10, 10, 40, 10)])
    }

    @Test("L51: a background is drawn first, an overlay last")
    func order() {
        let bench = LayoutBench(100, 100) {
            Box.fixed(30, 20, "view").background(Box.fill("behind")).overlay { Box.fill("front") }
        }
        #expect(bench.drawingOrder == ["behind", "view", "front"])
    }

    @Test("L06: several views in an overlay lie above each other")
    func several() {
        let bench = LayoutBench(100, 100) {
            Box.fixed(50, 50).overlay(alignment: .topLeading) {
                Box.fixed(10, 20)
                Box.fixed(30, 10)
            }
        }
        expectFrames(bench.frames, [rect(0, 0, 50, 50), rect(10, 0, 10, 20), rect(0, 5, 30, 10)])
    }

    @Test("Content of an overlay comes and goes")
    func conditional() {
        let lever = Lever(false)
        let bench = LayoutBench(100, 100) {
            Levered(lever) { isThere in
                Box.fixed(50, 50, "view").background { if isThere { Box.fill("behind") } }
            }
        }
        #expect(bench.drawingOrder == ["view"])
        lever.value = true
        bench.graph.flush()
        #expect(bench.drawingOrder == ["behind", "view"])
        expectFrames(bench.frames, [rect(0, 0, 50, 50), rect(0, 0, 50, 50)])
        lever.value = false
        bench.graph.flush()
        #expect(bench.drawingOrder == ["view"])
    }

    @Test("An overlay of several views is one for each, kept up to date")
    func distributed() {
        let lever = Lever("a")
        let bench = LayoutBench(100, 100) {
            Levered(lever) { name in
                HStack(spacing: 0) {
                    Group {
                        Box.fixed(30, 20, "1")
                        if name == "b" { Box.fixed(10, 10, "2") }
                        Box.fixed(20, 10, "3")
                    }
                    .overlay(Box.fill(name))
                }
            }
        }
        #expect(bench.drawingOrder == ["1", "a", "3", "a"])
        expectFrames(
            bench.frames, [rect(0, 0, 30, 20), rect(0, 0, 30, 20), rect(30, 5, 20, 10), rect(30, 5, 20, 10)])
        lever.value = "b"
        bench.graph.flush()
        #expect(bench.drawingOrder == ["1", "b", "2", "b", "3", "b"])
        #expect(bench.places["3"] == rect(60, 45, 20, 10).offsetBy(dx: 0, dy: 0).offsetBy(dx: 0, dy: 0))
        lever.value = "c"
        bench.graph.flush()
        #expect(bench.drawingOrder == ["1", "c", "3", "c"])
    }

    @Test("An overlay follows the view's size")
    func resize() {
        let bench = LayoutBench(100, 100) { Box.fill().overlay(Box.fill().padding(10)) }
        bench.resize(60, 40)
        expectFrames(bench.frames, [rect(0, 0, 60, 40), rect(10, 10, 40, 20)])
    }

    @Test("L52: a ZStack is as big as its children, aligned")
    func zStack() {
        let bench = LayoutBench(100, 100) {
            ZStack {
                Box.fixed(30, 10)
                Box.fixed(10, 40)
            }
        }
        #expect(bench.size == CGSize(width: 30, height: 40))
        expectFrames(bench.frames, [rect(0, 15, 30, 10), rect(10, 0, 10, 40)])
        let corner = LayoutBench(100, 100) {
            ZStack(alignment: .bottomTrailing) {
                Box.fixed(30, 10)
                Box.fixed(10, 40)
            }
        }
        expectFrames(corner.frames, [rect(0, 30, 30, 10), rect(20, 0, 10, 40)])
        #expect(corner.answer(nil, nil) == CGSize(width: 30, height: 40))
    }

    @Test("L52: children of the highest priority alone decide, all are offered the result")
    func zStackPriority() {
        let bench = LayoutBench(100, 100) {
            ZStack {
                Box.fill().layoutPriority(-1)
                Box.fixed(20, 10)
                Box.fixed(30, 30).layoutPriority(-1)
            }
        }
        #expect(bench.size == CGSize(width: 20, height: 10))
        expectFrames(bench.frames, [rect(0, 0, 20, 10), rect(0, 0, 20, 10), rect(-5, -10, 30, 30)])
    }

    @Test("L53: zIndex decides the drawing order; ties keep the source's")
    func zIndex() {
        let bench = LayoutBench(100, 100) {
            ZStack {
                Box.fill("a").zIndex(1)
                Box.fill("b")
                Box.fill("c").zIndex(1).padding(2)
                Box.fill("d").zIndex(-1)
                Box.fill("e")
            }
        }
        #expect(bench.drawingOrder == ["d", "b", "e", "a", "c"])
        let row = LayoutBench(100, 100) {
            HStack {
                Box.fill("a").zIndex(1)
                Box.fill("b")
            }
        }
        #expect(row.drawingOrder == ["b", "a"])
    }

    @Test("L53: a change of zIndex changes the order alone")
    func zIndexChange() {
        let lever = Lever(0.0)
        let bench = LayoutBench(100, 100) {
            Levered(lever) { z in
                ZStack {
                    Box.fill("a").zIndex(z)
                    Box.fill("b")
                }
            }
        }
        #expect(bench.drawingOrder == ["a", "b"])
        bench.graph.counters = FrameCounters()
        lever.value = 1
        bench.graph.flush()
        #expect(bench.drawingOrder == ["b", "a"])
        #expect(bench.graph.counters.measured == 0)
        #expect(bench.graph.counters.layersEmitted == 0)
    }

    @Test("zIndex counts among siblings only")
    func zIndexNested() {
        let bench = LayoutBench(100, 100) {
            ZStack {
                ZStack {
                    Box.fill("a").zIndex(9)
                    Box.fill("b")
                }
                Box.fill("c")
            }
        }
        #expect(bench.drawingOrder == ["b", "a", "c"])
    }
}
