import DisplayList
import Foundation
import Testing

@Suite struct DisplayListTests {
    @Test func layersKeepTheirOrder() {
        let list = DisplayList()
        let a = list.insert(into: .root, after: .none, content: .color(.black))
        let c = list.insert(into: .root, after: a)
        let b = list.insert(into: .root, after: a)
        #expect(list.children(of: .root) == [a, b, c])
        list.move(a, into: .root, after: c)
        #expect(list.children(of: .root) == [b, c, a])
        list.remove(c)
        #expect(list.children(of: .root) == [b, a])
        #expect(list.count == 3)
        list.checkInvariants()
    }

    @Test func changesAreNotedOnceAndOnlyWhenTheyChangeSomething() {
        let list = DisplayList()
        let a = list.insert(into: .root, after: .none, content: .color(.black))
        var reader = DisplayListReader(list)
        _ = reader.read()
        list.setContent(a, .color(.black))
        #expect(!list.hasChanges)
        list.setContent(a, .color(.white))
        list.setFrame(a, position: .zero, size: CGSize(width: 5, height: 5))
        list.checkInvariants()
        #expect(reader.read().changed == [.init(id: a, change: [.content, .geometry])])
        #expect(!list.hasChanges && !reader.hasChanges)
    }

    @Test func aLayerThatCameAndWentIsNeverSeen() {
        let list = DisplayList()
        let a = list.insert(into: .root, after: .none)
        let inner = list.insert(into: a, after: .none)
        list.remove(a)
        #expect(!list.hasChanges)
        #expect(!list.contains(a) && !list.contains(inner))
        let b = list.insert(into: .root, after: .none)
        #expect(!list.contains(a), "A slot's new layer has another generation.")
        var reader = DisplayListReader(list)
        _ = reader.read()
        list.remove(b)
        #expect(reader.read().removed == [b])
    }

    @Test func descriptionReadsLikeATree() {
        let list = DisplayList()
        let a = list.insert(into: .root, after: .none, content: .color(RGBA(1, 0, 0, 0.5)))
        list.setFrame(a, position: CGPoint(x: 1.5, y: 2), size: CGSize(width: 3, height: 4))
        list.setEffects(a, [.opacity(0.25)])
        #expect(list.description == "0,0 0×0\n  1.5,2 3×4 color #ff0000/0.5 [opacity(0.25)]")
    }

    @Test func projectionInvertsAndConcatenates() {
        var perspective = ProjectionTransform(CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: -2))
        perspective.m13 = 0.001
        let point = CGPoint(x: 12, y: 34).applying(perspective).applying(perspective.inverted())
        #expect(abs(point.x - 12) < 1e-9 && abs(point.y - 34) < 1e-9)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let wasInverted = flat.invert()
        #expect(!wasInverted)
    }
}
