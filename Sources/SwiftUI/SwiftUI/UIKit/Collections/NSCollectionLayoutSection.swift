import Foundation
import SwiftUICore

/// How the groups of a section follow each other.
///
/// Follows Apple's [NSCollectionLayoutSection](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection).
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The insets around the groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The reference of the insets around the groups; the collection's edges here.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether and how the section scrolls across the direction in which the collection does.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are within the insets around the groups.
    open var supplementariesFollowContentInsets = true
    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called whenever the section scrolls or is laid out, with the attributes of visible items, which it may change.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
        didSet {
            RuntimeWarning.issue("visibleItemsInvalidationHandler is not called here: see CompatibilityGaps.md.")
        }
    }
    /// The rows of a list; nil for another section.
    var list: UICollectionLayoutListConfiguration?

    /// Creates a section of a group that repeats.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Creates a section that is a list.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.section }
}

/// A function that is called with the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible item.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The place of the item.
    var indexPath: IndexPath { get }
    /// The rectangle, in points.
    var frame: CGRect { get }
}

/// Whether and how a section scrolls across the direction in which the collection does.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not.
    case none
    /// It does.
    case continuous
    /// It rests where a group begins.
    case continuousGroupLeadingBoundary
    /// It moves by the collection's width.
    case paging
    /// It moves by groups.
    case groupPaging
    /// It moves by groups, which rest in the middle.
    case groupPagingCentered
}

/// The reference of the insets around content.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// The surroundings of a section.
///
/// Follows Apple's
/// [NSCollectionLayoutEnvironment](https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment).
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The collection.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

/// The size of a collection or group.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the room at its edges, in points.
    var effectiveContentSize: CGSize { get }
    /// The room at its edges.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The room at its edges.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A size to lay out in.
final class CollectionSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ traits: UITraitCollection) { (contentSize, traitCollection) = (size, traits) }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
