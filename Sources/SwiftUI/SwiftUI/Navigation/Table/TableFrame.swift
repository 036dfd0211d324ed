import DisplayList
import Foundation

/// The columns of a table as its header and rows find them.
struct TableColumns {
    /// The visible columns, from the leading edge.
    var shown: [TableColumnRecord]
    /// All columns, for the menu.
    var all: [TableColumnRecord]
    var layout: TableColumnLayout
    var look: TableLook
    var sorting: TableSorting?
    var customizing: TableCustomizing?
    var showsHeader: Bool
    /// Whether there is only room for the first column, without a header.
    var isCompact: Bool
    /// Whether every other row has a ground.
    var alternates: Bool
    /// Whether the table has the keyboard.
    var hasFocus: Bool
    /// Sets the widths of some columns, in points; whether the user has done with it.
    var resize: ([(TableColumnID, CGFloat)], Bool) -> Void
    /// Moves a column to the place of another.
    var move: (Int, Int) -> Void
}

private enum TableColumnsKey: EnvironmentKey { static var defaultValue: TableColumns? { nil } }

extension EnvironmentValues {
    /// The columns of the table that the view is in; nil elsewhere.
    var tableColumns: TableColumns? {
        get { self[TableColumnsKey.self] }
        set { self[TableColumnsKey.self] = newValue }
    }
}

/// A table with its columns: the user's changes of them change this view alone, and not the list of rows.
struct TableFrame<Value: Hashable>: View {
    let columns: [TableColumnRecord]
    let sorting: TableSorting?
    let customizing: TableCustomizing?
    let look: TableLook
    let list: RowList<Value>
    /// The widths that the user gave to columns, in points.
    @State private var widths: [TableColumnID: CGFloat] = [:]
    @State private var hasFocus = false
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableHeaders) private var headers
    @Environment(\.alternatingRows) private var alternating

    var body: some View {
        let model = model
        let least = model.layout.least
        let content =
            list
            .environment(\.tableColumns, model)
            .responder { $0.focusWithinChanged = { hasFocus = $0 } }
        if model.isCompact {
            content
        } else {
            ScrollView(.horizontal) {
                content.containerRelativeFrame(.horizontal) { length, _ in max(length, least) }
            }
            .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
            .overlay {
                if look.isBordered {
                    Rectangle().stroke(Color(UIColor.separator), lineWidth: 1).allowsHitTesting(false)
                }
            }
        }
    }

    private var model: TableColumns {
        let isCompact = sizeClass == .compact
        let shown = isCompact ? Array(visible.prefix(1)) : visible
        let kept = customizing?.get().widths ?? [:]
        let layout = TableColumnLayout(
            columns: shown.map { column in
                let stored = column.customizationID.flatMap { kept[$0] }.map { CGFloat($0) }
                return TableColumnLayout.Column(
                    bounds: column.width,
                    chosen: widths[column.id] ?? stored.flatMap { $0.isFinite ? max($0, 0) : nil },
                    alignment: column.alignment.horizontal)
            })
        return TableColumns(
            shown: shown, all: columns, layout: layout, look: look, sorting: sorting, customizing: customizing,
            showsHeader: headers != .hidden && !isCompact, isCompact: isCompact,
            alternates: alternating.map { $0 == .enabled } ?? look.alternates, hasFocus: hasFocus,
            resize: resize, move: { move(shown, $0, $1) })
    }

    /// The columns that are not hidden, in the order that the user gave them.
    private var visible: [TableColumnRecord] {
        guard let state = customizing?.get() else { return columns.filter { $0.defaultVisibility != .hidden } }
        let visible = columns.filter { column in
            let chosen = column.customizationID.map(state.visibility) ?? .automatic
            return (chosen == .automatic ? column.defaultVisibility : chosen) != .hidden
        }
        guard !state.order.isEmpty else { return visible }
        // Columns that the order does not name keep their places; the others take turns in theirs.
        let rank = Dictionary(state.order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let named = visible.indices.filter { visible[$0].customizationID.flatMap { rank[$0] } != nil }
        let sorted = named.map { visible[$0] }.sorted {
            (rank[$0.customizationID ?? ""] ?? 0) < (rank[$1.customizationID ?? ""] ?? 0)
        }
        var result = visible
        for (place, column) in zip(named, sorted) { result[place] = column }
        return result
    }

    private func resize(_ changes: [(TableColumnID, CGFloat)], isDone: Bool) {
        for (id, width) in changes { widths[id] = width }
        guard isDone, let customizing else { return }
        for (id, width) in changes {
            guard let name = columns.first(where: { $0.id == id })?.customizationID else { continue }
            customizing.setWidth(name, Double(width))
        }
    }

    private func move(_ shown: [TableColumnRecord], _ from: Int, _ to: Int) {
        guard let customizing, shown.indices.contains(from), shown.indices.contains(to), from != to else { return }
        var moved = shown
        moved.insert(moved.remove(at: from), at: to)
        let hidden = columns.compactMap(\.customizationID).filter { id in !shown.contains { $0.customizationID == id } }
        customizing.setOrder(moved.compactMap(\.customizationID) + hidden)
    }
}
