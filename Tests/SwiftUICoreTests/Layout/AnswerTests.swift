import Testing

@testable import SwiftUICore

/// The sizes that elements remember, and the changes after which their parents ask again.
@MainActor @Suite("Remembered answers")
struct AnswerTests {
    /// Is as wide as its view says to be for the narrowest of some proposals.
    private struct Asker: Layout {
        let lengths: [CGFloat]
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: lengths.map { width($0, subviews) }.min() ?? 0, height: 10)
        }
        private func width(_ length: CGFloat, _ subviews: Subviews) -> CGFloat {
            subviews[0].sizeThatFits(ProposedViewSize(width: length, height: 10)).width
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: .zero, proposal: ProposedViewSize(width: lengths.last, height: 10))
        }
    }

    @Test(
        "A change that makes one answer another is told, were there ever so many",
        arguments: [1, 3, 4, 9, 40, 100] as [Int])
    func many(count: Int) {
        let least = Lever(CGFloat(0))
        let bench = LayoutBench(300, 100) {
            Asker(lengths: (1...count).map { CGFloat($0) * 2 })() {
                Levered(least) { least in
                    Box(name: "box", width: .init(least: least, ideal: 10, most: .infinity), height: .init())
                }
            }
        }
        #expect(bench.size.width == 2)
        // Makes a difference for the first proposal alone.
        least.value = 3
        bench.graph.flush()
        #expect(bench.size.width == 3)
    }

    @Test("What is kept for each element is small")
    func memory() { #expect(MemoryLayout<LayoutData>.stride == 160) }

    @Test("An answer that gave way to those of a later pass may have been another")
    func laterPasses() throws {
        let least = Lever(CGFloat(0))
        let bench = LayoutBench(300, 100) {
            Asker(lengths: [2])() {
                Levered(least) { least in
                    Box(name: "box", width: .init(least: least, ideal: 10, most: .infinity), height: .init())
                }
            }
        }
        bench.resize(200, 100)
        let box = try #require(bench.node(BoxKind.shared.name))
        for length in [50, 60, 70] as [CGFloat] {
            #expect(box.size(ProposedViewSize(width: length, height: 10)).width == length)
        }
        #expect(box.layout.cache.hasForgotten)
        least.value = 3
        bench.graph.flush()
        #expect(bench.size.width == 3)
    }
}
