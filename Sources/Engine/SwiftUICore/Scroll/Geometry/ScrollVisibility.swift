import Foundation

extension View {
    /// Calls an action when the view's visible fraction in the scroll view around it passes a threshold.
    /// - Parameters:
    ///   - threshold: The fraction of the view that must be visible, from 0 to 1; 0.5 by default.
    ///   - action: Called with whether the view is visible.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            let share = proxy.shareInScrollView
            return threshold <= 0 ? share > 0 : share >= threshold - 1e-6
        } action: {
            action($0)
        }
    }

    /// Calls an action when the visible views of a scroll view's target layout change.
    /// - Parameters:
    ///   - idType: The type of the views' identities.
    ///   - threshold: The fraction of a view that must be visible, from 0 to 1; 0.5 by default.
    ///   - action: Called with the identities of the visible views, in order.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { modifier(_TargetVisibilityModifier<ID>(threshold: threshold, action: action)) }
}

extension GeometryProxy {
    /// The visible fraction of the view in the scroll view around it, from 0 to 1; 1 if there is none.
    var shareInScrollView: Double {
        guard let bounds = bounds(of: .scrollView), size.width > 0, size.height > 0 else { return 1 }
        let seen = CGRect(origin: .zero, size: size).intersection(bounds)
        if seen.isNull { return 0 }
        return Double(seen.width * seen.height / (size.width * size.height))
    }
}

/// Observes which targets of scroll views within are visible.
struct _TargetVisibilityModifier<ID: Hashable> {
    let threshold: Double
    let action: ([ID]) -> Void
}

extension _TargetVisibilityModifier: _PrimitiveModifier {
    nonisolated static func _reconcile<V: View>(_ modifier: Self, around content: V, _ context: inout _Reconciler) {
        context.modifier(TargetVisibilityKind<ID>.shared, modifier, around: content)
    }
}

/// The node of a modifier that watches targets.
final class TargetVisibilityKind<ID: Hashable>: TypedKind<_TargetVisibilityModifier<ID>>, ScrollObserving {
    private final class Known {
        var ids: [ID]?
    }

    static var shared: TargetVisibilityKind {
        unsafeDowncast(
            targetVisibilityKinds.value(for: ID.self) { TargetVisibilityKind("target visibility") },
            to: TargetVisibilityKind.self)
    }

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) { if node.isElement { node.extras.storage = [Known()] } }

    override func update(_ node: NodeRef, with new: _TargetVisibilityModifier<ID>) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    func scrolled(_ node: NodeRef, _ geometry: ScrollGeometry) {
        guard let known = node.extras.storage.first as? Known else { return }
        let threshold = CGFloat(payload(node).pointee.threshold)
        var ids: [ID] = []
        node.forEachScrollView { scroll in
            let margins = ScrollKind.shared.state(scroll).margins
            let view = geometry.visibleRect.offsetBy(dx: margins.leading, dy: margins.top)
            for target in ScrollKind.shared.targets(scroll) {
                let seen = target.frame.intersection(view)
                let area = target.frame.width * target.frame.height
                guard !seen.isNull, area > 0, seen.width * seen.height >= area * threshold - 1e-6,
                    let id = target.id?.base as? ID
                else { continue }
                ids.append(id)
            }
        }
        if known.ids == ids { return }
        known.ids = ids
        payload(node).pointee.action(ids)
    }
}

nonisolated(unsafe) private var targetVisibilityKinds = TypeCache<NodeKind>()
