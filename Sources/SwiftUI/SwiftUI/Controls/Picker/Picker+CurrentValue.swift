import Foundation
import SwiftUICore

extension Picker where Label == Text {
    /// Creates a picker with a title and a label for the selected value.
    public nonisolated init<Current: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title and a label for the selected value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Current: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a picker with a title, a symbol and a label for the selected value.
    public nonisolated init<Current: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUICore.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title, a symbol and a label for the selected value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Current: View>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUICore.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
}
