import Foundation

/// A view's actions for a drag over it.
package struct DropTarget {
    /// The identifiers of the types that the view takes.
    var types: [String]
    /// Follows the drag.
    var delegate: any DropDelegate

    /// Describes a target.
    package init(types: [String], delegate: any DropDelegate) {
        self.types = types
        self.delegate = delegate
    }
}

/// Makes a view a target of drops.
package struct _DropTargetModifier {
    let target: DropTarget

    /// Creates the modifier.
    package nonisolated init(_ target: DropTarget) { self.target = target }
}

extension _DropTargetModifier: _PrimitiveModifier {
    package nonisolated static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(DropTargetKind.shared, modifier.target, around: content)
    }
}

/// The element of a view on which things can be dropped.
final class DropTargetKind: TypedKind<DropTarget> {
    static let shared = DropTargetKind("dropTarget")

    override var passesStackAxis: Bool { true }
    override func created(_ node: NodeRef) { node.markUpwards(.hasResponders) }

    // An action never causes work: it is replaced in place.
    override func update(_ node: NodeRef, with new: DropTarget) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    /// The drop target of an element for a drag; nil if it accepts none of it.
    func target(_ node: NodeRef, _ info: (NodeRef) -> DropInfo) -> DropTarget? {
        guard node.kind === self, EnvironmentValues(head: node.environment).isEnabled else {
            return nil
        }
        let target = payload(node).pointee
        let info = info(node)
        return info.hasItemsConforming(to: target.types) ? target : nil
    }
}
