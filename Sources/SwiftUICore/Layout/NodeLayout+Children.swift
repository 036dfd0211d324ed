import Foundation

extension NodeRef {
    /// The explicit position of a guide among placed children, in this element's space: theirs combined (L60).
    func combinedGuide(
        _ key: AlignmentKey, _ size: CGSize, of children: some Sequence<NodeRef>
    ) -> CGFloat? {
        var values: [CGFloat] = []
        let origin = childOrigin
        for child in children where child.pointee.flags.contains(.hasGuides) {
            let layout = child.pointee.layout.unsafelyUnwrapped
            guard let value = child.pointee.kind.explicitGuide(child, key, layout.pointee.size) else { continue }
            values.append(value + layout.pointee.origin[key.axis] - origin[key.axis])
        }
        return key.combine(values)
    }

    /// Calls a function with each element of the content in drawing order: by `zIndex`, then as written (L53).
    func forEachElementByZIndex(_ body: (NodeRef) -> Void) {
        var hasZIndex = false
        forEachElement { if $0.pointee.flags.contains(.hasZIndex) { hasZIndex = true } }
        if !hasZIndex { return forEachElement(body) }
        var elements: [(z: Double, node: NodeRef)] = []
        forEachElement { elements.append(($0.pointee.kind.zIndex($0), $0)) }
        // Stable: the index decides among equals.
        for (_, entry) in elements.enumerated().sorted(by: { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }) {
            body(entry.node)
        }
    }

    /// Whether the element's language is read from right to left.
    var isRightToLeft: Bool {
        guard pointee.environment != nil else { return false }
        return EnvironmentValues(head: pointee.environment).isRightToLeft
    }

    /// The rectangle of an element of a size, aligned within this element's.
    func alignedOrigin(of child: NodeRef, _ childSize: CGSize, _ alignment: Alignment) -> CGPoint {
        let size = pointee.layout.unsafelyUnwrapped.pointee.size
        let origin = childOrigin
        let here = ViewDimensions(size: size, element: nil)
        let there = ViewDimensions(size: childSize, element: child.pointee.flags.contains(.hasGuides) ? child : nil)
        var x = here[alignment.horizontal.key] - there[alignment.horizontal.key]
        let y = here[alignment.vertical.key] - there[alignment.vertical.key]
        if isRightToLeft { x = size.width - x - childSize.width }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }
}
