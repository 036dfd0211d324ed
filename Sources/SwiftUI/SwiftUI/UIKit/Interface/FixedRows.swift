import Foundation

/// The rows of a table that a storyboard has, each with its cell.
@MainActor
final class FixedRows {
    struct Section {
        var header: String?, footer: String?
        var cells: [UITableViewCell]
    }
    let sections: [Section]
    init(_ sections: [Section]) { self.sections = sections }

    func section(_ index: Int) -> Section? {
        sections.indices.contains(index) ? sections[index] : nil
    }
    func cell(at path: IndexPath) -> UITableViewCell? {
        section(path.section).flatMap { $0.cells.indices.contains(path.row) ? $0.cells[path.row] : nil }
    }
}
