/// A view's turn when a stack divides its space (L12, L34).
public struct _LayoutPriorityModifier: Equatable, Sendable {
    let value: Double
}

extension _LayoutPriorityModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(LayoutPriorityKind.shared, modifier.value, around: content)
    }
}

/// The node of a view with a priority.
final class LayoutPriorityKind: TypedKind<Double> {
    static let shared = LayoutPriorityKind("layout priority")

    override var passesStackAxis: Bool { true }
    override var changeOfPayload: NodeChange { .parentTraits }
    override func layoutPriority(_ node: NodeRef) -> Double { payload(node).pointee }
    override func summary(_ node: NodeRef) -> String { "\(payload(node).pointee)" }
}

extension View {
    /// Sets the view's turn when a stack divides its space: higher ones first; 0 by default (L12).
    ///
    /// Frames, padding and the like around the view begin at 0 again (L34).
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(value: value))
    }
}
