import Foundation
import Testing

@testable import SwiftUICore

/// Spacers, dividers, padding and frames: L30 to L34, L40 to L44.
@MainActor @Suite("Frames and padding")
struct FrameTests {
    @Test("L30: a spacer outside of stacks grows both ways")
    func spacer() {
        let bench = LayoutBench(100, 60) { Spacer() }
        #expect(bench.size == CGSize(width: 100, height: 60))
        #expect(bench.answer(nil, nil) == CGSize(width: 8, height: 8))
        #expect(bench.answer(0, 3) == CGSize(width: 8, height: 8))
    }

    @Test("L30: a spacer in a stack has no length across")
    func spacerInStack() {
        let row = LayoutBench(100, 60) { HStack { Spacer(minLength: 20).padding(1) } }
        #expect(row.size == CGSize(width: 100, height: 2))
        #expect(row.answer(nil, nil).width == 22)
    }

    @Test("L30: a spacer beside a view is in no stack")
    func spacerInOverlay() {
        let row = LayoutBench(100, 60) { HStack { Box.fixed(30, 30).overlay { Spacer() } } }
        #expect(row.node("Spacer")!.layout.size == CGSize(width: 30, height: 30))
    }

    @Test("L31: a divider is one pixel thick and lies across")
    func divider() {
        let row = LayoutBench(100, 60, scale: 2) {
            HStack(spacing: 0) {
                Box.fixed(10)
                Divider()
            }
        }
        #expect(row.node("Divider")!.layout.size == CGSize(width: 0.5, height: 60))
        let column = LayoutBench(100, 60) {
            VStack(spacing: 0) {
                Box.fixed(10)
                Divider()
            }
        }
        #expect(column.node("Divider")!.layout.size == CGSize(width: 100, height: 1))
        let alone = LayoutBench(100, 60) { Divider() }
        #expect(alone.size == CGSize(width: 100, height: 1))
    }

    @Test("L32: 16 points of padding by default")
    func padding() {
        let bench = LayoutBench(100, 100) { Box.fixed(20, 10).padding() }
        #expect(bench.size == CGSize(width: 52, height: 42))
        let sides = LayoutBench(100, 100) { Box.fill().padding(.horizontal) }
        expectFrames(sides.frames, [rect(16, 0, 68, 100)])
        #expect(sides.answer(nil, 20) == CGSize(width: 42, height: 20))
        #expect(sides.answer(10, 20) == CGSize(width: 32, height: 20))
    }

    @Test("L33: a fixed size asks for the ideal")
    func fixedSize() {
        let bench = LayoutBench(60, 60) { Box.text(40, 120).fixedSize() }
        #expect(bench.size == CGSize(width: 120, height: 10))
        let vertical = LayoutBench(60, 60) { Box.fill().fixedSize(horizontal: false, vertical: true) }
        #expect(vertical.size == CGSize(width: 60, height: 10))
    }

    @Test("L34: frames and padding begin at priority 0; overlay, fixed size and the like pass it on")
    func priority() {
        func priority<V: View>(_ view: V) -> Double {
            let bench = LayoutBench(10, 10) { view }
            return withExtendedLifetime(bench.graph) { bench.content.kind.layoutPriority(bench.content) }
        }
        let box = Box.fill().layoutPriority(3)
        #expect(priority(box) == 3)
        #expect(priority(box.frame(width: 5)) == 0)
        #expect(priority(box.frame(maxWidth: 5)) == 0)
        #expect(priority(box.padding(5)) == 0)
        #expect(priority(box.fixedSize()) == 3)
        #expect(priority(box.overlay(Box.fill())) == 3)
        #expect(priority(box.background { Box.fill() }) == 3)
        #expect(priority(box.offset(x: 1).zIndex(1)) == 3)
        #expect(priority(HStack {}) == -.infinity)
        #expect(priority(ZStack {}) == -.infinity)
        #expect(priority(VStack { box }) == 0)
    }

