import Foundation
import Testing

@testable import SwiftUICore

/// The stack vectors V1 to V20 of the semantics: the widths of the children, and of the row.
@MainActor @Suite("Stack vectors")
struct StackVectorTests {

    /// Lays out a row in a width and expects widths; `total` is the size that the row reports.
    private func expectRow<V: View>(
        in width: CGFloat?, _ widths: [CGFloat], total: CGFloat, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ row: () -> V
    ) {
        let bench: LayoutBench
        if let width {
            bench = LayoutBench(width, 100) { row() }
        } else {
            bench = LayoutBench(500, 100) { row().fixedSize() }
        }
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        #expect(bench.frames.map { rounded($0.width) } == widths.map(rounded), sourceLocation: sourceLocation)
        #expect(rounded(bench.size.width) == rounded(total), sourceLocation: sourceLocation)
        // Neighbors do not overlap, and the last one ends where the row does.
        for (a, b) in zip(bench.frames, bench.frames.dropFirst()) {
            #expect(a.maxX <= b.minX + 0.001, sourceLocation: sourceLocation)
        }
    }

    @Test("V1: three fills share evenly") func v1() {
        expectRow(in: 300, [100, 100, 100], total: 300) {
            HStack(spacing: 0) {
                Box.fill()
                Box.fill()
                Box.fill()
            }
        }
    }

    @Test("V2: default gaps are taken off first") func v2() {
        expectRow(in: 300, [284.0 / 3, 284.0 / 3, 284.0 / 3], total: 300) {
            HStack {
                Box.fill()
                Box.fill()
                Box.fill()
            }
        }
    }

    @Test("V3: the less flexible first, the row overflows") func v3() {
        expectRow(in: 150, [75, 100], total: 175) {
            HStack(spacing: 0) {
                Box.fill().frame(maxWidth: 100)
                Box.fill().frame(minWidth: 100)
            }
        }
    }

    @Test("V4: among endlessly flexible ones the larger minimum first") func v4() {
        expectRow(in: 150, [50, 100], total: 150) {
            HStack(spacing: 0) {
                Box.fill()
                Box.fill().frame(minWidth: 100)
            }
        }
    }

    @Test("V5: fixed ones leave the rest to a fill") func v5() {
        expectRow(in: 200, [50, 84, 50], total: 200) {
            HStack {
                Box.fixed(50)
                Box.fill()
                Box.fixed(50)
            }
        }
    }

    /// A spacer draws nothing: its length follows from where the last box begins.
    private func expectEnds<V: View>(
        in width: CGFloat, _ minXs: [CGFloat], total: CGFloat, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ row: () -> V
    ) {
        let bench = LayoutBench(width, 100) { row() }
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        #expect(bench.frames.map { rounded($0.minX) } == minXs.map(rounded), sourceLocation: sourceLocation)
        #expect(rounded(bench.size.width) == rounded(total), sourceLocation: sourceLocation)
    }

    @Test("V6: no gap beside a spacer") func v6() {
        expectEnds(in: 100, [0, 80], total: 100) {
            HStack {
                Box.fixed(20)
                Spacer()
                Box.fixed(20)
            }
        }
    }

    @Test("V7: explicit spacing counts beside a spacer too") func v7() {
        expectEnds(in: 100, [0, 80], total: 100) {
            HStack(spacing: 10) {
                Box.fixed(20)
                Spacer()
                Box.fixed(20)
            }
        }
        let bench = LayoutBench(100, 100) {
            HStack(spacing: 10) {
                Box.fixed(20)
                Spacer()
                Box.fixed(20)
            }
        }
        #expect(bench.node("Spacer")!.layout.size == CGSize(width: 40, height: 0))
    }

    @Test("V8: a spacer's least length") func v8() {
        expectEnds(in: 100, [0, 68], total: 128) {
            HStack {
                Box.fixed(60)
                Spacer()
                Box.fixed(60)
            }
        }
    }

    @Test("V9: a spacer without a least length") func v9() {
        expectEnds(in: 30, [0, 20], total: 40) {
            HStack {
                Box.fixed(20)
                Spacer(minLength: 0)
                Box.fixed(20)
            }
        }
    }

    @Test("V10: a text is offered its share") func v10() {
        expectRow(in: 200, [184.0 / 3, 184.0 / 3, 184.0 / 3], total: 200) {
            HStack {
                Box.text(40, 120)
                Box.fill()
                Box.fill()
            }
        }
    }

    @Test("V11: a text with priority takes what it wants") func v11() {
        expectRow(in: 200, [120, 32, 32], total: 200) {
            HStack {
                Box.text(40, 120).layoutPriority(1)
                Box.fill()
                Box.fill()
            }
        }
    }

    @Test("V12: lower priorities keep their minimum") func v12() {
        expectRow(in: 200, [160, 40], total: 200) {
            HStack(spacing: 0) {
                Box.fill().layoutPriority(1)
                Box.text(40, 120)
            }
        }
    }

    @Test("V13: a negative priority comes last") func v13() {
        expectRow(in: 200, [80, 120], total: 200) {
            HStack(spacing: 0) {
                Box.fill().layoutPriority(-1)
                Box.text(40, 120)
            }
        }
    }

    @Test("V14: three priorities") func v14() {
        expectRow(in: 200, [140, 30, 30], total: 200) {
            HStack(spacing: 0) {
                Box.fill().frame(minWidth: 30).layoutPriority(2)
                Box.fill().frame(minWidth: 30).layoutPriority(1)
                Box.fill().frame(minWidth: 30)
            }
        }
    }

    @Test("V15: two texts share") func v15() {
        expectRow(in: 150, [71, 71], total: 150) {
            HStack {
                Box.text(50, 200)
                Box.text(50, 200)
            }
        }
    }

    @Test("V16: the less flexible text first") func v16() {
        expectRow(in: 200, [30, 162], total: 200) {
            HStack {
                Box.text(20, 30)
                Box.text(50, 300)
            }
        }
    }

    @Test("V17: ideal lengths without a proposal") func v17() {
        expectRow(in: nil, [10, 10, 10], total: 46) {
            HStack {
                Box.fill()
                Box.fill()
                Box.fill()
            }
        }
    }

    @Test("V18: a fixed size leaves nothing") func v18() {
        expectRow(in: 100, [0, 120], total: 128) {
            HStack {
                Box.fill().frame(maxWidth: .infinity)
                Box.text(40, 120).fixedSize()
            }
        }
    }

    @Test("V19: spacers at the ends") func v19() {
        expectEnds(in: 100, [40], total: 100) {
            HStack {
                Spacer()
                Box.fixed(20)
                Spacer()
            }
        }
    }

    @Test("V20: spacers between and at the ends") func v20() {
        expectEnds(in: 160, [100.0 / 3, 200.0 / 3 + 30], total: 160) {
            HStack {
                Spacer()
                Box.fixed(30)
                Spacer()
                Box.fixed(30)
                Spacer()
            }
        }
    }

    @Test("The same vectors hold for columns") func columns() {
        let bench = LayoutBench(100, 200) {
            VStack(spacing: 0) {
                Box.fill().layoutPriority(1)
                Box.fill().frame(minHeight: 40)
            }
        }
        expectFrames(bench.frames, [rect(0, 0, 100, 160), rect(0, 160, 100, 40)])
    }
}
