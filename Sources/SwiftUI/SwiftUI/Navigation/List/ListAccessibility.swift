import Foundation
import SwiftUICore

extension AccessibilityProperties {
    /// The view is a list of rows.
    ///
    /// If parts of the list have not been measured yet, the number of rows is unknown, and none is numbered.
    mutating func describeList(_ rows: RowEntries, isTable: Bool) {
        role = isTable ? .table : .list
        children = .contain
        let isKnown = !rows.hasBodies
        describe {
            $0.rows = AccessibilityControl.Rows {
                guard isKnown else { return [] }
                return rows.compactMap { if case .row(let item, _, _) = $0.kind { item.id } else { nil } }
            }
        }
    }

    /// The view is a cell of a table, or the header of a column.
    mutating func makeCell(isHeader: Bool) {
        role = isHeader ? .columnHeader : .cell
        children = .combine
    }

    /// The view is a row of a list, with its swipe actions.
    ///
    /// A row that holds others says whether it is open, and opens and closes by an action: the mark in it is no part of its name.
    /// A row of a list that can't be chosen is a button that does.
    mutating func describeRow(_ item: ViewItem, isSelected: Bool, isTable: Bool, select: (() -> Void)?) {
        let disclosure = isTable || select != nil ? item.traits[RowDisclosureKey.self] : nil
        describe {
            $0.row = AccessibilityControl.Row(
                id: item.id, isSelected: isSelected, isExpanded: disclosure?.wrappedValue, select: select
            ) {
                MainActor.assumeIsolated { ViewItem.actions(of: disclosure) + item.swipeActions }
            }
        }
    }
}

extension ViewItem {
    /// The action that opens or closes a row that holds others; none for others.
    @MainActor fileprivate static func actions(of disclosure: Binding<Bool>?) -> [AccessibilityControl.Row.Action] {
        guard let disclosure else { return [] }
        return [(disclosure.wrappedValue ? "Collapse" : "Expand", { disclosure.wrappedValue.toggle() })]
    }

    /// The titles and actions of the buttons that swiping shows; deletion if there are none at the trailing edge.
    @MainActor fileprivate var swipeActions: [AccessibilityControl.Row.Action] {
        var actions: [AccessibilityControl.Row.Action] = []
        for set in traits[SwipeActionsKey.self] {
            for button in ViewItem.flat(ViewItem.items(of: set.content)) {
                guard let press = button.view.press else { continue }
                actions.append((press.name, { MainActor.assumeIsolated { press.action() } }))
            }
        }
        let hasTrailing = traits[SwipeActionsKey.self].contains { $0.edge == .trailing }
        if !hasTrailing, let delete = traits[DeleteItemKey.self], let index = traits.index,
            !traits[DeleteDisabledKey.self]
        {
            actions.append(("Delete", { delete(IndexSet(integer: index)) }))
        }
        return actions
    }
}
