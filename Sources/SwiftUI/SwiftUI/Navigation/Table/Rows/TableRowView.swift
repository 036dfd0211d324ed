import DisplayList
import Foundation

/// The cells of a row.
struct TableRowView<Value: Identifiable>: View {
    let value: Value
    let level: Int
    /// Whether the rows within are shown; nil for a row without any.
    let isExpanded: Binding<Bool>?
    @Environment(\.tableColumns) private var table
    @Environment(\.minTableRowHeight) private var height
    @Environment(\.hostKind) private var host

    var body: some View {
        if let table {
            if table.isCompact {
                cell(table, 0).frame(maxWidth: .infinity, alignment: .leading)
            } else {
                TableRowLayout(
                    layout: table.layout, minHeight: host == .terminal ? 0 : height,
                    padding: host == .terminal ? 0 : 4
                ) {
                    ForEach(Array(table.shown.enumerated()), id: \.element.id) { index, column in
                        cell(table, index).lineLimit(1)
                            .controlAccessibility { $0.makeCell(isHeader: false) }
                            // No further than its column.
                            .frame(minWidth: 0, maxWidth: .infinity, alignment: column.alignment.frame)
                            .clipped()
                    }
                }
                .contentShape(Rectangle())
            }
        }
    }

    @ViewBuilder private func cell(_ table: TableColumns, _ index: Int) -> some View {
        if table.shown.indices.contains(index) {
            if index == 0 {
                HStack(spacing: 6) {
                    if level > 0 { Color.clear.frame(width: CGFloat(min(level, 50)) * 20 - 6, height: 1) }
                    TableDisclosure(isExpanded: isExpanded)
                    table.shown[index].content(value)
                }
            } else {
                HStack(spacing: 6) { table.shown[index].content(value) }
            }
        }
    }
}

/// The angle before a row that holds others, or the room that it would have.
private struct TableDisclosure: View {
    let isExpanded: Binding<Bool>?
    @Environment(\.tableOutline) private var outline
    @Environment(\.selectRow) private var select
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        if let isExpanded {
            mark(isExpanded)
                // The row itself says so, and has an action.
                .accessibilityHidden(true)
        } else if outline?.hasGroups == true {
            Color.clear.frame(width: 14 * textScale, height: 1)
        }
    }

    /// The angle; where rows can be chosen the arrow keys open and close them, and Tab passes over all their angles.
    @ViewBuilder private func mark(_ isExpanded: Binding<Bool>) -> some View {
        let angle = DisclosureAngle(
            width: 5, height: 9, style: ForegroundStyle(), isExpanded: isExpanded.wrappedValue
        )
        .frame(width: 14 * textScale, height: 18 * textScale)
        .contentShape(Rectangle())
        let toggle = { withAnimation(.snappy(duration: 0.25)) { isExpanded.wrappedValue.toggle() } }
        if select != nil {
            angle.onTapGesture(perform: toggle)
        } else {
            Button(action: toggle) { angle }.buttonStyle(StillButtonStyle())
        }
    }
}

/// Whether any row of a table holds others, which is known once its rows were listed.
final class TableOutline {
    var hasGroups = false

    /// Where rows find it while they are listed.
    enum Key: ViewItemTraitKey { static var defaultValue: TableOutline? { nil } }
}

private enum TableOutlineKey: EnvironmentKey { static var defaultValue: TableOutline? { nil } }

extension EnvironmentValues {
    /// Whether any row of the table around holds others; nil outside of tables.
    var tableOutline: TableOutline? {
        get { self[TableOutlineKey.self] }
        set { self[TableOutlineKey.self] = newValue }
    }
}
