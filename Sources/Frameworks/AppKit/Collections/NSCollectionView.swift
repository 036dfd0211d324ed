import Foundation
import SwiftUI

/// Items in an arrangement that a layout decides on.
///
/// Follows Apple's [NSCollectionView](https://developer.apple.com/documentation/appkit/nscollectionview). A collection view of UIKit's shows it, which
/// scrolls by itself within an ``NSScrollView``.
@MainActor @preconcurrency
open class NSCollectionView: NSView {
    /// The kind of a header, a footer or another view that describes items.
    public typealias SupplementaryElementKind = String
    /// The kind of a decoration view.
    public typealias DecorationElementKind = String
    /// The direction in which the content scrolls.
    public typealias ScrollDirection = UICollectionView.ScrollDirection
    /// The kind of a section's header.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The view of UIKit's that shows the items.
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var bridge = CollectionBridge(self)
    var itemClasses: [NSUserInterfaceItemIdentifier: NSCollectionViewItem.Type] = [:]
    var itemNibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
    var spareItems: [NSUserInterfaceItemIdentifier: [NSCollectionViewItem]] = [:]
    var viewClasses: [String: NSView.Type] = [:]
    var chosen: Set<IndexPath> = []

    /// The source of the items; nil for none.
    open weak var dataSource: (any NSCollectionViewDataSource)? { didSet { reloadData() } }
    /// The delegate; nil for none.
    open weak var delegate: (any NSCollectionViewDelegate)? { didSet { collectionViewLayout?.invalidateLayout() } }
    /// The object that is notified of items that are about to appear; nil for none.
    open weak var prefetchDataSource: (any NSCollectionViewPrefetching)?
    /// The layout; a flow layout by default.
    open var collectionViewLayout: NSCollectionViewLayout? {
        didSet {
            if oldValue === collectionViewLayout { return }
            oldValue?.collectionView = nil
            collectionViewLayout?.collectionView = self
            grid.setCollectionViewLayout(
                collectionViewLayout?.engine ?? UICollectionViewFlowLayout(), animated: false)
        }
    }
    /// The colors behind the items: the first one; nil for the usual one.
    open var backgroundColors: [NSColor]! = [.controlBackgroundColor] {
        didSet { grid.backgroundColor = backgroundColors?.first ?? .controlBackgroundColor }
    }
    /// The view behind the items; nil for none.
    open var backgroundView: NSView? { didSet { grid.backgroundView = backgroundView?.backing } }
    /// Whether the background moves with the items; it does not here.
    open var backgroundViewScrollsWithContent = false
    /// Whether items can be selected; false by default.
    open var isSelectable = false { didSet { if !isSelectable { deselectAll(nil) } } }
    /// Whether several items can be selected, with the Command key; false by default.
    open var allowsMultipleSelection = false
    /// Whether no item need be selected; true by default.
    open var allowsEmptySelection = true

    /// Creates a collection of a rectangle.
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        begin()
    }
    /// Creates a collection of a document of Interface Builder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }
    private func begin() {
        grid.register(ItemCell.self, forCellWithReuseIdentifier: ItemCell.name)
        grid.backgroundColor = .controlBackgroundColor
        grid.dataSource = bridge
        grid.delegate = bridge
        grid.prefetchDataSource = bridge
        backing.insertSubview(grid, at: 0)
        grid.frame = bounds
        let layout = NSCollectionViewFlowLayout()
        layout.collectionView = self
        collectionViewLayout = layout
    }
    override var firstIndex: Int { 1 }
    override func backingLaidOut() {
        if grid.frame != bounds { grid.frame = bounds }
        super.backingLaidOut()
    }
    override var takesPointer: Bool { false }
    open override var isFlipped: Bool { true }

    // MARK: Numbers and items

    /// The number of sections.
    open var numberOfSections: Int { grid.numberOfSections }
    /// Returns the number of items in a section; 0 for a section that does not exist.
    open func numberOfItems(inSection section: Int) -> Int { grid.numberOfItems(inSection: section) }
    /// Asks the data source for all items again.
    open func reloadData() {
        grid.reloadData()
        let (old, kept) = (chosen, chosen.filter(exists))
        if kept != old { chosen = kept }
    }
    func exists(_ path: IndexPath) -> Bool {
        path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
    }
    /// Returns the controller of an item; nil while it has no view.
    open func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
        guard exists(indexPath) else { return nil }
        return (grid.cellForItem(at: indexPath) as? ItemCell)?.item
    }
    /// Returns the controller of an item of the first section; nil while it has no view.
    open func item(at index: Int) -> NSCollectionViewItem? { item(at: IndexPath(item: index, section: 0)) }
    /// Returns the place of an item; nil for one of another collection.
    open func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
        grid.visibleCells.first { ($0 as? ItemCell)?.item === item }.flatMap { grid.indexPath(for: $0) }
    }
    /// Returns the place of the item at a point; nil for none.
    open func indexPathForItem(at point: NSPoint) -> IndexPath? { grid.indexPathForItem(at: point) }
    /// The controllers of the visible items, in the order of their places.
    open func visibleItems() -> [NSCollectionViewItem] {
        grid.indexPathsForVisibleItems.compactMap { item(at: $0) }
    }
    /// The places of the visible items.
    open func indexPathsForVisibleItems() -> Set<IndexPath> { Set(grid.indexPathsForVisibleItems) }
    /// Returns the visible headers, footers or other views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: SupplementaryElementKind) -> [NSView] {
        grid.visibleSupplementaryViews(ofKind: elementKind).compactMap { ($0 as? SupplementaryCell)?.view }
    }
    /// Returns a header, a footer or another view; nil while there is none.
    open func supplementaryView(
        forElementKind elementKind: SupplementaryElementKind, at indexPath: IndexPath
    ) -> NSView? {
        (grid.supplementaryView(forElementKind: elementKind, at: indexPath) as? SupplementaryCell)?.view
    }
    /// Returns the rectangle of an item, in points; zero for none.
    open func frameForItem(at index: Int) -> NSRect {
        layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame ?? .zero
    }
    /// Returns the attributes of an item's view; nil for one that the layout does not know.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
        grid.layoutAttributesForItem(at: indexPath)
    }
    /// Scrolls until items are visible.
    open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
        guard let path = indexPaths.filter(exists).min() else { return }
        grid.scrollToItem(at: path, at: scrollPosition.forUIKit, animated: false)
    }
    /// Where items are to be that are scrolled to.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the nearer one of the horizontal edges, the top and the bottom.
        public static let nearestHorizontalEdge = ScrollPosition(rawValue: 512)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
        /// At the leading edge.
        public static let leadingEdge = ScrollPosition(rawValue: 64)
        /// At the trailing edge.
        public static let trailingEdge = ScrollPosition(rawValue: 128)
        /// At the nearer one of the vertical edges.
        public static let nearestVerticalEdge = ScrollPosition(rawValue: 256)

        fileprivate var forUIKit: UICollectionView.ScrollPosition {
            var result = UICollectionView.ScrollPosition(rawValue: rawValue & 63)
            if contains(.leadingEdge) { result.insert(.left) }
            if contains(.trailingEdge) { result.insert(.right) }
            return result
        }
    }
}
