import Foundation
import Testing

@testable import SwiftUICore

/// Offset, position, aspect ratio and guides: L50, L60, L63.
@MainActor @Suite("Placement modifiers")
struct PlacementModifierTests {
    @Test("L63: an offset moves the drawing and leaves the layout")
    func offset() {
        let bench = LayoutBench(100, 100) {
            HStack(spacing: 0) {
                Box.fixed(10).offset(x: 5, y: -3)
                Box.fixed(10)
            }
        }
        #expect(bench.size.width == 20)
        expectFrames(bench.frames, [rect(5, -3, 10, 10), rect(10, 0, 10, 10)])
        #expect(bench.graph.hitTest(CGPoint(x: 52, y: 48)) != nil)
    }

    @Test("A change of offset places, and measures nothing")
    func offsetChange() {
        let lever = Lever(CGSize.zero)
        let bench = LayoutBench(100, 100) { Levered(lever) { Box.fixed(10).padding(5).offset($0) } }
        bench.graph.counters = FrameCounters()
        lever.value = CGSize(width: 30, height: 20)
        bench.graph.flush()
        expectFrames(bench.frames, [rect(35, 25, 10, 10)])
        #expect(bench.graph.counters.measured == 0)
        #expect(bench.graph.counters.layersEmitted == 0)
    }

    @Test("A position takes all of the space and puts the centre at a point")
    func position() {
        let bench = LayoutBench(100, 80) { Box.fixed(10, 20).position(x: 30, y: 40) }
        #expect(bench.size == CGSize(width: 100, height: 80))
        expectFrames(bench.frames, [rect(25, 30, 10, 20)])
        #expect(bench.answer(nil, 50) == CGSize(width: 10, height: 50))
        let fill = LayoutBench(100, 80) { Box.fill().frame(width: 20, height: 20).position(CGPoint(x: 0, y: 0)) }
        expectFrames(fill.frames, [rect(-10, -10, 20, 20)])
    }

