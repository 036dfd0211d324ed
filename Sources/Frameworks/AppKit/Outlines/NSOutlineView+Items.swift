import Foundation
import SwiftUI

extension NSOutlineView {
    /// Returns the item of a row; nil beyond the rows.
    public func item(atRow row: Int) -> Any? { nodes.indices.contains(row) ? nodes[row].item : nil }
    /// Returns the row of an item; -1 for one that is not visible.
    public func row(forItem item: Any?) -> Int {
        guard let item else { return -1 }
        let key = OutlineKey(item)
        return nodes.firstIndex { $0.key == key } ?? -1
    }
    /// Returns the item around another; nil for one of the outermost.
    public func parent(forItem item: Any?) -> Any? { item.flatMap { node(for: $0)?.parent?.item } }
    /// Returns an item's place among those around it; -1 for one that was not shown yet.
    public func childIndex(forItem item: Any) -> Int {
        guard let node = node(for: item) else { return -1 }
        return node.parent?.children.firstIndex { $0 === node } ?? -1
    }
    /// Returns the item at a place below another, or of the outermost ones for nil; nil for a place beyond them.
    public func child(_ index: Int, ofItem item: Any?) -> Any? {
        if let node = node(for: item), node === root || node.isExpanded {
            return node.children.indices.contains(index) ? node.children[index].item : nil
        }
        guard let source = outlineSource, index >= 0, index < numberOfChildren(ofItem: item) else { return nil }
        return source.outlineView(self, child: index, ofItem: item)
    }
    /// Returns the number of items below an item, or of the outermost ones for nil.
    public func numberOfChildren(ofItem item: Any?) -> Int {
        max(outlineSource?.outlineView(self, numberOfChildrenOfItem: item) ?? 0, 0)
    }
    /// Returns how deep an item is: 0 for the outermost, -1 for one that is not shown.
    public func level(forItem item: Any?) -> Int { item.flatMap { node(for: $0)?.level } ?? -1 }
    /// Returns how deep a row is: 0 for the outermost, -1 beyond the rows.
    public func level(forRow row: Int) -> Int { nodes.indices.contains(row) ? nodes[row].level : -1 }
    /// Returns whether an item can be opened.
    public func isExpandable(_ item: Any?) -> Bool {
        item.flatMap { outlineSource?.outlineView(self, isItemExpandable: $0) } ?? false
    }
    /// Returns whether an item is open.
    public func isItemExpanded(_ item: Any?) -> Bool { item.flatMap { node(for: $0)?.isExpanded } ?? false }

    // MARK: Opening and closing

