import Foundation
import SwiftUI

/// Views in rows and columns, each as wide and high as its largest view.
///
/// Follows Apple's [NSGridView](https://developer.apple.com/documentation/appkit/nsgridview). Views are placed by their natural sizes; merged
/// cells show the view of the first one across all.
@MainActor @preconcurrency
open class NSGridView: NSView {
    /// The size of a row or column that follows its views.
    nonisolated public static let sizedForContent: CGFloat = .greatestFiniteMagnitude
    private var rows: [NSGridRow] = []
    private var columns: [NSGridColumn] = []
    /// The gap between rows, in points.
    open var rowSpacing: CGFloat = 6 { didSet { rearrange() } }
    /// The gap between columns, in points.
    open var columnSpacing: CGFloat = 6 { didSet { rearrange() } }
    /// Where views are in cells that are wider.
    open var xPlacement = NSGridCell.Placement.leading { didSet { rearrange() } }
    /// Where views are in cells that are higher.
    open var yPlacement = NSGridCell.Placement.top { didSet { rearrange() } }
    /// How the views of a row are aligned.
    open var rowAlignment = NSGridRow.Alignment.none { didSet { rearrange() } }

    /// Creates a view with rows of views.
    public convenience init(views rows: [[NSView]]) {
        self.init(frame: .zero)
        for row in rows { addRow(with: row) }
    }
    /// Creates a view with empty cells.
    public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
        self.init(frame: .zero)
        for _ in 0..<max(0, columnCount) { addColumn(with: []) }
        for _ in 0..<max(0, rowCount) { addRow(with: []) }
    }
    open override var isFlipped: Bool { true }

    /// A view that leaves a cell empty.
    open class var emptyContentView: NSView { empty }
    private static let empty = NSView(frame: .zero)

    // MARK: Rows and columns

    /// The number of rows.
    open var numberOfRows: Int { rows.count }
    /// The number of columns.
    open var numberOfColumns: Int { columns.count }
    /// Returns a row; an empty one of no grid for a number that it does not have.
    open func row(at index: Int) -> NSGridRow { rows.indices.contains(index) ? rows[index] : NSGridRow(nil) }
    /// Returns a column; an empty one of no grid for a number that it does not have.
    open func column(at index: Int) -> NSGridColumn {
        columns.indices.contains(index) ? columns[index] : NSGridColumn(nil)
    }
    /// Returns the number of a row; `NSNotFound` for one of another grid.
    open func index(of row: NSGridRow) -> Int { rows.firstIndex { $0 === row } ?? NSNotFound }
    /// Returns the number of a column; `NSNotFound` for one of another grid.
    open func index(of column: NSGridColumn) -> Int { columns.firstIndex { $0 === column } ?? NSNotFound }
    /// Returns a cell; an empty one of no grid for a place that it does not have.
    open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
        let row = row(at: rowIndex)
        return row.cells.indices.contains(columnIndex) ? row.cells[columnIndex] : NSGridCell(nil, nil)
    }
    /// Returns the cell of a view; nil for another view.
    open func cell(for view: NSView) -> NSGridCell? {
        rows.lazy.flatMap(\.cells).first { $0.contentView.map { $0 === view || view.isDescendant(of: $0) } ?? false }
    }
    /// Adds a row at the end, with views.
    @discardableResult
    open func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }
    /// Adds a row at a place, with views.
    @discardableResult
    open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
        while columns.count < views.count { addColumn(with: []) }
        let row = NSGridRow(self)
        row.cells = columns.map { NSGridCell(row, $0) }
        rows.insert(row, at: min(max(index, 0), rows.count))
        for (cell, view) in zip(row.cells, views) where view !== Self.empty { cell.contentView = view }
        rearrange()
        return row
    }
    /// Removes a row with its views.
    open func removeRow(at index: Int) {
        guard rows.indices.contains(index) else { return }
        for cell in rows.remove(at: index).cells { cell.contentView = nil }
        rearrange()
    }
    /// Adds a column at the end, with views.
    @discardableResult
    open func addColumn(with views: [NSView]) -> NSGridColumn { insertColumn(at: columns.count, with: views) }
    /// Adds a column at a place, with views.
    @discardableResult
    open func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
        let column = NSGridColumn(self)
        let place = min(max(index, 0), columns.count)
        columns.insert(column, at: place)
        while rows.count < views.count { addRow(with: []) }
        for (number, row) in rows.enumerated() where row.cells.count < columns.count {
            let cell = NSGridCell(row, column)
            row.cells.insert(cell, at: min(place, row.cells.count))
            if number < views.count, views[number] !== Self.empty { cell.contentView = views[number] }
        }
        rearrange()
        return column
    }
    /// Removes a column with its views.
    open func removeColumn(at index: Int) {
        guard columns.indices.contains(index) else { return }
        columns.remove(at: index)
        for row in rows where row.cells.indices.contains(index) { row.cells.remove(at: index).contentView = nil }
        rearrange()
    }
    /// Joins cells: the view of the first one is shown across all.
    open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
        let first = cell(atColumnIndex: hRange.location, rowIndex: vRange.location)
        first.span = (max(1, hRange.length), max(1, vRange.length))
        rearrange()
    }

    func rearrange() {
        invalidateIntrinsicContentSize()
        needsLayout = true
    }

    // MARK: Places

    private func widths() -> [CGFloat] {
        columns.enumerated().map { number, column in
            if column.isHidden { return 0 }
            if column.width < Self.sizedForContent { return column.width }
            return rows.filter { !$0.isHidden && $0.cells.indices.contains(number) }
                .map { $0.cells[number] }.filter { $0.span.columns == 1 }.map(\.size.width).max() ?? 0
        }
    }
    private func heights() -> [CGFloat] {
        rows.map { row in
            if row.isHidden { return 0 }
            if row.height < Self.sizedForContent { return row.height }
            return row.cells.filter { $0.column?.isHidden == false && $0.span.rows == 1 }.map(\.size.height).max() ?? 0
        }
    }
    open override var intrinsicContentSize: NSSize {
        let (widths, heights) = (widths(), heights())
        let padding = columns.reduce(0) { $0 + ($1.isHidden ? 0 : $1.leadingPadding + $1.trailingPadding) }
        let margins = rows.reduce(0) { $0 + ($1.isHidden ? 0 : $1.topPadding + $1.bottomPadding) }
        let gaps = CGFloat(max(0, columns.count { !$0.isHidden } - 1)) * columnSpacing
        let lines = CGFloat(max(0, rows.count { !$0.isHidden } - 1)) * rowSpacing
        return NSSize(
            width: widths.reduce(0, +) + padding + gaps, height: heights.reduce(0, +) + margins + lines)
    }
    open override func layout() {
        super.layout()
        let (widths, heights) = (widths(), heights())
        var y: CGFloat = 0
        for (line, row) in rows.enumerated() {
            var x: CGFloat = 0
            for (number, cell) in row.cells.enumerated() {
                let column = columns[number]
                cell.contentView?.isHidden = row.isHidden || column.isHidden
                if column.isHidden || row.isHidden { continue }
                let last = min(number + cell.span.columns, widths.count)
                let below = min(line + cell.span.rows, heights.count)
                let room = NSRect(
                    x: x + column.leadingPadding, y: y + row.topPadding,
                    width: widths[number..<last].reduce(0, +) + CGFloat(last - number - 1) * columnSpacing,
                    height: heights[line..<below].reduce(0, +) + CGFloat(below - line - 1) * rowSpacing)
                cell.contentView?.frame = cell.place(in: room, self)
                x += column.leadingPadding + widths[number] + column.trailingPadding + columnSpacing
            }
            if !row.isHidden { y += row.topPadding + heights[line] + row.bottomPadding + rowSpacing }
        }
    }
}
