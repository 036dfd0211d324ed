import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

extension NibLoader {
    func configure(_ table: NSTableView, _ element: XMLElement) {
        table.rowHeight = CGFloat(element.number("rowHeight") ?? 17)
        table.allowsMultipleSelection = element.flag("multipleSelection", or: true)
        table.allowsEmptySelection = element.flag("emptySelection", or: true)
        table.usesAlternatingRowBackgroundColors = element.flag("alternatingRowBackgroundColors")
        table.usesAutomaticRowHeights = element.flag("usesAutomaticRowHeights")
        if let outline = table as? NSOutlineView {
            outline.indentationPerLevel = CGFloat(element.number("indentationPerLevel") ?? 16)
            outline.autosaveExpandedItems = element.flag("autosaveExpandedItems")
        }
        if element["headerView"] == nil { table.headerView = nil }
        if element["selectionHighlightStyle"] == "none" { table.selectionHighlightStyle = .none }
        if let size = element.child(key: "intercellSpacing") {
            table.intercellSpacing = NSSize(width: size.number("width") ?? 0, height: size.number("height") ?? 0)
        }
        for child in element.child("tableColumns")?.children(named: "tableColumn") ?? [] {
            let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(child["identifier"] ?? ""))
            column.width = CGFloat(child.number("width") ?? 100)
            column.minWidth = CGFloat(child.number("minWidth") ?? 10)
            column.maxWidth = CGFloat(child.number("maxWidth") ?? 1000)
            column.isHidden = child.flag("hidden")
            column.isEditable = child.flag("editable", or: true)
            if let header = child.child(key: "headerCell") { column.title = file.words("title", of: header) ?? "" }
            noteMade(column, child)
            table.addTableColumn(column)
            if let outline = table as? NSOutlineView, child["id"] == element["outlineTableColumn"] {
                outline.outlineTableColumn = column
            }
            for cell in child.child("prototypeCellViews")?.children ?? [] {
                addPrototype(cell, to: table)
            }
        }
    }

    /// Has a table make its cells by a prototype.
    private func addPrototype(_ cell: XMLElement, to table: NSTableView) {
        guard let name = cell["identifier"] else { return }
        let owner = owner
        table.prototypes[NSUserInterfaceItemIdentifier(name)] = { [file, storyboard, weak self] in
            NibLoader(file, owner: owner, storyboard: storyboard, outer: self).makeView(of: cell)
        }
    }

    func configure(_ grid: NSGridView, _ element: XMLElement) {
        let rows = element.child("rows")?.children(named: "gridRow") ?? []
        let columns = element.child("columns")?.children(named: "gridColumn") ?? []
        // More than a document of Xcode's has would take minutes.
        guard rows.count * columns.count <= 10_000 else { return }
        grid.rowSpacing = CGFloat(element.number("rowSpacing") ?? 6)
        grid.columnSpacing = CGFloat(element.number("columnSpacing") ?? 6)
        grid.xPlacement = Self.placement(element["xPlacement"]) ?? .leading
        grid.yPlacement = Self.placement(element["yPlacement"]) ?? .top
        for _ in columns { grid.addColumn(with: []) }
        for _ in rows { grid.addRow(with: []) }
        var places: [String: Int] = [:]
        for (index, child) in columns.enumerated() {
            let column = grid.column(at: index)
            if let width = child.number("width"), width > 0 { column.width = width }
            column.leadingPadding = CGFloat(child.number("leadingPadding") ?? 0)
            column.trailingPadding = CGFloat(child.number("trailingPadding") ?? 0)
            column.xPlacement = Self.placement(child["xPlacement"]) ?? .inherited
            column.isHidden = child.flag("hidden")
            noteMade(column, child)
            places[child["id"] ?? ""] = index
        }
        for (index, child) in rows.enumerated() {
            let row = grid.row(at: index)
            if let height = child.number("height"), height > 0 { row.height = height }
            row.topPadding = CGFloat(child.number("topPadding") ?? 0)
            row.bottomPadding = CGFloat(child.number("bottomPadding") ?? 0)
            row.yPlacement = Self.placement(child["yPlacement"]) ?? .inherited
            row.isHidden = child.flag("hidden")
            noteMade(row, child)
            places[child["id"] ?? ""] = index
        }
        fill(grid, element.child("gridCells")?.children(named: "gridCell") ?? [], places)
    }

    private func fill(_ grid: NSGridView, _ cells: [XMLElement], _ places: [String: Int]) {
        var merged: [String: [(row: Int, column: Int)]] = [:]
        for child in cells {
            guard let row = places[child["row"] ?? ""], let column = places[child["column"] ?? ""] else { continue }
            if let head = child["headOfMergedCell"] { merged[head, default: []].append((row, column)) }
            let cell = grid.cell(atColumnIndex: column, rowIndex: row)
            cell.xPlacement = Self.placement(child["xPlacement"]) ?? .inherited
            cell.yPlacement = Self.placement(child["yPlacement"]) ?? .inherited
            if let content = child.child(key: "contentView") { cell.contentView = makeView(content) }
        }
        for cells in merged.values {
            let (rows, columns) = (cells.map(\.row), cells.map(\.column))
            guard let top = rows.min(), let bottom = rows.max(), let left = columns.min(), let right = columns.max()
            else { continue }
            grid.mergeCells(
                inHorizontalRange: NSRange(location: left, length: right - left + 1),
                verticalRange: NSRange(location: top, length: bottom - top + 1))
        }
    }

    private static func placement(_ name: String?) -> NSGridCell.Placement? {
        switch name {
        case "leading", "top": .leading
        case "trailing", "bottom": .trailing
        case "center": .center
        case "fill": .fill
        case "none": NSGridCell.Placement.none
        default: nil
        }
    }
}
