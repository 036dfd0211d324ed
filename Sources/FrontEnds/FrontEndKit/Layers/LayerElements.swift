import DisplayList

/// The role of each layer, such as button, field or row, for assistive technology.
///
/// A front end that shows controls in a way of its own asks it for each layer that it comes to:
///
/// ```swift
/// let elements = LayerElements(window.accessibilityItems)
/// for layer in window.displayList.children(of: .root) {
///     if let item = elements.item(shownBy: layer), item.role == .toggle { print(item.label, item.value) }
/// }
/// ```
public struct LayerElements {
    private var byLayer: [LayerID: Int] = [:]
    /// All elements, parents before children.
    public let items: [AccessibilityItem]

    /// Creates an index of a window's elements.
    public init(_ items: [AccessibilityItem]) {
        self.items = items
        // Children come after their parents: of elements that share a layer the innermost counts.
        for (index, item) in items.enumerated() {
            for layer in item.layers { byLayer[layer] = index }
        }
    }

    /// The element that a layer and its descendants show; nil for a layer that is a part of one, or none.
    public func item(shownBy layer: LayerID) -> AccessibilityItem? { byLayer[layer].map { items[$0] } }

    /// The innermost element of which a layer is a part; nil for none.
    public func item(around layer: LayerID, in list: DisplayList) -> AccessibilityItem? {
        var current = layer
        while current != .none {
            if let item = item(shownBy: current) { return item }
            current = list[current].parent
        }
        return nil
    }
}