    @Test("L50: fit is the largest box within, fill the smallest around")
    func aspectRatio() {
        func expect<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat, _ expected: CGRect) {
            expectFrames(LayoutBench(width, height) { view }.frames, [expected])
        }
        expect(Box.fill().aspectRatio(2 / 3, contentMode: .fit), 300, 300, rect(0, 0, 200, 300))
        expect(Box.fill().aspectRatio(2 / 3, contentMode: .fill), 300, 300, rect(0, 0, 300, 450))
        expect(Box.fill().aspectRatio(2 / 3, contentMode: .fit), 300, 100, rect(0, 0, 200.0 / 3, 100))
        let flat = CGSize(width: 4, height: 1)
        expect(Box.fill().aspectRatio(flat, contentMode: .fit), 300, 100, rect(0, 0, 300, 75))
    }

    @Test("L50: without a ratio the ideal one counts: a shape is square")
    func idealRatio() {
        #expect(LayoutBench(300, 100) { Box.fill().scaledToFit() }.size == CGSize(width: 100, height: 100))
        #expect(LayoutBench(300, 100) { Box.fill().scaledToFill() }.size == CGSize(width: 300, height: 300))
        let picture = Box(width: .init(ideal: 40), height: .init(ideal: 20))
        #expect(
            LayoutBench(300, 100) { picture.aspectRatio(contentMode: .fit) }.size == CGSize(width: 200, height: 100))
    }

    @Test("L50: one length decides where the other is open, for fill too")
    func openLength() {
        let fit = LayoutBench(300, 300) { Box.fill().aspectRatio(2, contentMode: .fit) }
        #expect(fit.answer(100, nil) == CGSize(width: 100, height: 50))
        #expect(fit.answer(nil, 100) == CGSize(width: 200, height: 100))
        #expect(fit.answer(nil, nil) == CGSize(width: 10, height: 10))
        #expect(fit.answer(.infinity, 40) == CGSize(width: 80, height: 40))
        let fill = LayoutBench(300, 300) { Box.fill().aspectRatio(2, contentMode: .fill) }
        #expect(fill.answer(100, nil) == CGSize(width: 100, height: 50))
        #expect(fill.answer(0, 0) == .zero)
    }

    @Test("L50: the view reports its own answer, not the box")
    func ownAnswer() {
        let bench = LayoutBench(300, 300) { Box.text(20, 80).aspectRatio(1, contentMode: .fit) }
        #expect(bench.size == CGSize(width: 80, height: 10))
        let odd = LayoutBench(300, 100) { Box.fill().aspectRatio(0, contentMode: .fit) }
        #expect(odd.size == CGSize(width: 300, height: 100))
    }

    @Test("L60: an explicit guide wins over the default")
    func guide() {
        let bench = LayoutBench(100, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Box.fixed(20)
                Box.fixed(20).alignmentGuide(.leading) { $0.width / 2 }
                Box.fixed(20).alignmentGuide(.trailing) { _ in 3 }
            }
        }
        #expect(bench.size.width == 30)
        expectFrames(bench.frames, [rect(10, 0, 20, 10), rect(0, 10, 20, 10), rect(10, 20, 20, 10)])
    }

    @Test("L60: defaults of the built-in guides")
    func defaults() {
        let dimensions = ViewDimensions(
            size: ViewSize(CGSize(width: 30, height: 20), ProposedViewSize(width: 30, height: 20)), element: nil)
        #expect(dimensions[HorizontalAlignment.leading] == 0)
        #expect(dimensions[HorizontalAlignment.center] == 15)
        #expect(dimensions[HorizontalAlignment.trailing] == 30)
        #expect(dimensions[VerticalAlignment.top] == 0)
        #expect(dimensions[VerticalAlignment.center] == 10)
        #expect(dimensions[VerticalAlignment.bottom] == 20)
        #expect(dimensions[VerticalAlignment.firstTextBaseline] == 20)
        #expect(dimensions[VerticalAlignment.lastTextBaseline] == 20)
        #expect(dimensions[explicit: VerticalAlignment.top] == nil)
    }

    @Test("L60: a container's guide is the average of its children's; baselines the first and the last")
    func combined() {
        #expect(HorizontalAlignment.leading.combineExplicit([1, nil, 3, 8]) == 4)
        #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([4, 2, nil]) == 2)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, 2, nil]) == 4)
    }

    @Test("L60: baselines are seen through columns, frames and padding, at the first layout")
    func baselines() {
        let bench = LayoutBench(200, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Box.fixed(10, 10, baseline: 7)
                    Box.fixed(10, 10, baseline: 8)
                }
                Box.fixed(10, 20, baseline: 15)
                Box.fixed(10, 10, baseline: 7).padding(.top, 4).frame(height: 30)
                Box.fixed(10, 5)
            }
        }
        expectFrames(
            bench.frames,
            [
                rect(0, 12, 10, 10), rect(0, 22, 10, 10), rect(10, 4, 10, 20), rect(20, 12, 10, 10),
                rect(30, 14, 10, 5),
            ])
        let last = LayoutBench(200, 100) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Box.fixed(10, 10, baseline: 7)
                    Box.fixed(10, 10, baseline: 8)
                }
                Box.fixed(10, 20, baseline: 15)
            }
        }
        expectFrames(last.frames, [rect(0, 0, 10, 10), rect(0, 10, 10, 10), rect(10, 3, 10, 20)])
    }

    private enum Custom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    @Test("A custom guide aligns views in different containers")
    func custom() {
        let guide = VerticalAlignment(Custom.self)
        let bench = LayoutBench(200, 100) {
            HStack(alignment: guide, spacing: 0) {
                VStack(spacing: 0) {
                    Box.fixed(10, 10)
                    Box.fixed(10, 10).alignmentGuide(guide) { $0[VerticalAlignment.center] }
                    Box.fixed(10, 10)
                    Box.fixed(10, 10)
                }
                Box.fixed(10, 10)
            }
        }
        #expect(bench.frames.last == rect(10, 10, 10, 10))
    }

    @Test("A changed guide moves views that are aligned by it, however far above")
    func guideChange() {
        let lever = Lever(CGFloat(0))
        let guide = HorizontalAlignment.leading
        func column(_ value: CGFloat) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                Box.fixed(20)
                ZStack(alignment: .topLeading) {
                    Box.fixed(20).alignmentGuide(guide) { _ in value }.frame(width: 20)
                }
            }
        }
        let bench = LayoutBench(100, 100) { Levered(lever) { column($0) } }
        lever.value = 8
        bench.graph.flush()
        expectFrames(bench.frames, LayoutBench(100, 100) { column(8) }.frames)
        bench.graph.counters = FrameCounters()
        lever.value = 8.0
        bench.graph.flush()
        #expect(bench.graph.counters.measured == 0)
    }

    @Observable fileprivate final class Place {
        var x: CGFloat = 0
    }

    /// Reads a value only while it is laid out.
    private struct Late: View {
        let place: Place
        let binding: (Binding<CGFloat>) -> Void
        @State private var y: CGFloat = 0
        @State private var width: CGFloat = 20

        var body: some View {
            ZStack(alignment: .topLeading) {
                Box.fixed(20)
                Box.fixed(20).alignmentGuide(.leading) { _ in place.x }.alignmentGuide(.top) { _ in y }
                Box.fixed(10).containerRelativeFrame(.horizontal) { _, _ in width }
            }
            .onAppear { [$y, $width].forEach(binding) }
        }
    }

    @Test("What a guide's or frame's function reads is noted though the body reads nothing")
    func lateReads() {
        let place = Place()
        var bindings: [Binding<CGFloat>] = []
        let bench = LayoutBench(100, 100) { Late(place: place) { bindings.append($0) } }
        #expect(bench.size == CGSize(width: 20, height: 10))
        place.x = 8
        bench.graph.flush()
        #expect(bench.size == CGSize(width: 28, height: 10))
        place.x = 0
        bindings[0].wrappedValue = 3
        bench.graph.flush()
        #expect(bench.size == CGSize(width: 20, height: 13))
        bindings[1].wrappedValue = 30
        bench.graph.flush()
        #expect(bench.size == CGSize(width: 30, height: 13))
        #expect(bench.graph.counters.bodies == 1)
    }

    @Test("Overlays align by explicit guides of both views")
    func overlayGuides() {
        let bench = LayoutBench(100, 100) {
            Box.fixed(40, 40).alignmentGuide(.top) { _ in 30 }.overlay(alignment: .top) {
                Box.fixed(10, 10).alignmentGuide(.top) { $0.height }
            }
        }
        expectFrames(bench.frames, [rect(0, 0, 40, 40), rect(15, 20, 10, 10)])
    }
}
