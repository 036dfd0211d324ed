/// How large controls are drawn.
///
/// Follows Apple's [ControlSize](https://developer.apple.com/documentation/swiftui/controlsize).
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// Very small.
    case mini
    /// Small.
    case small
    /// The usual size.
    case regular
    /// Large.
    case large
    /// Very large.
    case extraLarge

    /// The factor by which drawn parts differ from the usual.
    var factor: CGFloat {
        switch self {
        case .mini: return 0.7
        case .small: return 0.85
        case .regular: return 1
        case .large: return 1.15
        case .extraLarge: return 1.3
        }
    }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    /// How large controls are drawn; ``ControlSize/regular`` by default.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the controls in the view.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
