import Foundation
import SwiftUI

/// Items one after the other in lines, in sections with headers and footers.
///
/// Follows Apple's [NSCollectionViewFlowLayout](https://developer.apple.com/documentation/appkit/nscollectionviewflowlayout).
@MainActor @preconcurrency
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
    private let flow = FlowEngine()
    override func makeEngine() -> UICollectionViewLayout {
        flow.owner = self
        return flow
    }

    /// The least distance between lines, in points; 10 by default.
    open var minimumLineSpacing: CGFloat {
        get { flow.minimumLineSpacing }
        set { flow.minimumLineSpacing = newValue }
    }
    /// The least distance between the items of a line, in points; 10 by default.
    open var minimumInteritemSpacing: CGFloat {
        get { flow.minimumInteritemSpacing }
        set { flow.minimumInteritemSpacing = newValue }
    }
    /// The size of items, in points; 50 by 50 by default.
    open var itemSize: NSSize {
        get { flow.itemSize }
        set { flow.itemSize = newValue }
    }
    /// The size that items have until they are asked for their fitting one; zero, as by default, where they are not asked.
    open var estimatedItemSize: NSSize {
        get { flow.estimatedItemSize }
        set { flow.estimatedItemSize = newValue }
    }
    /// The direction in which the content scrolls.
    open var scrollDirection: NSCollectionView.ScrollDirection {
        get { flow.scrollDirection }
        set { flow.scrollDirection = newValue }
    }
    /// The size of headers, in points: the length along the direction of scrolling counts.
    open var headerReferenceSize: NSSize {
        get { flow.headerReferenceSize }
        set { flow.headerReferenceSize = newValue }
    }
    /// The size of footers, in points: the length along the direction of scrolling counts.
    open var footerReferenceSize: NSSize {
        get { flow.footerReferenceSize }
        set { flow.footerReferenceSize = newValue }
    }
    /// The insets around the items of a section.
    open var sectionInset: NSEdgeInsets {
        get {
            let inset = flow.sectionInset
            return NSEdgeInsets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
        }
        set { flow.sectionInset = newValue.forUIKit }
    }
    /// Whether headers stay visible while their sections are.
    open var sectionHeadersPinToVisibleBounds: Bool {
        get { flow.sectionHeadersPinToVisibleBounds }
        set { flow.sectionHeadersPinToVisibleBounds = newValue }
    }
    /// Whether footers stay visible while their sections are.
    open var sectionFootersPinToVisibleBounds: Bool {
        get { flow.sectionFootersPinToVisibleBounds }
        set { flow.sectionFootersPinToVisibleBounds = newValue }
    }

    open override func prepare() { flow.prepareItself() }
    open override var collectionViewContentSize: NSSize { flow.ownSize }
    open override func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
        flow.ownElements(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
        flow.ownItem(at: indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? { flow.ownView(elementKind, at: indexPath) }
}

extension NSEdgeInsets {
    /// The same for UIKit.
    var forUIKit: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

/// UIKit's layout, whose results an app's subclass of AppKit's may change.
private final class FlowEngine: UICollectionViewFlowLayout {
    weak var owner: NSCollectionViewFlowLayout?

    func prepareItself() { super.prepare() }
    var ownSize: CGSize { super.collectionViewContentSize }
    func ownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        super.layoutAttributesForElements(in: rect) ?? []
    }
    func ownItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: path) }
    func ownView(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }

    override func prepare() { owner?.prepare() }
    override var collectionViewContentSize: CGSize { owner?.collectionViewContentSize ?? .zero }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        owner?.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        owner?.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
}

/// Sections of groups of items.
///
/// Follows Apple's
/// [NSCollectionViewCompositionalLayout](https://developer.apple.com/documentation/appkit/nscollectionviewcompositionallayout). Sections, groups and
/// items have the names and types of UIKit's.
@MainActor @preconcurrency
open class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
    private let composed: UICollectionViewCompositionalLayout
    override func makeEngine() -> UICollectionViewLayout { composed }

    /// The configuration for all sections.
    open var configuration: NSCollectionViewCompositionalLayoutConfiguration {
        get { composed.configuration }
        set { composed.configuration = newValue }
    }

    /// Creates a layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
    /// Creates a layout whose sections are all alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: NSCollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    /// Creates a layout whose sections a function makes, for their number and the surroundings.
    public convenience init(sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: NSCollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout whose sections a function makes, for their number and the surroundings.
    public init(
        sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider,
        configuration: NSCollectionViewCompositionalLayoutConfiguration
    ) {
        composed = UICollectionViewCompositionalLayout(sectionProvider: sectionProvider, configuration: configuration)
        super.init()
    }

    open override var collectionViewContentSize: NSSize { composed.collectionViewContentSize }
    open override func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
        composed.layoutAttributesForElements(in: rect) ?? []
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
        composed.layoutAttributesForItem(at: indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
        composed.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
}

/// Makes the section of a number, for its surroundings; nil for an empty one.
public typealias NSCollectionViewCompositionalLayoutSectionProvider =
    UICollectionViewCompositionalLayoutSectionProvider
/// The configuration of a compositional layout; the same as UIKit's.
public typealias NSCollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration
