import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite(.serialized) struct TextNodeTests {
    @Test func takesItsIdealSizeInTheMiddle() {
        let host = HostedView(Text(verbatim: "abcd"))
        #expect(host.texts.map(\.string) == ["abcd"])
        #expect(host.frames == [CGRect(x: 183, y: 192, width: 34, height: 17)])
    }

    @Test func wrapsWhereItMust() {
        let host = HostedView(
            Text(verbatim: "0123456789").font(.system(size: 20)), size: CGSize(width: 50, height: 100))
        #expect(host.frames == [CGRect(x: 0, y: 30, width: 50, height: 40)])
    }

    @Test func aSingleLineIsMeasuredOnce() {
        let host = HostedView(Text(verbatim: "abcd"))
        #expect(host.system.measurements == 1)
    }

    @Test func anEqualTextDoesNothing() {
        let host = HostedView(Text(verbatim: "abcd"))
        let emitted = host.graph.displayList.emittedCount
        host.update(Text(verbatim: "abcd"))
        #expect(host.system.measurements == 1)
        #expect(host.graph.displayList.emittedCount == emitted)
    }

    /// Counts how often it places its views.
    private struct CountingLayout: Layout {
        final class Count { var placements = 0 }
        let count: Count

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(proposal)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            count.placements += 1
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    @Test func aTextOfTheSameSizeIsDrawnButNotPlacedAgain() {
        let count = CountingLayout.Count()
        let host = HostedView(CountingLayout(count: count) { Text(verbatim: "abcd") })
        host.update(CountingLayout(count: count) { Text(verbatim: "wxyz") })
        #expect(host.texts.map(\.string) == ["wxyz"])
        #expect(host.system.measurements == 2 && count.placements == 1)
        #expect(host.frames == [CGRect(x: 183, y: 192, width: 34, height: 17)])
        host.update(CountingLayout(count: count) { Text(verbatim: "wxyz wxyz") })
        #expect(count.placements == 2)
    }

    @Test func theEnvironmentsFontIsUsed() {
        let host = HostedView(Text(verbatim: "ab").environment(\.font, .system(size: 40)))
        #expect(host.texts[0].first.style.font.size == 40)
        #expect(host.frames[0].size == CGSize(width: 40, height: 40))
    }

    @Test func aChangedFontMeasuresAgain() {
        struct Sized: View {
            let size: CGFloat
            var body: some View { Text(verbatim: "ab").environment(\.font, .system(size: size)) }
        }
        let host = HostedView(Sized(size: 40))
        host.update(Sized(size: 20))
        #expect(host.frames[0].size == CGSize(width: 20, height: 20))
    }

    @Test func textsBelowEachOtherAreApartByTheLeading() {
        let text = HostedView(Text(verbatim: "a"))
        text.system.leading = 3
        let other = HostedView(Text(verbatim: "a"))
        let upper = TextKind.shared.spacing(other.graph.root.firstElement!)
        let node = text.graph.root.firstElement!
        TextKind.shared.payload(node).pointee.ideal = nil
        let lower = TextKind.shared.spacing(node)
        #expect(upper.distance(to: lower, along: .vertical) == 3)
        #expect(upper.distance(to: upper, along: .vertical) == 0)
        #expect(upper.distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(upper.distance(to: upper, along: .horizontal) == 8)
    }

    @Test func baselinesAreThoseOfTheFirstAndTheLastLine() {
        let host = HostedView(
            Text(verbatim: "0123456789").font(.system(size: 20)), size: CGSize(width: 50, height: 100))
        let dimensions = ViewDimensions(
            size: ViewSize(CGSize(width: 50, height: 40), ProposedViewSize(width: 50, height: 40)),
            element: host.graph.root.firstElement)
        #expect(dimensions[.firstTextBaseline] == 16)
        #expect(dimensions[.lastTextBaseline] == 36)
        #expect(dimensions[explicit: VerticalAlignment.center] == nil)
    }
}
