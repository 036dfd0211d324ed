import Foundation
import SwiftUICore

// Where rows are. A row that was not shown yet has no place: its rectangle is empty.
extension UITableView {
    /// The cells of the visible rows, in their order.
    public var visibleCells: [UITableViewCell] { content.shownRows.compactMap { content.cells[$0] } }
    /// The places of the visible rows, in their order; nil for none.
    public var indexPathsForVisibleRows: [IndexPath]? { content.shownRows.isEmpty ? nil : content.shownRows }
    /// Returns the cell of a row; nil where the row was not shown yet.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { content.cells[indexPath] }
    /// Returns the place of a cell; nil for none.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        content.cells.first { $0.value === cell }?.key
    }
    /// Returns the row at a point of the table; nil for none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        content.shownRows.first { content.frames[$0]?.contains(point) == true }
    }
    /// Returns the visible rows that a rectangle of the table touches; nil for none.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        let rows = content.shownRows.filter { content.frames[$0]?.intersects(rect) == true }
        return rows.isEmpty ? nil : rows
    }
    /// Returns the rectangle of a row, in points of the table; empty for a row that was not shown yet.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { content.frames[indexPath] ?? .zero }
    /// Returns the rectangle of a section: of the rows, the header and the footer that were shown.
    public func rect(forSection section: Int) -> CGRect {
        let rows = content.frames.filter { $0.key.section == section }.map(\.value)
        let titles = [content.headers[section]?.frame, content.footers[section]?.frame].compactMap { $0 }
        return (rows + titles).filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }.valid
    }
    /// Returns the rectangle of a section's header, in points of the table; empty where it was not shown yet.
    public func rectForHeader(inSection section: Int) -> CGRect { content.headers[section]?.frame ?? .zero }
    /// Returns the rectangle of a section's footer, in points of the table; empty where it was not shown yet.
    public func rectForFooter(inSection section: Int) -> CGRect { content.footers[section]?.frame ?? .zero }
    /// Returns the view of a section's header; nil where it is only words, or was not shown yet.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.headers[section]?.view as? UITableViewHeaderFooterView
    }
    /// Returns the view of a section's footer; nil where it is only words, or was not shown yet.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.footers[section]?.view as? UITableViewHeaderFooterView
    }

    /// Scrolls to a row.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard indexPath.count == 2, indexPath.row >= 0, indexPath.row < numberOfRows(inSection: indexPath.section)
        else { return }
        content.scroll(to: indexPath, at: scrollPosition, isAnimated: animated)
    }
    /// Scrolls to the selected row.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let row = content.selected.first { scrollToRow(at: row, at: scrollPosition, animated: animated) }
    }
}

extension CGRect {
    /// The rectangle; an empty one for the null rectangle.
    fileprivate var valid: CGRect { isNull ? .zero : self }
}
