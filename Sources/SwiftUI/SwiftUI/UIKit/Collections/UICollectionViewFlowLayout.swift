import Foundation
import SwiftUICore

/// Items one after the other in lines, in sections with headers and footers.
///
/// Follows Apple's
/// [UICollectionViewFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout).
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The estimated size by which an item is asked for its fitting one.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// The least distance between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least distance between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The size of items, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The size that items have until they are asked for their fitting one; zero, as by default, where they are not asked.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The direction in which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of headers, in points: the length along the direction of scrolling counts.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers, in points: the length along the direction of scrolling counts.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The insets around the items of a section.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The reference of the insets around the items.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    /// Whether headers stay visible while their sections are.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers stay visible while their sections are.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    /// The reference of the insets around the items.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

    private var flow = CollectionFlow()
    private var sizes: [IndexPath: CGSize] = [:]

    open override func prepare() {
        guard let collection = collectionView else { return flow = CollectionFlow() }
        let delegate = collection.scrollDelegate as? any UICollectionViewDelegateFlowLayout
        flow = CollectionFlow(
            isVertical: scrollDirection == .vertical, across: across(of: collection),
            sections: (0..<collection.numberOfSections).map { section in
                let count = collection.numberOfItems(inSection: section)
                var flow = CollectionFlow.Section(sizes: [])
                flow.sizes = (0..<count).map { size(of: IndexPath(item: $0, section: section), collection, delegate) }
                flow.inset =
                    delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
                flow.lineSpacing =
                    delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
                    ?? minimumLineSpacing
                flow.itemSpacing =
                    delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
                    ?? minimumInteritemSpacing
                flow.header =
                    delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
                    ?? headerReferenceSize
                flow.footer =
                    delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
                    ?? footerReferenceSize
                return flow
            })
    }

    private func across(of collection: UICollectionView) -> CGFloat {
        let inset = collection.adjustedContentInset
        return scrollDirection == .vertical
            ? collection.bounds.width - inset.left - inset.right : collection.bounds.height - inset.top - inset.bottom
    }

    private func size(
        of path: IndexPath, _ collection: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        let given = delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
        guard fits else { return given }
        return sizes[path] ?? (estimatedItemSize == Self.automaticSize ? given : estimatedItemSize)
    }

    private var fits: Bool { estimatedItemSize != .zero }

    open override var collectionViewContentSize: CGSize { flow.size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flow.places.enumerated().flatMap { section, places in
            places.elements(in: rect, flow.isVertical, section, pins).map { attributes($0, places) }
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.places.item(indexPath).map { attributes($0.element, $0.places) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        flow.places.view(elementKind, indexPath).map { attributes($0.element, $0.places) }
    }

    private func attributes(
        _ element: CollectionElement, _ places: SectionPlaces
    ) -> UICollectionViewLayoutAttributes {
        let attributes = places.attributes(of: element, pins, flow.isVertical)
        if element.category == .cell { (attributes.fitsWidth, attributes.fitsHeight) = (fits, fits) }
        return attributes
    }

    /// The pinned views, and the visible part; nil where nothing is pinned.
    private var pins: SectionPlaces.Pins? {
        guard pinsViews, let collectionView else { return nil }
        var kinds: Set<String> = []
        if sectionHeadersPinToVisibleBounds { kinds.insert(UICollectionView.elementKindSectionHeader) }
        if sectionFootersPinToVisibleBounds { kinds.insert(UICollectionView.elementKindSectionFooter) }
        return SectionPlaces.Pins(kinds: kinds, visible: collectionView.visibleContent)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        let across = scrollDirection == .vertical ? \CGSize.width : \CGSize.height
        return newBounds.size[keyPath: across] != collectionView.bounds.size[keyPath: across]
    }

    override func note(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell, size != attributes.size else { return false }
        sizes[attributes.indexPath] = size
        return true
    }

    override func forgetSizes() { sizes = [:] }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    override func makeContext() -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewFlowLayoutInvalidationContext()
    }

    /// Whether some views stay visible while the content scrolls.
    override var pinsViews: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }
}
