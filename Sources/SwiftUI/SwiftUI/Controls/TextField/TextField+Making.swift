import Foundation

extension TextField {
    /// Creates a field with a custom label.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, label: label(), prompt: prompt)
    }

    /// Creates a field with a label that grows along an axis.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, label: label(), prompt: prompt, axis: axis)
    }

    /// Creates a field for a value, read when editing ends.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: .constant(""), label: label(), prompt: prompt, value: FieldValue(value, format))
    }

    /// Creates a field for a value that may be missing, read when editing ends.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: .constant(""), label: label(), prompt: prompt, value: FieldValue(optional: value, format))
    }

    /// Creates a field for a value that a formatter reads when editing ends.
    public nonisolated init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(text: .constant(""), label: label(), prompt: prompt, value: FieldValue(value, formatter))
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, label: Text(titleKey), prompt: nil)
    }

    /// Creates a field with a title and a prompt.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, label: Text(titleKey), prompt: prompt)
    }

    /// Creates a field with a title that grows along an axis.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, label: Text(titleKey), prompt: nil, axis: axis)
    }

    /// Creates a field with a title and a prompt that grows along an axis.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, label: Text(titleKey), prompt: prompt, axis: axis)
    }

    /// Creates a field with actions for when editing begins and ends, and when Return is pressed.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            text: text, label: Text(titleKey), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// Creates a field with an action for when editing begins and ends.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text: text, label: Text(titleKey), prompt: nil, onEditingChanged: onEditingChanged)
    }

    /// Creates a field with an action for when Return is pressed.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text: text, label: Text(titleKey), prompt: nil, onCommit: onCommit)
    }

    /// Creates a field for a value, read when editing ends.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: .constant(""), label: Text(titleKey), prompt: prompt, value: FieldValue(value, format))
    }

    /// Creates a field for a value that may be missing, read when editing ends.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            text: .constant(""), label: Text(titleKey), prompt: prompt, value: FieldValue(optional: value, format))
    }

    /// Creates a field for a value that a formatter reads when editing ends.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(text: .constant(""), label: Text(titleKey), prompt: prompt, value: FieldValue(value, formatter))
    }

    /// Creates a field for a value with actions for when editing begins and ends, and when Return is pressed.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            text: .constant(""), label: Text(titleKey), prompt: nil, value: FieldValue(value, formatter),
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// Creates a field with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, label: Text(title), prompt: nil)
    }

    /// Creates a field with a title and a prompt.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, label: Text(title), prompt: prompt)
    }

    /// Creates a field with a title that grows along an axis.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, label: Text(title), prompt: nil, axis: axis)
    }

    /// Creates a field with a title and a prompt that grows along an axis.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, label: Text(title), prompt: prompt, axis: axis)
    }

    /// Creates a field with actions for when editing begins and ends, and when Return is pressed.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text, label: Text(title), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// Creates a field with an action for when editing begins and ends.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text: text, label: Text(title), prompt: nil, onEditingChanged: onEditingChanged)
    }

    /// Creates a field with an action for when Return is pressed.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text: text, label: Text(title), prompt: nil, onCommit: onCommit)
    }

    /// Creates a field for a value, read when editing ends.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: .constant(""), label: Text(title), prompt: prompt, value: FieldValue(value, format))
    }

    /// Creates a field for a value that may be missing, read when editing ends.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: .constant(""), label: Text(title), prompt: prompt, value: FieldValue(optional: value, format))
    }

    /// Creates a field for a value that a formatter reads when editing ends.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(text: .constant(""), label: Text(title), prompt: prompt, value: FieldValue(value, formatter))
    }

    /// Creates a field for a value with actions for when editing begins and ends, and when Return is pressed.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            text: .constant(""), label: Text(title), prompt: nil, value: FieldValue(value, formatter),
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}
