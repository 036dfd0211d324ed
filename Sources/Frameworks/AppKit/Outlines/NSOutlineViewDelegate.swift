import Foundation
import SwiftUI

/// The source of an outline's items; all methods are optional.
///
/// Follows Apple's [NSOutlineViewDataSource](https://developer.apple.com/documentation/appkit/nsoutlineviewdatasource).
@MainActor @preconcurrency
public protocol NSOutlineViewDataSource: NSObjectProtocol {
    /// Returns the number of items below an item; of the outermost ones for nil.
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
    /// Returns the item at a place below another; of the outermost ones for nil.
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
    /// Whether an item can be opened; false by default.
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
    /// Returns the value of an item's cell; nil for none.
    func outlineView(
        _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
    ) -> Any?
    /// Called with the value that the user has given a cell; never here.
    func outlineView(
        _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, byItem item: Any?)
    /// Returns the item of a kept one; not asked here.
    func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any?
    /// Returns the value by which an open item is kept; not asked here.
    func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any?
    /// Called when the order of rows is to change; never here.
    func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
    /// Returns the content with which an item is dragged; not asked here.
    func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any NSPasteboardWriting)?
    /// Returns the operation of a drop; not asked here.
    func outlineView(
        _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
        proposedChildIndex index: Int
    ) -> NSDragOperation
    /// Performs a drop; never called here.
    func outlineView(
        _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
    ) -> Bool
}

extension NSOutlineViewDataSource {
    public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
    public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { NSNull() }
    public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
    public func outlineView(
        _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
    ) -> Any? { nil }
    public func outlineView(
        _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, byItem item: Any?
    ) {}
    public func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any? { nil }
    public func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any? { nil }
    public func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {
    }
    public func outlineView(
        _ outlineView: NSOutlineView, pasteboardWriterForItem item: Any
    ) -> (any NSPasteboardWriting)? { nil }
    public func outlineView(
        _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
        proposedChildIndex index: Int
    ) -> NSDragOperation { [] }
    public func outlineView(
        _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
    ) -> Bool { false }
}

/// Methods that an outline calls; all are optional.
///
/// Follows Apple's [NSOutlineViewDelegate](https://developer.apple.com/documentation/appkit/nsoutlineviewdelegate).
@MainActor @preconcurrency
public protocol NSOutlineViewDelegate: NSObjectProtocol {
    /// Returns a cell; nil for a text of the data source's value. The column is nil for a group's title.
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    /// Returns the view of a row; not asked here.
    func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
    /// Returns the height of a row, in points; the outline's by default.
    func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
    /// Whether the selection can change; true by default.
    func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
    /// Whether an item can be selected; true by default.
    func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
    /// Whether an item is the title of a group, as wide as the outline; false by default.
    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
    /// Whether an item can be opened by the user and by code; true by default.
    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
    /// Whether an item can be closed by the user and by code; true by default.
    func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
    /// Whether an item that can be opened has a triangle; true by default.
    func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
    /// Whether a cell can be edited; the cells decide here.
    func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) -> Bool
    /// Called when other rows are selected.
    func outlineViewSelectionDidChange(_ notification: Notification)
    /// Called while the selection is dragged; never here.
    func outlineViewSelectionIsChanging(_ notification: Notification)
    /// Called before an item opens.
    func outlineViewItemWillExpand(_ notification: Notification)
    /// Called when an item has opened.
    func outlineViewItemDidExpand(_ notification: Notification)
    /// Called before an item closes.
    func outlineViewItemWillCollapse(_ notification: Notification)
    /// Called when an item has closed.
    func outlineViewItemDidCollapse(_ notification: Notification)
}

extension NSOutlineViewDelegate {
    public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
        nil
    }
    public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }
    public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat { -1 }
    public func selectionShouldChange(in outlineView: NSOutlineView) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
    public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool { true }
    public func outlineView(
        _ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any
    ) -> Bool { true }
    public func outlineViewSelectionDidChange(_ notification: Notification) {}
    public func outlineViewSelectionIsChanging(_ notification: Notification) {}
    public func outlineViewItemWillExpand(_ notification: Notification) {}
    public func outlineViewItemDidExpand(_ notification: Notification) {}
    public func outlineViewItemWillCollapse(_ notification: Notification) {}
    public func outlineViewItemDidCollapse(_ notification: Notification) {}
}
