import Foundation
import SwiftUICore

/// A width or a height of an item or group.
///
/// Follows Apple's [NSCollectionLayoutDimension](https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension).
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
    enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
    let kind: Kind
    /// The part of the group around, from 0 to 1, or the length in points.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, max(dimension.finite, 0))
        super.init()
    }

    /// A part of the width of the group or section around, from 0 to 1.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A part of the height of the group or section around, from 0 to 1.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// A length in points that counts until the view is asked for its fitting one.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// Whether it is a part of the width around.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a part of the height around.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a length in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether it counts until the view is asked.
    open var isEstimated: Bool { kind == .estimated }

    /// The length in a size around.
    func length(in size: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * size.width
        case .fractionalHeight: dimension * size.height
        case .absolute, .estimated: dimension
        }
    }
}

/// A width and a height.
///
/// Follows Apple's [NSCollectionLayoutSize](https://developer.apple.com/documentation/uikit/nscollectionlayoutsize).
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    func size(in size: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
    }
}

/// The distance between items or groups.
///
/// Follows Apple's [NSCollectionLayoutSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing).
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
    /// The distance, in points.
    public let spacing: CGFloat
    /// Whether the distance may be larger.
    public let isFlexibleSpacing: Bool
    /// Whether the distance is just that.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (max(spacing.finite, 0), isFlexible)
        super.init()
    }

    /// A minimum distance.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// A distance in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

/// The distances of an item from its neighbors.
///
/// Follows Apple's
/// [NSCollectionLayoutEdgeSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing).
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Before the item.
    public let leading: NSCollectionLayoutSpacing?
    /// Above the item.
    public let top: NSCollectionLayoutSpacing?
    /// After the item.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates distances; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}

/// The edge at which a view is attached to an item or section.
///
/// Follows Apple's [NSCollectionLayoutAnchor](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor).
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges.
    public let edges: NSDirectionalRectEdge
    /// How far from there: in points, or in parts of the view's own size.
    public let offset: CGPoint
    /// Whether the distance is in parts of the view's own size.
    public let isFractionalOffset: Bool
    /// Whether the distance is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Attaches to edges.
    public init(edges: NSDirectionalRectEdge) {
        (self.edges, offset, isFractionalOffset) = (edges, .zero, false)
        super.init()
    }
    /// Attaches to edges, at a distance in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
        super.init()
    }
    /// Attaches to edges, at a distance in parts of the view's own size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
        super.init()
    }

    /// The rectangle of a view of a size whose middle is at the edge, in a rectangle.
    func frame(of size: CGSize, in rect: CGRect) -> CGRect {
        let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
        let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
        let distance = isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
        return CGRect(
            x: x - size.width / 2 + distance.x.finite, y: y - size.height / 2 + distance.y.finite, width: size.width,
            height: size.height)
    }
}

/// Where in a rectangle something is.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
