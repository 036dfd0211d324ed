import Foundation
import Testing

@testable import SwiftUICore

/// GeometryReader, coordinate spaces and watchers of geometry: L62, L63.
@MainActor @Suite("Geometry")
struct GeometryTests {
    /// The sizes that a reader received.
    private final class Log {
        var sizes: [CGSize] = []
        var frames: [CGRect] = []
    }

    @Test("L62: a reader takes the whole proposal; 10 points without one")
    func size() {
        let log = Log()
        let bench = LayoutBench(200, 100) {
            GeometryReader { proxy in
                let _ = log.sizes.append(proxy.size)
                Box.fixed(20)
            }
        }
        #expect(bench.size == CGSize(width: 200, height: 100))
        #expect(bench.answer(nil, 40) == CGSize(width: 10, height: 40))
        #expect(log.sizes == [CGSize(width: 200, height: 100)])
    }

    @Test("L62: several children overlap at the top leading corner; their size does not matter")
    func children() {
        let bench = LayoutBench(200, 100) {
            GeometryReader { _ in
                Box.fixed(20, 10)
                Box.fixed(300, 30)
                Box.fill()
            }
        }
        #expect(bench.size == CGSize(width: 200, height: 100))
        expectFrames(bench.frames, [rect(0, 0, 20, 10), rect(0, 0, 300, 30), rect(0, 0, 200, 100)])
    }

    @Test("L62: the content is made again when the size changes, and not otherwise")
    func evaluations() {
        let log = Log()
        let lever = Lever(CGFloat(10))
        let bench = LayoutBench(200, 100) {
            VStack(spacing: 0) {
                Levered(lever) { Box.fixed(10, $0) }
                GeometryReader { proxy in
                    let _ = log.sizes.append(proxy.size)
                    Box.fixed(proxy.size.width / 2, proxy.size.height / 2)
                }
            }
        }
        #expect(log.sizes == [CGSize(width: 200, height: 90)])
        bench.resize(200, 100)
        #expect(log.sizes.count == 1)
        lever.value = 40
        bench.graph.flush()
        #expect(log.sizes == [CGSize(width: 200, height: 90), CGSize(width: 200, height: 60)])
        expectFrames(bench.frames, [rect(95, 0, 10, 40), rect(0, 40, 100, 30)])
        lever.value = 20
        bench.resize(100, 100)
        expectFrames(bench.frames, [rect(45, 0, 10, 20), rect(0, 20, 50, 40)])
    }

    @Test("State read in the content evaluates the content alone")
    func state() {
        struct Host: View {
            let lever: Lever<CGFloat>
            let log: Log
            @State private var width: CGFloat = 20
            var body: some View {
                let _ = log.frames.append(.zero)
                GeometryReader { proxy in
                    let _ = lever.storage = $width
                    let _ = log.sizes.append(proxy.size)
                    Box.fixed(width)
                }
            }
        }
        let log = Log()
        let lever = Lever(CGFloat(0))
        let bench = LayoutBench(100, 100) { Host(lever: lever, log: log) }
        lever.value = 50
        bench.graph.flush()
        expectFrames(bench.frames, [rect(0, 0, 50, 10)])
        #expect(log.sizes.count == 2)
        #expect(log.frames.count == 1)
    }

    @Test("Structure in the content comes and goes with the size")
    func structure() {
        let bench = LayoutBench(100, 100) {
            GeometryReader { proxy in
                if proxy.size.width > 150 { Box.fill("wide") } else { Box.fixed(10, 10, "narrow") }
            }
        }
        #expect(bench.drawingOrder == ["narrow"])
        bench.resize(200, 100)
        #expect(bench.drawingOrder == ["wide"])
        expectFrames(bench.frames, [rect(0, 0, 200, 100)])
        bench.resize(100, 100)
        #expect(bench.drawingOrder == ["narrow"])
    }

    private struct Probe: View {
        let log: Log
        let space: CoordinateSpace
        var body: some View {
            GeometryReader { proxy in
                let _ = log.frames.append(proxy.frame(in: space))
                Box.fill()
            }
        }
    }

    private func probe(_ log: Log, in space: CoordinateSpace) -> some View { Probe(log: log, space: space) }

    @Test("L63: frames in local, global and named spaces")
    func spaces() {
        let (local, global, named) = (Log(), Log(), Log())
        _ = LayoutBench(200, 100) {
            HStack(spacing: 0) {
                Box.fixed(50)
                VStack(spacing: 0) {
                    Box.fixed(10, 20)
                    probe(local, in: .local)
                    probe(global, in: .global)
                    probe(named, in: .named("column"))
                }
                .coordinateSpace(name: "column")
            }
        }
        let height = 80.0 / 3
        #expect(local.frames.last == CGRect(x: 0, y: 0, width: 150, height: height))
        expectFrames([global.frames.last!], [rect(50, 20 + height, 150, height)])
        expectFrames([named.frames.last!], [rect(0, 20 + 2 * height, 150, height)])
    }

