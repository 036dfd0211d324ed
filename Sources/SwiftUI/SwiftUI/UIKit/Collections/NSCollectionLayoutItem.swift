import Foundation
import SwiftUICore

/// A cell in a group of a compositional layout.
///
/// Follows Apple's [NSCollectionLayoutItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem).
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    /// The size, in parts of the group around or in points.
    public let layoutSize: NSCollectionLayoutSize
    /// The views attached to the item.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The room between the item's size and its content.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances from the item's neighbors; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with views attached to it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    /// Returns a rectangle without the margins around the item.
    func inset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + contentInsets.leading, y: rect.minY + contentInsets.top,
            width: max(rect.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(rect.height - contentInsets.top - contentInsets.bottom, 0))
    }
}

/// Items beside or above each other, or in places of their own.
///
/// Follows Apple's [NSCollectionLayoutGroup](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup).
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Kind {
        case line(Axis, [NSCollectionLayoutItem], count: Int?)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }
    let kind: Kind
    /// The items that repeat in the group.
    open var subitems: [NSCollectionLayoutItem] { if case .line(_, let items, _) = kind { items } else { [] } }
    /// The distance between the items; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ size: NSCollectionLayoutSize, _ kind: Kind) {
        self.kind = kind
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Items beside each other, repeated as long as there is room.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.horizontal, subitems, count: nil)) }
    /// A number of equal items beside each other, which share the width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .line(.horizontal, [subitem], count: max(count, 1)))
    }
    /// Creates a group that repeats an item a number of times in a row, with the item's size.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize, .line(.horizontal, Array(repeating: repeatingSubitem, count: max(count, 1)), count: nil))
    }
    /// Items above each other, repeated as long as there is room.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.vertical, subitems, count: nil)) }
    /// A number of equal items above each other, which share the height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .line(.vertical, [subitem], count: max(count, 1)))
    }
    /// Creates a group that repeats an item a number of times in a column, with the item's size.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize, .line(.vertical, Array(repeating: repeatingSubitem, count: max(count, 1)), count: nil))
    }
    /// Items in places that a function finds.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }
}

/// Finds the places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a group.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle in the group, in points.
    public let frame: CGRect
    /// The position in drawing order.
    public let zIndex: Int

    /// Creates a place.
    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// A view attached to an item.
///
/// Follows Apple's
/// [NSCollectionLayoutSupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem).
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The anchor in the item.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor in the view; nil for its center.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The position in drawing order.
    open var zIndex = 1

    /// Attaches a view.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The rectangle at an item: within its edges, unless an anchor of the view's own says what of it is there.
    func frame(at rect: CGRect) -> CGRect {
        let size = layoutSize.size(in: rect.size)
        var frame = containerAnchor.frame(of: size, in: rect)
        if let itemAnchor {
            let own = itemAnchor.frame(of: .zero, in: CGRect(origin: .zero, size: size))
            frame.origin.x += size.width / 2 - own.minX
            frame.origin.y += size.height / 2 - own.minY
        } else {
            let edges = containerAnchor.edges
            if edges.contains(.leading) { frame.origin.x += size.width / 2 }
            if edges.contains(.trailing) { frame.origin.x -= size.width / 2 }
            if edges.contains(.top) { frame.origin.y += size.height / 2 }
            if edges.contains(.bottom) { frame.origin.y -= size.height / 2 }
        }
        return frame
    }
}

/// A header, a footer, or a view at another edge of a section or of the layout.
///
/// Follows Apple's
/// [NSCollectionLayoutBoundarySupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem).
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge.
    public let alignment: NSRectAlignment
    /// How far from there, in points.
    public let offset: CGPoint
    /// Whether the section is longer by the view.
    open var extendsBoundary = true
    /// Whether the view stays visible while the section is.
    open var pinToVisibleBounds = false

    /// Creates a view at an edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    }

    /// Whether the view is before the items.
    var isBefore: Bool { [.top, .topLeading, .topTrailing, .leading].contains(alignment) }
}

/// A view behind a section.
///
/// Follows Apple's
/// [NSCollectionLayoutDecorationItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem).
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, with which its class is registered in the layout.
    public let elementKind: String
    /// The position in drawing order.
    open var zIndex = -1

    init(_ kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// A view behind all of a section.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
