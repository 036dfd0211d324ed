import Foundation
import SwiftUICore

extension UITableView {
    func standardRegister(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        content.classes[identifier] = cellClass
    }

    func standardRegister(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        content.makers[identifier] = nib.map { nib in
            { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
        }
    }

    func standardRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        content.headerClasses[identifier] = aClass
    }

    func standardRegister(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        content.headerMakers[identifier] = nib.map { nib in
            { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first }
        }
    }

    func standardDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = content.makers[identifier]?() {
            cell.reuseIdentifier = identifier
            return cell
        }
        guard let type = content.classes[identifier] as? UITableViewCell.Type else { return nil }
        guard let cell = ObjectMaking.makeCell(type) else {
            RuntimeWarning.issue(
                "A table can't make cells of the class \(type) here: make them in tableView(_:cellForRowAt:).")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        cell.reuseIdentifier = identifier
        return cell
    }

    func standardDequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func standardDequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = content.headerMakers[identifier]?() {
            view.reuseIdentifier = identifier
            return view
        }
        guard let type = content.headerClasses[identifier] as? UITableViewHeaderFooterView.Type else { return nil }
        guard let view = ObjectMaking.makeHeader(type) else {
            RuntimeWarning.issue(
                "A table can't make views of the class \(type) here: make them in tableView(_:viewForHeaderInSection:)."
            )
            return UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
        view.reuseIdentifier = identifier
        return view
    }

    var standardNumberOfSections: Int { dataSource.map { max($0.numberOfSections(in: self), 0) } ?? 0 }
    func standardNumberOfRows(inSection section: Int) -> Int {
        guard let dataSource, section >= 0, section < numberOfSections else { return 0 }
        return max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
    }

    var standardHasUncommittedUpdates: Bool { false }
    func standardReloadData() { content.reload() }
    func standardReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        content.change(isAnimated: animation != .none) { path in indexPaths.contains(path) ? nil : path }
    }
    func standardReconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
    func standardInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let inserted = indexPaths.sorted()
        content.change(isAnimated: animation != .none) { path in
            var place = path
            for new in inserted where new.section == place.section && new.row <= place.row { place.row += 1 }
            return place
        }
    }
    func standardDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let deleted = Set(indexPaths)
        content.change(isAnimated: animation != .none) { path in
            if deleted.contains(path) { return nil }
            let before = deleted.count { $0.section == path.section && $0.row < path.row }
            return IndexPath(row: path.row - before, section: path.section)
        }
    }
    func standardMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        content.change { path in
            if path == indexPath { return newIndexPath }
            var place = path
            if place.section == indexPath.section, place.row > indexPath.row { place.row -= 1 }
            if place.section == newIndexPath.section, place.row >= newIndexPath.row { place.row += 1 }
            return place
        }
    }
    func standardReloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        content.change(isAnimated: animation != .none) { sections.contains($0.section) ? nil : $0 }
    }
    func standardInsertSections(_ sections: IndexSet, with animation: RowAnimation) {
        content.change(isAnimated: animation != .none) { path in
            var place = path
            for new in sections where new <= place.section { place.section += 1 }
            return place
        }
    }
    func standardDeleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        content.change(isAnimated: animation != .none) { path in
            if sections.contains(path.section) { return nil }
            let before = sections.count { $0 < path.section }
            return IndexPath(row: path.row, section: path.section - before)
        }
    }
    func standardMoveSection(_ section: Int, toSection newSection: Int) {
        content.change { path in
            if path.section == section { return IndexPath(row: path.row, section: newSection) }
            var place = path
            if place.section > section { place.section -= 1 }
            if place.section >= newSection { place.section += 1 }
            return place
        }
    }
    func standardPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        updates?()
        content.changed()
        completion?(true)
    }
    func standardBeginUpdates() {}
    func standardEndUpdates() { content.changed() }
    func standardReloadSectionIndexTitles() {}
}
