import Foundation
import SwiftUI

/// A column of a table.
///
/// Follows Apple's [NSTableColumn](https://developer.apple.com/documentation/appkit/nstablecolumn).
@MainActor @preconcurrency
open class NSTableColumn: NSObject {
    /// How a column follows the table's width; the last one does here.
    public struct ResizingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It follows the table's width.
        public static let autoresizingMask = ResizingOptions(rawValue: 1)
        /// The user changes it.
        public static let userResizingMask = ResizingOptions(rawValue: 2)
    }
    /// The name.
    open var identifier: NSUserInterfaceItemIdentifier
    /// The words above the column.
    open var title = "" { didSet { tableView?.changed() } }
    /// The width, in points; 100 by default.
    open var width: CGFloat = 100 { didSet { tableView?.changed() } }
    /// The least width, in points.
    open var minWidth: CGFloat = 10
    /// The greatest width, in points.
    open var maxWidth: CGFloat = 1000
    /// How the column follows the table's width.
    open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
    /// Whether the column is hidden.
    open var isHidden = false { didSet { tableView?.reloadData() } }
    /// Whether cells can be edited; the cells decide.
    open var isEditable = true
    /// How the column is sorted; nil for not at all.
    ///
    /// Without effect.
    open var sortDescriptorPrototype: NSSortDescriptor?
    /// The words that explain the column; nil for none.
    open var headerToolTip: String?
    /// The table; nil for none.
    open weak var tableView: NSTableView?
    /// The cell of the title; its text is the title.
    open var headerCell = NSTableHeaderCell(textCell: "") { didSet { headerCell.column = self } }
    /// The cell of the rows, in an older form; kept, as rows have views.
    open var dataCell: Any = NSTextFieldCell(textCell: "")
    /// Makes the column as wide as its title.
    open func sizeToFit() {
        let words = NSAttributedString(string: title, attributes: [.font: NSFont.systemFont(ofSize: 11)])
        width = min(max(words.size().width.rounded(.up) + 8, minWidth), max(maxWidth, minWidth))
    }

    /// Creates a column.
    public init(identifier: NSUserInterfaceItemIdentifier) {
        self.identifier = identifier
        super.init()
        headerCell.column = self
    }
}

/// The view above the rows of a table.
@MainActor @preconcurrency
open class NSTableHeaderView: NSView {}

/// A cell of a table, with a text and an image.
///
/// Follows Apple's [NSTableCellView](https://developer.apple.com/documentation/appkit/nstablecellview).
@MainActor @preconcurrency
open class NSTableCellView: NSView {
    /// The text; nil for none.
    open var textField: NSTextField?
    /// The image; nil for none.
    open var imageView: NSImageView?
    /// The value; nil for none.
    open var objectValue: Any?
    /// The heights of the table's rows; kept.
    open var rowSizeStyle = NSTableView.RowSizeStyle.default
    /// The images of a drag of the cell; none here.
    open var draggingImageComponents: [Any] { [] }
    /// The color of the background; without effect.
    open var backgroundStyle = BackgroundStyle.normal
}

/// A row of a table.
///
/// Follows Apple's [NSTableRowView](https://developer.apple.com/documentation/appkit/nstablerowview). The table draws its rows by itself
/// here.
@MainActor @preconcurrency
open class NSTableRowView: NSView {
    /// Whether the row is chosen.
    open var isSelected = false
    /// Whether the selection is emphasized.
    open var isEmphasized = false
    /// The color of the background.
    open var backgroundColor = NSColor.clear
    /// How chosen rows look.
    open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
    /// Draws the selection; never called here.
    open func drawSelection(in dirtyRect: NSRect) {}
    /// Draws the background; never called here.
    open func drawBackground(in dirtyRect: NSRect) {}
    /// Draws the line below the row; never called here.
    open func drawSeparator(in dirtyRect: NSRect) {}
    /// Draws the place of a drop; never called here.
    open func drawDraggingDestinationFeedback(in dirtyRect: NSRect) {}
    /// Whether the row is a group's title.
    open var isGroupRowStyle = false
    /// Whether the row stays at the top.
    open var isFloating = false
    /// Whether the row before is chosen.
    open var isPreviousRowSelected = false
    /// Whether the row behind is chosen.
    open var isNextRowSelected = false
    /// Whether a drop would be on the row.
    open var isTargetForDropOperation = false
    /// How the place of a drop is shown.
    open var draggingDestinationFeedbackStyle = NSTableView.DraggingDestinationFeedbackStyle.none
    /// How far the place of a drop is indented, in points.
    open var indentationForDropOperation: CGFloat = 0
    /// The background for labels within: dark for an emphasized selection.
    open var interiorBackgroundStyle: BackgroundStyle { isSelected && isEmphasized ? .emphasized : .normal }
    /// The number of cells.
    open var numberOfColumns: Int { subviews.count }
    /// Returns a cell's view; nil for none.
    open func view(atColumn column: Int) -> Any? { subviews.indices.contains(column) ? subviews[column] : nil }
}

/// The source of a table's data; all methods are optional.
///
/// Follows Apple's [NSTableViewDataSource](https://developer.apple.com/documentation/appkit/nstableviewdatasource).
@MainActor @preconcurrency
public protocol NSTableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows.
    func numberOfRows(in tableView: NSTableView) -> Int
    /// Returns the value of a cell; nil for none.
    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
    /// Returns the content with which a row is dragged; not asked here.
    func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
    /// Called when the order of rows is to change; never here.
    func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
    /// Sets the object of a cell that was edited; rows have views, which do that themselves.
    func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int)
    /// Returns the operation of a drop.
    func tableView(
        _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
        proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation
    /// Accepts a drop; returns whether that was done.
    func tableView(
        _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
        dropOperation: NSTableView.DropOperation
    ) -> Bool
}

extension NSTableViewDataSource {
    public func tableView(
        _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
    ) {}
    public func tableView(
        _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
        proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation { [] }
    public func tableView(
        _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
        dropOperation: NSTableView.DropOperation
    ) -> Bool { false }
    public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
    public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
        nil
    }
    public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? {
        nil
    }
    public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
}

/// Methods that a table calls; all are optional.
///
/// Follows Apple's [NSTableViewDelegate](https://developer.apple.com/documentation/appkit/nstableviewdelegate).
@MainActor @preconcurrency
public protocol NSTableViewDelegate: NSObjectProtocol {
    /// Returns a cell; nil for a text of the data source's value.
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
    /// Returns the view of a row; not asked here.
    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
    /// Returns the height of a row, in points; the table's by default.
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
    /// Whether a row can be chosen.
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
    /// Whether a row is the title of a group: one cell, for no column, as wide as the table; false by default.
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
    /// Called when other rows are chosen.
    func tableViewSelectionDidChange(_ notification: Notification)
}

extension NSTableViewDelegate {
    public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
    public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
    public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { -1 }
    public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
    public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
    public func tableViewSelectionDidChange(_ notification: Notification) {}
}
