import Foundation
import SwiftUI

/// A row of a grid.
///
/// Follows Apple's [NSGridRow](https://developer.apple.com/documentation/appkit/nsgridrow).
@MainActor @preconcurrency
open class NSGridRow: NSObject {
    /// How the views of a row are aligned.
    public enum Alignment: Int, Sendable { case inherited, none, firstBaseline, lastBaseline }
    /// The grid; nil for none.
    open private(set) weak var gridView: NSGridView?
    var cells: [NSGridCell] = []
    /// The height, in points; ``NSGridView/sizedForContent`` by default.
    open var height = NSGridView.sizedForContent { didSet { gridView?.rearrange() } }
    /// The room above, in points.
    open var topPadding: CGFloat = 0 { didSet { gridView?.rearrange() } }
    /// The room below, in points.
    open var bottomPadding: CGFloat = 0 { didSet { gridView?.rearrange() } }
    /// Where views are in cells that are higher.
    open var yPlacement = NSGridCell.Placement.inherited { didSet { gridView?.rearrange() } }
    /// How the views are aligned; by their edges here.
    open var rowAlignment = Alignment.inherited
    /// Whether the row is hidden.
    open var isHidden = false { didSet { gridView?.rearrange() } }
    init(_ grid: NSGridView?) { gridView = grid }
    /// The number of cells.
    open var numberOfCells: Int { cells.count }
    /// Returns a cell; an empty one of no grid for a number that the row does not have.
    open func cell(at index: Int) -> NSGridCell { cells.indices.contains(index) ? cells[index] : NSGridCell(nil, nil) }
    /// Joins cells of the row.
    open func mergeCells(in range: NSRange) {
        guard let gridView else { return }
        gridView.mergeCells(
            inHorizontalRange: range, verticalRange: NSRange(location: gridView.index(of: self), length: 1))
    }
}

/// A column of a grid.
///
/// Follows Apple's [NSGridColumn](https://developer.apple.com/documentation/appkit/nsgridcolumn).
@MainActor @preconcurrency
open class NSGridColumn: NSObject {
    /// The grid; nil for none.
    open private(set) weak var gridView: NSGridView?
    /// The width, in points; ``NSGridView/sizedForContent`` by default.
    open var width = NSGridView.sizedForContent { didSet { gridView?.rearrange() } }
    /// The room before the views, in points.
    open var leadingPadding: CGFloat = 0 { didSet { gridView?.rearrange() } }
    /// The room behind the views, in points.
    open var trailingPadding: CGFloat = 0 { didSet { gridView?.rearrange() } }
    /// Where views are in cells that are wider.
    open var xPlacement = NSGridCell.Placement.inherited { didSet { gridView?.rearrange() } }
    /// Whether the column is hidden.
    open var isHidden = false { didSet { gridView?.rearrange() } }
    init(_ grid: NSGridView?) { gridView = grid }
    /// The number of cells.
    open var numberOfCells: Int { gridView?.numberOfRows ?? 0 }
    /// Returns a cell; an empty one of no grid for a number that the column does not have.
    open func cell(at index: Int) -> NSGridCell {
        guard let gridView else { return NSGridCell(nil, nil) }
        return gridView.cell(atColumnIndex: gridView.index(of: self), rowIndex: index)
    }
    /// Joins cells of the column.
    open func mergeCells(in range: NSRange) {
        guard let gridView else { return }
        gridView.mergeCells(
            inHorizontalRange: NSRange(location: gridView.index(of: self), length: 1), verticalRange: range)
    }
}

/// A cell of a grid.
///
/// Follows Apple's [NSGridCell](https://developer.apple.com/documentation/appkit/nsgridcell).
@MainActor @preconcurrency
open class NSGridCell: NSObject {
    /// Where a view is in a larger cell.
    public enum Placement: Int, Sendable {
        case inherited, none, leading, trailing, center, fill
        /// At the upper edge.
        public static let top = Placement.leading
        /// At the lower edge.
        public static let bottom = Placement.trailing
    }
    /// The row; nil for none.
    open private(set) weak var row: NSGridRow?
    /// The column; nil for none.
    open private(set) weak var column: NSGridColumn?
    var span = (columns: 1, rows: 1)
    /// The view; nil for none.
    open var contentView: NSView? {
        didSet {
            if oldValue !== contentView { oldValue?.removeFromSuperview() }
            if let contentView { row?.gridView?.addSubview(contentView) }
            row?.gridView?.rearrange()
        }
    }
    /// Where the view is in a wider cell.
    open var xPlacement = Placement.inherited { didSet { row?.gridView?.rearrange() } }
    /// Where the view is in a higher cell.
    open var yPlacement = Placement.inherited { didSet { row?.gridView?.rearrange() } }
    /// How the view is aligned with others of the row; by its edges here.
    open var rowAlignment = NSGridRow.Alignment.inherited
    /// Constraints that place the view in the app's own way; they are activated.
    open var customPlacementConstraints: [NSLayoutConstraint] = [] {
        didSet { NSLayoutConstraint.activate(customPlacementConstraints) }
    }
    init(_ row: NSGridRow?, _ column: NSGridColumn?) { (self.row, self.column) = (row, column) }

    /// The natural size of the view, in points; its frame's where it has none.
    var size: NSSize {
        guard let contentView else { return .zero }
        let natural = contentView.intrinsicContentSize
        let fitting = contentView.fittingSize
        return NSSize(
            width: natural.width >= 0 ? natural.width : max(fitting.width, contentView.frame.width),
            height: natural.height >= 0 ? natural.height : max(fitting.height, contentView.frame.height))
    }
    /// The rectangle of the view in the cell's room.
    func place(in room: NSRect, _ grid: NSGridView) -> NSRect {
        func chosen(_ all: [Placement?]) -> Placement {
            all.lazy.compactMap { $0 }.first { $0 != .inherited } ?? .leading
        }
        func part(_ placement: Placement, _ start: CGFloat, _ length: CGFloat, _ natural: CGFloat) -> (CGFloat, CGFloat)
        {
            switch placement {
            case .fill: (start, length)
            case .trailing: (start + length - min(natural, length), min(natural, length))
            case .center: (start + (length - min(natural, length)) / 2, min(natural, length))
            case .leading, .none, .inherited: (start, min(natural, length))
            }
        }
        let (x, width) = part(
            chosen([xPlacement, column?.xPlacement, grid.xPlacement]), room.minX, room.width, size.width)
        let (y, height) = part(
            chosen([yPlacement, row?.yPlacement, grid.yPlacement]), room.minY, room.height, size.height)
        return NSRect(x: x, y: y, width: width, height: height)
    }
}
