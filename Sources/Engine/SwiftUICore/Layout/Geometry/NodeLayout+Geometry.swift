import Foundation

extension NodeRef {
    /// The element's rectangle in a space; the box around it where it is turned.
    func frame(in space: CoordinateSpace) -> CGRect {
        let size = layout.size
        if space == .local { return CGRect(origin: .zero, size: size) }
        return convert(CGRect(origin: .zero, size: size)) { $0.converted(to: space, from: self) }
    }

    /// The rectangle of an ancestor's named space in this element's own space; nil where none has the name.
    func bounds(ofSpaceNamed name: AnyHashable) -> CGRect? {
        guard let space = ancestor(ofSpaceNamed: name) else { return nil }
        let size = space.layout.size
        return convert(CGRect(origin: .zero, size: size)) { convertFromWindow(space.convertToWindow($0)) }
    }

    /// The nearest element above, or this one, whose space has a name.
    func ancestor(ofSpaceNamed name: AnyHashable) -> NodeRef? {
        var node: NodeRef? = self
        while let current = node {
            if current.isElement, current.isSpace(named: name) { return current }
            node = current.parent
        }
        return nil
    }

    private func isSpace(named name: AnyHashable) -> Bool {
        let kind = kind
        if let scroll = name.base as? ScrollSpaceName, let axes = kind.scrollAxes(self) {
            return scroll.axis.map { axes.contains($0) } ?? true
        }
        return kind.coordinateSpaceName(self) == name
    }

    /// The box around a rectangle whose corners are converted.
    func convert(_ rect: CGRect, _ corner: (CGPoint) -> CGPoint) -> CGRect {
        let first = corner(rect.origin)
        let last = corner(CGPoint(x: rect.maxX, y: rect.maxY))
        let others = [corner(CGPoint(x: rect.maxX, y: rect.minY)), corner(CGPoint(x: rect.minX, y: rect.maxY))]
        let xs = [first.x, last.x, others[0].x, others[1].x]
        let ys = [first.y, last.y, others[0].y, others[1].y]
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}

extension CGPoint {
    /// A place of an element's own space in another space.
    func converted(to space: CoordinateSpace, from node: NodeRef) -> CGPoint {
        switch space {
        case .local: return self
        case .global: return node.convertToWindow(self)
        case .named(let name):
            guard let host = node.ancestor(ofSpaceNamed: name) else { return node.convertToWindow(self) }
            return host.convertFromWindow(node.convertToWindow(self))
        }
    }
}
