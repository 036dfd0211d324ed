import Foundation

/// A control for entering a secret: typed characters are shown as dots.
///
/// The characters are shown as dots and can't be copied. Assistive technologies read their number only. `onSubmit(of:_:)` is
/// called for Return.
///
/// ```swift
/// struct Unlock: View {
///     @State private var password = ""
///     var body: some View { SecureField("Password", text: $password).textContentType(.password) }
/// }
/// ```
///
/// Follows Apple's [SecureField](https://developer.apple.com/documentation/swiftui/securefield).
public struct SecureField<Label: View> {
    private let text: Binding<String>
    private let label: Label
    private let prompt: Text?
    private let onCommit: () -> Void
    @ControlStyle private var style: StyleSlot<_TextFieldStyleLabel>
    @Environment(\.showsFieldTitles) private var showsFieldTitles

    nonisolated init(text: Binding<String>, label: Label, prompt: Text?, onCommit: @escaping () -> Void = {}) {
        self.text = text
        self.label = label
        self.prompt = prompt
        self.onCommit = onCommit
    }

    /// Creates a field with a custom label.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, label: label(), prompt: prompt)
    }

    @ViewBuilder @MainActor public var body: some View {
        if showsTitle { TitledField(title: label, field: field) } else { field }
    }

    private var showsTitle: Bool { showsFieldTitles && !(label is EmptyView) }

    @MainActor private var field: some View {
        var traits = EditableTextTraits()
        traits.isSecure = true
        traits.prompt = prompt ?? (showsTitle ? nil : label as? Text)
        traits.onCommit = onCommit
        return style.makeBody(_TextFieldStyleLabel(view: AnyView(EditableText(text: text, traits: traits))))
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension SecureField: View {}

extension SecureField where Label == Text {
    /// Creates a field with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, label: Text(titleKey), prompt: nil)
    }

    /// Creates a field with a title and a prompt.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, label: Text(titleKey), prompt: prompt)
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

    /// Creates a field with an action for when Return is pressed.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, label: Text(titleKey), prompt: nil, onCommit: onCommit)
    }

    /// Creates a field with an action for when Return is pressed.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, label: Text(title), prompt: nil, onCommit: onCommit)
    }
}

extension SecureField: ViewItemTraitSource {
    package nonisolated func gatherTraits(_ traits: inout ViewItemTraits) {
        traits[FieldItemKey.self] = true
        traits[RowControlKey.self] = true
    }
}
