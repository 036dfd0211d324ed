/// A control that does something when pressed.
///
/// The action runs on the main thread when a press ends within the button: by pointer, by touch, by Space or Return with the
/// focus, or by an assistive technology. The label can be any views, side by side. `buttonStyle(_:)` changes the appearance of
/// all buttons within a view; in a row of a list the whole row answers unless the button has a style of its own.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///     var body: some View {
///         Button("Count to \(count + 1)") { count += 1 }
///         Button(role: .destructive) {
///             count = 0
///         } label: {
///             Label("Reset", systemImage: "trash")
///         }
///         .disabled(count == 0)
///     }
/// }
/// ```
///
/// Follows Apple's [Button](https://developer.apple.com/documentation/swiftui/button); statement GE6.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// Creates a button with a custom label.
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role and a custom label.
    public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button: View {
    public var body: some View {
        StyledButton(
            configuration: PrimitiveButtonStyleConfiguration(role: role, label: .init(label.asLabel), action: action))
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension Button where Label == Text {
    /// Creates a button that shows a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button that shows a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button with a role that shows a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a role that shows a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from a style's configuration.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A button in the style in effect.
private struct StyledButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @ControlStyle private var style: StyleSlot<PrimitiveButtonStyleConfiguration>
    @Environment(\.buttonSizing) private var sizing

    var body: some View { style.makeBody(sizing == .flexible ? widened : configuration) }

    private var widened: PrimitiveButtonStyleConfiguration {
        let label = AnyView(configuration.label.frame(maxWidth: .infinity))
        return PrimitiveButtonStyleConfiguration(
            role: configuration.role, label: .init(label), action: configuration.action)
    }
}