    @Test("L63: an offset moves frames and hit areas")
    func offset() {
        let log = Log()
        let bench = LayoutBench(100, 100) { probe(log, in: .global).frame(width: 20, height: 20).offset(x: 30, y: -10) }
        #expect(log.frames.last == rect(70, 30, 20, 20))
        #expect(bench.graph.hitTest(CGPoint(x: 75, y: 35))?.kind === BoxKind.shared)
        #expect(bench.graph.hitTest(CGPoint(x: 45, y: 45))?.kind !== BoxKind.shared)
    }

    @Test("L63: a reader of a global frame follows what moves above it; one of its size does not")
    func moved() {
        let (log, sizes) = (Log(), Log())
        let lever = Lever(CGFloat(0))
        let bench = LayoutBench(100, 100) {
            Levered(lever) { x in
                ZStack {
                    probe(log, in: .global)
                    GeometryReader { proxy in
                        let _ = sizes.sizes.append(proxy.size)
                        Box.fill()
                    }
                }
                .frame(width: 20, height: 20)
                .padding(2)
                .offset(x: x)
            }
        }
        let before = sizes.sizes.count
        lever.value = 25
        bench.graph.flush()
        #expect(log.frames.last == rect(65, 40, 20, 20))
        #expect(log.frames.count == 2)
        // Its closure is made again with the view around it, but nothing else evaluates it.
        #expect(sizes.sizes.count <= before + 1)
    }

    @Test("L63: a reader in a scroll view follows the scrolling")
    func scrolled() {
        let (global, space) = (Log(), Log())
        let bench = LayoutBench(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Box.fixed(10, 40)
                    probe(global, in: .global).frame(height: 20)
                    probe(space, in: NamedCoordinateSpace.scrollView.coordinateSpace).frame(height: 20)
                    Box.fixed(10, 500)
                }
            }
        }
        #expect(global.frames.last?.minY == 40)
        #expect(space.frames.last?.minY == 60)
        let scroll = bench.node("ScrollView")!
        ScrollKind.shared.scroll(scroll, to: CGPoint(x: 0, y: 30))
        bench.graph.flush()
        #expect(global.frames.last?.minY == 10)
        #expect(space.frames.last?.minY == 30)
    }

    @Test("The bounds of a named space, as seen from within")
    func bounds() {
        let log = Log()
        _ = LayoutBench(100, 100) {
            GeometryReader { proxy in
                let _ = log.frames.append(proxy.bounds(of: .named("outer")) ?? .null)
                let _ = log.frames.append(proxy.bounds(of: .named("none")) ?? .null)
            }
            .padding(10)
            .coordinateSpace(.named("outer"))
        }
        #expect(log.frames == [rect(-10, -10, 100, 100), .null])
    }

    @Test("A change of geometry is told at first and when the value is another")
    func geometryChange() {
        var told: [[CGFloat]] = []
        let lever = Lever(CGFloat(10))
        let bench = LayoutBench(100, 100) {
            VStack(spacing: 0) {
                Levered(lever) { Box.fixed(10, $0) }
                Box.fill().onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { told.append([$0, $1]) }
            }
        }
        #expect(told == [[90, 90]])
        lever.value = 30
        bench.graph.flush()
        #expect(told == [[90, 90], [90, 70]])
        bench.resize(50, 100)
        #expect(told.count == 2)
    }

    @Test("An anchor tells a place in another view's space")
    func anchors() {
        let bench = LayoutBench(100, 100) {
            HStack(spacing: 0) {
                Box.fixed(30, 20, "a")
                Box.fixed(40, 40, "b")
            }
        }
        let row = bench.content
        let a = row.firstElement!, b = a.next!
        let bounds = Anchor<CGRect>.Source.bounds.anchor(in: a)
        let corner = Anchor<CGPoint>.Source.bottomTrailing.anchor(in: a)
        let proxy = GeometryProxy(b)
        #expect(proxy[bounds] == rect(-30, 10, 30, 20))
        #expect(proxy[corner] == CGPoint(x: 0, y: 30))
        let both = Anchor<[CGPoint]>.Source([.topLeading, .center]).anchor(in: a)
        #expect(proxy[both] == [CGPoint(x: -30, y: 10), CGPoint(x: -15, y: 20)])
        #expect(Anchor<CGRect>.Source.bounds.anchor(in: a) == bounds)
    }
}