    @Test("L40: a fixed frame proposes and reports its lengths")
    func fixed() {
        let bench = LayoutBench(100, 100) { Box.fill().frame(width: 30) }
        #expect(bench.size == CGSize(width: 30, height: 100))
        let both = LayoutBench(100, 100) { Box.fixed(10, 10).frame(width: 30, height: 20) }
        expectFrames(both.frames, [rect(10, 5, 10, 10)])
    }

    @Test("L40: an impossible length is ignored, with a warning", arguments: [-1, .infinity, .nan] as [CGFloat])
    func invalid(_ width: CGFloat) {
        var warnings: [String] = []
        let bench = RuntimeWarning.observing({ warnings.append($0) }) {
            LayoutBench(100, 100) { Box.fixed(10).frame(width: width) }
        }
        #expect(bench.size.width == 10)
        #expect(warnings == ["Invalid frame dimension (negative or non-finite)."])
    }

    @Test("L41: a flexible frame proposes the proposal within its bounds")
    func flexibleProposal() {
        #expect(LayoutBench(100, 100) { Box.fill().frame(maxWidth: 40) }.size.width == 40)
        #expect(LayoutBench(100, 100) { Box.fill().frame(minWidth: 140) }.size.width == 140)
        let ideal = LayoutBench(100, 100) { Box.fill().frame(idealWidth: 70) }
        #expect(ideal.answer(nil, 5).width == 70)
        #expect(ideal.answer(30, 5).width == 30)
    }

    @Test("L42, L43: what a flexible frame reports")
    func flexibleReport() {
        func width<V: View>(_ view: V, _ proposal: CGFloat?) -> CGFloat {
            LayoutBench(10, 10) { view }.answer(proposal, 10).width
        }
        let small = Box.fixed(20)
        #expect(width(small.frame(minWidth: 0, maxWidth: .infinity), 100) == 100)
        #expect(width(small.frame(minWidth: 0, maxWidth: .infinity), 5) == 5)
        #expect(width(small.frame(minWidth: 30, maxWidth: 50), 100) == 50)
        #expect(width(small.frame(minWidth: 30, maxWidth: 50), 10) == 30)
        #expect(width(small.frame(maxWidth: .infinity), 100) == 100)
        #expect(width(small.frame(maxWidth: .infinity), 5) == 20)
        #expect(width(small.frame(maxWidth: 50), 100) == 50)
        #expect(width(small.frame(maxWidth: 50), 5) == 20)
        #expect(width(small.frame(maxWidth: 10), 100) == 10)
        #expect(width(small.frame(minWidth: 5), 100) == 20)
        #expect(width(small.frame(minWidth: 5), 10) == 10)
        #expect(width(small.frame(minWidth: 30), 10) == 30)
        #expect(width(small.frame(idealWidth: 70), nil) == 70)
        #expect(width(small.frame(idealWidth: 70), 30) == 20)
        #expect(width(small.frame(maxWidth: 10), nil) == 10)
    }

    @Test("L42: contradictory bounds are set right, with a warning")
    func contradictory() {
        var warnings: [String] = []
        let bench = RuntimeWarning.observing({ warnings.append($0) }) {
            LayoutBench(100, 100) { Box.fill().frame(minWidth: 50, maxWidth: 20) }
        }
        #expect(bench.size.width == 50)
        #expect(warnings == ["Contradictory frame constraints specified."])
    }

    @Test("L44: the child's guide meets the frame's")
    func alignment() {
        func frame(_ alignment: Alignment) -> [CGRect] {
            LayoutBench(100, 100) { Box.fixed(10, 10).frame(width: 30, height: 50, alignment: alignment) }.frames
        }
        expectFrames(frame(.center), [rect(10, 20, 10, 10)])
        expectFrames(frame(.topLeading), [rect(0, 0, 10, 10)])
        expectFrames(frame(.bottomTrailing), [rect(20, 40, 10, 10)])
        let max = LayoutBench(100, 100) { Box.fixed(10, 10).frame(maxWidth: .infinity, alignment: .trailing) }
        expectFrames(max.frames, [rect(90, 0, 10, 10)])
    }
}
