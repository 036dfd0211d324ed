import DisplayList
import Foundation

/// The name of a view from which another one grows, or of the place that the other one fills.
package struct ZoomPlaceID: Hashable {
    private let id: AnyHashable
    private let namespace: Namespace.ID?
    private let owner: ObjectIdentifier?

    /// Names the source of a transition.
    package nonisolated init(source id: AnyHashable, in namespace: Namespace.ID) {
        (self.id, self.namespace, owner) = (id, namespace, nil)
    }

    /// Names the place that the pages of a container fill.
    package nonisolated init(container: AnyObject) {
        (id, namespace, owner) = (AnyHashable(true), nil, ObjectIdentifier(container))
    }

    /// Names the place of an item that an object knows.
    package nonisolated init(item id: AnyHashable, of owner: AnyObject) {
        (self.id, namespace, self.owner) = (id, nil, ObjectIdentifier(owner))
    }

    /// The rectangle in the window, and the radius of its corners, in points; nil where no view has the name.
    package var place: (frame: CGRect, cornerRadius: CGFloat)? {
        guard let node = ZoomPlaceKind.nodes[self]?.node, node.layoutIfElement?.pointee.isPlaced == true else {
            return nil
        }
        let frame = node.windowFrame
        guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return nil }
        return (frame, ZoomPlaceKind.shared.payload(node).pointee.cornerRadius)
    }
}

/// Names a view's place in the window, which is looked up when a transition needs it.
package struct _ZoomPlaceModifier {
    let id: ZoomPlaceID
    let cornerRadius: CGFloat

    /// Creates the modifier.
    /// - Parameter cornerRadius: The radius of the view's corners, in points.
    package nonisolated init(_ id: ZoomPlaceID, cornerRadius: CGFloat = 0) {
        self.id = id
        self.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
    }
}

extension _ZoomPlaceModifier: _PrimitiveModifier {
    package nonisolated static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(ZoomPlaceKind.shared, modifier, around: content)
    }
}

/// An element whose place has a name; lays out as its content does.
final class ZoomPlaceKind: TypedKind<_ZoomPlaceModifier> {
    static let shared = ZoomPlaceKind("zoomPlace")
    /// The elements by their names; of several with one name the last.
    nonisolated(unsafe) static var nodes: [ZoomPlaceID: NodeHandle] = [:]

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) { note(node) }

    override func update(_ node: NodeRef, with new: _ZoomPlaceModifier) -> NodeChange {
        let isRenamed = payload(node).pointee.id != new.id
        if isRenamed { forget(node) }
        payload(node).pointee = new
        if isRenamed {
            note(node)
            node.forEachElement(note)
        }
        return []
    }

    /// Notes where the name is: a modifier of several views has a node of its own, which has no place.
    private func note(_ node: NodeRef) {
        guard node.isElement, node.kind === self else { return }
        Self.nodes[payload(node).pointee.id] = NodeHandle(node)
    }

    override func removed(_ node: NodeRef) { forget(node) }

    private func forget(_ node: NodeRef) {
        let id = payload(node).pointee.id
        if Self.nodes[id] == NodeHandle(node) { Self.nodes[id] = nil }
    }
}
