extension View {
    /// The view as the label of a control, its type hidden: several views stand side by side, as one.
    package nonisolated var asLabel: AnyView {
        Self._isUnary || Self.self == EmptyView.self ? AnyView(self) : AnyView(ControlLabel(content: self))
    }
}

/// The views of a control's label, side by side.
private struct ControlLabel<Content: View>: View {
    let content: Content

    var body: some View { HStack { content } }
}

extension ControlLabel: TitledView {
    var plainTitle: String? { content.plainTitle }
}
