import Foundation
import SwiftUI

/// The values of a table that are kept, and change nothing that is shown.
@MainActor @preconcurrency
open class _NSTableSettings: NSControl {
    /// Whether rows of groups stay at the top while the rows below them are visible.
    open var floatsGroupRows = true
    /// Whether the actions beside a row are shown; they never are here.
    open var rowActionsVisible = false
    /// Whether typed letters choose a row.
    open var allowsTypeSelect = true
    /// Whether the columns are kept for the next launch.
    open var autosaveTableColumns = false
    /// Whether a drag up or down begins with a row.
    open var verticalMotionCanBeginDrag = true
    /// How the place of a drop is shown.
    open var draggingDestinationFeedbackStyle = NSTableView.DraggingDestinationFeedbackStyle.regular
    /// The view at the corner beside the titles; nil for none.
    open var cornerView: NSView?
    /// The column whose title is emphasized; nil for none.
    open weak var highlightedTableColumn: NSTableColumn?
    /// Whether rows come from a document of Interface Builder.
    open var usesStaticContents = false
    /// The column with the focus; −1 for none.
    open var focusedColumn = -1
    /// The row in which a cell is edited; −1 for none.
    open var editedRow: Int { -1 }
    /// The column in which a cell is edited; −1 for none.
    open var editedColumn: Int { -1 }
    private var images: [ObjectIdentifier: NSImage] = [:]

    /// Shows an image beside a column's title; titles are words alone here.
    open func setIndicatorImage(_ image: NSImage?, in tableColumn: NSTableColumn) {
        images[ObjectIdentifier(tableColumn)] = image
    }
    /// Returns the image beside a column's title; nil for none.
    open func indicatorImage(in tableColumn: NSTableColumn) -> NSImage? { images[ObjectIdentifier(tableColumn)] }
    /// Sets the operations of drags of rows; drags don't begin here.
    open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
    /// Sets the place of a drop; drops are the view's here.
    open func setDropRow(_ row: Int, dropOperation: NSTableView.DropOperation) {}
    /// Called when the view of a row was added; never here.
    open func didAdd(_ rowView: NSTableRowView, forRow row: Int) {}
    /// Called when the view of a row was removed; never here.
    open func didRemove(_ rowView: NSTableRowView, forRow row: Int) {}
    /// Draws the lines between rows and columns; never called here.
    open func drawGrid(inClipRect clipRect: NSRect) {}
    /// Draws the selection; never called here.
    open func highlightSelection(inClipRect clipRect: NSRect) {}
    /// Draws the background; never called here.
    open func drawBackground(inClipRect clipRect: NSRect) {}
    /// Draws a row; never called here.
    open func drawRow(_ row: Int, clipRect: NSRect) {}
    /// Arranges the titles and rows; the engine does that.
    open func tile() {}

    /// Posted while the user chooses rows; never here.
    nonisolated open class var selectionIsChangingNotification: Notification.Name {
        Notification.Name("NSTableViewSelectionIsChangingNotification")
    }
    /// Posted when a column was moved.
    nonisolated open class var columnDidMoveNotification: Notification.Name {
        Notification.Name("NSTableViewColumnDidMoveNotification")
    }
}

extension NSTableView {
    /// How the place of a drop is shown.
    public enum DraggingDestinationFeedbackStyle: Int, Sendable {
        case none = -1
        case regular, sourceList, gap
    }
    /// Whether a drop is on a row or before it.
    public enum DropOperation: UInt, Sendable { case on, above }
    /// The edge of a row at which actions are.
    public enum RowActionEdge: Int, Sendable { case leading, trailing }
}

/// An action beside a row; rows don't show them here.
///
/// Follows Apple's [NSTableViewRowAction](https://developer.apple.com/documentation/appkit/nstableviewrowaction).
@MainActor @preconcurrency
open class NSTableViewRowAction: NSObject {
    /// The kind of an action.
    public enum Style: Int, Sendable { case regular, destructive }
    /// The kind.
    public let style: Style
    /// The title.
    open var title: String
    /// The color.
    open var backgroundColor: NSColor!
    /// The image; nil for none.
    open var image: NSImage?
    private let handler: (NSTableViewRowAction, Int) -> Void

    /// Creates an action.
    public init(style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
    func perform(_ row: Int) { handler(self, row) }
}

/// The cell of a column's title.
///
/// Follows Apple's [NSTableHeaderCell](https://developer.apple.com/documentation/appkit/nstableheadercell). Its text is the column's title.
@MainActor @preconcurrency
open class NSTableHeaderCell: NSTextFieldCell {
    weak var column: NSTableColumn? { didSet { if !text.isEmpty { column?.title = text } } }
    private var text = ""

    /// Creates a cell with a title.
    public override init(textCell string: String) {
        text = string
        super.init(textCell: string)
    }
    public required init(coder: NSCoder) { super.init(coder: coder) }

    open override var stringValue: String {
        get { column?.title ?? text }
        set {
            text = newValue
            column?.title = newValue
        }
    }
    open override var title: String {
        get { stringValue }
        set { stringValue = newValue }
    }
    /// Draws the sign of the order; never called here.
    open func drawSortIndicator(
        withFrame cellFrame: NSRect, in controlView: NSView, ascending: Bool, priority: Int
    ) {}
    /// Returns the rectangle of the sign of the order.
    open func sortIndicatorRect(forBounds rect: NSRect) -> NSRect {
        NSRect(x: rect.maxX - min(16, rect.width), y: rect.minY, width: min(16, rect.width), height: rect.height)
    }
}
