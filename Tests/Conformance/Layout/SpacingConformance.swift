import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Spacing")
struct SpacingConformance {
    /// The distance between two views named `a` and `b` along a column or row without explicit spacing.
    private func gaps(@ViewBuilder _ views: () -> some View) -> (column: CGFloat, row: CGFloat) {
        let column = TestHost(300, 300) { VStack(content: views) }
        let row = TestHost(300, 300) { HStack(content: views) }
        return (
            rounded(column.frame("b").minY - column.frame("a").maxY),
            rounded(row.frame("b").minX - row.frame("a").maxX)
        )
    }

    private func text(_ string: String) -> some View { Text(verbatim: string).font(.system(size: 10)) }

    @Test("L20: 8 points between two ordinary views, on both axes")
    func ordinary() {
        let got = gaps {
            fixed(20).mark("a")
            Image(systemName: "star").mark("b")
        }
        #expect(got.column == 8 && got.row == 8)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    }

    @Test("L21: shared categories decide, else the larger plain value, else 8")
    func categories() {
        let spacings = ask {
            Text(verbatim: "text")
            Text(verbatim: "text")
            Color.red
            HStack { Spacer() }
        } _: {
            $0.map(\.spacing)
        }
        let (text, other, color, plain) = (spacings[0], spacings[1], spacings[2], spacings[3])
        // Shared: text to text. The plain values of another kind do not count then.
        #expect(text.distance(to: other, along: .vertical) == 0)
        #expect(text.distance(to: color, along: .vertical) == 8)
        #expect(color.distance(to: ViewSpacing.zero, along: .horizontal) == 0)
        #expect(plain.distance(to: color, along: .horizontal) == 0)
        #expect(plain.distance(to: color, along: .vertical) == 8)
        // A union has the preferences of both: as much text as either, and the larger plain value.
        #expect(color.union(text).distance(to: other, along: .vertical) == 0)
        #expect(ViewSpacing.zero.union(color).distance(to: color, along: .vertical) == 0)
        #expect(ViewSpacing.zero.union(text, edges: .top).distance(to: other, along: .vertical) == 0)
    }

    @Test("L22: a spacer keeps no distance on its stack's axis")
    func spacer() {
        let host = TestHost(100, 100) {
            HStack {
                fixed(20).mark("a")
                Spacer().frame(width: 10)
                fixed(20).mark("b")
            }
        }
        // A frame around it makes it an ordinary view again (L24).
        #expect(host.frame("b").minX - host.frame("a").maxX == 26)
        let bare = TestHost(100, 100) {
            VStack {
                fixed(20).mark("a")
                Spacer(minLength: 0)
                fixed(20).mark("b")
            }.fixedSize()
        }
        #expect(bare.frame("b").minY == bare.frame("a").maxY)
    }

    @Test("L19: across its axis a stack prefers what its children do together")
    func across() {
        func gap(@ViewBuilder _ views: () -> some View) -> CGFloat { gaps(views).column }
        let first = TestHost(300, 300) {
            VStack {
                HStack {
                    text("A").mark("a")
                    Spacer()
                }
                text("B").mark("b")
            }
        }
        #expect(first.frame("b").minY == first.frame("a").maxY)
        #expect(
            gap {
                HStack(spacing: 3) {
                    fixed(20)
                    text("A")
                }.mark("a")
                text("B").mark("b")
            } == 0)
        #expect(
            gap {
                Label("A", systemImage: "star").mark("a")
                text("B").mark("b")
            } == 0)
        #expect(
            gap {
                HStack { fixed(20) }.mark("a")
                text("B").mark("b")
            } == 8)
        // At its ends along the axis only the first and the last one count.
        #expect(
            gap {
                VStack {
                    text("A")
                    fixed(20)
                }.mark("a")
                text("B").mark("b")
            } == 8)
        let row = TestHost(300, 300) {
            HStack {
                VStack {
                    text("A")
                    Spacer().frame(height: 0)
                    Color.red.frame(height: 10)
                }.mark("a")
                fixed(20).mark("b")
            }
        }
        #expect(row.frame("b").minX - row.frame("a").maxX == 8)
    }

    @Test("L23: text below text follows at its leading, which is none; text beside others at 8")
    func texts() {
        let both = gaps {
            text("one").mark("a")
            text("two").mark("b")
        }
        #expect(both.column == 0 && both.row == 8)
        let above = gaps {
            fixed(20).mark("a")
            text("two").mark("b")
        }
        let below = gaps {
            text("one").mark("a")
            fixed(20).mark("b")
        }
        // Decided in Evolution/0004: the same above as below.
        #expect(above.column == 8 && below.column == 8)
    }

    @Test("L24: a frame forgets distances on its axis, padding at the edges with insets")
    func forgotten() {
        let framed = gaps {
            text("one").mark("a")
            text("two").frame(height: 20).mark("b")
        }
        #expect(framed.column == 8)
        let across = gaps {
            text("one").mark("a")
            text("two").frame(width: 90).mark("b")
        }
        #expect(across.column == 0)
        let padded = gaps {
            text("one").mark("a")
            text("two").padding(.top, 3).mark("b")
        }
        #expect(padded.column == 8)
        let elsewhere = gaps {
            text("one").mark("a")
            text("two").padding(.bottom, 3).padding(.top, 0).mark("b")
        }
        #expect(elsewhere.column == 0)
    }

    @Test("L25: explicit spacing replaces all distances and may be negative")
    func explicit() {
        let host = TestHost(200, 100) {
            HStack(spacing: 3) {
                fixed(20).mark("a")
                text("x").mark("b")
                Spacer(minLength: 0)
                fixed(20).mark("c")
            }
            .fixedSize()
        }
        #expect(host.frame("b").minX - host.frame("a").maxX == 3)
        #expect(host.frame("c").minX - host.frame("b").maxX == 6)
        let tight = TestHost(200, 100) {
            VStack(spacing: -4) {
                fixed(20).mark("a")
                fixed(20).mark("b")
            }.mark("all")
        }
        #expect(tight.frame("b").minY - tight.frame("a").maxY == -4)
        #expect(tight.frame("all").height == 16)
    }
}
