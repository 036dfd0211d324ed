/// The label of a button that has none but its role's.
///
/// Follows Apple's [DefaultButtonLabel](https://developer.apple.com/documentation/swiftui/defaultbuttonlabel).
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View {
        switch role {
        case .cancel: Text("Cancel")
        case .close: Label("Close", systemImage: "xmark")
        case .destructive: Label("Delete", systemImage: "trash")
        default: Text("Done")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the label of its role.
    public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// Whether buttons are as wide as there is room.
///
/// Follows Apple's [ButtonSizing](https://developer.apple.com/documentation/swiftui/buttonsizing).
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    /// As the place has it: as wide as their labels.
    public static let automatic = ButtonSizing(name: "automatic")
    /// As wide as there is room.
    public static let flexible = ButtonSizing(name: "flexible")
    /// As wide as their labels.
    public static let fitted = ButtonSizing(name: "fitted")
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    /// Whether buttons are as wide as there is room.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons are as wide as there is room.
    ///
    /// Follows Apple's [buttonSizing(_:)](https://developer.apple.com/documentation/swiftui/view/buttonsizing(_:)).
    public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
