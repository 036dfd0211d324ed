import DisplayList
import Foundation
import Testing

@testable import FrontEndKit

@Suite("What of the kept nodes a change makes stale")
struct LayerProductCacheTests {
    let list = DisplayList()
    var reader: DisplayListReader
    var cache = LayerProductCache<String>()
    let outer: LayerID, inner: LayerID, other: LayerID

    init() {
        reader = DisplayListReader(list)
        outer = list.insert(into: .root, after: .none, content: .color(.black))
        inner = list.insert(into: outer, after: .none, content: .color(.white))
        other = list.insert(into: .root, after: outer, content: .color(.black))
        _ = cache.update(from: list, reader.read())
        fill()
    }

    mutating func fill() {
        for id in [LayerID.root, outer, inner, other] where cache.knows(id) {
            cache[id].drawing = "drawing"
            cache[id].picture = "picture"
            cache[id].isStale = false
        }
    }

    mutating func stale() -> Set<LayerID> {
        _ = cache.update(from: list, reader.read())
        return Set([LayerID.root, outer, inner, other].filter { cache.knows($0) && cache[$0].isStale })
    }

    mutating func expect(_ layers: Set<LayerID>, _ location: SourceLocation = #_sourceLocation) {
        let stale = self.stale()
        #expect(stale == layers, sourceLocation: location)
    }

    @Test("A drawing makes itself and all holders stale, nothing beside them")
    mutating func content() {
        list.setContent(inner, .color(.clear))
        expect([.root, outer, inner])
        #expect(cache[inner].drawing == nil)
        #expect(cache[outer].drawing == "drawing")
        #expect(cache[other].picture == "picture")
    }

    @Test("Moving makes only the holders stale, resizing the drawing too")
    mutating func geometry() {
        list.setFrame(inner, position: CGPoint(x: 5, y: 5), size: .zero)
        expect([.root, outer])
        #expect(cache[inner].picture == "picture")
        fill()
        list.setFrame(inner, position: CGPoint(x: 5, y: 5), size: CGSize(width: 5, height: 5))
        expect([.root, outer, inner])
        #expect(cache[inner].drawing == nil)
    }

    @Test("Effects keep the drawing")
    mutating func effects() {
        list.setEffects(outer, [.opacity(0.5)])
        expect([.root, outer])
        #expect(cache[outer].drawing == "drawing")
        #expect(cache[inner].picture == "picture")
    }

    @Test("Insertion, removal and another order make the holder stale")
    mutating func structure() {
        list.remove(inner)
        expect([.root, outer])
        #expect(!cache.knows(inner))
        fill()
        list.move(other, into: .root, after: .none)
        expect([.root])
        fill()
        list.move(other, into: outer, after: .none)
        expect([.root, outer])
        fill()
        let new = list.insert(into: other, after: .none)
        expect([.root, outer, other])
        #expect(cache.knows(new))
    }

    @Test("A slot taken anew keeps nothing of the layer before")
    mutating func reuse() {
        list.remove(inner)
        let new = list.insert(into: other, after: .none, content: .color(.white))
        #expect(new.index == inner.index)
        expect([.root, outer, other])
        #expect(cache[new].drawing == nil)
    }

    @Test("Where all is invalid, neither drawings nor pictures are kept")
    mutating func invalidateAll() {
        cache.invalidateAll()
        for id in [LayerID.root, outer, inner, other] {
            #expect(cache[id].drawing == nil && cache[id].picture == nil && cache[id].isStale)
        }
    }

    @Test("Layers that show what lies behind them are counted while they are there")
    mutating func backdrops() {
        let paint = Paint.backdrop(Backdrop(radius: 2, saturation: 1, tint: .clear))
        let glass = LayerContent.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), paint, FillStyle())
        list.setContent(inner, glass)
        let new = list.insert(into: other, after: .none, content: glass)
        _ = stale()
        #expect(cache.backdropCount == 2)
        list.setContent(new, .color(.black))
        _ = stale()
        #expect(cache.backdropCount == 1)
        list.remove(inner)
        _ = stale()
        #expect(cache.backdropCount == 0)
    }

    @Test("No change, nothing stale")
    mutating func nothing() {
        let isStale = cache.update(from: list, reader.read())
        #expect(!isStale)
        expect([])
    }
}
