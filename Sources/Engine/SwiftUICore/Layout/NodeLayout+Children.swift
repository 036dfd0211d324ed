import Foundation

extension NodeRef {
    /// Calls a function with each element of the content in drawing order: by `zIndex`, then as written (L53).
    func forEachElementByZIndex(_ body: (NodeRef) -> Void) {
        if !contentHasZIndex { return forEachElement(body) }
        var elements: [(z: Double, node: NodeRef)] = []
        forEachElement { elements.append(($0.kind.zIndex($0), $0)) }
        // Stable: the index decides among equals.
        for (_, entry) in elements.enumerated().sorted(by: { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }) {
            body(entry.node)
        }
    }

    private var contentHasZIndex: Bool {
        guard graph.usesZIndex else { return false }
        var element = firstElement
        while let current = element {
            if current.flags.contains(.hasZIndex) { return true }
            element = self.element(after: current)
        }
        return false
    }

    /// Whether the element's language is read from right to left.
    var isRightToLeft: Bool {
        guard environment != nil else { return false }
        return EnvironmentValues(head: environment).isRightToLeft
    }
}
