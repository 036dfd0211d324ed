import Foundation

/// The geometry shared by views with the same identifier.
///
/// Follows Apple's
/// [MatchedGeometryProperties](https://developer.apple.com/documentation/swiftui/matchedgeometryproperties).
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place, by the anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Place and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A view's part in a group of views that share their geometry (G01 to G04).
struct MatchedGeometry: Equatable {
    /// The geometry shared by the views of a group.
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    let key: Key
    let properties: MatchedGeometryProperties
    /// The point of the views that is brought to the same place.
    let anchor: UnitPoint
    /// Whether other views take their geometry from this view.
    let isSource: Bool
}

/// The element of a view that shares its geometry.
final class MatchedGeometryKind: TypedKind<MatchedGeometry> {
    static let shared = MatchedGeometryKind("matchedGeometryEffect")

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) {
        if node.isElement { node.graph.motion.matched.joined(node) }
    }

    override func removed(_ node: NodeRef) {
        if node.isElement { node.graph.motion.matched.left(node, payload(node).pointee.key) }
    }

    override func update(_ node: NodeRef, with new: MatchedGeometry) -> NodeChange {
        let old = payload(node).pointee
        if old == new { return [] }
        payload(node).pointee = new
        if old.key != new.key, node.isElement {
            node.graph.motion.matched.left(node, old.key)
            node.graph.motion.matched.joined(node)
        }
        return .place
    }

    /// The content has its own place, or takes on the place of the group's source (G02).
    override func place(_ node: NodeRef) {
        let graph = node.graph
        guard let child = node.firstElement, let target = graph.motion.matched.target(of: node) else {
            return super.place(node)
        }
        let geometry = payload(node).pointee
        let layout = node.layout
        let proposal = geometry.properties.contains(.size) ? ProposedViewSize(target.size) : layout.proposal
        let size = child.size(proposal)
        let point =
            geometry.properties.contains(.position)
            ? node.shownPlace(of: geometry.anchor.point(in: target))
            : geometry.anchor.point(in: CGRect(origin: node.childOrigin, size: layout.size))
        let inside = geometry.anchor.point(in: CGRect(origin: .zero, size: size))
        let outer = graph.motion.isFollowing
        graph.motion.isFollowing = true
        child.place(at: CGPoint(x: point.x - inside.x, y: point.y - inside.y), size: size, proposal: proposal)
        graph.motion.isFollowing = outer
    }

    override func summary(_ node: NodeRef) -> String { "\(payload(node).pointee.key.id)" }
}

extension NodeRef {
    /// The location at which to show a point of the window, in the space in which the element is placed.
    fileprivate func shownPlace(of point: CGPoint) -> CGPoint {
        guard let host = layerOwner else { return point }
        let outer = host.shownPlace(of: point)
        let layout = host.layout
        var frame = CGRect(origin: layout.origin, size: layout.size)
        if let motion = graph.motion.frames[host] { frame = motion.frame(frame) }
        return host.kind.invertToContent(
            host, CGPoint(x: outer.x - frame.minX, y: outer.y - frame.minY))
    }
}

/// Shares a view's geometry with others.
public struct _MatchedGeometryEffect {
    let geometry: MatchedGeometry
}

extension _MatchedGeometryEffect: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(MatchedGeometryKind.shared, modifier.geometry, around: content)
    }
}

extension View {
    /// Shares the view's geometry with others of the same identifier and namespace (G01).
    /// - Parameters:
    ///   - id: The identifier.
    ///   - namespace: A namespace of a view around.
    ///   - properties: The shared properties; position and size by default.
    ///   - anchor: The point of the views that is brought to the same place; the middle by default.
    ///   - isSource: Whether other views take their geometry from this view; true by default.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                geometry: MatchedGeometry(
                    key: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
                    isSource: isSource)))
    }
}
