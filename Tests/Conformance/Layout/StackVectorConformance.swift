import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The stack vectors: widths of the views and of the row, in a window 100 points high.
@MainActor @Suite("Stack vectors")
struct StackVectorConformance {
    /// A row's lengths; spacers count as views.
    struct Row: Equatable, CustomStringConvertible {
        var widths: [CGFloat]
        var total: CGFloat
        init(_ widths: [CGFloat], _ total: CGFloat) {
            self.widths = widths.map(rounded)
            self.total = rounded(total)
        }
        var description: String { "\(widths) \(total)" }
    }

    /// Lays a row out: `views` are named in the order of the row, `s` for each spacer.
    private func row(_ width: CGFloat?, _ views: String, @ViewBuilder _ view: () -> some View) -> Row {
        let row = view().mark("row")
        let host =
            width.map { width in TestHost(width, 100) { row } } ?? TestHost(500, 100) { row.fixedSize() }
        var spacers = host.findAll(kind: "Spacer").map(\.frame.width)[...]
        let widths = views.map { $0 == "s" ? spacers.removeFirst() : host.frame(String($0)).width }
        return Row(widths, host.frame("row").width)
    }

    private var fill: some View { Color.red }

    @Test("V1: three fills share a row without gaps") func v1() {
        let got = row(300, "abc") {
            HStack(spacing: 0) {
                fill.mark("a")
                fill.mark("b")
                fill.mark("c")
            }
        }
        #expect(got == Row([100, 100, 100], 300))
    }

    @Test("V2: three fills share what gaps of 8 leave") func v2() {
        let got = row(300, "abc") {
            HStack {
                fill.mark("a")
                fill.mark("b")
                fill.mark("c")
            }
        }
        #expect(got == Row([284.0 / 3, 284.0 / 3, 284.0 / 3], 300))
    }

    @Test("V3: an upper bound goes before a lower one, and the row overflows") func v3() {
        let got = row(150, "ab") {
            HStack(spacing: 0) {
                fill.frame(maxWidth: 100).mark("a")
                fill.frame(minWidth: 100).mark("b")
            }
        }
        #expect(got == Row([75, 100], 175))
    }

    @Test("V4: of endless ones the larger minimum goes first") func v4() {
        let got = row(150, "ab") {
            HStack(spacing: 0) {
                fill.mark("a")
                fill.frame(minWidth: 100).mark("b")
            }
        }
        #expect(got == Row([50, 100], 150))
    }

    @Test("V5: a fill between fixed ones") func v5() {
        let got = row(200, "abc") {
            HStack {
                fixed(50).mark("a")
                fill.mark("b")
                fixed(50).mark("c")
            }
        }
        #expect(got == Row([50, 84, 50], 200))
    }

    @Test("V6: no gap beside a spacer") func v6() {
        let got = row(100, "asb") {
            HStack {
                fixed(20).mark("a")
                Spacer()
                fixed(20).mark("b")
            }
        }
        #expect(got == Row([20, 60, 20], 100))
    }

    @Test("V7: explicit spacing beside a spacer") func v7() {
        let got = row(100, "asb") {
            HStack(spacing: 10) {
                fixed(20).mark("a")
                Spacer()
                fixed(20).mark("b")
            }
        }
        #expect(got == Row([20, 40, 20], 100))
    }

    @Test("V8: a spacer is 8 at least") func v8() {
        let got = row(100, "asb") {
            HStack {
                fixed(60).mark("a")
                Spacer()
                fixed(60).mark("b")
            }
        }
        #expect(got == Row([60, 8, 60], 128))
    }

    @Test("V9: a spacer without a minimum") func v9() {
        let got = row(30, "asb") {
            HStack {
                fixed(20).mark("a")
                Spacer(minLength: 0)
                fixed(20).mark("b")
            }
        }
        #expect(got == Row([20, 0, 20], 40))
    }

    @Test("V10: a text and two fills") func v10() {
        let got = row(200, "abc") {
            HStack {
                elastic(40, 120).mark("a")
                fill.mark("b")
                fill.mark("c")
            }
        }
        #expect(got == Row([184.0 / 3, 184.0 / 3, 184.0 / 3], 200))
    }

    @Test("V11: a text of priority 1 and two fills") func v11() {
        let got = row(200, "abc") {
            HStack {
                elastic(40, 120).layoutPriority(1).mark("a")
                fill.mark("b")
                fill.mark("c")
            }
        }
        #expect(got == Row([120, 32, 32], 200))
    }

    @Test("V12: a fill of priority 1 leaves a text its minimum") func v12() {
        let got = row(200, "ab") {
            HStack(spacing: 0) {
                fill.layoutPriority(1).mark("a")
                elastic(40, 120).mark("b")
            }
        }
        #expect(got == Row([160, 40], 200))
    }

    @Test("V13: a fill of priority −1 takes what a text leaves") func v13() {
        let got = row(200, "ab") {
            HStack(spacing: 0) {
                fill.layoutPriority(-1).mark("a")
                elastic(40, 120).mark("b")
            }
        }
        #expect(got == Row([80, 120], 200))
    }

    @Test("V14: three priorities with minimums") func v14() {
        let got = row(200, "abc") {
            HStack(spacing: 0) {
                fill.frame(minWidth: 30).layoutPriority(2).mark("a")
                fill.frame(minWidth: 30).layoutPriority(1).mark("b")
                fill.frame(minWidth: 30).mark("c")
            }
        }
        #expect(got == Row([140, 30, 30], 200))
    }

    @Test("V15: two texts that both wrap") func v15() {
        let got = row(150, "ab") {
            HStack {
                elastic(50, 200).mark("a")
                elastic(50, 200).mark("b")
            }
        }
        #expect(got == Row([71, 71], 150))
    }

    @Test("V16: a short text and a long one") func v16() {
        let got = row(200, "ab") {
            HStack {
                elastic(20, 30).mark("a")
                elastic(50, 300).mark("b")
            }
        }
        #expect(got == Row([30, 162], 200))
    }

    @Test("V17: three fills without a proposal") func v17() {
        let got = row(nil, "abc") {
            HStack {
                fill.mark("a")
                fill.mark("b")
                fill.mark("c")
            }
        }
        #expect(got == Row([10, 10, 10], 46))
    }

    @Test("V18: a text of fixed size leaves a fill nothing") func v18() {
        let got = row(100, "ab") {
            HStack {
                fill.frame(maxWidth: .infinity).mark("a")
                elastic(40, 120).fixedSize().mark("b")
            }
        }
        #expect(got == Row([0, 120], 128))
    }

    @Test("V19: spacers on both sides") func v19() {
        let got = row(100, "sas") {
            HStack {
                Spacer()
                fixed(20).mark("a")
                Spacer()
            }
        }
        #expect(got == Row([40, 20, 40], 100))
    }

    @Test("V20: spacers around two views") func v20() {
        let got = row(160, "sasbs") {
            HStack {
                Spacer()
                fixed(30).mark("a")
                Spacer()
                fixed(30).mark("b")
                Spacer()
            }
        }
        #expect(got == Row([100.0 / 3, 30, 100.0 / 3, 30, 100.0 / 3], 160))
    }
}
