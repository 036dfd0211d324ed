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
        case .extraLarge: return .title3
        }
    }

    /// The distance of a label from the edges of a button's background, in points.
    package var labelInsets: (horizontal: CGFloat, vertical: CGFloat) {
        switch self {
        case .mini: return (8, 3)
        case .small: return (10, 5)
        case .regular: return (12, 7)
        case .large: return (20, 14)
        case .extraLarge: return (24, 18)
        }
    }

    /// The radius of a button's corners, in points.
    package var cornerRadius: CGFloat {
        switch self {
        case .mini: return 5
        case .small: return 6
        case .regular: return 7
        case .large: return 12
        case .extraLarge: return 14
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
