import Combine
import Foundation
import SwiftUICore

/// The state of a table besides its source: the classes and cells, the selection, and the number of changes.
@MainActor
final class TableContent: ObservableObject {
    /// A header or footer that was shown.
    struct Title {
        var view: UIView?
        var frame = CGRect.zero
    }
    /// A place to scroll to.
    struct ScrollRequest: Equatable {
        let row: IndexPath
        let position: UITableView.ScrollPosition
        let isAnimated: Bool
        let number: Int
    }

    @Published private(set) var revision = 0
    /// The last place that the app asked to scroll to; nil for none.
    @Published private(set) var request: ScrollRequest?
    var classes: [String: AnyClass] = [:]
    var headerClasses: [String: AnyClass] = [:]
    /// Make the cells of nibs and of a storyboard's prototypes.
    var makers: [String: () -> UITableViewCell?] = [:]
    var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
    /// The selected rows, in the order of their selection.
    var selected: [IndexPath] = []
    var isEditing = false
    /// The cells of the rows that were shown since they were last reloaded.
    private(set) var cells: [IndexPath: UITableViewCell] = [:]
    var frames: [IndexPath: CGRect] = [:]
    var headers: [Int: Title] = [:]
    var footers: [Int: Title] = [:]
    private var shown: Set<IndexPath> = []

    nonisolated init() {}

    /// The visible rows, in their order.
    var shownRows: [IndexPath] { shown.sorted() }

    func changed() { revision += 1 }

    /// Discards all cells.
    func reload() {
        (cells, frames, headers, footers, selected) = ([:], [:], [:], [:], [])
        changed()
    }

    /// Moves cells and the selection to new places; nil for a place whose cell is made again.
    func change(isAnimated: Bool = true, _ place: (IndexPath) -> IndexPath?) {
        var moved: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in cells { if let new = place(path) { moved[new] = cell } }
        cells = moved
        selected = selected.compactMap(place)
        (frames, headers, footers) = ([:], [:], [:])
        if isAnimated { withAnimation { changed() } } else { changed() }
    }

    /// Returns the cell of a row: the one that is there, or the data source's.
    func cell(at path: IndexPath, in table: UITableView) -> UITableViewCell? {
        if let cell = cells[path] { return cell }
        guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return nil }
        cells[path] = cell
        if isEditing { cell.setEditing(true, animated: false) }
        if selected.contains(path) { cell.setSelected(true, animated: false) }
        return cell
    }

    /// Notes that a row is visible, and notifies the delegate.
    func appeared(_ path: IndexPath, _ cell: UITableViewCell, in table: UITableView) {
        shown.insert(path)
        table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
    }

    /// Notes that a row is not visible any more, and notifies the delegate; a cell out of sight is made again.
    func disappeared(_ path: IndexPath, _ cell: UITableViewCell, in table: UITableView) {
        shown.remove(path)
        if cells[path] === cell { cells[path] = nil }
        table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }

    func scroll(to row: IndexPath, at position: UITableView.ScrollPosition, isAnimated: Bool) {
        request = ScrollRequest(
            row: row, position: position, isAnimated: isAnimated, number: (request?.number ?? 0) + 1)
    }

    static func warnOfDrags() {
        RuntimeWarning.issue("Rows and items are not dragged here: see CompatibilityGaps.md.")
    }
}
