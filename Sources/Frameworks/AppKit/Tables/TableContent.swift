import Foundation
import SwiftUI

/// How a row of an outline is indented, and its triangle.
struct RowDisclosure {
    /// How deep the row is; 0 for the outermost.
    var level: Int
    /// The distance from the left, in points.
    var indentation: CGFloat
    /// Whether there is a triangle.
    var isExpandable: Bool
    /// Whether the rows below are shown.
    var isExpanded: Bool
}

/// The rows of a table.
struct TableContent: View {
    let table: NSTableView
    let revision: Int
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            if table.headerView != nil, table.shownColumns.contains(where: { !$0.title.isEmpty }) {
                HStack(spacing: table.intercellSpacing.width) {
                    ForEach(Array(table.shownColumns.enumerated()), id: \.offset) { _, column in
                        Text(verbatim: column.title).font(.caption.bold()).lineLimit(1)
                            .modifier(ColumnWidth(column: column, isLast: column === table.shownColumns.last))
                    }
                }
                .padding(.horizontal, 8).padding(.vertical, 4)
                Divider()
            }
            ScrollView {
                LazyVStack(spacing: table.intercellSpacing.height) {
                    ForEach(0..<table.numberOfRows, id: \.self) { row($0) }
                }
            }
        }
        .background(Color(table.backgroundColor))
        .focusable(table.numberOfRows > 0)
        .focusEffectDisabled()
        .focused($isFocused)
        .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
            guard press.modifiers.isEmpty else { return .ignored }
            return handle(press.key) ? .handled : .ignored
        }
    }

    private func handle(_ key: KeyEquivalent) -> Bool {
        switch key {
        case .upArrow: table.moveSelection(by: -1)
        case .downArrow: table.moveSelection(by: 1)
        default: table.pressAcross(toRight: key == .rightArrow)
        }
    }

    private func row(_ index: Int) -> some View {
        HStack(spacing: table.intercellSpacing.width) {
            let views = table.views(of: index)
            if table.isGroup(index) {
                HStack(spacing: 0) {
                    Triangle(table: table, row: index, disclosure: table.disclosure(index))
                    if let view = views.first {
                        ShownView(view: view, revision: revision).id(ObjectIdentifier(view))
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            } else {
                ForEach(Array(zip(table.shownColumns, views).enumerated()), id: \.offset) { _, cell in
                    HStack(spacing: 0) {
                        if table.hasTriangles(cell.0) {
                            Triangle(table: table, row: index, disclosure: table.disclosure(index))
                        }
                        ShownView(view: cell.1, revision: revision).id(ObjectIdentifier(cell.1))
                    }
                    .modifier(ColumnWidth(column: cell.0, isLast: cell.0 === table.shownColumns.last))
                }
            }
        }
        .padding(.horizontal, 8)
        .frame(height: table.height(of: index))
        .background(background(index))
        .contentShape(Rectangle())
        .onTapGesture(count: 2) { click(index, count: 2) }
        .onTapGesture { click(index, count: 1) }
        .accessibilityAddTraits(table.isRowSelected(index) ? .isSelected : [])
    }

    private func click(_ row: Int, count: Int) {
        isFocused = true
        table.click(row, count: count)
    }

    private func background(_ index: Int) -> Color {
        if table.isRowSelected(index), table.selectionHighlightStyle != .none {
            return Color(NSColor.selectedContentBackgroundColor).opacity(0.35)
        }
        guard table.usesAlternatingRowBackgroundColors, index % 2 == 1 else { return .clear }
        return Color(NSColor.alternatingContentBackgroundColors[1])
    }
}

/// The indentation of a row, with the triangle that opens and closes it.
private struct Triangle: View {
    let table: NSTableView
    let row: Int
    let disclosure: RowDisclosure?

    var body: some View {
        if let disclosure {
            Button {
                table.toggle(row)
            } label: {
                Image(systemName: "chevron.right").font(.caption.bold()).foregroundStyle(.secondary)
                    .rotationEffect(.degrees(disclosure.isExpanded ? 90 : 0))
                    .frame(width: 16, height: 16).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .opacity(disclosure.isExpandable ? 1 : 0)
            .disabled(!disclosure.isExpandable)
            .accessibilityHidden(!disclosure.isExpandable)
            .accessibilityLabel(Text(verbatim: disclosure.isExpanded ? "Collapse" : "Expand"))
            .padding(.leading, disclosure.indentation)
        }
    }
}

/// Gives a cell the width of its column.
private struct ColumnWidth: ViewModifier {
    let column: NSTableColumn
    let isLast: Bool

    func body(content: Content) -> some View {
        if isLast {
            content.frame(maxWidth: .infinity, alignment: .leading)
        } else {
            content.frame(width: max(column.width, 0), alignment: .leading)
        }
    }
}
