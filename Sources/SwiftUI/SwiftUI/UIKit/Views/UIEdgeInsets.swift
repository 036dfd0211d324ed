import Foundation
import SwiftUICore

/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From the left.
    public var left: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From the right.
    public var right: CGFloat

    /// Creates distances of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distances.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle with each edge moved inward by a distance; a negative one moves it outward.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

extension EdgeInsets {
    /// Adopts distances; left becomes leading.
    package init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

/// Some corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// At the top right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// At the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// At the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Some edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four.
    public static let all = UIRectEdge(rawValue: 15)
}

/// A distance along both axes, in points.
public struct UIOffset: Hashable, Sendable {
    /// The distances.
    public var horizontal: CGFloat, vertical: CGFloat

    /// Creates a distance.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// No distance.
    public static let zero = UIOffset()
}

extension UIEdgeInsets {
    /// Adopts distances; leading becomes left.
    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}
