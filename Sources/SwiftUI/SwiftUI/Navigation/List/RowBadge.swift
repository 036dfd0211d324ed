import Foundation

private enum RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
    /// The badge of the row that the view is in, for rows that show it themselves.
    var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}

/// A badge at the trailing edge of a row.
struct RowBadge: View {
    let text: Text
    /// Whether the row has the tint behind it, on which the badge is white.
    var isOnTint = false
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        switch prominence {
        case .increased:
            text.foregroundStyle(.white).padding(.horizontal, 8).padding(.vertical, 2)
                .background(Capsule().fill(Color.red))
        case _ where isOnTint: text.foregroundStyle(.white.opacity(0.8))
        case .decreased: text.foregroundStyle(Color(UIColor.tertiaryLabel))
        default: text.foregroundStyle(Color(UIColor.secondaryLabel))
        }
    }
}

/// The accessories at the trailing edge of a navigating row: its badge, and a chevron except in a sidebar.
struct LinkEnd: View {
    @Environment(\.rowBadge) private var badge
    @Environment(\.listStyleKind) private var style
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        if let badge { RowBadge(text: badge) }
        if style != .sidebar {
            Chevron()
                .stroke(
                    Color(UIColor.tertiaryLabel),
                    style: StrokeStyle(lineWidth: 2 * textScale, lineCap: .round, lineJoin: .round)
                )
                .frame(width: 6 * textScale, height: 11 * textScale)
        }
    }
}
