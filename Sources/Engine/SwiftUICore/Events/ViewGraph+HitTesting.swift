import DisplayList
import Foundation

extension ViewGraph {
    /// The topmost element that is hit at a place of the window; nil where none is (GE4).
    func hitTest(_ point: CGPoint) -> NodeRef? {
        var transparent = CGSize.zero
        return hitTest(in: root, point, &transparent)
    }

    /// The element that is hit at a point of the window, and its ancestors, the innermost first.
    func hitPath(_ point: CGPoint) -> [NodeHandle] {
        hitTest(point)?.elementPath ?? []
    }

    /// - Parameters:
    ///   - point: In the space in which the element itself is placed.
    ///   - transparent: The size of a drawing with a transparent part there, which is not hit; set where no element is hit.
    private func hitTest(in node: NodeRef, _ point: CGPoint, _ transparent: inout CGSize) -> NodeRef? {
        counters.hitsTested += 1
        let layout = node.layoutRecord
        if !layout.pointee.isPlaced || node.flags.contains(.isHidden) { return nil }
        let kind = node.kind
        guard kind.allowsHitTesting(node) else { return nil }
        let local = CGPoint(x: point.x - layout.pointee.origin.x, y: point.y - layout.pointee.origin.y)
        if kind.excludesHit(node, local) { return nil }
        if !node.flags.contains(.overflows) {
            let size = layout.pointee.size
            if local.x < -0.1 || local.y < -0.1 || local.x > size.width + 0.1 || local.y > size.height + 0.1 {
                return nil
            }
        }
        var inner = point
        if kind.ownsGroupLayer {
            guard let converted = kind.convertToContent(node, local) else { return nil }
            inner = converted
        }
        var children: [NodeRef] = []
        kind.forEachChild(node, near: inner) { children.append($0) }
        var inTransparent = CGSize.zero
        for child in children.reversed() {
            if let found = hitTest(in: child, inner, &inTransparent) { return found }
        }
        if kind.contains(node, local), !(kind.excludesTransparentParts && node.isCovered(by: inTransparent)) {
            return node
        }
        if kind.ownsContentLayer, node.bounds.contains(local) { inTransparent = node.layout.size }
        transparent.width = max(transparent.width, inTransparent.width)
        transparent.height = max(transparent.height, inTransparent.height)
        return nil
    }
}

extension NodeRef {
    /// The element and its ancestors, the innermost first.
    var elementPath: [NodeHandle] {
        var path: [NodeHandle] = []
        var node: NodeRef? = self
        while let current = node {
            if current.isElement { path.append(NodeHandle(current)) }
            node = current.parent
        }
        return path
    }

    /// Whether a drawing within is about as large as the element, and so makes its outline.
    fileprivate func isCovered(by drawing: CGSize) -> Bool {
        drawing.width > 0 && drawing.width >= layout.size.width - 1 && drawing.height >= layout.size.height - 1
    }

    /// The element's rectangle in its own space.
    fileprivate var bounds: CGRect { CGRect(origin: .zero, size: layout.size) }

    /// A place of the window in this element's own space, whose origin is its top left corner.
    func convertFromWindow(_ point: CGPoint) -> CGPoint {
        let inHost = hostSpace(point)
        let origin = layout.origin
        return CGPoint(x: inHost.x - origin.x, y: inHost.y - origin.y)
    }

    /// A place of the window in the nearest space of a name above this element; in the window's where none has it.
    func convertFromWindow(_ point: CGPoint, toSpaceNamed name: AnyHashable) -> CGPoint {
        var node: NodeRef? = self
        while let current = node {
            if current.isElement, current.kind.coordinateSpaceName(current) == name {
                return current.convertFromWindow(point)
            }
            node = current.parent
        }
        return point
    }

    /// A place of the window in the space in which this element is placed.
    private func hostSpace(_ point: CGPoint) -> CGPoint {
        guard let host = layerOwner else { return point }
        let inner = host.hostSpace(point)
        let origin = host.layout.origin
        let local = CGPoint(x: inner.x - origin.x, y: inner.y - origin.y)
        return host.kind.invertToContent(host, local)
    }

    /// A place of this element's own space in the window.
    func convertToWindow(_ point: CGPoint) -> CGPoint {
        var result = point
        walkToWindow { result = $0(result) }
        return result
    }

    /// The element's rectangle in the window; the box around it where it is turned.
    var windowFrame: CGRect {
        var corners = Corners(size: layout.size)
        walkToWindow { corners.convert($0) }
        return corners.box
    }

    /// Calls a function with each conversion from the element's own space out to the window's.
    private func walkToWindow(_ step: ((CGPoint) -> CGPoint) -> Void) {
        let origin = layout.origin
        step { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
        var owner = layerOwner
        while let current = owner {
            let origin = current.layout.origin
            step {
                let outer = current.kind.convertFromContent(current, $0)
                return CGPoint(x: outer.x + origin.x, y: outer.y + origin.y)
            }
            owner = current.layerOwner
        }
    }

    /// The nearest ancestor that owns a layer for its content.
    var layerOwner: NodeRef? {
        var node = elementParent
        while let current = node {
            if current.kind.ownsGroupLayer { return current }
            node = current.elementParent
        }
        return nil
    }
}

/// The corners of a rectangle that may be turned.
private struct Corners {
    private var topLeft = CGPoint.zero
    private var topRight: CGPoint
    private var bottomLeft: CGPoint
    private var bottomRight: CGPoint

    init(size: CGSize) {
        topRight = CGPoint(x: size.width, y: 0)
        bottomLeft = CGPoint(x: 0, y: size.height)
        bottomRight = CGPoint(x: size.width, y: size.height)
    }

    mutating func convert(_ body: (CGPoint) -> CGPoint) {
        (topLeft, topRight) = (body(topLeft), body(topRight))
        (bottomLeft, bottomRight) = (body(bottomLeft), body(bottomRight))
    }

    /// The least rectangle without a turn around them.
    var box: CGRect {
        let (left, right) = (
            min(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x),
            max(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x)
        )
        let (top, bottom) = (
            min(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y),
            max(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y)
        )
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
