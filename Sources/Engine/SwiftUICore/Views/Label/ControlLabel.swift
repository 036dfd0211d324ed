extension View {
    /// The view as the label of a control, its type hidden: several views stand side by side, as one.
    package nonisolated var asLabel: AnyView {
        Self._isUnary || Self.self == EmptyView.self ? AnyView(self) : AnyView(ControlLabel(content: self))
    }
}

/// The views of a control's label, side by side.
///
/// A row without a body of its own: the content of a modifier may have changed where its value has not.
private struct ControlLabel<Content: View>: _PrimitiveView {
    nonisolated(unsafe) let content: Content

    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        HStack<Content>._reconcile(HStack { view.content }, &context)
    }
}

extension ControlLabel: TitledView {
    var plainTitle: String? { content.plainTitle }
}
