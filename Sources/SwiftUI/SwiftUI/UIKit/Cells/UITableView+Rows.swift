import Foundation
import SwiftUICore

extension UITableView {
    /// Names a class of cells; nil to forget the name.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        content.classes[identifier] = cellClass
    }

    /// Names the cell of a nib; nil to forget the name.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        content.makers[identifier] = nib.map { nib in
            { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
        }
    }

    /// Names a class of headers and footers; nil to forget the name.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        content.headerClasses[identifier] = aClass
    }

    /// Names the header or footer of a nib; nil to forget the name.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        content.headerMakers[identifier] = nib.map { nib in
            { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first }
        }
    }

    /// Returns a cell of a registered class or nib, or of a storyboard's prototype, else nil.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
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

    /// Returns a cell of a registered class, else a plain one.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a header or footer of a registered class, else nil.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
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

    /// The number of sections.
    public var numberOfSections: Int { dataSource.map { max($0.numberOfSections(in: self), 0) } ?? 0 }
    /// Returns the number of rows in a section; 0 for a section that does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        guard let dataSource, section >= 0, section < numberOfSections else { return 0 }
        return max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
    }

    /// Whether the data source has changed since the rows were made; never here.
    public var hasUncommittedUpdates: Bool { false }
    /// Reloads all rows and sections.
    public func reloadData() { content.reload() }
    /// Reloads rows.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        content.change(isAnimated: animation != .none) { path in indexPaths.contains(path) ? nil : path }
    }
    /// Asks for the cells of rows again, without another cell where the data source returns the same one.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
    /// Inserts rows that the data source has inserted.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let inserted = indexPaths.sorted()
        content.change(isAnimated: animation != .none) { path in
            var place = path
            for new in inserted where new.section == place.section && new.row <= place.row { place.row += 1 }
            return place
        }
    }
    /// Deletes rows that the data source has deleted.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let deleted = Set(indexPaths)
        content.change(isAnimated: animation != .none) { path in
            if deleted.contains(path) { return nil }
            let before = deleted.count { $0.section == path.section && $0.row < path.row }
            return IndexPath(row: path.row - before, section: path.section)
        }
    }
    /// Moves a row that the data source has moved.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        content.change { path in
            if path == indexPath { return newIndexPath }
            var place = path
            if place.section == indexPath.section, place.row > indexPath.row { place.row -= 1 }
            if place.section == newIndexPath.section, place.row >= newIndexPath.row { place.row += 1 }
            return place
        }
    }
    /// Reloads sections.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        content.change(isAnimated: animation != .none) { sections.contains($0.section) ? nil : $0 }
    }
    /// Inserts sections that the data source has inserted.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        content.change(isAnimated: animation != .none) { path in
            var place = path
            for new in sections where new <= place.section { place.section += 1 }
            return place
        }
    }
    /// Deletes sections that the data source has deleted.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        content.change(isAnimated: animation != .none) { path in
            if sections.contains(path.section) { return nil }
            let before = sections.count { $0 < path.section }
            return IndexPath(row: path.row, section: path.section - before)
        }
    }
    /// Moves a section that the data source has moved.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        content.change { path in
            if path.section == section { return IndexPath(row: path.row, section: newSection) }
            var place = path
            if place.section > section { place.section -= 1 }
            if place.section >= newSection { place.section += 1 }
            return place
        }
    }
    /// Makes several changes.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        content.changed()
        completion?(true)
    }
    /// Begins several changes.
    public func beginUpdates() {}
    /// Ends several changes.
    public func endUpdates() { content.changed() }
    /// Reloads the titles of the index, which is not shown here.
    public func reloadSectionIndexTitles() {}
}
