import Foundation
import Testing

@testable import SwiftUICore

/// Layouts whose type is hidden do all that they do by themselves.
@MainActor @Suite("Layouts of hidden type")
struct AnyLayoutTests {
    /// A layout in a row, with its own guides and spacing.
    private struct Own: Layout {
        var gap: CGFloat
        var log: Log
        var animatableData: CGFloat {
            get { gap }
            set { gap = newValue }
        }

        final class Log {
            var made = 0
            var updated = 0
        }

        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }

        func makeCache(subviews: Subviews) -> Int {
            log.made += 1
            return subviews.count
        }
        func updateCache(_ cache: inout Int, subviews: Subviews) {
            log.updated += 1
            cache = subviews.count
        }
        func spacing(subviews: Subviews, cache: inout Int) -> ViewSpacing { .zero }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.map(\.width).reduce(0, +) + gap * CGFloat(max(cache - 1, 0)),
                height: sizes.map(\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            var x = bounds.minX
            for subview in subviews {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subview.sizeThatFits(.unspecified).width + gap
            }
        }
        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Int
        ) -> CGFloat? { guide == .leading ? 7 : nil }
        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Int
        ) -> CGFloat? { guide == .top ? 3 : nil }
    }

    @Test("Sizes, places, guides and spacing are those of the layout", arguments: [false, true])
    func same(isHidden: Bool) {
        let own = Own(gap: 2, log: Own.Log())
        func layout(@ViewBuilder _ content: () -> some View) -> AnyView {
            isHidden ? AnyView(AnyLayout(own)(content)) : AnyView(own(content))
        }
        let column = LayoutBench(100, 100) {
            VStack(alignment: .leading) {
                layout {
                    Box.fixed(20, 10, "a")
                    Box.fixed(30, 20, "b")
                }
                layout { Box.fixed(10, 10, "c") }
                Box.fixed(40, 10, "d")
            }
        }
        let places = column.places
        #expect(places["b"]!.minX - places["a"]!.minX == 22 && places["b"]!.minY == places["a"]!.minY)
        #expect(places["d"]!.minX - places["a"]!.minX == 7)
        // No distance from the layout to another, none to an ordinary view either.
        #expect(places["c"]!.minY == places["b"]!.maxY && places["d"]!.minY == places["c"]!.maxY)
        let row = LayoutBench(100, 100) {
            HStack(alignment: .top) {
                layout { Box.fixed(20, 10, "a") }
                Box.fixed(20, 10, "b")
            }
        }
        #expect(row.places["b"]!.minY - row.places["a"]!.minY == 3)
    }

    @Test("A layout of hidden type is animated by its own data")
    func animation() {
        let log = Own.Log()
        var layout = AnyLayout(Own(gap: 10, log: log))
        var data = layout.animatableData
        data.scale(by: 0.5)
        layout.animatableData = data
        let bench = LayoutBench(100, 100) {
            layout {
                Box.fixed(20)
                Box.fixed(20)
            }
        }
        #expect(bench.size.width == 45)
        var plain = AnyLayout(AnyLayout(ZStackLayout()))
        plain.animatableData = data
        #expect(plain.animatableData == .zero)
    }

    @Test("A change of views brings the cache up to date; an equal layout changes nothing")
    func caches() {
        let log = Own.Log()
        let (count, title) = (Lever(2), Lever(0))
        let bench = LayoutBench(200, 100) {
            Levered(count) { count in
                Levered(title) { _ in
                    AnyLayout(Own(gap: 10, log: log))() {
                        ForEach(0..<count, id: \.self) { _ in Box.fixed(20) }
                    }
                }
            }
        }
        #expect(bench.size.width == 50 && log.made == 1)
        count.value = 3
        bench.graph.flush()
        #expect(bench.size.width == 80 && log.made == 1 && log.updated >= 1)
        let measured = bench.graph.counters.measured
        title.value = 1
        bench.graph.flush()
        #expect(bench.graph.counters.measured == measured)
    }

    @Test("Subviews can be taken by range and by index")
    func subviews() {
        struct Some: Layout {
            let log: Log
            final class Log {
                var counts: [Int] = []
                var isSame: [Bool] = []
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                log.counts = [subviews[1...].count, subviews[0..<1].count, subviews[[2, 0]].count]
                log.isSame = [
                    subviews[0...] == subviews, subviews[1...] == subviews, subviews[[2, 0]][0] == subviews[2],
                ]
            }
        }
        let log = Some.Log()
        _ = LayoutBench(100, 100) {
            Some(log: log)() {
                Box.fixed(1)
                Box.fixed(2)
                Box.fixed(3)
            }
        }
        #expect(log.counts == [2, 1, 2] && log.isSame == [true, false, true])
    }
}
