import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Where arrow keys and the tab key lead.
@MainActor @Suite("The way of the focus")
struct FocusOrderTests {
    private struct Spot: Identifiable {
        let id: String
        let frame: CGRect
    }

    /// A window with elements that take the focus; of elements of 40 × 20 points, the middle one has it.
    @MainActor private struct Board {
        let graph: ViewGraph
        private let spots: [Spot]

        init(_ frames: KeyValuePairs<String, CGRect>) {
            let spots = frames.map { Spot(id: $0.key, frame: $0.value) }
            let bench = LayoutBench(600, 400, scale: 2) {
                ZStack(alignment: .topLeading) {
                    ForEach(spots) { spot in
                        Box.fixed(spot.frame.width, spot.frame.height).responder { $0.isFocusable = true }
                            .padding(.leading, spot.frame.minX).padding(.top, spot.frame.minY)
                    }
                }
                .frame(width: 600, height: 400, alignment: .topLeading)
            }
            (graph, self.spots) = (bench.graph, spots)
        }

        var focus: KeyboardFocus { graph.events.focus }

        func node(_ name: String) -> NodeRef? {
            func find(_ node: NodeRef) -> NodeRef? {
                if node.kind === ResponderKind.shared, self.name(node) == name { return node }
                var found: NodeRef?
                node.forEachChild { found = found ?? find($0) }
                return found
            }
            return find(graph.root)
        }

        func name(_ node: NodeRef?) -> String? {
            node.flatMap { node in spots.first { $0.frame == node.windowFrame }?.id }
        }
    }

    private let middle = CGRect(x: 200, y: 100, width: 40, height: 20)

    /// The name of the element that a key leads to from the middle.
    private func next(_ key: KeyEvent.Key, _ a: CGRect, _ b: CGRect? = nil) throws -> String? {
        let board = b.map { Board(["a": a, "middle": middle, "b": $0]) } ?? Board(["a": a, "middle": middle])
        let node: NodeRef = try #require(board.node("middle"))
        board.focus.focus(node)
        return board.name(board.focus.next(towards: key))
    }

    @Test("An element to the side is four times as far as one straight ahead, each way")
    func aside() throws {
        // Straight ahead at 50 points; to the side at 10, and 10 or 11 aside: 50 and 54 points.
        typealias Case = (key: KeyEvent.Key, ahead: CGRect, place: (CGFloat) -> [CGRect])
        let cases: [Case] = [
            (
                .down, CGRect(x: 210, y: 170, width: 8, height: 9),
                {
                    [
                        CGRect(x: 240 + $0, y: 130, width: 30, height: 12),
                        CGRect(x: 170 - $0, y: 130, width: 30, height: 12),
                    ]
                }
            ),
            (
                .up, CGRect(x: 210, y: 41, width: 8, height: 9),
                {
                    [
                        CGRect(x: 240 + $0, y: 78, width: 30, height: 12),
                        CGRect(x: 170 - $0, y: 78, width: 30, height: 12),
                    ]
                }
            ),
            (
                .right, CGRect(x: 290, y: 105, width: 8, height: 9),
                {
                    [
                        CGRect(x: 250, y: 120 + $0, width: 30, height: 12),
                        CGRect(x: 250, y: 88 - $0, width: 30, height: 12),
                    ]
                }
            ),
            (
                .left, CGRect(x: 142, y: 105, width: 8, height: 9),
                {
                    [
                        CGRect(x: 160, y: 120 + $0, width: 30, height: 12),
                        CGRect(x: 160, y: 88 - $0, width: 30, height: 12),
                    ]
                }
            ),
        ]
        for (key, ahead, place) in cases {
            for near in place(9) { #expect(try next(key, ahead, near) == "b", "\(key)") }
            for far in place(11) { #expect(try next(key, ahead, far) == "a", "\(key)") }
            // Of two that are as far, the first in the tree.
            for even in place(10) {
                #expect(try next(key, ahead, even) == "a", "\(key)")
                #expect(try next(key, even, ahead) == "a", "\(key)")
            }
        }
    }

    @Test("Frames may overlap by less than a point")
    func overlap() throws {
        typealias Case = (key: KeyEvent.Key, frame: (CGFloat) -> CGRect)
        let cases: [Case] = [
            (.down, { CGRect(x: 205, y: 120 - $0, width: 10, height: 11) }),
            (.up, { CGRect(x: 205, y: 89 + $0, width: 10, height: 11) }),
            (.right, { CGRect(x: 240 - $0, y: 105, width: 10, height: 11) }),
            (.left, { CGRect(x: 190 + $0, y: 105, width: 10, height: 11) }),
        ]
        for (key, frame) in cases {
            #expect(try next(key, frame(0)) == "a" && next(key, frame(0.5)) == "a", "\(key)")
            #expect(try next(key, frame(-3)) == "a", "\(key)")
            #expect(try next(key, frame(1)) == nil, "\(key)")
            #expect(try next(key, frame(5)) == nil, "\(key)")
            for (other, _) in cases where other != key { #expect(try next(other, frame(-3)) == nil, "\(key)") }
            #expect(try next(.home, frame(-3)) == nil)
        }
    }

    @Test("Without a focus an arrow key leads to the first element")
    func withoutFocus() {
        let board = Board(["a": CGRect(x: 9, y: 8, width: 7, height: 6), "b": middle])
        #expect(board.name(board.focus.next(towards: .up)) == "a")
        #expect(board.name(board.focus.next(1)) == "a" && board.name(board.focus.next(-1)) == "b")
        let empty = Board([:])
        withExtendedLifetime(empty) {
            #expect(empty.focus.next(towards: .down) == nil && empty.focus.next(1) == nil)
        }
    }

    @Test("The tab key follows the tree, and begins again at its ends")
    func tab() throws {
        let board = Board([
            "c": CGRect(x: 9, y: 108, width: 7, height: 6), "b": middle, "a": CGRect(x: 9, y: 8, width: 7, height: 6),
        ])
        for (start, next, previous) in [("c", "b", "a"), ("b", "a", "c"), ("a", "c", "b")] {
            let node: NodeRef = try #require(board.node(start))
            board.focus.focus(node)
            #expect(board.name(board.focus.next(1)) == next && board.name(board.focus.next(-1)) == previous)
        }
    }
}
