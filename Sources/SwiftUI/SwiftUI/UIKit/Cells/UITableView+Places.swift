import Foundation
import SwiftUICore

// Where rows are. A row that was not shown yet has no place: its rectangle is empty.
extension UITableView {
    var standardVisibleCells: [UITableViewCell] { content.shownRows.compactMap { content.cells[$0] } }
    var standardIndexPathsForVisibleRows: [IndexPath]? { content.shownRows.isEmpty ? nil : content.shownRows }
    func standardCellForRow(at indexPath: IndexPath) -> UITableViewCell? { content.cells[indexPath] }
    func standardIndexPath(for cell: UITableViewCell) -> IndexPath? {
        content.cells.first { $0.value === cell }?.key
    }
    func standardIndexPathForRow(at point: CGPoint) -> IndexPath? {
        content.shownRows.first { content.frames[$0]?.contains(point) == true }
    }
    func standardIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        let rows = content.shownRows.filter { content.frames[$0].map { CGRectIntersectsRect($0, rect) } == true }
        return rows.isEmpty ? nil : rows
    }
    func standardRectForRow(at indexPath: IndexPath) -> CGRect { content.frames[indexPath] ?? .zero }
    func standardRect(forSection section: Int) -> CGRect {
        let rows = content.frames.filter { $0.key.section == section }.map(\.value)
        let titles = [content.headers[section]?.frame, content.footers[section]?.frame].compactMap { $0 }
        return (rows + titles).filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }.valid
    }
    func standardRectForHeader(inSection section: Int) -> CGRect { content.headers[section]?.frame ?? .zero }
    func standardRectForFooter(inSection section: Int) -> CGRect { content.footers[section]?.frame ?? .zero }
    func standardHeaderView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.headers[section]?.view as? UITableViewHeaderFooterView
    }
    func standardFooterView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.footers[section]?.view as? UITableViewHeaderFooterView
    }

    func standardScrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard indexPath.count == 2, indexPath.row >= 0, indexPath.row < numberOfRows(inSection: indexPath.section)
        else { return }
        content.scroll(to: indexPath, at: scrollPosition, isAnimated: animated)
    }
    func standardScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let row = content.selected.first { scrollToRow(at: row, at: scrollPosition, animated: animated) }
    }
}

extension CGRect {
    /// The rectangle; an empty one for the null rectangle.
    fileprivate var valid: CGRect { isNull ? .zero : self }
}
