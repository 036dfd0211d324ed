import Combine
import SwiftUI
import SwiftUITesting
import Testing

@testable import TipKit

/// The arrows of tips, and the views that they point to.
@MainActor
@Suite("Arrows of tips")
struct TipAnchorTests {
    private let name = UUID()

    /// Where the arrow of a tip of 200 × 60 points is, in a window of 400 × 300, for a target's frame.
    private func arrow(_ edge: Edge?, _ target: CGRect?, width: CGFloat = 200, height: CGFloat = 60) -> CGRect? {
        TipAnchors.shared.place(name, target)
        defer { TipAnchors.shared.place(name, nil) }
        let tip = Color.red.frame(width: width, height: height).modifier(PointingTip(edge: edge, anchor: name))
        let host = TestHost(tip, size: CGSize(width: 400, height: 300))
        host.update()
        return host.findAll(TipArrow.self).first?.frame
    }

    @Test("Frames are kept by name, reported when they change, and forgotten")
    func frames() {
        let anchors = TipAnchors()
        var changes = 0
        let following = anchors.objectWillChange.sink { _ in changes += 1 }
        defer { following.cancel() }
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        anchors.place("a", frame)
        #expect(anchors.frames == ["a": frame] && changes == 1)
        anchors.place("a", frame)
        anchors.place("b", nil)
        #expect(changes == 1)
        anchors.place("a", frame.offsetBy(dx: 1, dy: 0))
        #expect(anchors.frames["a"]?.minX == 2 && changes == 2)
        anchors.place("a", nil)
        #expect(anchors.frames.isEmpty && changes == 3)
    }

    @Test("A view that is named reports its place in the window")
    func naming() {
        let view = Color.blue.frame(width: 40, height: 20).tipAnchor(name)
        let host = TestHost(view, size: CGSize(width: 400, height: 300))
        host.update()
        #expect(TipAnchors.shared.frames[name] == CGRect(x: 180, y: 140, width: 40, height: 20))
        host.show(Color.green)
        host.update()
        #expect(TipAnchors.shared.frames[name] == nil)
    }

    @Test("Without a target the arrow is in the middle of its edge, and without an edge there is none")
    func middle() throws {
        #expect(arrow(nil, nil) == nil)
        let top = try #require(arrow(.top, nil))
        #expect(top.size == CGSize(width: 16, height: 8) && top.midX == 200)
        let leading = try #require(arrow(.leading, nil))
        #expect(leading.size == CGSize(width: 8, height: 16) && leading.midY == 150 && leading.midX < 200)
        let trailing = try #require(arrow(.trailing, nil))
        #expect(trailing.midX > 200 && trailing.midY == 150)
    }

    @Test("The arrow points to its target, and stays between the round corners")
    func pointing() throws {
        func target(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x - 5, y: y - 5, width: 10, height: 10) }
        #expect(try #require(arrow(.top, target(230, 20))).midX == 230)
        #expect(try #require(arrow(.bottom, target(390, 290))).midX == 276)
        #expect(try #require(arrow(.top, target(10, 20))).midX == 124)
        #expect(try #require(arrow(.leading, target(20, 153))).midY == 153)
        #expect(try #require(arrow(.trailing, target(390, 290))).midY == 156)
        #expect(try #require(arrow(.trailing, target(390, 10))).midY == 144)
        // A tip that is too small for corners has its arrow in the middle.
        #expect(try #require(arrow(.top, target(390, 20), width: 40)).midX == 200)
        #expect(try #require(arrow(.leading, target(20, 290), height: 30)).midY == 150)
    }

    @Test("Without an edge the arrow is at the one that is nearer to the target")
    func edges() throws {
        let above = try #require(arrow(nil, CGRect(x: 190, y: 0, width: 20, height: 20)))
        let below = try #require(arrow(nil, CGRect(x: 190, y: 280, width: 20, height: 20)))
        #expect(above.midY < 150 && below.midY > 150)
    }
}
