import Foundation
import SwiftUI

/// A table whose rows are items of a tree, which the user opens and closes.
///
/// Follows Apple's [NSOutlineView](https://developer.apple.com/documentation/appkit/nsoutlineview). Items are known by their values, where these can
/// be compared, and objects by their identity. The arrow keys open and close the selected item.
@MainActor @preconcurrency
open class NSOutlineView: NSTableView {
    weak var outlineSource: (any NSOutlineViewDataSource)?
    weak var outlineDelegate: (any NSOutlineViewDelegate)?
    /// The source of the items; nil for none.
    open var dataSource: (any NSOutlineViewDataSource)? {
        get { outlineSource }
        set {
            outlineSource = newValue
            reloadData()
        }
    }
    /// The delegate, which makes the cells; nil for none.
    open var delegate: (any NSOutlineViewDelegate)? {
        get { outlineDelegate }
        set {
            outlineDelegate = newValue
            reloadData()
        }
    }
    private var triangleColumn: NSTableColumn?
    /// The column with the triangles; the first by default.
    open var outlineTableColumn: NSTableColumn? {
        get { triangleColumn ?? tableColumns.first }
        set {
            triangleColumn = newValue
            changed()
        }
    }
    /// The distance by which each level is indented, in points; 16 by default.
    open var indentationPerLevel: CGFloat = 16 { didSet { changed() } }
    /// Whether triangles are indented with their items; true by default.
    open var indentationMarkerFollowsCell = true { didSet { changed() } }
    /// Whether the column with the triangles grows with its content; without effect.
    open var autoresizesOutlineColumn = true
    /// Whether the outline keeps its items; it always does here.
    open var stronglyReferencesItems = true
    /// Whether the open items are kept under ``NSTableView/autosaveName``; they are not here.
    open var autosaveExpandedItems = false {
        didSet {
            if autosaveExpandedItems {
                RuntimeWarning.issue(
                    "NSOutlineView.autosaveExpandedItems keeps nothing here: see CompatibilityGaps.md.")
            }
        }
    }

    var root = OutlineNode(item: nil, parent: nil)
    /// The nodes of the rows.
    var nodes: [OutlineNode] = []
    /// The items that are open, or will be once they are visible again.
    var expanded: Set<OutlineKey> = []

    // MARK: Rows

    open override var numberOfRows: Int { nodes.count }

    /// Asks the data source for all items again; open items stay open.
    open override func reloadData() {
        root = OutlineNode(item: nil, parent: nil)
        if outlineSource != nil { fill(root) }
        nodes = root.visible
        super.reloadData()
    }

    /// The deepest level that is filled: a tree without end must not fill memory.
    static let deepest = 256

    /// Asks the data source for the items below a node and below its open children.
    func fill(_ node: OutlineNode) {
        guard let source = outlineSource else { return node.children = [] }
        let count = max(source.outlineView(self, numberOfChildrenOfItem: node.item), 0)
        node.children = (0..<count).map {
            OutlineNode(item: source.outlineView(self, child: $0, ofItem: node.item), parent: node)
        }
        guard node.level < Self.deepest else { return }
        for child in node.children {
            guard let key = child.key, expanded.contains(key), isExpandable(child.item) else { continue }
            child.isExpanded = true
            fill(child)
        }
    }

    /// Makes the rows again after the tree has changed; cells and selections follow their items.
    func updateRows() {
        let old = nodes
        nodes = root.visible
        var places: [ObjectIdentifier: Int] = [:]
        for (row, node) in nodes.enumerated() { places[ObjectIdentifier(node)] = row }
        moveRows { old.indices.contains($0) ? places[ObjectIdentifier(old[$0])] : nil }
    }

    /// The node of an item that is in the tree; the root for nil.
    func node(for item: Any?) -> OutlineNode? {
        guard let item else { return root }
        let key = OutlineKey(item)
        func find(_ node: OutlineNode) -> OutlineNode? {
            for child in node.children {
                if child.key == key { return child }
                if let found = find(child) { return found }
            }
            return nil
        }
        return nodes.first { $0.key == key } ?? find(root)
    }

    // MARK: What rows have in another way

