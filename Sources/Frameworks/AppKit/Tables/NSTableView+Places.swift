import Foundation
import SwiftUI

extension NSTableView {
    /// The style of the table: the chosen one, or the usual one for automatic.
    public var effectiveStyle: Style { style == .automatic ? .fullWidth : style }
    /// The heights of rows: the chosen ones, or the usual ones for the default.
    public var effectiveRowSizeStyle: RowSizeStyle { rowSizeStyle == .default ? .medium : rowSizeStyle }

    // MARK: Rows and columns

    private func lineHeight(_ row: Int) -> CGFloat { (height(of: row) ?? rowHeight) + max(intercellSpacing.height, 0) }

    /// Returns the rectangle of a row, in points below the titles; empty for a row that there is not.
    public func rect(ofRow row: Int) -> NSRect {
        guard (0..<numberOfRows).contains(row) else { return .zero }
        let top = (0..<row).reduce(0) { $0 + lineHeight($1) }
        return NSRect(x: 0, y: top, width: bounds.width, height: lineHeight(row))
    }
    /// Returns the rectangle of a column, in points; empty for a column that there is not.
    public func rect(ofColumn column: Int) -> NSRect {
        guard tableColumns.indices.contains(column), !tableColumns[column].isHidden else { return .zero }
        let left = tableColumns[..<column].filter { !$0.isHidden }.reduce(0) {
            $0 + max($1.width, 0) + max(intercellSpacing.width, 0)
        }
        let isLast = tableColumns[column] === shownColumns.last
        let width = isLast ? max(bounds.width - left, 0) : max(tableColumns[column].width, 0)
        let height = (0..<numberOfRows).reduce(0) { $0 + lineHeight($1) }
        return NSRect(x: left, y: 0, width: width, height: height)
    }
    /// Returns the rectangle of a cell, in points below the titles.
    public func frameOfCell(atColumn column: Int, row: Int) -> NSRect {
        let (across, down) = (rect(ofRow: row), rect(ofColumn: column))
        return across.isEmpty || down.isEmpty
            ? .zero : NSRect(x: down.minX, y: across.minY, width: down.width, height: across.height)
    }
    /// Returns the row at a point below the titles; −1 for none.
    public func row(at point: NSPoint) -> Int {
        guard point.y >= 0, point.x >= 0, point.x <= bounds.width else { return -1 }
        var bottom: CGFloat = 0
        for row in 0..<numberOfRows {
            bottom += lineHeight(row)
            if point.y < bottom { return row }
        }
        return -1
    }
    /// Returns the column at a point; −1 for none.
    public func column(at point: NSPoint) -> Int {
        tableColumns.indices.first { rect(ofColumn: $0).minX <= point.x && point.x < rect(ofColumn: $0).maxX } ?? -1
    }
    /// Returns the rows that a rectangle below the titles intersects.
    public func rows(in rect: NSRect) -> NSRange {
        let found = (0..<numberOfRows).filter { CGRectIntersectsRect(self.rect(ofRow: $0), rect) }
        return found.first.map { NSRange(location: $0, length: found.count) } ?? NSRange(location: 0, length: 0)
    }
    /// Returns the shown columns that a rectangle intersects.
    public func columnIndexes(in rect: NSRect) -> IndexSet {
        let shown = tableColumns.indices.filter { !tableColumns[$0].isHidden }
        return IndexSet(shown.filter { CGRectIntersectsRect(self.rect(ofColumn: $0), rect) })
    }
    /// Returns the place of a column by its name; −1 for none.
    public func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
        tableColumns.firstIndex { $0.identifier == identifier } ?? -1
    }
    /// Returns the row of a cell's view, or of a view within one; −1 for none.
    public func row(for view: NSView) -> Int { place(of: view)?.row ?? -1 }
    /// Returns the column of a cell's view, or of a view within one; −1 for none.
    public func column(for view: NSView) -> Int {
        guard let place = place(of: view), shownColumns.indices.contains(place.column) else { return -1 }
        return tableColumns.firstIndex { $0 === shownColumns[place.column] } ?? -1
    }

    // MARK: Columns that are chosen, cells that are edited

    /// The chosen columns; none here.
    public var selectedColumnIndexes: IndexSet { [] }
    /// The last chosen column; −1 for none, as always here.
    public var selectedColumn: Int { -1 }
    /// Chooses columns; rows alone can be chosen here.
    public func selectColumnIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
        if !indexes.isEmpty { Self.lacks("selectColumnIndexes(_:byExtendingSelection:)") }
    }
    /// Edits a cell: gives its text field the focus.
    public func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {
        let cell = view(atColumn: column, row: row, makeIfNecessary: true)
        let field = (cell as? NSTableCellView)?.textField ?? cell as? NSTextField
        if let field, field.isEditable { window?.makeFirstResponder(field) }
    }
    /// Moves a column into view; the user alone scrolls here.
    public func scrollColumnToVisible(_ column: Int) { Self.lacks("scrollColumnToVisible(_:)") }
    /// The rows that are hidden; none here.
    public var hiddenRowIndexes: IndexSet { [] }
    /// Hides rows; remove them from the data source here.
    public func hideRows(at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []) {
        if !indexes.isEmpty { Self.lacks("hideRows(at:withAnimation:)") }
    }
    /// Shows rows again that were hidden.
    public func unhideRows(at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []) {}
    /// Returns the view of a row; nil, as rows have views of cells alone here.
    public func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? { nil }
    /// Calls a function with each view of a row; with none here.
    public func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {}

    private static func lacks(_ name: String) {
        RuntimeWarning.issue("NSTableView.\(name) has no effect here: see CompatibilityGaps.md.")
    }
}

extension NSTableView.GridLineStyle {
    /// Dashed lines between rows.
    public static let dashedHorizontalGridLineMask = NSTableView.GridLineStyle(rawValue: 8)
}
