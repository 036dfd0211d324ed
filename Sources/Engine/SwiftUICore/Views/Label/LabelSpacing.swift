import Foundation

/// Icon and title side by side, as far apart as the app wants.
struct SideBySide<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing) {
            if let iconWidth {
                icon.frame(width: iconWidth)
            } else {
                icon
            }
            title
        }
    }
}

private enum LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The room between icon and title of labels, in points; nil for the usual one.
    public var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    /// The width that labels keep for their icons, in points; nil for the width of each icon.
    public var labelReservedIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the room between icon and title of labels, in points.
    public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }

    /// Sets the width that labels keep for their icons, in points, so that titles begin one below the other.
    public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}