    override func makeCell(_ column: NSTableColumn?, _ row: Int) -> NSView {
        guard nodes.indices.contains(row), let item = nodes[row].item else { return NSView(frame: .zero) }
        if let view = outlineDelegate?.outlineView(self, viewFor: column, item: item) { return view }
        return NSTextField(
            labelWithString: Self.words(outlineSource?.outlineView(self, objectValueFor: column, byItem: item)))
    }
    override func ownHeight(_ row: Int) -> CGFloat {
        item(atRow: row).flatMap { outlineDelegate?.outlineView(self, heightOfRowByItem: $0) } ?? -1
    }
    override func isGroup(_ row: Int) -> Bool {
        item(atRow: row).flatMap { outlineDelegate?.outlineView(self, isGroupItem: $0) } ?? false
    }
    override func maySelect(_ row: Int) -> Bool {
        guard let item = item(atRow: row) else { return false }
        guard let delegate = outlineDelegate else { return true }
        return delegate.selectionShouldChange(in: self) && delegate.outlineView(self, shouldSelectItem: item)
    }
    override func announceSelection() {
        let message = Notification(name: NSOutlineView.selectionDidChangeNotification, object: self)
        outlineDelegate?.outlineViewSelectionDidChange(message)
        NotificationCenter.default.post(message)
    }
    override func hasTriangles(_ column: NSTableColumn) -> Bool { column === outlineTableColumn }
    override func disclosure(_ row: Int) -> RowDisclosure? {
        guard nodes.indices.contains(row), let item = nodes[row].item else { return nil }
        let node = nodes[row]
        let isShown = outlineDelegate?.outlineView(self, shouldShowOutlineCellForItem: item) ?? true
        let space = indentationPerLevel.isFinite ? max(indentationPerLevel, 0) : 0
        return RowDisclosure(
            level: node.level, indentation: CGFloat(node.level) * space,
            isExpandable: isShown && isExpandable(item), isExpanded: node.isExpanded)
    }
    override func toggle(_ row: Int) {
        guard let item = item(atRow: row) else { return }
        let all = NSEvent.modifierFlags.contains(.option)
        if isItemExpanded(item) {
            collapseItem(item, collapseChildren: all)
        } else {
            expandItem(item, expandChildren: all)
        }
    }
    override func pressAcross(toRight: Bool) -> Bool {
        guard nodes.indices.contains(selectedRow) else { return false }
        let node = nodes[selectedRow]
        if toRight {
            if node.isExpanded { return moveSelection(by: 1) }
            guard isExpandable(node.item) else { return false }
            expandItem(node.item)
            return true
        }
        if node.isExpanded {
            collapseItem(node.item)
            return true
        }
        guard let parent = node.parent, parent !== root, let row = nodes.firstIndex(where: { $0 === parent }),
            maySelect(row)
        else { return false }
        selectRowIndexes([row], byExtendingSelection: false)
        return true
    }

    // MARK: Notifications

    /// Posted when other rows are selected.
    nonisolated open override class var selectionDidChangeNotification: Notification.Name {
        Notification.Name("NSOutlineViewSelectionDidChangeNotification")
    }
    /// Posted while the selection is dragged; never here.
    nonisolated open override class var selectionIsChangingNotification: Notification.Name {
        Notification.Name(
            "NSOutlineViewSelectionIsChangingNotification")
    }
    /// Posted when a column was moved; never here.
    nonisolated open override class var columnDidMoveNotification: Notification.Name {
        Notification.Name(
            "NSOutlineViewColumnDidMoveNotification")
    }
    /// Posted when a column was made wider; never here.
    nonisolated public static let columnDidResizeNotification = Notification.Name(
        "NSOutlineViewColumnDidResizeNotification")
    /// Posted before an item opens; the user info has the item under “NSObject”, as that of the following ones.
    nonisolated public static let itemWillExpandNotification = Notification.Name(
        "NSOutlineViewItemWillExpandNotification")
    /// Posted when an item has opened.
    nonisolated public static let itemDidExpandNotification = Notification.Name(
        "NSOutlineViewItemDidExpandNotification")
    /// Posted before an item closes.
    nonisolated public static let itemWillCollapseNotification = Notification.Name(
        "NSOutlineViewItemWillCollapseNotification")
    /// Posted when an item has closed.
    nonisolated public static let itemDidCollapseNotification = Notification.Name(
        "NSOutlineViewItemDidCollapseNotification")
}
