import DisplayList
import Foundation

/// The headers of a table's columns.
struct TableHeader: View {
    @Environment(\.tableColumns) private var table
    @Environment(\.hostKind) private var host
    /// The width of the whole header, in points.
    @State private var total: CGFloat = 0

    var body: some View {
        if let table, table.showsHeader {
            VStack(spacing: 0) {
                TableRowLayout(
                    layout: table.layout, minHeight: host == .terminal ? 0 : 30, padding: host == .terminal ? 0 : 4
                ) {
                    ForEach(Array(table.shown.enumerated()), id: \.element.id) { index, column in
                        TableHeaderCell(column: column, index: index, total: total)
                    }
                }
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { total = $0 }
                .padding(.horizontal, table.look.isInset ? TableLook.inset : 0)
                Rectangle().fill(Color(UIColor.separator)).modifier(Hairline())
            }
            .background(Color(UIColor.systemBackground))
            .modifier(TableHeaderMenu())
            .accessibilityElement(children: .contain)
        }
    }
}

/// The header of a column: a press sorts, its edge changes the width, and it can be dragged elsewhere.
private struct TableHeaderCell: View {
    let column: TableColumnRecord
    let index: Int
    let total: CGFloat
    @Environment(\.tableColumns) private var table
    @Environment(\.hostKind) private var host
    /// How far the header is dragged, in points.
    @State private var drag: CGFloat = 0
    /// The widths of all columns when a drag of the edge began.
    @State private var start: [CGFloat]?

    var body: some View {
        let order = table?.sorting?.order(of: column)
        label(order)
            .font(.subheadline.weight(.semibold))
            .lineLimit(1)
            .frame(minWidth: 0, maxWidth: .infinity, alignment: column.alignment.frame)
            .contentShape(Rectangle())
            .controlAccessibility {
                $0.makeCell(isHeader: true)
                if let order { $0.value = Text(order == .forward ? "ascending" : "descending") }
                if canResize { $0.adjust = { step(by: $0 == .increment ? 10 : -10) } }
            }
            .overlay(alignment: .trailing) { edge }
            .offset(x: drag)
            .zIndex(drag == 0 ? 0 : 1)
            .simultaneousGesture(moving, including: canMove ? .all : .subviews)
    }

    @ViewBuilder private func label(_ order: SortOrder?) -> some View {
        if table?.sorting != nil, column.comparator != nil {
            Button {
                table?.sorting?.sort(by: column)
            } label: {
                HStack(spacing: 4) {
                    if column.alignment.horizontal == .trailing { arrow(order) }
                    column.label
                    if column.alignment.horizontal != .trailing { arrow(order) }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: column.alignment.frame)
                .contentShape(Rectangle())
            }
            .buttonStyle(StillButtonStyle())
        } else {
            column.label
        }
    }

    @ViewBuilder private func arrow(_ order: SortOrder?) -> some View {
        if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
                .foregroundStyle(.secondary).accessibilityHidden(true)
        }
    }

    // MARK: Width

    private var canResize: Bool {
        column.width.isFlexible && !column.disabledBehavior.contains(.resize)
    }

    @ViewBuilder private var edge: some View {
        if host != .terminal {
            // The line is where the column ends, beyond the room of its views.
            ZStack {
                Rectangle().fill(Color(UIColor.separator)).frame(width: 1, height: 16)
                if canResize {
                    Color.clear.frame(width: 9).contentShape(Rectangle())
                        .pointerStyle(.columnResize)
                        .highPriorityGesture(resizing)
                }
            }
            .frame(width: 9)
            .offset(x: TableColumnLayout.padding + 4)
            .accessibilityHidden(true)
        }
    }

    private var resizing: some Gesture {
        DragGesture(minimumDistance: 1, coordinateSpace: .global)
            .onChanged { resize(by: $0.translation.width, isDone: false) }
            .onEnded {
                resize(by: $0.translation.width, isDone: true)
                start = nil
            }
    }

    /// Gives the column another width, and keeps those before it as they are.
    private func resize(by distance: CGFloat, isDone: Bool) {
        guard let table, distance.isFinite else { return }
        let begin = start ?? table.layout.widths(in: total)
        if start == nil { start = begin }
        guard begin.count == table.shown.count, begin.indices.contains(index) else { return }
        var changes = (0..<index).filter { table.shown[$0].width.isFlexible }.map { (table.shown[$0].id, begin[$0]) }
        let width = min(max(begin[index] + distance, column.width.minimum), column.width.maximum)
        changes.append((column.id, width))
        table.resize(changes, isDone)
    }

    private func step(by distance: CGFloat) {
        resize(by: distance, isDone: true)
        start = nil
    }

    // MARK: Place

    private var canMove: Bool {
        table?.customizing != nil && column.customizationID != nil && !column.disabledBehavior.contains(.reorder)
    }

    private var moving: some Gesture {
        DragGesture(minimumDistance: 8, coordinateSpace: .global)
            .onChanged { if start == nil { drag = $0.translation.width } }
            .onEnded {
                drag = 0
                if start == nil { drop($0.translation.width) }
            }
    }

    /// Moves the column to where its middle is.
    private func drop(_ distance: CGFloat) {
        guard let table else { return }
        let widths = table.layout.widths(in: total)
        guard widths.indices.contains(index) else { return }
        let middle = widths[..<index].reduce(0, +) + widths[index] / 2 + distance
        var (place, end) = (0, widths[0])
        while place < widths.count - 1, middle > end {
            place += 1
            end += widths[place]
        }
        // Columns without a name stay where they are.
        guard table.shown[place].customizationID != nil else { return }
        table.move(index, place)
    }
}

/// The menu in which the user chooses which columns are shown.
private struct TableHeaderMenu: ViewModifier {
    @Environment(\.tableColumns) private var table

    func body(content: Content) -> some View {
        if let customizing = table?.customizing {
            let state = customizing.get()
            content.contextMenu {
                ForEach(offered) { column in
                    Toggle(isOn: isShown(column, state.visibility, customizing)) { column.label }
                }
            }
        } else {
            content
        }
    }

    private var offered: [TableColumnRecord] {
        (table?.all ?? []).filter { $0.customizationID != nil && !$0.disabledBehavior.contains(.visibility) }
    }

    private func isShown(
        _ column: TableColumnRecord, _ visibility: @escaping (String) -> Visibility, _ customizing: TableCustomizing
    ) -> Binding<Bool> {
        let name = column.customizationID ?? ""
        return Binding {
            let chosen = visibility(name)
            return (chosen == .automatic ? column.defaultVisibility : chosen) != .hidden
        } set: {
            customizing.setVisibility(name, $0 ? .visible : .hidden)
        }
    }
}