    /// Opens an item.
    public func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
    /// Opens an item, and the ones below if wanted; all items for nil.
    public func expandItem(_ item: Any?, expandChildren: Bool) {
        guard let node = node(for: item) else { return }
        if node === root {
            for child in root.children { open(child, all: expandChildren) }
        } else {
            open(node, all: expandChildren)
        }
    }
    private func open(_ node: OutlineNode, all: Bool) {
        guard let item = node.item, let key = node.key, node.level < Self.deepest, isExpandable(item) else { return }
        if !node.isExpanded {
            guard outlineDelegate?.outlineView(self, shouldExpandItem: item) ?? true else { return }
            notify(NSOutlineView.itemWillExpandNotification, item) { $0.outlineViewItemWillExpand($1) }
            expanded.insert(key)
            node.isExpanded = true
            fill(node)
            updateRows()
            notify(NSOutlineView.itemDidExpandNotification, item) { $0.outlineViewItemDidExpand($1) }
        }
        if all { for child in node.children { open(child, all: true) } }
    }
    /// Closes an item; the ones below stay open, and are visible once it is opened again.
    public func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }
    /// Closes an item, and the ones below if wanted; all items for nil.
    public func collapseItem(_ item: Any?, collapseChildren: Bool) {
        guard let node = node(for: item) else { return }
        if node === root {
            for child in root.children { close(child, all: collapseChildren) }
        } else {
            close(node, all: collapseChildren)
        }
    }
    private func close(_ node: OutlineNode, all: Bool) {
        guard let item = node.item, let key = node.key, node.isExpanded else { return }
        guard outlineDelegate?.outlineView(self, shouldCollapseItem: item) ?? true else { return }
        if all { for child in node.children { close(child, all: true) } }
        notify(NSOutlineView.itemWillCollapseNotification, item) { $0.outlineViewItemWillCollapse($1) }
        expanded.remove(key)
        node.isExpanded = false
        updateRows()
        notify(NSOutlineView.itemDidCollapseNotification, item) { $0.outlineViewItemDidCollapse($1) }
    }
    private func notify(
        _ name: Notification.Name, _ item: Any, _ call: (any NSOutlineViewDelegate, Notification) -> Void
    ) {
        let message = Notification(name: name, object: self, userInfo: ["NSObject": item])
        if let outlineDelegate { call(outlineDelegate, message) }
        NotificationCenter.default.post(message)
    }

    // MARK: Changes

    /// Makes the cells of an item again.
    public func reloadItem(_ item: Any?) { reloadItem(item, reloadChildren: false) }
    /// Makes the cells of an item again, and asks for the ones below if wanted; for all items for nil.
    public func reloadItem(_ item: Any?, reloadChildren: Bool) {
        guard let node = node(for: item) else { return }
        if node === root { return reloadChildren ? reloadData() : changed() }
        if let row = nodes.firstIndex(where: { $0 === node }) { forgetCells(of: row) }
        if node.isExpanded, let item = node.item, !isExpandable(item) {
            node.isExpanded = false
            node.children = []
        } else if reloadChildren, node.isExpanded {
            fill(node)
        }
        updateRows()
    }
    /// Shows items that the data source has now, at their places below an item, or as outermost ones for nil.
    public func insertItems(
        at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
    ) {
        guard let node = node(for: parent), let source = outlineSource, node === root || node.isExpanded else { return }
        for index in indexes {
            guard index <= node.children.count, index < numberOfChildren(ofItem: parent) else {
                return outOfRange("insertItems(at:inParent:withAnimation:)", node)
            }
            let child = OutlineNode(item: source.outlineView(self, child: index, ofItem: parent), parent: node)
            node.children.insert(child, at: index)
        }
        updateRows()
    }
    /// Removes items that the data source no longer has, at their places below an item, or of the outermost ones for nil.
    public func removeItems(
        at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
    ) {
        guard let node = node(for: parent), node === root || node.isExpanded else { return }
        for index in indexes.reversed() {
            guard node.children.indices.contains(index) else {
                return outOfRange("removeItems(at:inParent:withAnimation:)", node)
            }
            node.children.remove(at: index)
        }
        updateRows()
    }
    /// Moves an item to another place, below another item or among the outermost ones for nil.
    public func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?) {
        guard let old = node(for: oldParent), let new = node(for: newParent) else { return }
        guard old.children.indices.contains(fromIndex) else { return reloadData() }
        let moved = old.children.remove(at: fromIndex)
        guard new === root || new.isExpanded else { return updateRows() }
        if old === new {
            new.children.insert(moved, at: min(max(toIndex, 0), new.children.count))
            return updateRows()
        }
        let copy = OutlineNode(item: moved.item, parent: new)
        new.children.insert(copy, at: min(max(toIndex, 0), new.children.count))
        if moved.isExpanded {
            copy.isExpanded = true
            fill(copy)
        }
        let wasSelected = nodes.firstIndex { $0 === moved }.map(isRowSelected) ?? false
        updateRows()
        if wasSelected, let row = nodes.firstIndex(where: { $0 === copy }) {
            selectRowIndexes([row], byExtendingSelection: true)
        }
    }
    /// Asks the data source again where the app names a place that does not exist.
    private func outOfRange(_ name: String, _ node: OutlineNode) {
        RuntimeWarning.issue("NSOutlineView.\(name) was called with a place beyond the items of the data source.")
        fill(node)
        updateRows()
    }

    /// Returns the rectangle of a row's triangle; the engine places it, and its place is not known.
    public func frameOfOutlineCell(atRow row: Int) -> NSRect { .zero }
    /// Sets where a drag would be dropped; rows are not dragged here.
    public func setDropItem(_ item: Any?, dropChildIndex index: Int) {}
    /// Returns whether items that a drag has opened close again; they do.
    public func shouldCollapseAutoExpandedItems(forDeposited deposited: Bool) -> Bool { true }
}

/// The index of a drop onto an item of an outline itself: -1.
public let NSOutlineViewDropOnItemIndex = -1
