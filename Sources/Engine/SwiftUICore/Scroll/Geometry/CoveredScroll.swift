import Foundation

/// Observes how far the content below a bar at the top has scrolled.
package struct _CoveredScrollModifier {
    let action: (CGFloat) -> Void
}

extension _CoveredScrollModifier: _PrimitiveModifier {
    package nonisolated static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(CoveredScrollKind.shared, modifier, around: content)
    }
}

/// The node of a bar's content: scroll views report their content's position to it.
final class CoveredScrollKind: TypedKind<_CoveredScrollModifier>, ScrollObserving {
    /// The value last reported; kept apart, for elements that share a modifier.
    private final class Known {
        var offset: CGFloat = 0
    }

    static let shared = CoveredScrollKind("covered scroll")

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) { if node.isElement { node.extras.storage = [Known()] } }

    override func update(_ node: NodeRef, with new: _CoveredScrollModifier) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    func scrolled(_ node: NodeRef, _ geometry: ScrollGeometry) {}

    func scrolled(_ node: NodeRef, by scroll: NodeRef, _ geometry: ScrollGeometry) {
        guard let known = node.extras.storage.first as? Known, ScrollKind.shared.state(scroll).covered.top > 0
        else { return }
        let offset = ScrollKind.shared.payload(scroll).pointee.offset.y
        if known.offset == offset { return }
        known.offset = offset
        payload(node).pointee.action(offset)
    }
}

extension View {
    /// Calls an action with a scroll view's offset, in points, if its content moves below a bar at the top; negative
    /// while the content is pulled down.
    package nonisolated func onCoveredScroll(_ action: @escaping (CGFloat) -> Void) -> some View {
        modifier(_CoveredScrollModifier(action: action))
    }
}
