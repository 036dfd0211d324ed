import Foundation
import Testing

@testable import SwiftUICore

/// Custom layouts of an app, and the built-in ones used as custom layouts.
@MainActor @Suite("Layouts")
struct CustomLayoutTests {
    /// Each view below and to the right of the one before.
    private struct Stairs: Layout {
        var step: CGFloat = 0
        var log: Log?

        final class Log { var caches = 0 }

        struct Turn: LayoutValueKey { static let defaultValue = false }

        func makeCache(subviews: Subviews) -> [CGSize] {
            log?.caches += 1
            return subviews.map { $0.sizeThatFits(.unspecified) }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
            CGSize(
                width: cache.map(\.width).reduce(0, +) + step * CGFloat(max(subviews.count - 1, 0)),
                height: cache.map(\.height).reduce(0, +))
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
        ) {
            var point = bounds.origin
            for (index, subview) in subviews.enumerated() {
                if subview[Turn.self] { point.x = bounds.minX }
                subview.place(at: point, proposal: .unspecified)
                point.x += cache[index].width + step
                point.y += cache[index].height
            }
        }
    }

    /// Leaves its views where they are.
    private struct Idle: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("A layout measures and places its views")
    func stairs() {
        let bench = LayoutBench(100, 100) {
            Stairs(step: 1)() {
                Box.fixed(10, 20)
                Box.fixed(30, 10)
            }
        }
        #expect(bench.size == CGSize(width: 41, height: 30))
        expectFrames(bench.frames, [rect(0, 0, 10, 20), rect(11, 20, 30, 10)])
    }

    @Test("Views that a layout does not place go to the middle")
    func unplaced() {
        let bench = LayoutBench(100, 60) {
            Idle() {
                Box.fixed(10, 20)
                Box.fill()
            }
        }
        expectFrames(bench.frames, [rect(45, 20, 10, 20), rect(0, 0, 100, 60)])
    }

