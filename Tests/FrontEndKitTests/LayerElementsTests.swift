import FrontEndKit
import Testing

@Suite("What layers are")
struct LayerElementsTests {
    @Test("Of elements that share a layer the innermost counts; a layer within is a part of the nearest")
    func nearest() {
        let list = DisplayList()
        let outer = list.insert(into: .root, after: .none)
        let shared = list.insert(into: outer, after: .none)
        let inner = list.insert(into: shared, after: .none)
        let other = list.insert(into: .root, after: .none)
        var group = AccessibilityItem(id: 1, role: .group, label: "group", frame: .zero)
        group.layers = [outer]
        var row = AccessibilityItem(id: 2, parent: 1, role: .row, label: "row", frame: .zero)
        row.layers = [shared]
        var button = AccessibilityItem(id: 3, parent: 2, role: .button, label: "button", frame: .zero)
        button.layers = [shared]
        let elements = LayerElements([group, row, button])
        #expect(elements.item(shownBy: outer)?.id == 1 && elements.item(shownBy: shared)?.id == 3)
        #expect(elements.item(shownBy: inner) == nil)
        #expect(elements.item(around: inner, in: list)?.id == 3)
        #expect(elements.item(around: other, in: list) == nil)
        #expect(elements.items.count == 3)
    }
}
