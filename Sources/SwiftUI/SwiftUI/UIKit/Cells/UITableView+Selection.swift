import Foundation
import SwiftUICore

extension UITableView {
    var standardIndexPathForSelectedRow: IndexPath? { content.selected.first }
    var standardIndexPathsForSelectedRows: [IndexPath]? { content.selected.isEmpty ? nil : content.selected }

    func standardDeselectRow(at indexPath: IndexPath, animated: Bool) {
        guard content.selected.contains(indexPath) else { return }
        content.selected.removeAll { $0 == indexPath }
        content.cells[indexPath]?.setSelected(false, animated: animated)
        content.changed()
    }

    func standardSelectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in content.selected { deselectRow(at: path, animated: animated) }
            return
        }
        if !selectsSeveral {
            for path in content.selected where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        if !content.selected.contains(indexPath) { content.selected.append(indexPath) }
        content.cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
        content.changed()
    }

    private var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Selects a row, or deselects it where several can be selected, as a press does.
    func choose(_ row: IndexPath) {
        let isAllowed =
            isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
        guard isAllowed, delegate?.tableView(self, shouldHighlightRowAt: row) ?? true else { return }
        content.cells[row]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: row)
        content.cells[row]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: row)
        if selectsSeveral, content.selected.contains(row) { return giveUp(row) }
        guard let delegate else { return selectRow(at: row, animated: false, scrollPosition: .none) }
        guard let row = delegate.tableView(self, willSelectRowAt: row) else { return }
        if !selectsSeveral {
            for old in content.selected where old != row { giveUp(old) }
        }
        selectRow(at: row, animated: false, scrollPosition: .none)
        delegate.tableView(self, didSelectRowAt: row)
        if let cell = cellForRow(at: row), let segue = cell.segue { segue.follow(cell) }
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    private func giveUp(_ row: IndexPath) {
        guard let delegate else { return deselectRow(at: row, animated: false) }
        guard let row = delegate.tableView(self, willDeselectRowAt: row) else { return }
        deselectRow(at: row, animated: false)
        delegate.tableView(self, didDeselectRowAt: row)
    }
}