    @Test("An anchor places another point of the view")
    func anchor() {
        struct Corner: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews.first?.place(
                    at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: proposal)
            }
        }
        let bench = LayoutBench(100, 60) { Corner() { Box.fixed(10, 20) } }
        expectFrames(bench.frames, [rect(90, 40, 10, 20)])
    }

    @Test("Values told by views, seen through modifiers; a change arranges anew")
    func values() {
        let lever = Lever(true)
        let bench = LayoutBench(100, 100) {
            Levered(lever) { turns in
                Stairs() {
                    Box.fixed(10)
                    Box.fixed(20).layoutValue(key: Stairs.Turn.self, value: turns).offset(x: 1)
                }
            }
        }
        expectFrames(bench.frames, [rect(0, 0, 10, 10), rect(1, 10, 20, 10)])
        lever.value = false
        bench.graph.flush()
        expectFrames(bench.frames, [rect(0, 0, 10, 10), rect(11, 10, 20, 10)])
    }

    @Test("The cache is brought up to date when views change, and not otherwise")
    func cache() {
        let log = Stairs.Log()
        let lever = Lever(CGFloat(10))
        let bench = LayoutBench(100, 100) {
            Stairs(log: log)() {
                Levered(lever) { Box.fixed($0) }
                Box.fixed(20)
            }
        }
        let before = log.caches
        bench.resize(90, 90)
        #expect(log.caches == before)
        lever.value = 30
        bench.graph.flush()
        #expect(log.caches > before)
        expectFrames(bench.frames, [rect(0, 0, 30, 10), rect(30, 10, 20, 10)])
        #expect(bench.size == CGSize(width: 50, height: 20))
    }

    @Test("Subviews have dimensions, priorities and spacing")
    func subviews() {
        struct Asking: Layout {
            let check: (LayoutSubviews) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                check(subviews)
                return .zero
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        var isChecked = false
        _ = LayoutBench(100, 100) {
            Asking { subviews in
                isChecked = true
                #expect(subviews.count == 3)
                #expect(subviews[0].dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 7)
                #expect(subviews[1].priority == 2)
                #expect(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal) == 8)
                #expect(subviews[1...].first == subviews[1])
                #expect(subviews[[2, 0]].map { $0.sizeThatFits(.unspecified).width } == [30, 10])
                #expect(subviews.layoutDirection == .leftToRight)
            }() {
                Box.fixed(10, baseline: 7)
                Box.fixed(20).layoutPriority(2)
                Box.fixed(30)
            }
        }
        #expect(isChecked)
    }

    @Test("Guides of a layout's views are its own, combined")
    func guides() {
        let bench = LayoutBench(100, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Stairs() {
                    Box.fixed(10, 20)
                    Box.fixed(10, 20, baseline: 15)
                }
                Box.fixed(10, 10, baseline: 5)
            }
        }
        expectFrames(bench.frames, [rect(0, 0, 10, 20), rect(10, 20, 10, 20), rect(20, 30, 10, 10)])
    }

    @Test("The stacks' layouts arrange as the stacks do")
    func stackLayouts() {
        @ViewBuilder func content() -> some View {
            Box.text(40, 120)
            Spacer()
            Box.fill().layoutPriority(-1)
            Box.fixed(20, 30)
        }
        func same<A: View, B: View>(_ a: A, _ b: B, sourceLocation: SourceLocation = #_sourceLocation) {
            let (a, b) = (LayoutBench(200, 100) { a }, LayoutBench(200, 100) { b })
            #expect(a.size == b.size, sourceLocation: sourceLocation)
            expectFrames(a.frames, b.frames, sourceLocation: sourceLocation)
        }
        same(HStackLayout(alignment: .top)() { content() }, HStack(alignment: .top) { content() })
        same(VStackLayout(spacing: 3)() { content() }, VStack(spacing: 3) { content() })
        same(ZStackLayout(alignment: .bottomLeading)() { content() }, ZStack(alignment: .bottomLeading) { content() })
        same(AnyLayout(HStackLayout())() { content() }, HStack { content() })
    }

    @Test("An AnyLayout that becomes another keeps the state of its views")
    func anyLayout() {
        struct Counted: View {
            @State private var start = 20
            var body: some View { Box.fixed(CGFloat(start)) }
        }
        let lever = Lever(false)
        let bench = LayoutBench(100, 100) {
            Levered(lever) { isUpright in
                let layout = isUpright ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    Counted()
                    Spacer()
                    Box.fixed(10)
                }
            }
        }
        expectFrames(bench.frames, [rect(0, 0, 20, 10), rect(90, 0, 10, 10)])
        let made = bench.graph.counters.nodesMade
        lever.value = true
        bench.graph.flush()
        expectFrames(bench.frames, [rect(0, 0, 20, 10), rect(5, 90, 10, 10)])
        #expect(bench.graph.counters.nodesMade == made)
    }

    @Test("The first view that fits is shown, the last where none does")
    func viewThatFits() {
        let bench = LayoutBench(100, 100) {
            ViewThatFits(in: .horizontal) {
                Box.fixed(120, 10, "wide")
                Box.fixed(60, 200, "middle")
                Box.fixed(30, 10, "narrow")
            }
        }
        #expect(bench.drawingOrder == ["middle"])
        bench.resize(150, 100)
        #expect(bench.drawingOrder == ["wide"])
        #expect(bench.size == CGSize(width: 120, height: 10))
        bench.resize(20, 100)
        #expect(bench.drawingOrder == ["narrow"])
        let both = LayoutBench(100, 100) {
            ViewThatFits {
                Box.fixed(60, 200, "a")
                Box.fixed(30, 10, "b")
            }
        }
        #expect(both.drawingOrder == ["b"])
    }

    @Test("A frame relative to the window or scroll view")
    func containerRelative() {
        let bench = LayoutBench(200, 100) {
            Box.fill().containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
        }
        #expect(bench.size.width == 95)
        bench.resize(90, 100)
        #expect(bench.size.width == 40)
        let half = LayoutBench(200, 100) {
            Box.fill().padding(5).containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                axis == .horizontal ? length / 2 : length / 4
            }
        }
        expectFrames(half.frames, [rect(5, 5, 90, 15)])
        let scroll = LayoutBench(200, 100) {
            ScrollView { Box.fill("page").containerRelativeFrame(.vertical) }.frame(height: 60)
        }
        #expect(scroll.places["page"]?.height == 60)
    }

    @Test("A share of a scroll view that is as wide as its content is one of what the scroll view was offered")
    func shareOfHuggingScrollView() {
        let shown = Lever(false)
        func page(_ name: String) -> some View {
            Box.fill(name).containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }.frame(height: 10)
        }
        let bench = LayoutBench(200, 100) {
            ZStack {
                ScrollView {
                    VStack(spacing: 0) {
                        page("first")
                        Levered(shown) { if $0 { page("second") } }
                    }
                }
            }
        }
        // The stack proposes the length that it has itself (L52).
        #expect(bench.size.width == 160 && bench.places["first"]?.width == 128)
        bench.resize(100, 100)
        #expect(bench.size.width == 80 && bench.places["first"]?.width == 64)
        shown.value = true
        bench.graph.flush()
        #expect(bench.size.width == 80 && bench.places["second"]?.width == 64)
        // Without a proposed length, it is as long as the views around it.
        let row = LayoutBench(200, 100) {
            ScrollView(.horizontal) { ScrollView { page("page") } }
        }
        #expect(row.places["page"]?.width == 160)
        row.resize(50, 100)
        #expect(row.places["page"]?.width == 40)
    }

    @Test("Pages of a lazy stack are as high as the scroll view, whatever becomes of it")
    func lazyPages() {
        let height = Lever(CGFloat(60))
        let bench = LayoutBench(200, 300) {
            Levered(height) { height in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Box.fill("\($0)").containerRelativeFrame(.vertical) }
                    }
                }
                .frame(height: height)
            }
        }
        for value in [60, 80, 20] as [CGFloat] {
            height.value = value
            bench.graph.flush()
            let places = bench.places
            #expect(places["0"]?.height == value && places["1"]?.minY == places["0"]!.minY + value)
            #expect(bench.node("LazyVStack")?.layoutIfElement?.pointee.size.height == 100 * value)
        }
    }

    /// Records the guide of its view for some proposals.
    private struct Surveyor: Layout {
        let proposals: [CGFloat?]
        let log: Log

        final class Log { var guides: [CGFloat?: CGFloat] = [:] }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            for height in proposals {
                let dimensions = subviews[0].dimensions(in: ProposedViewSize(width: 100, height: height))
                log.guides[height] = dimensions[VerticalAlignment.center]
                #expect(dimensions.height == 40)
            }
            return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test(
        "A guide is that for the proposal, where others were answered with the same size",
        arguments: [[nil, 30, 20], [20, 30, nil]] as [[CGFloat?]])
    func guidesByProposal(_ proposals: [CGFloat?]) {
        let log = Surveyor.Log()
        _ = LayoutBench(100, 100) {
            Surveyor(proposals: proposals, log: log)() {
                HStack(alignment: .top) {
                    Box.fixed(10, 40)
                    Box.fill().alignmentGuide(VerticalAlignment.center) { $0.height - 10 }
                }
            }
        }
        // Without a proposal the box is as high as the row.
        #expect(log.guides == [nil: 30, 30: 20, 20: 10])
    }
}
