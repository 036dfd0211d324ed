import Foundation
import SwiftUICore

/// A view of items in an arrangement that a layout decides on; visible items have cells.
///
/// Follows Apple's [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
@MainActor @preconcurrency
open class UICollectionView: _CollectionMembers {
    /// The kind of a section's header.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The source of the items; nil for none.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// The delegate, which decides about selections and is notified of them; nil for none.
    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set {
            scrollDelegate = newValue
            layoutInvalidated(UICollectionViewLayoutInvalidationContext())
        }
    }
    /// The object that is notified of items that are about to appear; nil for none.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether it is notified; true by default.
    open var isPrefetchingEnabled = true
    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    var currentLayout: UICollectionViewLayout
    /// The view behind the items; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// Whether items can be selected.
    open var allowsSelection = true { didSet { noteChange() } }
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// Whether items can be selected while the collection is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while the collection is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether items can have the focus; selectable items can.
    open var allowsFocus = true
    /// Whether an item that gets the keyboard is selected; never here.
    open var selectionFollowsFocus = false
    /// Whether the collection is edited.
    open var isEditing = false {
        didSet { if isEditing != oldValue { for cell in visibleCells { cell.setNeedsUpdateConfiguration() } } }
    }

    let pool = CollectionPool()
    /// The present views, by their elements.
    var shown: [CollectionElement: UICollectionReusableView] = [:]
    /// The scroll views of sections that scroll across.
    var crossViews: [Int: CrossScrollView] = [:]
    /// The selected items, in the order of their selection.
    var selected: [IndexPath] = []
    /// The numbers of items; nil until they are requested.
    var counts: [Int]?
    /// Whether the layout was prepared, and for which size.
    var preparedSize: CGSize?
    /// The part of the content that has its views.
    var filled = CGRect.null
    /// The changes that are being collected; nil outside of a batch.
    var batch: CollectionBatch?
    /// Where to scroll once there is a size; nil for nowhere.
    var pendingScroll: (path: IndexPath, position: ScrollPosition)?

    /// The delegate for items that are dragged, which are not here; nil for none.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { if dragDelegate != nil { TableContent.warnOfDrags() } }
    }
    /// The delegate for items that are dropped, which are not here; nil for none.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { if dropDelegate != nil { TableContent.warnOfDrags() } }
    }
    /// Whether items can be dragged; without effect here.
    open var dragInteractionEnabled = false
    /// Whether a drag is over the collection; never here.
    open var hasActiveDrag: Bool { false }
    /// Whether a drop is being handled; never here.
    open var hasActiveDrop: Bool { false }
    /// How soon items make room for a drag; without effect here.
    open var reorderingCadence = ReorderingCadence.immediate
    /// How soon items make room for a drag.
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

    /// Creates a collection with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        currentLayout.collectionView = self
    }

    /// The category of a view in a collection view.
    public enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell
        /// A header, a footer, or another view that describes items.
        case supplementaryView
        /// A decoration view.
        case decorationView
    }

    /// The direction in which content scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    /// Where an item is to be that is scrolled to.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    // MARK: Numbers

    /// The number of sections.
    open var numberOfSections: Int { known.count }
    /// The number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int { known.indices.contains(section) ? known[section] : 0 }

    private var known: [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let new = (0..<max(dataSource.numberOfSections(in: self), 0)).map {
            max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
        }
        counts = new
        return new
    }

    // MARK: Layout

    /// The visible part of the content.
    var visibleContent: CGRect { bounds }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        fill()
    }

    override func moved(to place: CGPoint) {
        let before = contentOffset
        super.moved(to: place)
        if contentOffset == before { return }
        backgroundView?.frame = bounds
        let layout = currentLayout
        if layout.pinsViews || !filled.contains(visibleContent) { setNeedsLayout() }
        if type(of: layout) != UICollectionViewFlowLayout.self, !(layout is UICollectionViewCompositionalLayout),
            layout.shouldInvalidateLayout(forBoundsChange: bounds)
        {
            layout.invalidateLayout()
        }
    }

    /// Invalidates the layout, which is prepared again before its next use.
    func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { counts = nil }
        preparedSize = nil
        setNeedsLayout()
        if context.contentOffsetAdjustment != .zero {
            let (now, by) = (contentOffset, context.contentOffsetAdjustment)
            setContentOffset(CGPoint(x: now.x + by.x, y: now.y + by.y), animated: false)
        }
    }

    /// Prepares the layout if needed.
    func prepareLayout() {
        if preparedSize == bounds.size { return }
        preparedSize = bounds.size
        currentLayout.prepare()
        contentSize = currentLayout.collectionViewContentSize
    }

    /// Replaces the layout.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = currentLayout
        if old === layout {
            completion?(true)
            return
        }
        for view in shown.values { view.willTransition(from: old, to: layout) }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        old.collectionView = nil
        currentLayout = layout
        layout.collectionView = self
        changing(animated) { layoutInvalidated(UICollectionViewLayoutInvalidationContext()) }
        for view in shown.values { view.didTransition(from: old, to: layout) }
        completion?(true)
    }

    /// Makes a change, which moves views to their new places where it is animated.
    func changing(_ isAnimated: Bool, _ change: () -> Void) {
        if isAnimated, UIView.areAnimationsEnabled {
            withAnimation(.easeInOut(duration: 0.3)) { change() }
        } else {
            change()
        }
    }

    // MARK: The visible part

    /// The visible cells, in no particular order.
    open var visibleCells: [UICollectionViewCell] {
        shown.compactMap { element, view in
            guard let cell = view as? UICollectionViewCell, element.category == .cell, isVisible(view) else {
                return nil
            }
            return cell
        }
    }
    /// The places of the visible items.
    open var indexPathsForVisibleItems: [IndexPath] {
        shown.compactMap { $0.category == .cell && isVisible($1) ? $0.path : nil }.sorted()
    }
    /// The headers, footers and other views of a kind that are visible.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shown.compactMap { $0.kind == elementKind && isVisible($1) ? $1 : nil }
    }
    /// The places of the headers, footers and other views of a kind that are visible.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shown.compactMap {
            $0.category == .supplementaryView && $0.kind == elementKind && isVisible($1) ? $0.path : nil
        }
        .sorted()
    }
    /// The cell of an item; nil while it has none.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[CollectionElement(category: .cell, kind: nil, path: indexPath)] as? UICollectionViewCell
    }
    /// A header, a footer, or another view; nil while there is none.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        shown[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
    }
    /// The item of a cell; nil for a cell of another collection.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { element(of: cell)?.path }
    /// The element that a view shows; nil for a view of another collection.
    func element(of view: UICollectionReusableView) -> CollectionElement? { shown.first { $1 === view }?.key }
    /// The item at a place of the content; nil for none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        shown.first { $0.category == .cell && $1.convert($1.bounds, to: self).contains(point) }?.key.path
    }
    /// The attributes of a cell; nil for one that the layout does not know.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return currentLayout.layoutAttributesForItem(at: indexPath)
    }
    /// The attributes of a header, a footer, or another view; nil for none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    private func isVisible(_ view: UIView) -> Bool {
        CGRectIntersectsRect(view.convert(view.bounds, to: self), visibleContent)
    }
}
