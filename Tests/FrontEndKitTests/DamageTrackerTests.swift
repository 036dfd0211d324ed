import DisplayList
import Foundation
import Testing

@testable import FrontEndKit

@Suite("What a change damages")
struct DamageTrackerTests {
    let list = DisplayList()
    lazy var reader = DisplayListReader(list)
    var tracker = DamageTracker()
    let red = LayerContent.color(RGBA(1, 0, 0))

    mutating func damage() -> CGRect {
        let rects = tracker.update(from: list, reader.read())
        return rects.reduce(CGRect.null) { $0.union($1) }
    }

    mutating func expect(_ rect: CGRect, _ location: SourceLocation = #_sourceLocation) {
        let damage = self.damage()
        #expect(damage == rect, sourceLocation: location)
    }

    func layer(_ parent: LayerID, _ frame: CGRect, _ content: LayerContent = .color(.black)) -> LayerID {
        let id = list.insert(into: parent, after: list[parent].lastChild, content: content)
        list.setFrame(id, position: frame.origin, size: frame.size)
        return id
    }

    @Test("A new layer damages its place, a moved one both places, a removed one its last")
    mutating func places() {
        let id = layer(.root, CGRect(x: 10, y: 10, width: 20, height: 20))
        expect(CGRect(x: 10, y: 10, width: 20, height: 20))
        list.setFrame(id, position: CGPoint(x: 50, y: 10), size: CGSize(width: 20, height: 20))
        expect(CGRect(x: 10, y: 10, width: 60, height: 20))
        list.remove(id)
        expect(CGRect(x: 50, y: 10, width: 20, height: 20))
        expect(.null)
    }

    @Test("Another drawing damages the drawing, not the children")
    mutating func content() {
        let parent = layer(.root, CGRect(x: 10, y: 10, width: 20, height: 20))
        _ = layer(parent, CGRect(x: 100, y: 100, width: 20, height: 20))
        _ = damage()
        list.setContent(parent, red)
        expect(CGRect(x: 10, y: 10, width: 20, height: 20))
        list.setFrame(parent, position: CGPoint(x: 11, y: 10), size: CGSize(width: 20, height: 20))
        expect(CGRect(x: 10, y: 10, width: 121, height: 120))
    }

    @Test("Effects of all holders bend, spread and cut the damage")
    mutating func effects() {
        let outer = layer(.root, CGRect(x: 100, y: 0, width: 50, height: 50), .none)
        let inner = layer(outer, CGRect(x: 10, y: 0, width: 10, height: 10))
        list.setEffects(outer, [.transform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3)))])
        _ = damage()
        list.setContent(inner, red)
        expect(CGRect(x: 120, y: 0, width: 20, height: 30))
        list.setEffects(
            outer, [.clip(ClipShape(path: Path(storage: .rect(CGRect(x: 0, y: 0, width: 15, height: 5)))))])
        _ = damage()
        list.setContent(inner, .color(.white))
        expect(CGRect(x: 110, y: 0, width: 5, height: 5))
    }

    @Test("A slot taken anew in one turn damages both the old place and the new")
    mutating func reuse() {
        let old = layer(.root, CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = damage()
        list.remove(old)
        let new = layer(.root, CGRect(x: 90, y: 0, width: 10, height: 10))
        #expect(new.index == old.index)
        expect(CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(tracker.extents == CGRect(x: 90, y: 0, width: 10, height: 10))
    }

    @Test("Removing a holder damages all that it held")
    mutating func removeHolder() {
        let holder = layer(.root, CGRect(x: 10, y: 10, width: 1, height: 1), .none)
        _ = layer(holder, CGRect(x: 5, y: 5, width: 10, height: 10))
        _ = damage()
        list.remove(holder)
        expect(CGRect(x: 15, y: 15, width: 10, height: 10))
    }

    @Test("A masked layer's first child is the mask; the others leave marks")
    mutating func masks() {
        let holder = layer(.root, CGRect(x: 10, y: 20, width: 0, height: 0), .none)
        list.setEffects(holder, [.mask])
        _ = layer(holder, CGRect(x: 0, y: 0, width: 50, height: 50))
        let shown = layer(holder, CGRect(x: 5, y: 0, width: 10, height: 10))
        _ = damage()
        #expect(tracker.extents == CGRect(x: 15, y: 20, width: 10, height: 10))
        list.setContent(shown, red)
        expect(CGRect(x: 15, y: 20, width: 10, height: 10))
    }

    /// A layer that shows the content behind it, from up to 12 points beyond its edges.
    private func glass(_ parent: LayerID, _ frame: CGRect) -> LayerID {
        let path = Path(storage: .rect(CGRect(origin: .zero, size: frame.size)))
        let paint = Paint.backdrop(Backdrop(radius: 2, saturation: 1, tint: .clear))
        return layer(parent, frame, .fill(path, paint, FillStyle()))
    }

    @Test("What changes beside a layer that shows what lies behind it damages that layer, wherever its holders put it")
    mutating func besideGlass() {
        let below = layer(.root, CGRect(x: 40, y: 170, width: 10, height: 10))
        let far = layer(.root, CGRect(x: 140, y: 80, width: 10, height: 10))
        let holder = layer(.root, CGRect(x: 30, y: 100, width: 1, height: 1), .none)
        _ = glass(holder, CGRect(x: 0, y: 40, width: 20, height: 20))
        let frame = CGRect(x: 30, y: 140, width: 20, height: 20)
        _ = damage()
        list.setContent(below, red)
        let beside = damage()
        #expect(beside.contains(frame))
        list.setContent(far, red)
        expect(CGRect(x: 140, y: 80, width: 10, height: 10))
    }

    @Test("A removed layer no longer shows what lies behind it")
    mutating func removedGlass() {
        let pane = glass(.root, CGRect(x: 0, y: 0, width: 20, height: 20))
        _ = damage()
        #expect(tracker.hasBackdrops)
        list.remove(pane)
        _ = damage()
        #expect(!tracker.hasBackdrops)
    }

    @Test("A list that is read anew damages what was shown and what is shown now")
    mutating func beginningAnew() {
        let id = layer(.root, CGRect(x: 10, y: 10, width: 20, height: 20))
        let pane = glass(.root, CGRect(x: 0, y: 0, width: 5, height: 5))
        _ = damage()
        list.setFrame(id, position: CGPoint(x: 50, y: 10), size: CGSize(width: 20, height: 20))
        list.remove(pane)
        var late = DisplayListReader(list)
        let rects = tracker.update(from: list, late.read())
        #expect(rects.reduce(CGRect.null) { $0.union($1) } == CGRect(x: 0, y: 0, width: 70, height: 30))
        #expect(tracker.extents == CGRect(x: 50, y: 10, width: 20, height: 20) && !tracker.hasBackdrops)
    }

    @Test("Places that are no numbers damage nothing")
    mutating func notANumber() {
        let id = layer(.root, CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = damage()
        list.setFrame(id, position: CGPoint(x: CGFloat.nan, y: 0), size: CGSize(width: 10, height: 10))
        expect(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}
