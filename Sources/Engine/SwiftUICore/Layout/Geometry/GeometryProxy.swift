import Foundation

/// The size and place of a view, as its content sees them.
///
/// Follows Apple's [GeometryProxy](https://developer.apple.com/documentation/swiftui/geometryproxy).
public struct GeometryProxy {
    let owner: NodeHandle
    /// The size when the proxy was made, for it to differ from the next.
    let knownSize: CGSize

    init(_ node: NodeRef) {
        owner = NodeHandle(node)
        knownSize = node.layout.size
    }

    /// The view's size, in points.
    public var size: CGSize { owner.node?.layout.size ?? knownSize }

    /// How far bars and the like cover the space beyond the view's edges, in points.
    public var safeAreaInsets: EdgeInsets {
        guard let node = owner.node, let layout = node.layoutIfElement?.pointee else { return EdgeInsets() }
        return node.coveredInsets(around: CGRect(origin: layout.origin, size: layout.size))
    }

    /// The view's rectangle in a space.
    ///
    /// A body that asks is evaluated again when the rectangle changes, whatever moved.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The view's rectangle in a space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard let node = owner.node else { return CGRect(origin: .zero, size: knownSize) }
        let frame = node.frame(in: coordinateSpace)
        if coordinateSpace != .local {
            note(GeometryRead(space: coordinateSpace, isBounds: false, value: frame))
        }
        return frame
    }

    /// The rectangle of a named space in the view's own; nil where no ancestor has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let node = owner.node else { return nil }
        let bounds = node.bounds(ofSpaceNamed: coordinateSpace.name)
        note(GeometryRead(space: coordinateSpace.coordinateSpace, isBounds: true, value: bounds))
        return bounds
    }

    /// The anchor's value in the view's own space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        guard let node = owner.node else { return anchor.value(converting: { $0 }) }
        // Only the anchor's own place and this view's count: as long as this one's stays, so does the answer.
        note(GeometryRead(space: .global, isBounds: false, value: node.frame(in: .global)))
        return anchor.value(converting: node.convertFromWindow)
    }

    /// Notes that the body under evaluation depends on a place.
    private func note(_ read: GeometryRead) {
        guard let reader = UpdateContext.reader, let node = owner.node else { return }
        node.extras.note(read, by: reader)
        node.graph.geometry.insert(node)
    }
}

/// A frame that a body has read, with its value.
struct GeometryRead: GeometryReading {
    let space: CoordinateSpace
    /// Whether the rectangle is the space's in the view's, rather than the other way round.
    let isBounds: Bool
    var value: CGRect?

    func isCurrent(_ node: NodeRef) -> Bool { current(node) == value }

    func asksLike(_ other: any GeometryReading) -> Bool {
        guard let other = other as? GeometryRead else { return false }
        return isBounds == other.isBounds && space == other.space
    }

    private func current(_ node: NodeRef) -> CGRect? {
        guard isBounds else { return node.frame(in: space) }
        guard case .named(let name) = space else { return nil }
        return node.bounds(ofSpaceNamed: name)
    }
}

extension NodeExtras {
    /// Keeps a read until the reader is evaluated again.
    func note(_ read: GeometryRead, by reader: NodeRef) {
        let handle = NodeHandle(reader)
        if let index = geometryReads.firstIndex(where: {
            $0.reader == handle && $0.read.asksLike(read)
        }) {
            geometryReads[index].read = read
        } else {
            geometryReads.append((handle, read))
        }
    }
}

extension NodeRef {
    /// Marks the bodies that read places of this element which are others now.
    func markGeometryReaders() {
        guard let extras = extrasIfMade else { return }
        extras.geometryReads.removeAll { entry in
            guard let reader = entry.reader.node else { return true }
            if entry.read.isCurrent(self) { return false }
            graph.enqueueBody(reader)
            return true
        }
        if extras.geometryReads.isEmpty { graph.geometry.remove(self) }
    }
}
