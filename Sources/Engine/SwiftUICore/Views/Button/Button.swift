/// A control that does something when pressed.
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
