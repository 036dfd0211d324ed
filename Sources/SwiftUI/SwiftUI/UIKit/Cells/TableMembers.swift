import Foundation
import SwiftUICore

/// The members of a table that classes of apps may override; the base of ``UITableView``.
///
/// Members of extensions cannot be overridden without Objective-C.
@MainActor @preconcurrency
open class _TableMembers: UIScrollView {
    private var own: UITableView { unsafeDowncast(self, to: UITableView.self) }

    /// Names a class of cells; nil to forget the name.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        own.standardRegister(cellClass, forCellReuseIdentifier: identifier)
    }

    /// Names the cell of a nib; nil to forget the name.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        own.standardRegister(nib, forCellReuseIdentifier: identifier)
    }

    /// Names a class of headers and footers; nil to forget the name.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        own.standardRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// Names the header or footer of a nib; nil to forget the name.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        own.standardRegister(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// Returns a cell of a registered class or nib, or of a storyboard's prototype, else nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        own.standardDequeueReusableCell(withIdentifier: identifier)
    }

    /// Returns a cell of a registered class, else a plain one.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        own.standardDequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    /// Returns a header or footer of a registered class, else nil.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        own.standardDequeueReusableHeaderFooterView(withIdentifier: identifier)
    }

    /// The number of sections.
    open var numberOfSections: Int { own.standardNumberOfSections }

    /// Returns the number of rows in a section; 0 for a section that does not exist.
    open func numberOfRows(inSection section: Int) -> Int { own.standardNumberOfRows(inSection: section) }

    /// Whether the data source has changed since the rows were made; never here.
    open var hasUncommittedUpdates: Bool { own.standardHasUncommittedUpdates }

    /// Reloads all rows and sections.
    open func reloadData() { own.standardReloadData() }

    /// Reloads rows.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        own.standardReloadRows(at: indexPaths, with: animation)
    }

    /// Asks for the cells of rows again, without another cell where the data source returns the same one.
    open func reconfigureRows(at indexPaths: [IndexPath]) { own.standardReconfigureRows(at: indexPaths) }

    /// Inserts rows that the data source has inserted.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        own.standardInsertRows(at: indexPaths, with: animation)
    }

    /// Deletes rows that the data source has deleted.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        own.standardDeleteRows(at: indexPaths, with: animation)
    }

    /// Moves a row that the data source has moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        own.standardMoveRow(at: indexPath, to: newIndexPath)
    }

    /// Reloads sections.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        own.standardReloadSections(sections, with: animation)
    }

    /// Inserts sections that the data source has inserted.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        own.standardInsertSections(sections, with: animation)
    }

    /// Deletes sections that the data source has deleted.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        own.standardDeleteSections(sections, with: animation)
    }

    /// Moves a section that the data source has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        own.standardMoveSection(section, toSection: newSection)
    }

    /// Makes several changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        own.standardPerformBatchUpdates(updates, completion: completion)
    }

    /// Begins several changes.
    open func beginUpdates() { own.standardBeginUpdates() }

    /// Ends several changes.
    open func endUpdates() { own.standardEndUpdates() }

    /// Reloads the titles of the index, which is not shown here.
    open func reloadSectionIndexTitles() { own.standardReloadSectionIndexTitles() }

    /// The cells of the visible rows, in their order.
    open var visibleCells: [UITableViewCell] { own.standardVisibleCells }

    /// The places of the visible rows, in their order; nil for none.
    open var indexPathsForVisibleRows: [IndexPath]? { own.standardIndexPathsForVisibleRows }

    /// Returns the cell of a row; nil where the row was not shown yet.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { own.standardCellForRow(at: indexPath) }

    /// Returns the place of a cell; nil for none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { own.standardIndexPath(for: cell) }

    /// Returns the row at a point of the table; nil for none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { own.standardIndexPathForRow(at: point) }

    /// Returns the visible rows that a rectangle of the table touches; nil for none.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { own.standardIndexPathsForRows(in: rect) }

    /// Returns the rectangle of a row, in points of the table; empty for a row that was not shown yet.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { own.standardRectForRow(at: indexPath) }

    /// Returns the rectangle of a section: of the rows, the header and the footer that were shown.
    open func rect(forSection section: Int) -> CGRect { own.standardRect(forSection: section) }

    /// Returns the rectangle of a section's header, in points of the table; empty where it was not shown yet.
    open func rectForHeader(inSection section: Int) -> CGRect { own.standardRectForHeader(inSection: section) }

    /// Returns the rectangle of a section's footer, in points of the table; empty where it was not shown yet.
    open func rectForFooter(inSection section: Int) -> CGRect { own.standardRectForFooter(inSection: section) }

    /// Returns the view of a section's header; nil where it is only words, or was not shown yet.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        own.standardHeaderView(forSection: section)
    }

    /// Returns the view of a section's footer; nil where it is only words, or was not shown yet.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        own.standardFooterView(forSection: section)
    }

    /// Scrolls to a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        own.standardScrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        own.standardScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }

    /// The selected row that was selected first; nil for none.
    open var indexPathForSelectedRow: IndexPath? { own.standardIndexPathForSelectedRow }

    /// The selected rows; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { own.standardIndexPathsForSelectedRows }

    /// Deselects a row, without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        own.standardDeselectRow(at: indexPath, animated: animated)
    }

    /// Selects a row, without calling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        own.standardSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    // MARK: Focus

    /// The cell of the row that the delegate prefers.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        let preferred = own.delegate?.indexPathForPreferredFocusedView(in: own).flatMap { own.cellForRow(at: $0) }
        return preferred.map { [$0] } ?? super.preferredFocusEnvironments
    }
    /// Returns the delegate's answer whether the focus may move.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        own.delegate?.tableView(own, shouldUpdateFocusIn: movement(context)) ?? true
    }
    /// Notifies the delegate, and selects the row with the focus where the selection follows it.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        let movement = movement(context)
        own.delegate?.tableView(own, didUpdateFocusIn: movement, with: coordinator)
        guard let path = movement.nextFocusedIndexPath,
            own.delegate?.tableView(own, selectionFollowsFocusForRowAt: path) ?? own.selectionFollowsFocus
        else { return }
        own.selectRow(at: path, animated: true, scrollPosition: .none)
    }

    private func movement(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
        let movement = UITableViewFocusUpdateContext(from: context.previouslyFocusedItem, to: context.nextFocusedItem)
        movement.previouslyFocusedIndexPath = path(of: context.previouslyFocusedView)
        movement.nextFocusedIndexPath = path(of: context.nextFocusedView)
        return movement
    }

    /// The place of the cell that a view is, or is in; nil for none.
    private func path(of view: UIView?) -> IndexPath? {
        var next = view
        while let view = next {
            if let cell = view as? UITableViewCell { return own.indexPath(for: cell) }
            next = view.superview
        }
        return nil
    }
}

extension UITableView {
    /// Makes several changes at once, with a function that is called before this one returns.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
    }
}
