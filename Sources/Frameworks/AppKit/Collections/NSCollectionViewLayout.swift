import Foundation
import SwiftUI

/// The place and appearance of a view in a collection; the same as UIKit's.
public typealias NSCollectionViewLayoutAttributes = UICollectionViewLayoutAttributes
/// The kind of a view in a collection; the same as UIKit's.
public typealias NSCollectionElementCategory = UICollectionView.ElementCategory
/// The parts of a layout that are no longer valid; the same as UIKit's.
public typealias NSCollectionViewLayoutInvalidationContext = UICollectionViewLayoutInvalidationContext

extension UICollectionViewLayoutAttributes {
    /// Creates the attributes of an item's view.
    public convenience init(forItemWith indexPath: IndexPath) { self.init(forCellWith: indexPath) }
}

extension UICollectionView.ElementCategory {
    /// An item's view.
    public static var item: Self { .cell }
}

/// Decides where the views of a collection are.
///
/// Follows Apple's [NSCollectionViewLayout](https://developer.apple.com/documentation/appkit/nscollectionviewlayout). Subclasses override
/// ``prepare()``, ``collectionViewContentSize`` and the methods that return attributes.
@MainActor @preconcurrency
open class NSCollectionViewLayout: NSObject {
    /// The collection that has the layout; nil for none.
    open internal(set) weak var collectionView: NSCollectionView?
    /// The layout of UIKit's that calls this one's methods, or does its work.
    private(set) lazy var engine: UICollectionViewLayout = makeEngine()
    func makeEngine() -> UICollectionViewLayout { ForwardingLayout(self) }

    /// Creates a layout.
    public override init() { super.init() }
    /// Creates a layout from an archive; there are none here.
    public init?(coder: NSCoder) { super.init() }

    /// Called before attributes are asked for, whenever the layout is no longer valid.
    open func prepare() {}
    /// The size of all of the content, in points.
    open var collectionViewContentSize: NSSize { .zero }
    /// Returns the attributes of all views that a rectangle of the content touches.
    open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] { [] }
    /// Returns the attributes of an item's view; nil for one that the layout does not know.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a header, a footer, or another view; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a decoration view; nil for none, and not shown here.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? { nil }
    /// Invalidates the layout.
    open func invalidateLayout() { engine.invalidateLayout() }
    /// Invalidates the whole layout, whatever the context says.
    open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
        engine.invalidateLayout(with: context)
    }
    /// Whether the layout is no longer valid with other bounds; by default where the size has changed.
    open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }
}

/// A layout of UIKit's that calls the methods of one of AppKit's.
private final class ForwardingLayout: UICollectionViewLayout {
    unowned let owner: NSCollectionViewLayout
    init(_ owner: NSCollectionViewLayout) {
        self.owner = owner
        super.init()
    }
    /// Archives do not have layouts that belong to others.
    required init?(coder: NSCoder) { nil }
    override func prepare() { owner.prepare() }
    override var collectionViewContentSize: CGSize { owner.collectionViewContentSize }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        owner.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        owner.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        owner.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
}
