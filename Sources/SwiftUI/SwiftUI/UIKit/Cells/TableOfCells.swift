import Foundation
import SwiftUICore

/// The rows of a table of UIKit as a list.
struct TableOfCells: View {
    let table: UITableView
    @ObservedObject var content: TableContent

    var body: some View {
        ScrollViewReader { proxy in
            List {
                if let view = table.tableHeaderView, let height = height(of: view) { edge(view, height) }
                ForEach(0..<table.numberOfSections, id: \.self) { TableSection(table: table, section: $0) }
                if let view = table.tableFooterView, let height = height(of: view) { edge(view, height) }
            }
            .modifier(CellTableLook(style: table.style))
            .transformEnvironment(\.defaultMinListRowHeight) { if givesHeights { $0 = 0 } }
            .coordinateSpace(.named(ObjectIdentifier(table)))
            .environment(\.editMode, .constant(content.isEditing ? .active : .inactive))
            .onScrollPhaseChange { [table] old, new in table.changed(from: old, to: new) }
            .modifier(Pulled(control: table.refreshControl))
            .onChange(of: content.request, initial: true) { _, request in
                if let request { scroll(to: request, proxy) }
            }
        }
        .background { table.backgroundView.map { $0._swiftUIContent } }
    }

    /// Whether rows have given heights, as far as the first one shows.
    private var givesHeights: Bool {
        let first = IndexPath(row: 0, section: 0)
        guard table.numberOfSections > 0, table.numberOfRows(inSection: 0) > 0 else { return table.rowHeight >= 0 }
        return table.givenHeight(of: first) != nil
    }

    private func scroll(to request: TableContent.ScrollRequest, _ proxy: ScrollViewProxy) {
        let anchor: UnitPoint? =
            switch request.position {
            case .none: nil
            case .top: .top
            case .middle: .center
            case .bottom: .bottom
            }
        if request.isAnimated {
            withAnimation { proxy.scrollTo(request.row, anchor: anchor) }
        } else {
            proxy.scrollTo(request.row, anchor: anchor)
        }
    }

    /// The height of the view above or below all rows: its own, or its content's; nil for an empty one.
    private func height(of view: UIView) -> CGFloat? {
        let own = view.bounds.height
        if own.isFinite, own > 0 { return own }
        let fitting = view.smallestSize.height
        return fitting.isFinite && fitting > 0 ? fitting : nil
    }

    private func edge(_ view: UIView, _ height: CGFloat) -> some View {
        view._swiftUIContent.frame(maxWidth: .infinity).frame(height: height)
            .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
    }
}

/// A section of a table's rows.
private struct TableSection: View {
    let table: UITableView
    let section: Int

    private var content: TableContent { table.content }
    private var source: (any UITableViewDataSource)? { table.dataSource }

    var body: some View {
        Section {
            ForEach(0..<table.numberOfRows(inSection: section), id: \.self) { row in
                let path = IndexPath(row: row, section: section)
                if let cell = content.cell(at: path, in: table) {
                    let isEditable = source?.tableView(table, canEditRowAt: path) ?? false
                    let isMoved = source?.tableView(table, canMoveRowAt: path) ?? false
                    TableCellRow(table: table, path: path, cell: cell, host: cell.host)
                        .id(path)
                        .deleteDisabled(!isEditable || !deletes(path))
                        .moveDisabled(!isMoved)
                        .listRowInsets(cell.fillsRow ? EdgeInsets() : nil)
                        // A given height is the whole row's.
                        .listRowInsets(.vertical, table.givenHeight(of: path) == nil ? nil : 0)
                        .listRowBackground(cell.rowBackground(isSelected: content.selected.contains(path)))
                        .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
                        .listRowSeparatorTint(table.separatorColor.map { Color($0) })
                        .modifier(RowActions(table: table, path: path, isEditable: isEditable))
                }
            }
            .onDelete(perform: deletion)
            .onMove(perform: movement)
        } header: {
            TableTitle(table: table, section: section, isHeader: true)
        } footer: {
            TableTitle(table: table, section: section, isHeader: false)
        }
    }

    private func deletes(_ path: IndexPath) -> Bool {
        (table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete) == .delete
    }

    private var deletion: ((IndexSet) -> Void)? {
        guard let source, type(of: source)._commitsEdits else { return nil }
        return { rows in
            for row in rows.reversed() {
                source.tableView(table, commit: .delete, forRowAt: IndexPath(row: row, section: section))
            }
        }
    }

    private var movement: ((IndexSet, Int) -> Void)? {
        guard let source, type(of: source)._movesRows else { return nil }
        return { rows, target in
            guard let row = rows.first else { return }
            let from = IndexPath(row: row, section: section)
            let proposed = IndexPath(row: target > row ? target - 1 : target, section: section)
            let place =
                table.delegate?.tableView(table, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: proposed)
                ?? proposed
            if place == from { return }
            source.tableView(table, moveRowAt: from, to: place)
            table.moveRow(at: from, to: place)
        }
    }
}

/// The view or the words above or below a section.
private struct TableTitle: View {
    let table: UITableView
    let section: Int
    let isHeader: Bool

    var body: some View {
        if let height, height.isFinite, height == 0 {
            EmptyView()
        } else if let view {
            let height = height.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
            view._swiftUIContent
                .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .leading)
                .onGeometryChange(for: CGRect.self) { [space = ObjectIdentifier(table)] in
                    $0.frame(in: .named(space))
                } action: { [table] frame in
                    note(view, frame, table)
                }
                .onAppear { appeared(view) }
                .onDisappear { disappeared(view) }
        } else if let words {
            Text(verbatim: words)
        }
    }

    /// The height that the delegate or the table gives; nil for the content's.
    private var height: CGFloat? {
        guard let delegate = table.delegate else { return nil }
        let height =
            isHeader
            ? delegate.tableView(table, heightForHeaderInSection: section)
            : delegate.tableView(table, heightForFooterInSection: section)
        return height < 0 ? nil : height
    }

    private var view: UIView? {
        let known = isHeader ? table.content.headers[section] : table.content.footers[section]
        if let view = known?.view { return view }
        let view =
            isHeader
            ? table.delegate?.tableView(table, viewForHeaderInSection: section)
            : table.delegate?.tableView(table, viewForFooterInSection: section)
        if let view { note(view, .zero, table) }
        return view
    }

    private var words: String? {
        isHeader
            ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
            : table.dataSource?.tableView(table, titleForFooterInSection: section)
    }

    private func note(_ view: UIView, _ frame: CGRect, _ table: UITableView) {
        let title = TableContent.Title(view: view, frame: frame)
        if isHeader { table.content.headers[section] = title } else { table.content.footers[section] = title }
    }

    private func appeared(_ view: UIView) {
        if isHeader {
            table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
        } else {
            table.delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
        }
    }

    private func disappeared(_ view: UIView) {
        if isHeader {
            table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
    }
}

/// The style of a list for the style of a table.
private struct CellTableLook: ViewModifier {
    let style: UITableView.Style

    func body(content: Content) -> some View {
        switch style {
        case .plain: content.listStyle(.plain)
        case .grouped: content.listStyle(.grouped)
        case .insetGrouped: content.listStyle(.insetGrouped)
        }
    }
}
