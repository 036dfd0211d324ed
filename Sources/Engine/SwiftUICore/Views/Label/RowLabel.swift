import Foundation

/// A label in a list's row: the icons of all rows share a column, in the tint unless the app has chosen a style, and
/// their symbols are large.
struct RowLabel<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\._foregroundStyle) private var style
    @Environment(\.chosenForegroundStyle) private var chosen
    @Environment(\.tintsRowIcons) private var tintsIcons
    @Environment(\.hasMacControls) private var isMac
    @ScaledMetric private var column: CGFloat = 28

    var body: some View {
        HStack(spacing: isMac ? 6 : 12) {
            IconColumn(width: isMac ? column * 20 / 28 : column) {
                icon.environment(\._foregroundStyle, (tintsIcons ? chosen : style) ?? AnyShapeStyle(TintShapeStyle()))
                    .imageScale(.large)
            }
            title
        }
    }
}

/// The column of a row's icons: a symbol is as high as a line of text in it, so that it does not make the row higher.
private struct IconColumn: Layout {
    /// The column's width, in points: 28 for text of the usual size, 20 on the Mac.
    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let height = subviews.reduce(0) { max($0, $1.sizeThatFits(inner(proposal)).height) }
        // Symbols have some room above and below them, unlike pictures.
        let line = width * 0.72
        return CGSize(width: width, height: height <= width ? min(height, line) : height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal))
        }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width, height: proposal.height)
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
