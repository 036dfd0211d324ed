import Foundation
import SwiftUICore

/// Decides where the cells and other views of a collection are.
///
/// Follows Apple's
/// [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout). Subclasses override
/// ``prepare()``, ``collectionViewContentSize`` and the methods that return attributes.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    /// The collection that has the layout; nil for none.
    open internal(set) weak var collectionView: UICollectionView?
    /// The classes of decoration views, by kind.
    private var decorations: [String: () -> UICollectionReusableView?] = [:]

    /// Creates a layout.
    public override init() { super.init() }

    /// Creates a layout from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that describe invalid parts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Called before attributes are asked for, whenever the layout is no longer valid.
    open func prepare() {}
    /// The size of all of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of all views that a rectangle of the content touches; nil for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of a cell; nil for one that the layout does not know.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a header, a footer, or another view that describes items; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a decoration view; nil for none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Invalidates the layout.
    open func invalidateLayout() { invalidateLayout(with: UICollectionViewLayoutInvalidationContext()) }
    /// Invalidates the whole layout, whatever the context says.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutInvalidated(context)
    }
    /// Whether the layout is no longer valid when other content is visible; by default where the size has changed.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }
    /// Whether the layout is no longer valid when a view asks for another size.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { note(preferredAttributes.size, for: originalAttributes) }
    /// Where scrolling ends, for where it would; never asked for here.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Returns the context of an invalidation for other visible content.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// Returns the context of an invalidation for a view that asks for another size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// The context of an invalidation.
    func makeContext() -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    /// Where scrolling ends when content changes, for where it would; never asked for here.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Called before changes of items are shown; never here.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when changes of items were shown; never here.
    open func finalizeCollectionViewUpdates() {}
    /// Called before a change of the visible rectangle; never here.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after a change of the visible rectangle; never here.
    open func finalizeAnimatedBoundsChange() {}
    /// Returns where a new item comes from; nil for its own place, and never asked for here.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns where a removed item goes; nil for its own place, and never asked for here.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns where a new header, footer or other view comes from; nil for its own place, and never asked for here.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns where a removed header, footer or other view goes; nil for its own place, and never asked for here.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns where a new decoration view comes from; nil for its own place, and never asked for here.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns where a removed decoration view goes; nil for its own place, and never asked for here.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the places of headers, footers and other views that a change removes; never asked for here.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the places of headers, footers and other views that a change adds; never asked for here.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the places of decoration views that a change removes; never asked for here.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the places of decoration views that a change adds; never asked for here.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the item whose place a moved item takes; its own, and never asked for here.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previousIndexPath }
    /// Returns the attributes of an item while the user moves it: in the middle of the user's finger.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            (layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes)
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }
    /// Whether the layout runs from right to left where the language does; always here.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    /// Which way the layout was developed; from the left to the right here.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Called when another layout replaces this one, or this one replaces another.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called when this layout takes the place of another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Registers the class of a decoration view.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        let type = viewClass as? UICollectionReusableView.Type
        decorations[elementKind] = type.map { type in { ObjectMaking.makeView(type) } }
    }

    /// Registers the nib of a decoration view, which is the first of its objects.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { nib in
            { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
        }
    }

    /// Makes a decoration view; nil for a kind that is not registered.
    func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorations[kind]?() }

    /// Notes the size that a view asks for; returns whether that changes the layout.
    func note(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool { false }
    /// Forgets sizes that views asked for: others have taken their places.
    func forgetSizes() {}
    /// Whether some views stay visible while the content scrolls.
    var pinsViews: Bool { false }
    /// Where a section is that scrolls across; nil for other sections.
    func crossSection(_ section: Int) -> CrossSection? { nil }
    /// The attributes of the elements that a rectangle touches in a section that scrolls across, in the space of its items.
    func crossAttributes(in rect: CGRect, section: Int) -> [UICollectionViewLayoutAttributes] { [] }
    /// Where a section that scrolls across may come to rest, in points, where its items have a size; none if it rests anywhere.
    func crossStops(_ section: Int, in size: CGSize) -> [CGFloat] { [] }
    /// The appearance of a section that is a list; nil for other sections.
    func list(of section: Int) -> UICollectionLayoutListConfiguration? { nil }
}

/// Describes the invalid parts of a layout.
///
/// Follows Apple's
/// [UICollectionViewLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is.
    open internal(set) var invalidateEverything = true
    /// Whether the numbers of items are.
    open internal(set) var invalidateDataSourceCounts = false
    /// How far the content is to be scrolled.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content has grown.
    open var contentSizeAdjustment = CGSize.zero
    /// The items that are.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// Creates a context.
    public override init() { super.init() }

    /// Adds items that are no longer valid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
}

/// A change of an item of a collection.
///
/// Follows Apple's
/// [UICollectionViewUpdateItem](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem).
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    /// The kinds of changes.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    /// The place before; nil for a new item.
    open var indexPathBeforeUpdate: IndexPath? { nil }
    /// The place after; nil for a removed item.
    open var indexPathAfterUpdate: IndexPath? { nil }
    /// The kind.
    open var updateAction: Action { .none }
}

/// Describes the invalid parts of a flow layout.
///
/// Follows Apple's [UICollectionViewFlowLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext).
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes again; it always is here.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether attributes are made again; they always are here.
    open var invalidateFlowLayoutAttributes = true
}
