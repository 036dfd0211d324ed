import Foundation

/// A label in a list's row: the icons of all rows share a column, in the tint unless the app has chosen a style.
struct RowLabel<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\._foregroundStyle) private var style
    @ScaledMetric private var column: CGFloat = 28

    var body: some View {
        HStack(spacing: 12) {
            icon.environment(\._foregroundStyle, style ?? AnyShapeStyle(TintShapeStyle())).frame(width: column)
            title
        }
    }
}

private enum RowLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether labels are in the row of a list.
    package var _isRowLabel: Bool {
        get { self[RowLabelKey.self] }
        set { self[RowLabelKey.self] = newValue }
    }
}
