import Foundation
import Testing

@testable import SwiftUICore

/// Rows and columns beyond the vectors: L02 to L05, L14 to L18.
@MainActor @Suite("Stacks")
struct StackTests {
    /// Half of the width it is offered, as high as offered.
    private struct Half: _PrimitiveView {
        nonisolated static func _reconcile(_ view: Half, _ context: inout _Reconciler) {
            context.element(HalfKind.shared, ())
        }
    }

    private final class HalfKind: TypedKind<Void> {
        static let shared = HalfKind("half")
        override func destroyPayload(_ payload: UnsafeMutableRawPointer) {}
        override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
            CGSize(width: (proposal.width ?? 20) / 2, height: proposal.height ?? 10)
        }
    }

    @Test("L02: without a proposal a shape is 10 points long")
    func ideal() {
        let bench = LayoutBench(100, 100) { Box.fill() }
        #expect(bench.answer(nil, 50) == CGSize(width: 10, height: 50))
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    }

    @Test("L03: endless answers leave no traces in places")
    func infinity() {
        let bench = LayoutBench(100, 100) {
            HStack {
                Box.fill()
                VStack {
                    Box.fill()
                    Spacer()
                }
                Box.fixed(10)
            }
        }
        #expect(bench.answer(.infinity, .infinity).width == .infinity)
        for frame in bench.frames { #expect(frame.minX.isFinite && frame.width.isFinite && frame.height.isFinite) }
    }

    @Test("L04: a child keeps its size in a smaller frame, and is centred on it")
    func overflow() {
        let bench = LayoutBench(100, 100) { Box.fixed(40, 10).frame(width: 5) }
        #expect(bench.size == CGSize(width: 5, height: 10))
        expectFrames(bench.frames, [rect(-17.5, 0, 40, 10)])
    }

    @Test("L05: layers are rounded to pixels at both ends")
    func pixels() {
        let bench = LayoutBench(100, 30) {
            HStack(spacing: 0) {
                Box.fill("a")
                Box.fill("b")
                Box.fill("c")
            }
        }
        #expect(
            bench.graph.displayList.description == """
                0,0 100×30
                  0,0 33×30 text "a"
                  33,0 34×30 text "b"
                  67,0 33×30 text "c"
                """)
        let fine = LayoutBench(5, 3, scale: 2) { Box.fixed(2.5, 2.5, "a") }
        #expect(fine.graph.displayList.description == "0,0 5×3\n  1.5,0.5 2.5×2.5 text \"a\"")
    }

    @Test("L14: a stack is as wide as its children across")
    func extent() {
        let bench = LayoutBench(100, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Box.fixed(20)
                Box.fixed(40)
                Box.fixed(30)
            }
        }
        #expect(bench.size == CGSize(width: 40, height: 30))
        expectFrames(bench.frames, [rect(0, 0, 20, 10), rect(0, 10, 40, 10), rect(0, 20, 30, 10)])
    }

    @Test("L15: without a proposal each child has its ideal length")
    func unproposed() {
        let bench = LayoutBench(100, 100) {
            VStack(spacing: 1) {
                Box.fixed(20)
                Box.fill()
            }
        }
        #expect(bench.answer(50, nil) == CGSize(width: 50, height: 21))
    }

    @Test("L16: without a proposal across, children get the stack's own length")
    func unproposedAcross() {
        let bench = LayoutBench(200, 200) {
            VStack(spacing: 0) {
                Box.fixed(80)
                Box.fill()
            }.fixedSize(horizontal: true, vertical: false)
        }
        #expect(bench.size == CGSize(width: 80, height: 200))
        expectFrames(bench.frames, [rect(0, 0, 80, 10), rect(0, 10, 80, 190)])
    }

    @Test("L17: centres meet by default; other edges if asked for")
    func alignment() {
        let row = LayoutBench(100, 100) {
            HStack(spacing: 0) {
                Box.fixed(10, 40)
                Box.fixed(10, 10)
            }
        }
        expectFrames(row.frames, [rect(0, 0, 10, 40), rect(10, 15, 10, 10)])
        let bottom = LayoutBench(100, 100) {
            HStack(alignment: .bottom, spacing: 0) {
                Box.fixed(10, 40)
                Box.fixed(10, 10)
            }
        }
        expectFrames(bottom.frames, [rect(0, 0, 10, 40), rect(10, 30, 10, 10)])
        let trailing = LayoutBench(100, 100) {
            VStack(alignment: .trailing, spacing: 0) {
                Box.fixed(40)
                Box.fixed(10)
            }
        }
        expectFrames(trailing.frames, [rect(0, 0, 40, 10), rect(30, 10, 10, 10)])
    }

    @Test("L18: equally flexible ones are served in the order of the source")
    func sourceOrder() {
        let bench = LayoutBench(620, 50) {
            HStack(spacing: 10) {
                Box.fill()
                Half()
                Box.fill()
            }
        }
        #expect(bench.frames.map(\.width) == [200, 300])
        #expect(bench.frames.map(\.minX) == [0, 320])
        #expect(bench.size.width == 620)
    }

    @Test("A change of one child's size moves the others as if made anew")
    func change() {
        let lever = Lever(CGFloat(20))
        func row(_ width: CGFloat) -> some View {
            HStack {
                Box.fixed(width)
                Box.fill()
                Box.fixed(30)
            }
        }
        let bench = LayoutBench(200, 50) { Levered(lever) { row($0) } }
        lever.value = 60
        bench.graph.flush()
        let scratch = LayoutBench(200, 50) { row(60) }
        expectFrames(bench.frames, scratch.frames)
    }

    @Test("Children come and go")
    func insertion() {
        let lever = Lever(false)
        let bench = LayoutBench(100, 100) {
            Levered(lever) { isThere in
                HStack(spacing: 10) {
                    Box.fixed(20)
                    if isThere { Box.fixed(30) }
                    Box.fill()
                }
            }
        }
        expectFrames(bench.frames, [rect(0, 45, 20, 10), rect(30, 0, 70, 100)])
        lever.value = true
        bench.graph.flush()
        expectFrames(bench.frames, [rect(0, 45, 20, 10), rect(30, 45, 30, 10), rect(70, 0, 30, 100)])
        lever.value = false
        bench.graph.flush()
        expectFrames(bench.frames, [rect(0, 45, 20, 10), rect(30, 0, 70, 100)])
    }

    @Test("A priority below a border or overlay counts for the stack, and may change")
    func priorityChange() {
        let lever = Lever(0.0)
        let bench = LayoutBench(200, 10) {
            Levered(lever) { priority in
                HStack(spacing: 0) {
                    Box.text(40, 120).layoutPriority(priority).overlay(Box.fill())
                    Box.fill()
                    Box.fill()
                }
            }
        }
        #expect(bench.frames.map { ($0.width * 100).rounded() / 100 } == [66.67, 66.67, 66.67, 66.67])
        lever.value = 1
        bench.graph.flush()
        #expect(bench.frames.map(\.width) == [120, 120, 40, 40])
    }
}
