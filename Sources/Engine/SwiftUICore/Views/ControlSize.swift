import Foundation

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
    package var factor: CGFloat {
        switch self {
        case .mini: return 0.7
        case .small: return 0.85
        case .regular: return 1
        case .large: return 1.15
        case .extraLarge: return 1.3
        }
    }

    /// The font of labels; nil for the font of the text around.
    package var font: Font? {
        switch self {
        case .mini: return .footnote
        case .small: return .subheadline
        case .regular, .large: return nil
        case .extraLarge: return DeviceFamily.isMac ? nil : .title3
        }
    }

    /// The distance of a label from the edges of a button's background, in points.
    package var labelInsets: (horizontal: CGFloat, vertical: CGFloat) {
        if DeviceFamily.isMac { return insetsOnMac }
        return switch self {
        case .mini: (8, 3)
        case .small: (10, 5)
        case .regular: (12, 7)
        case .large: (20, 14)
        case .extraLarge: (24, 18)
        }
    }

    /// For buttons that are 16, 19, 22, 28 and 36 points high.
    private var insetsOnMac: (horizontal: CGFloat, vertical: CGFloat) {
        switch self {
        case .mini: (7, 2)
        case .small: (8, 3)
        case .regular: (10, 3)
        case .large: (14, 6)
        case .extraLarge: (18, 10)
        }
    }

    /// The radius of a button's corners, in points.
    package var cornerRadius: CGFloat {
        switch self {
        case .mini: DeviceFamily.isMac ? 4 : 5
        case .small: DeviceFamily.isMac ? 5 : 6
        case .regular: DeviceFamily.isMac ? 6 : 7
        case .large: DeviceFamily.isMac ? 7 : 12
        case .extraLarge: DeviceFamily.isMac ? 9 : 14
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

/// Sets the font of the control size for labels, unless the app has chosen one.
package struct ControlSizeFont: ViewModifier {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.font) private var font

    package nonisolated init() {}

    package func body(content: Content) -> some View { content.environment(\.font, font ?? controlSize.font) }
}
