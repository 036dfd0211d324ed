import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Stacks")
struct StackConformance {
    /// The widths that were proposed for placing or measuring, apart from the questions for the bounds.
    private func shares(_ log: Log<ProposedViewSize>) -> [CGFloat?] {
        log.entries.map(\.width).filter { $0 != 0 && $0 != .infinity }
    }

    @Test("L10: bounds are asked for with 0 and infinity, the other axis as proposed; gaps come off first")
    func bounds() {
        let (a, b) = (Log<ProposedViewSize>(), Log<ProposedViewSize>())
        let placed = Log<ProposedViewSize>()
        _ = TestHost(108, 40) {
            HStack {
                elastic(10, 60).told(a, placed: placed)
                elastic(10, 90).told(b)
            }
        }
        for log in [a, b] {
            #expect(log.entries.contains(ProposedViewSize(width: 0, height: 40)))
            #expect(log.entries.contains(ProposedViewSize(width: .infinity, height: 40)))
        }
        #expect(placed.entries.last == ProposedViewSize(width: 50, height: 40))
    }

    @Test("L11: by priority, then the least flexible, then the larger minimum, then the source's order")
    func order() {
        let log = Log<String>()
        struct Noting: Layout {
            let name: String, log: Log<String>
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let size = subviews[0].sizeThatFits(proposal)
                if let width = proposal.width, width != 0, width != .infinity, !log.entries.contains(name) { log(name) }
                return size
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].place(at: bounds.origin, proposal: proposal)
            }
        }
        _ = TestHost(1000, 100) {
            HStack(spacing: 0) {
                Noting(name: "endless1", log: log) { Color.red }
                Noting(name: "endless2", log: log) { Color.red }
                Noting(name: "endless≥50", log: log) { Color.red.frame(minWidth: 50) }
                Noting(name: "flexible90", log: log) { elastic(10, 100) }
                Noting(name: "flexible5", log: log) { elastic(20, 25) }
                Noting(name: "low", log: log) { elastic(5, 6) }.layoutPriority(-1)
                Noting(name: "high", log: log) { Color.red.frame(maxWidth: 500) }.layoutPriority(1)
            }
        }
        #expect(log.text == "high flexible5 flexible90 endless≥50 endless1 endless2 low")
    }

    @Test("L12: what lower priorities need at least is kept for them")
    func reserves() {
        let (high, middle, low) = (Log<ProposedViewSize>(), Log<ProposedViewSize>(), Log<ProposedViewSize>())
        _ = TestHost(200, 100) {
            HStack(spacing: 0) {
                elastic(30, 300).told(low)
                elastic(20, 50).told(middle).layoutPriority(1)
                elastic(10, 100).told(high).layoutPriority(2)
            }
        }
        // 200 − 30 − 20 for the first; it takes 100 and 100 − 30 are left for the second, which takes 50.
        #expect(shares(high).allSatisfy { $0 == 150 } && !shares(high).isEmpty)
        #expect(shares(middle).allSatisfy { $0 == 70 } && !shares(middle).isEmpty)
        #expect(shares(low).allSatisfy { $0 == 50 } && !shares(low).isEmpty)
    }

    @Test("L13: each is offered an equal part of what is left, and nothing where nothing is")
    func parts() {
        let (a, b, c) = (Log<ProposedViewSize>(), Log<ProposedViewSize>(), Log<ProposedViewSize>())
        let placed = Log<ProposedViewSize>()
        _ = TestHost(100, 100) {
            HStack(spacing: 0) {
                Color.red.told(c, placed: placed)
                fixed(120).told(a)
                elastic(5, 6).told(b)
            }
        }
        // The fixed one comes first and takes 120 of its 33; the others are offered 0.
        #expect(shares(a).allSatisfy { rounded($0!) == 33.333 })
        #expect(shares(b).isEmpty && shares(c).isEmpty)
        #expect(placed.entries.last?.width == 0)
    }

    @Test("L14: a stack is as long as views and gaps together, across as their aligned extents, and may overflow")
    func size() {
        let row = answer(50, 100) {
            HStack(alignment: .top, spacing: 5) {
                fixed(40, 10)
                fixed(40, 20).alignmentGuide(.top) { _ in 15 }
            }
        }
        #expect(row == ConformanceTests.size(85, 25))
        #expect(
            answer(50, 10) {
                VStack(spacing: 2) {
                    fixed(10, 10)
                    fixed(60, 10)
                }
            } == ConformanceTests.size(60, 22))
        #expect(answer(50, 10) { VStack {} } == .zero)
    }

    @Test("L15: without a proposal along the stack every view has its ideal length")
    func ideal() {
        let log = Log<ProposedViewSize>()
        let got = answer(nil, 40) {
            HStack(spacing: 0) {
                elastic(10, 60).told(log)
                Color.red.layoutPriority(1)
                Color.red.frame(idealWidth: 25)
            }
        }
        #expect(got == ConformanceTests.size(95, 40))
        #expect(log.entries.first == ProposedViewSize(width: nil, height: 40))
    }

    @Test("L16: views are placed with the stack's own width where none was proposed")
    func finalWidth() {
        let log = Log<ProposedViewSize>()
        let host = TestHost(300, 100) {
            VStack(spacing: 0) {
                Color.red.frame(height: 10).mark("line")
                fixed(70)
                Color.red.frame(height: 5).told(Log(), placed: log)
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        #expect(host.frame("line").width == 70)
        #expect(log.entries.last?.width == 70)
    }

    @Test("L17: centres meet and distances are the views' own by default")
    func defaults() {
        let host = TestHost(100, 100) {
            HStack {
                fixed(10, 30).mark("a")
                fixed(10, 10).mark("b")
            }
        }
        #expect(host.frame("b").midY == host.frame("a").midY)
        #expect(host.frame("b").minX - host.frame("a").maxX == 8)
        let column = TestHost(100, 100) {
            VStack {
                fixed(30).mark("a")
                fixed(10).mark("b")
            }
        }
        #expect(column.frame("b").midX == column.frame("a").midX)
        #expect(column.frame("b").minY - column.frame("a").maxY == 8)
    }

    @Test("L18: of equals the first in the source is served first")
    func equals() {
        /// Takes half of the proposal.
        struct Half: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let size = proposal.replacingUnspecifiedDimensions()
                return CGSize(width: size.width / 2, height: size.height)
            }
            func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let host = TestHost(620, 100) {
            HStack(spacing: 10) {
                Color.red.mark("a")
                Half { Color.blue }.mark("b")
                Color.red.mark("c")
            }
        }
        #expect(["a", "b", "c"].map { host.frame($0).width } == [200, 100, 300])
    }
}
