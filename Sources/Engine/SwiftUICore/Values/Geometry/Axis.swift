import Foundation

/// A horizontal or vertical direction.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case horizontal, vertical

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// The direction across.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// The edges where the direction begins and ends.
    var startEdge: Edge { self == .horizontal ? .leading : .top }
    var endEdge: Edge { self == .horizontal ? .trailing : .bottom }

    /// A set of directions.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal direction.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical direction.
        public static let vertical = Set(rawValue: 2)

        func contains(_ axis: Axis) -> Bool { contains(axis == .horizontal ? Set.horizontal : Set.vertical) }
    }
}

/// An edge of a rectangle, in reading direction.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// A set of edges.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// A horizontal edge, in reading direction.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
    case leading, trailing

    /// A set of horizontal edges.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A vertical edge.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
    case top, bottom

    /// A set of vertical edges.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// Distances from the four edges, in points.
@frozen
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from each edge, in points.
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

    /// Creates insets.
    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates insets of zero.
    @inlinable
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    init(_ all: CGFloat) { self.init(top: all, leading: all, bottom: all, trailing: all) }

    var horizontal: CGFloat { leading + trailing }
    var vertical: CGFloat { top + bottom }
}

extension EdgeInsets {
    /// The insets with the opposite distances.
    @inlinable public static prefix func - (insets: EdgeInsets) -> EdgeInsets { EdgeInsets() - insets }

    /// Adds the distances from each edge.
    @inlinable public static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }

    /// Subtracts the distances from each edge.
    @inlinable public static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top - b.top, leading: a.leading - b.leading, bottom: a.bottom - b.bottom,
            trailing: a.trailing - b.trailing)
    }
}

/// The direction in which a language is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// How content fills a space whose shape differs from its own.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole content is visible.
    case fit
    /// The whole space is covered.
    case fill
}
