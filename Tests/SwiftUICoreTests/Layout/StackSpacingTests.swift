import Foundation
import Testing

@testable import SwiftUICore

/// The distances between neighbors: L20 to L25.
@MainActor @Suite("Spacing")
struct StackSpacingTests {
    /// A box with its own spacing.
    private struct Spaced: _PrimitiveView {
        var spacing: ViewSpacing
        nonisolated static func _reconcile(_ view: Spaced, _ context: inout _Reconciler) {
            context.element(SpacedKind.shared, view.spacing)
        }
    }

    private final class SpacedKind: TypedKind<ViewSpacing> {
        static let shared = SpacedKind("spaced")
        override func spacing(_ node: NodeRef) -> ViewSpacing { payload(node).pointee }
        override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
            CGSize(width: 10, height: 10)
        }
    }

    private func text(_ leading: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing.top[.textToText] = leading
        spacing.bottom[.textToText] = 0
        return spacing
    }

    @Test("L20: 8 points between ordinary views")
    func standard() {
        let bench = LayoutBench(100, 100) {
            HStack {
                Box.fixed(10)
                Box.fixed(10)
            }
        }
        #expect(bench.size.width == 28)
        let column = LayoutBench(100, 100) {
            VStack {
                Box.fixed(10)
                Box.fixed(10)
            }
        }
        #expect(column.size.height == 28)
    }

    @Test("L21: shared categories add up; else the larger plain value; else 8")
    func categories() {
        var plain = ViewSpacing()
        plain.top.plain = 3
        plain.bottom.plain = 5
        #expect(text(2).distance(to: text(2), along: .vertical) == 2)
        #expect(text(2).distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(text(2).distance(to: plain, along: .vertical) == 3)
        #expect(plain.distance(to: plain, along: .vertical) == 5)
        #expect(plain.distance(to: plain, along: .horizontal) == 8)
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
    }

    @Test("L21: a union has the larger values of both")
    func union() {
        var a = ViewSpacing(), b = ViewSpacing()
        a.top.plain = 3
        b.top.plain = 7
        b.bottom.plain = 1
        let both = a.union(b)
        #expect(both.top.plain == 7)
        #expect(both.bottom.plain == 1)
        #expect(a.union(b, edges: .bottom).top.plain == 3)
    }

    @Test("L22: nothing beside a spacer")
    func spacer() {
        let bench = LayoutBench(100, 100) {
            VStack {
                Box.fixed(10)
                Spacer()
                Box.fixed(10)
            }
        }
        #expect(bench.frames.map(\.minY) == [0, 90])
    }

    @Test("L23: between two texts the lower one's leading counts")
    func texts() {
        let bench = LayoutBench(100, 100) {
            VStack {
                Spaced(spacing: text(4))
                Spaced(spacing: text(3))
                Box.fixed(10)
            }
        }
        #expect(bench.size.height == 41)
    }

    @Test("L24: frames and padding begin anew at their edges")
    func resets() {
        func column<V: View>(_ view: V) -> CGFloat {
            LayoutBench(100, 100) {
                VStack {
                    Spaced(spacing: text(0))
                    view
                }
            }.size.height
        }
        #expect(column(Spaced(spacing: text(0))) == 20)
        #expect(column(Spaced(spacing: text(0)).frame(width: 10)) == 20)
        #expect(column(Spaced(spacing: text(0)).frame(height: 10)) == 28)
        #expect(column(Spaced(spacing: text(0)).frame(maxHeight: 10)) == 28)
        #expect(column(Spaced(spacing: text(0)).padding(.bottom, 1)) == 21)
        #expect(column(Spaced(spacing: text(0)).padding(.top, 1)) == 29)
        #expect(column(Spaced(spacing: text(0)).overlay(Box.fill()).offset(x: 5).fixedSize()) == 20)
    }

    @Test("L25: explicit spacing replaces all, and may be negative")
    func explicit() {
        let bench = LayoutBench(100, 100) {
            HStack(spacing: -4) {
                Box.fixed(10)
                Spacer()
                Box.fixed(10)
            }
        }
        #expect(bench.size.width == 100)
        let tight = LayoutBench(100, 100) {
            HStack(spacing: -4) {
                Box.fixed(10)
                Box.fixed(10)
            }
        }
        #expect(tight.size.width == 16)
        expectFrames(tight.frames, [rect(0, 0, 10, 10), rect(6, 0, 10, 10)])
    }

    @Test("A stack's own distance at an edge is that of the child there, and follows it")
    func nested() {
        let lever = Lever(true)
        let bench = LayoutBench(100, 100) {
            Levered(lever) { isText in
                VStack {
                    Spaced(spacing: text(0))
                    VStack {
                        if isText { Spaced(spacing: text(2)) } else { Box.fixed(10, 10) }
                    }
                }
            }
        }
        #expect(bench.size.height == 22)
        lever.value = false
        bench.graph.flush()
        #expect(bench.size.height == 28)
    }
}
