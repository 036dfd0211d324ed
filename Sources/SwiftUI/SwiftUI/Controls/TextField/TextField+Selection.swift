import Foundation

extension TextField {
    /// Creates a field with a custom label, whose selection the app reads and sets.
    /// - Parameters:
    ///   - selection: The selection; nil while the field was not edited, and to leave it alone.
    ///   - prompt: The text that is shown while the field is empty; the label for nil.
    ///   - axis: The axis along which the field grows; nil for none.
    public nonisolated init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, label: label(), prompt: prompt, axis: axis ?? .horizontal, selection: selection)
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title, whose selection the app reads and sets.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(
            text: text, label: Text(titleKey), prompt: prompt, axis: axis ?? .horizontal, selection: selection)
    }

    /// Creates a field with a title, whose selection the app reads and sets.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, label: Text(title), prompt: prompt, axis: axis ?? .horizontal, selection: selection)
    }
}
