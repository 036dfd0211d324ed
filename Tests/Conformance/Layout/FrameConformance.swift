import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Frames")
struct FrameConformance {
    @Test("L40: a fixed frame proposes and reports its lengths, and the child's where it has none")
    func fixedFrames() {
        let log = Log<ProposedViewSize>()
        #expect(answer(100, 50) { Color.red.told(log).frame(width: 20) } == size(20, 50))
        #expect(log.entries.contains(ProposedViewSize(width: 20, height: 50)))
        #expect(answer(100, 50) { fixed(7, 9).frame(height: 20) } == size(7, 20))
        let unmeasured = Log<ProposedViewSize>()
        #expect(answer(100, 50) { Color.red.told(unmeasured).frame(width: 20, height: 30) } == size(20, 30))
        #expect(unmeasured.entries.allSatisfy { $0 == ProposedViewSize(width: 20, height: 30) })
    }

    @Test("L40: an impossible length is ignored, with a warning", arguments: [-1, .infinity, .nan] as [CGFloat])
    func impossible(length: CGFloat) {
        let warnings = TestHost.warnings {
            #expect(answer(100, 50) { Color.red.frame(width: length, height: 20) } == size(100, 20))
        }
        #expect(warnings == ["Invalid frame dimension (negative or non-finite)."])
    }

    @Test("L41: a flexible frame proposes the proposal or its ideal, within its bounds")
    func proposals() {
        func widths(
            _ width: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
        ) -> Set<CGFloat?> {
            let log = Log<ProposedViewSize>()
            _ = answer(width, 10) { Color.red.told(log).frame(minWidth: least, idealWidth: ideal, maxWidth: most) }
            // The window's own question, 500 points, is the first.
            return Set(log.entries.map(\.width)).subtracting([min(max(500, least ?? 0), most ?? 500)])
        }
        #expect(widths(30, 50, nil, 100) == [50])
        #expect(widths(70, 50, nil, 90) == [70])
        #expect(widths(200, 50, nil, 100).isEmpty)
        #expect(widths(nil, 50, 60, 100) == [60])
        #expect(widths(nil, 50, nil, 100) == [nil])
    }

    @Test("L42: bounds on both sides follow the proposal; one bound holds the child to it; the ideal answers nil")
    func reports() {
        // (minimum, ideal, maximum, child, proposal, answer)
        let cases: [(CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat?, CGFloat)] = [
            (20, nil, 80, 50, 10, 20), (20, nil, 80, 50, 60, 60), (20, nil, 80, 50, 100, 80),
            (20, nil, 80, 200, nil, 80), (20, nil, 80, 5, nil, 20),
            (20, nil, nil, 50, 100, 50), (20, nil, nil, 50, 30, 30), (20, nil, nil, 50, 10, 20),
            (20, nil, nil, 5, 100, 20),
            (nil, nil, 80, 50, 100, 80), (nil, nil, 80, 50, 60, 60), (nil, nil, 80, 50, 30, 50),
            (nil, nil, 80, 200, 30, 80),
            (nil, 33, nil, 50, nil, 33), (20, 33, 80, 50, nil, 33), (nil, 33, nil, 50, 90, 50),
        ]
        for (least, ideal, most, child, proposal, expected) in cases {
            let got = answer(proposal, 10) { fixed(child).frame(minWidth: least, idealWidth: ideal, maxWidth: most) }
            #expect(got.width == expected, "\(String(describing: (least, ideal, most, child, proposal)))")
        }
    }

    @Test("L42: contradictory bounds are set right, with a warning")
    func contradictions() {
        let warnings = TestHost.warnings {
            #expect(answer(10, 10) { Color.red.frame(minWidth: 50, maxWidth: 20) }.width == 50)
            #expect(answer(nil, 10) { Color.red.frame(minWidth: 50, idealWidth: 20, maxWidth: 80) }.width == 50)
            #expect(answer(nil, 10) { Color.red.frame(minWidth: 5, idealWidth: 90, maxWidth: 80) }.width == 90)
        }
        #expect(!warnings.isEmpty)
        #expect(warnings.allSatisfy { $0 == "Contradictory frame constraints specified." })
    }

    @Test("L43: no upper bound at all is as wide as the proposal or the child; with a minimum of 0 as the proposal")
    func infinite() {
        for (child, proposal) in [(50, 100), (50, 20)] as [(CGFloat, CGFloat)] {
            #expect(answer(proposal, 10) { fixed(child).frame(maxWidth: .infinity) }.width == max(proposal, child))
            #expect(answer(proposal, 10) { fixed(child).frame(minWidth: 0, maxWidth: .infinity) }.width == proposal)
        }
    }

    @Test(
        "L44: the child's guide meets the frame's, centres by default",
        arguments: [
            (nil, CGPoint(x: 45, y: 40)), (.topLeading, .zero), (.bottomTrailing, CGPoint(x: 90, y: 80)),
            (.leading, CGPoint(x: 0, y: 40)), (.top, CGPoint(x: 45, y: 0)),
        ] as [(Alignment?, CGPoint)])
    func alignment(alignment: Alignment?, origin: CGPoint) {
        let host = TestHost(100, 100) {
            if let alignment {
                fixed(10, 20).mark("child").frame(width: 100, height: 100, alignment: alignment)
            } else {
                fixed(10, 20).mark("child").frame(width: 100, height: 100)
            }
        }
        #expect(host.frame("child").origin == origin)
        let guided = TestHost(100, 100) {
            fixed(10, 20).mark("child").alignmentGuide(.leading) { _ in 4 }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(guided.frame("child").minX == -4)
    }
}
