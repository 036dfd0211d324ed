import Foundation
import Testing

@testable import SwiftUICore

/// Padding that counts as covered: the view's safe area as containers see it.
@MainActor @Suite("Safe area padding")
struct SafeAreaPaddingTests {
    @Test("All forms keep the view from the edges")
    func forms() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        func frame(@ViewBuilder _ content: () -> some View) -> CGRect { LayoutBench(100, 100, content).places[""]! }
        #expect(frame { Box.fill().safeAreaPadding(insets) } == rect(2, 1, 94, 96))
        #expect(frame { Box.fill().safeAreaPadding(.horizontal, 10) } == rect(10, 0, 80, 100))
        #expect(frame { Box.fill().safeAreaPadding(.top) } == rect(0, 16, 100, 84))
        #expect(frame { Box.fill().safeAreaPadding(7) } == rect(7, 7, 86, 86))
    }

    @Test("Another padding moves the view, and only what ignores it sees it")
    func changes() {
        let lever = Lever(CGFloat(10))
        let bench = LayoutBench(100, 100) {
            Levered(lever) { Box.fixed(20, 20).safeAreaPadding(.leading, $0) }
        }
        #expect(bench.size == CGSize(width: 30, height: 20))
        lever.value = 30
        bench.graph.flush()
        #expect(bench.size == CGSize(width: 50, height: 20) && bench.places[""] == rect(55, 40, 20, 20))
    }

    @Test("Guides of the view are seen through the padding")
    func guides() {
        let bench = LayoutBench(100, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Box.fixed(20, 20, "a", baseline: 15).safeAreaPadding(.top, 10)
                Box.fixed(20, 20, "b", baseline: 5)
            }
        }
        // The first baseline lies 25 points below the padded view's top.
        #expect(bench.places["b"]!.minY - bench.places["a"]!.minY == 10)
        let column = LayoutBench(100, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Box.fixed(20, 10, "a").alignmentGuide(.leading) { _ in 5 }.safeAreaPadding(.leading, 10)
                Box.fixed(20, 10, "b")
            }
        }
        #expect(column.places["b"]!.minX - column.places["a"]!.minX == 5)
    }

    @Test("A priority and spacing of the view stay within")
    func traits() {
        func widths(_ isPadded: Bool) -> [CGFloat] {
            let bench = LayoutBench(100, 10) {
                HStack(spacing: 0) {
                    if isPadded {
                        Box.text(0, 80, "a").layoutPriority(1).safeAreaPadding(.leading, 0.5)
                    } else {
                        Box.text(0, 80, "a").layoutPriority(1)
                    }
                    Box.text(0, 80, "b")
                }
            }
            return [bench.places["a"]!.width, bench.places["b"]!.width]
        }
        #expect(widths(false) == [80, 20])
        #expect(widths(true) == [49.5, 50])
        struct Close: Layout {
            func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 20, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
            }
        }
        func gap(_ edges: Edge.Set) -> CGFloat {
            let bench = LayoutBench(100, 100) {
                VStack {
                    Close()() { Box.fill("a") }.safeAreaPadding(edges, 4)
                    Box.fixed(20, 10, "b")
                }
            }
            return bench.places["b"]!.minY - bench.places["a"]!.maxY
        }
        #expect(gap([]) == 0 && gap(.top) == 0 && gap(.leading) == 0 && gap(.trailing) == 0)
        // Padding at the edge between them has the usual distance again.
        #expect(gap(.bottom) == 12)
    }
}
