/// What views with the same identifier have in common.
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
struct MatchedGeometry {
    /// What the views of a group have in common.
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    let key: Key
    let properties: MatchedGeometryProperties
    /// The point of the views that is brought to the same place.
    let anchor: UnitPoint
    /// Whether the others take their geometry from this view.
    let isSource: Bool
}

/// The element of a view that shares its geometry with others.
final class MatchedGeometryKind: TypedKind<MatchedGeometry> {
    static let shared = MatchedGeometryKind("matchedGeometryEffect")
    deinit {}

    override var passesStackAxis: Bool { true }

    override func update(_ node: NodeRef, with new: MatchedGeometry) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    override func summary(_ node: NodeRef) -> String { "\(payload(node).pointee.key.id)" }
}

/// Has a view share its geometry with others.
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
    /// Has the view share its geometry with others of the same identifier and namespace (G01).
    /// - Parameters:
    ///   - id: The identifier.
    ///   - namespace: A namespace of a view around.
    ///   - properties: What is shared; place and size by default.
    ///   - anchor: The point of the views that is brought to the same place; the middle by default.
    ///   - isSource: Whether the others take their geometry from this view; true by default.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        RuntimeWarning.issue("matchedGeometryEffect is not supported yet: views keep their own places and sizes.")
        return modifier(
            _MatchedGeometryEffect(
                geometry: MatchedGeometry(
                    key: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
                    isSource: isSource)))
    }
}
