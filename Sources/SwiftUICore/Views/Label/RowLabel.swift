import Foundation

/// A label in a list's row: the icons of all rows share a column, in the tint unless the app has chosen a style.
struct RowLabel<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\._foregroundStyle) private var style
    @Environment(\.chosenForegroundStyle) private var chosen
    @Environment(\.tintsRowIcons) private var tintsIcons
    @ScaledMetric private var column: CGFloat = 28

    var body: some View {
        HStack(spacing: 12) {
            icon.environment(\._foregroundStyle, (tintsIcons ? chosen : style) ?? AnyShapeStyle(TintShapeStyle()))
                .frame(width: column)
            title
        }
    }
}

enum RowLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is the row of a list, and not something in it that scrolls: labels share a column then.
    package var _isRowLabel: Bool {
        get { self[RowLabelKey.self] }
        set { self[RowLabelKey.self] = newValue }
    }

    /// Whether a row lies anywhere above, which does not change during a node's life.
    static func _isBelowRow(_ element: _EnvironmentElement?) -> Bool {
        EnvironmentValues(head: element).find(RowLabelKey.self) != nil
    }
}
