import DisplayList
import Foundation
import Testing

@Suite("Places of layers in the window")
struct PlaceTests {
    private let list = DisplayList()

    private func layer(in parent: LayerID, _ frame: CGRect, _ effects: [LayerEffect] = []) -> LayerID {
        let layer = list.insert(into: parent, after: .none, content: .color(.white))
        list.setFrame(layer, position: frame.origin, size: frame.size)
        list.setEffects(layer, effects)
        return layer
    }

    @Test("A layer is where the positions and transforms around it have it")
    func nested() {
        let half = LayerEffect.transform(ProjectionTransform(CGAffineTransform(scaleX: 0.5, y: 0.5)))
        let outer = layer(in: .root, CGRect(x: 10, y: 20, width: 100, height: 100), [half])
        let inner = layer(in: outer, CGRect(x: 40, y: -8, width: 20, height: 30))
        #expect(list.shownFrame(of: outer) == CGRect(x: 10, y: 20, width: 50, height: 50))
        #expect(list.shownFrame(of: inner) == CGRect(x: 30, y: 16, width: 10, height: 15))
        list.setFrame(.root, position: CGPoint(x: 1, y: 2), size: .zero)
        #expect(list.shownFrame(of: inner) == CGRect(x: 31, y: 18, width: 10, height: 15))
    }

    @Test("A turned layer has the box around it")
    func turned() throws {
        let quarter = LayerEffect.transform(ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2)))
        let turned = layer(in: .root, CGRect(x: 100, y: 0, width: 40, height: 10), [quarter])
        let frame = try #require(list.shownFrame(of: turned))
        #expect(abs(frame.minX - 90) < 1e-9 && abs(frame.width - 10) < 1e-9 && abs(frame.height - 40) < 1e-9)
    }

    @Test("A removed layer, and one at no place, has none")
    func nowhere() {
        let gone = layer(in: .root, CGRect(x: 0, y: 0, width: 1, height: 1))
        list.remove(gone)
        #expect(list.shownFrame(of: gone) == nil && list.shownFrame(of: .none) == nil)
        let lost = layer(in: .root, CGRect(x: 1e12, y: 0, width: 1, height: 1))
        #expect(list.shownFrame(of: lost) == nil)
    }
}
