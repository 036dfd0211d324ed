import Foundation
import SwiftUI

/// Rows and columns of a data source.
///
/// Follows Apple's [NSTableView](https://developer.apple.com/documentation/appkit/nstableview). Rows are shown in a lazy stack of SwiftUI's.
@MainActor @preconcurrency
open class NSTableView: _NSTableSettings, _TableDelegating {
    /// The appearance of a table; without effect.
    public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
    /// How chosen rows look.
    public enum SelectionHighlightStyle: Int, Sendable {
        case none = -1
        case regular, sourceList
    }
    /// The lines between cells.
    public struct GridLineStyle: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Upright lines.
        public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
        /// Lines between rows.
        public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    }
    /// The height of rows.
    public enum RowSizeStyle: Int, Sendable {
        case `default` = -1
        case custom, small, medium, large
    }

    weak var tableSource: (any NSTableViewDataSource)? { didSet { reloadData() } }
    weak var tableDelegate: (any NSTableViewDelegate)? { didSet { reloadData() } }
    /// The columns.
    open private(set) var tableColumns: [NSTableColumn] = []
    /// The height of rows, in points; 24 by default.
    open var rowHeight: CGFloat = 24 { didSet { changed() } }
    /// The gaps between cells, in points.
    open var intercellSpacing = NSSize(width: 8, height: 2) { didSet { changed() } }
    /// The view above the rows; nil for none.
    open var headerView: NSTableHeaderView? = NSTableHeaderView(frame: .zero) { didSet { changed() } }
    /// The appearance; without effect.
    open var style = Style.automatic
    /// How chosen rows look.
    open var selectionHighlightStyle = SelectionHighlightStyle.regular { didSet { changed() } }
    /// The lines between cells.
    open var gridStyleMask: GridLineStyle = [] { didSet { changed() } }
    /// The color of the lines between cells; kept, as the lines are the engine's.
    open var gridColor: NSColor = .gridColor
    /// How columns share the table's width; the last one fills the rest here.
    open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
    /// How columns share a table's width.
    public enum ColumnAutoresizingStyle: UInt, Sendable {
        case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle,
            reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle,
            firstColumnOnlyAutoresizingStyle
    }
    /// The height of rows by the user's settings; without effect.
    open var rowSizeStyle = RowSizeStyle.custom
    /// The color behind the rows.
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { changed() } }
    /// Whether every second row has another color.
    open var usesAlternatingRowBackgroundColors = false { didSet { changed() } }
    /// Whether rows find their height by themselves.
    open var usesAutomaticRowHeights = false { didSet { changed() } }
    /// Whether several rows can be chosen.
    open var allowsMultipleSelection = false
    /// Whether no row can be chosen; true by default.
    open var allowsEmptySelection = true
    /// Whether columns can be chosen; they can't be here.
    open var allowsColumnSelection = false
    /// Whether columns can be moved; they can't be here.
    open var allowsColumnReordering = false
    /// Whether columns can be made wider; they can't be here.
    open var allowsColumnResizing = false
    /// The method that a double click calls; nil for none.
    open var doubleAction: Selector?
    /// The row of the present click; -1 for none.
    open private(set) var clickedRow = -1
    /// The column of the present click; -1 for none.
    open private(set) var clickedColumn = -1
    /// A name under which the columns are kept; without effect.
    open var autosaveName: String?
    private var selection = IndexSet()
    private var cells: [Int: [NSView]] = [:]
    private var spare: [NSUserInterfaceItemIdentifier: [NSView]] = [:]

    open override var isFlipped: Bool { true }

    /// Adds a column at the end.
    open func addTableColumn(_ tableColumn: NSTableColumn) {
        tableColumn.tableView = self
        tableColumns.append(tableColumn)
        reloadData()
    }
    /// Removes a column.
    open func removeTableColumn(_ tableColumn: NSTableColumn) {
        tableColumns.removeAll { $0 === tableColumn }
        reloadData()
    }
    /// Returns the column with a name; nil for none.
    open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
        tableColumns.first { $0.identifier == identifier }
    }
    /// How many rows there are.
    open var numberOfRows: Int { max(tableSource?.numberOfRows(in: self) ?? 0, 0) }
    /// How many columns there are.
    open var numberOfColumns: Int { tableColumns.count }
    /// Makes all rows again.
    open func reloadData() {
        for views in cells.values { keep(views) }
        cells = [:]
        selection = IndexSet(selection.filter { $0 < numberOfRows })
        changed()
    }
    /// Makes some rows again.
    open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
        for row in rowIndexes { cells[row] = nil }
        changed()
    }
    /// Notes that heights of rows changed.
    open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) { changed() }
    /// Notes that the number of rows changed.
    open func noteNumberOfRowsChanged() { reloadData() }
    /// Begins several changes.
    open func beginUpdates() {}
    /// Ends several changes.
    open func endUpdates() { reloadData() }
    /// Shows rows that the data source has now.
    open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) { reloadData() }
    /// Removes rows that the data source no longer has.
    open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) { reloadData() }
    /// Shows a row in another place.
    open func moveRow(at oldIndex: Int, to newIndex: Int) { reloadData() }
    /// How rows come and go; without effect.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// They fade.
        public static let effectFade = AnimationOptions(rawValue: 1)
        /// They open a gap.
        public static let effectGap = AnimationOptions(rawValue: 2)
        /// They move up.
        public static let slideUp = AnimationOptions(rawValue: 16)
        /// They move down.
        public static let slideDown = AnimationOptions(rawValue: 32)
        /// They move left.
        public static let slideLeft = AnimationOptions(rawValue: 48)
        /// They move right.
        public static let slideRight = AnimationOptions(rawValue: 64)
    }

    /// Makes cells by the prototypes that a document of Interface Builder has, by their names.
    var prototypes: [NSUserInterfaceItemIdentifier: () -> NSView?] = [:]
    private var nibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
    /// The nibs of cells, by the names of the cells.
    open var registeredNibsByIdentifier: [NSUserInterfaceItemIdentifier: NSNib]? { nibs.isEmpty ? nil : nibs }
    /// Has cells of a name made by a nib; nil to end that.
    open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {
        nibs[identifier] = nib
    }
    /// Returns a cell that is no longer used, or makes one by its prototype or nib; nil for a name without these.
    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
        if let view = spare[identifier]?.popLast() { return view }
        if let view = prototypes[identifier]?() { return view }
        var made: NSArray?
        guard let nib = nibs[identifier], nib.instantiate(withOwner: owner, topLevelObjects: &made) else { return nil }
        let view = made?.compactMap { $0 as? NSView }.first
        view?.identifier = identifier
        return view
    }
    /// Returns the cell of a row; nil beyond the table.
    open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
        guard tableColumns.indices.contains(column), (0..<numberOfRows).contains(row) else { return nil }
        let found = makeIfNecessary ? views(of: row) : cells[row] ?? []
        if isGroup(row) { return found.first }
        return shownColumns.firstIndex { $0 === tableColumns[column] }.flatMap {
            found.indices.contains($0) ? found[$0] : nil
        }
    }

    /// The row and the shown column of a cell's view, or of a view within one; nil for none.
    func place(of view: NSView) -> (row: Int, column: Int)? {
        for (row, views) in cells {
            if let column = views.firstIndex(where: { view.isDescendant(of: $0) }) { return (row, column) }
        }
        return nil
    }
    /// Moves a column to another place.
    open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
        guard tableColumns.indices.contains(oldIndex), tableColumns.indices.contains(newIndex), oldIndex != newIndex
        else { return }
        tableColumns.insert(tableColumns.remove(at: oldIndex), at: newIndex)
        reloadData()
        NotificationCenter.default.post(
            name: NSTableView.columnDidMoveNotification, object: self,
            userInfo: ["NSOldColumn": oldIndex, "NSNewColumn": newIndex])
    }
    /// The order of the rows, which the data source is notified of.
    open var sortDescriptors: [NSSortDescriptor] = [] {
        didSet {
            if sortDescriptors != oldValue { tableSource?.tableView(self, sortDescriptorsDidChange: oldValue) }
        }
    }
    /// Makes the last column as wide as the table leaves.
    open override func sizeToFit() { sizeLastColumnToFit() }
    /// Makes the last column as wide as the table leaves.
    open func sizeLastColumnToFit() {
        guard let last = shownColumns.last else { return }
        let others = shownColumns.dropLast().reduce(0) { $0 + $1.width + intercellSpacing.width }
        last.width = min(max(bounds.width - others, last.minWidth), max(last.maxWidth, last.minWidth))
    }
    /// Asks the data source for the operation of a drop, which would be behind the last row.
    open override func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
        tableSource?.tableView(self, validateDrop: sender, proposedRow: numberOfRows, proposedDropOperation: .above)
            ?? []
    }
    open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { draggingUpdated(sender) }
    open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
        tableSource?.tableView(self, acceptDrop: sender, row: numberOfRows, dropOperation: .above) ?? false
    }
    /// Keeps cells that are no longer shown for other rows.
    private func keep(_ views: [NSView]) {
        for view in views { if let name = view.identifier { spare[name, default: []].append(view) } }
    }
    /// Moves cells and the selection to the new places of their rows; nil for a row that was removed.
    func moveRows(to place: (Int) -> Int?) {
        let (oldCells, oldSelection) = (cells, selection)
        cells = [:]
        for (row, views) in oldCells {
            if let new = place(row) { cells[new] = views } else { keep(views) }
        }
        selection = IndexSet(oldSelection.compactMap(place))
        changed()
        if selection.count != oldSelection.count { announceSelection() }
    }
    /// Makes the cells of all rows again when they are next shown; their places stay.
    func forgetCells(of row: Int) { cells.removeValue(forKey: row).map(keep) }

    func views(of row: Int) -> [NSView] {
        if let known = cells[row] { return known }
        let made = isGroup(row) ? [makeCell(nil, row)] : shownColumns.map { makeCell($0, row) }
        cells[row] = made
        return made
    }
    /// The columns that are not hidden.
    var shownColumns: [NSTableColumn] { tableColumns.filter { !$0.isHidden } }

    // MARK: What outlines have in another way

    /// Makes the cell of a column, or of a group row, for which the column is nil.
    func makeCell(_ column: NSTableColumn?, _ row: Int) -> NSView {
        if let view = tableDelegate?.tableView(self, viewFor: column, row: row) { return view }
        if let view = (tableSource as? any CellSource)?.cell(column, row, of: self) { return view }
        return NSTextField(
            labelWithString: Self.words(tableSource?.tableView(self, objectValueFor: column, row: row)))
    }
    static func words(_ value: Any?) -> String { value.map { "\($0)" } ?? "" }
    /// The delegate's height of a row; not positive for none.
    func ownHeight(_ row: Int) -> CGFloat { tableDelegate?.tableView(self, heightOfRow: row) ?? -1 }
    func isGroup(_ row: Int) -> Bool {
        (tableSource as? any CellSource)?.isTitle(row) ?? tableDelegate?.tableView(self, isGroupRow: row) ?? false
    }
    func maySelect(_ row: Int) -> Bool {
        if (tableSource as? any CellSource)?.isTitle(row) == true { return false }
        return tableDelegate?.tableView(self, shouldSelectRow: row) ?? true
    }
    func announceSelection() {
        let message = Notification(name: NSTableView.selectionDidChangeNotification, object: self)
        tableDelegate?.tableViewSelectionDidChange(message)
        NotificationCenter.default.post(message)
    }
    /// The triangle of a row; nil in a table.
    func disclosure(_ row: Int) -> RowDisclosure? { nil }
    /// Whether the cells of a column are indented and have triangles; never in a table.
    func hasTriangles(_ column: NSTableColumn) -> Bool { false }
    /// Opens or closes a row; without effect in a table.
    func toggle(_ row: Int) {}
    /// Handles an arrow key that points left or right; returns whether it had an effect.
    func pressAcross(toRight: Bool) -> Bool { false }

    func height(of row: Int) -> CGFloat? {
        if usesAutomaticRowHeights { return nil }
        let own = ownHeight(row)
        return own > 0 && own.isFinite ? own : rowHeight
    }

    // MARK: The selection

    /// The chosen row that comes last; -1 for none.
    open var selectedRow: Int { selection.last ?? -1 }
    /// The chosen rows.
    open var selectedRowIndexes: IndexSet { selection }
    /// How many rows are chosen.
    open var numberOfSelectedRows: Int { selection.count }
    /// Whether a row is chosen.
    open func isRowSelected(_ row: Int) -> Bool { selection.contains(row) }
    /// Chooses rows.
    open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
        let new = IndexSet((extend ? selection.union(indexes) : indexes).filter { (0..<numberOfRows).contains($0) })
        if new == selection { return }
        selection = new
        changed()
        announceSelection()
    }
    /// Chooses no rows.
    open func deselectAll(_ sender: Any?) { selectRowIndexes([], byExtendingSelection: false) }
    /// Removes a row from the selection.
    open func deselectRow(_ row: Int) {
        selectRowIndexes(selection.subtracting([row]), byExtendingSelection: false)
    }
    /// Chooses all rows.
    open func selectAll(_ sender: Any?) {
        if allowsMultipleSelection { selectRowIndexes(IndexSet(0..<numberOfRows), byExtendingSelection: false) }
    }
    /// Scrolls to a row; the engine's lists move by the user alone here.
    open func scrollRowToVisible(_ row: Int) {
        RuntimeWarning.issue("NSTableView.scrollRowToVisible(_:) has no effect here: see CompatibilityGaps.md.")
    }
    func click(_ row: Int, count: Int) {
        clickedRow = row
        defer { clickedRow = -1 }
        guard maySelect(row) else { return }
        let keys = NSEvent.modifierFlags
        let extends = allowsMultipleSelection && keys.contains(.command)
        if extends, selection.contains(row) {
            deselectRow(row)
        } else if allowsMultipleSelection, keys.contains(.shift), let first = selection.first, row < numberOfRows {
            let range = min(first, row)...max(selection.last ?? first, row)
            selectRowIndexes(
                IndexSet((first < row ? first...row : range).filter(maySelect)), byExtendingSelection: false)
        } else {
            selectRowIndexes([row], byExtendingSelection: extends)
        }
        sendAction(count == 2 ? doubleAction ?? action : action, to: target)
    }
    /// Selects the next row that can be selected above or below; returns whether there is one.
    func moveSelection(by step: Int) -> Bool {
        var row = selectedRow < 0 ? (step > 0 ? 0 : numberOfRows - 1) : selectedRow + step
        while (0..<numberOfRows).contains(row) {
            if maySelect(row) {
                selectRowIndexes([row], byExtendingSelection: false)
                sendAction(action, to: target)
                return true
            }
            row += step
        }
        return false
    }

    override var isMeasured: Bool { false }
    override var counterpart: AnyView? { AnyView(TableContent(table: self, revision: revision)) }

    /// Posted when other rows are chosen.
    nonisolated open class var selectionDidChangeNotification: Notification.Name {
        Notification.Name("NSTableViewSelectionDidChangeNotification")
    }
}

/// Gives a table its source and its delegate; an outline has ones of other types.
@MainActor
public protocol _TableDelegating: AnyObject {}

extension _TableDelegating where Self: NSTableView {
    /// The source of the data; nil for none.
    @MainActor @preconcurrency public var dataSource: (any NSTableViewDataSource)? {
        get { tableSource }
        set { tableSource = newValue }
    }
    /// The delegate, which makes the cells; nil for none.
    @MainActor @preconcurrency public var delegate: (any NSTableViewDelegate)? {
        get { tableDelegate }
        set { tableDelegate = newValue }
    }
}
