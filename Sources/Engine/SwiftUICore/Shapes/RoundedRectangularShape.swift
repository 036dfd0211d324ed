import Foundation

extension Edge {
    /// A corner of a rectangle.
    ///
    /// Follows Apple's [Corner](https://developer.apple.com/documentation/swiftui/edge/corner).
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// A set of corners.
        public struct Set: OptionSet, Hashable, Sendable {
            public let rawValue: Int8
            /// Creates a set of the bits of others.
            public init(rawValue: Int8) { self.rawValue = rawValue }
            /// Creates a set of one corner.
            public init(_ corner: Corner) { self.init(rawValue: 1 << corner.rawValue) }
            /// The corner at the top and the leading edge.
            public static let topLeading = Set(.topLeading)
            /// The corner at the top and the trailing edge.
            public static let topTrailing = Set(.topTrailing)
            /// The corner at the bottom and the leading edge.
            public static let bottomLeading = Set(.bottomLeading)
            /// The corner at the bottom and the trailing edge.
            public static let bottomTrailing = Set(.bottomTrailing)
            /// The corners at the top.
            public static let top: Set = [.topLeading, .topTrailing]
            /// The corners at the bottom.
            public static let bottom: Set = [.bottomLeading, .bottomTrailing]
            /// The corners at the leading edge.
            public static let leading: Set = [.topLeading, .bottomLeading]
            /// The corners at the trailing edge.
            public static let trailing: Set = [.topTrailing, .bottomTrailing]
            /// All four.
            public static let all: Set = [.top, .bottom]
        }

        /// The form of a corner.
        ///
        /// Follows Apple's [Style](https://developer.apple.com/documentation/swiftui/edge/corner/style).
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// The radius; the least one for a corner that follows a container's.
            let radius: CGFloat
            let isConcentric: Bool

            /// Round with a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }
            /// Round with a radius in points, written as a number.
            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
            /// Round with a radius in points, written as a number.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

            private init(radius: CGFloat, isConcentric: Bool) {
                self.radius = radius
                self.isConcentric = isConcentric
            }

            /// Round about the same point as the container's corner; square where that is too far away.
            public static let concentric = Style(radius: 0, isConcentric: true)
            /// Round about the same point as the container's corner, but never with less than another style's radius.
            public static func concentric(minimum: Style?) -> Style {
                Style(radius: minimum?.radius ?? 0, isConcentric: true)
            }
        }
    }
}

/// The corners of a shape that is a rectangle but for them.
///
/// Follows Apple's
/// [RoundedRectangularShapeCorners](https://developer.apple.com/documentation/swiftui/roundedrectangularshapecorners).
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    var topLeading: Edge.Corner.Style
    var topTrailing: Edge.Corner.Style
    var bottomLeading: Edge.Corner.Style
    var bottomTrailing: Edge.Corner.Style

    /// Creates corners of several styles; corners without a style are square.
    public init(
        topLeading: Edge.Corner.Style?, topTrailing: Edge.Corner.Style?, bottomLeading: Edge.Corner.Style?,
        bottomTrailing: Edge.Corner.Style?
    ) {
        self.topLeading = topLeading ?? .fixed(0)
        self.topTrailing = topTrailing ?? .fixed(0)
        self.bottomLeading = bottomLeading ?? .fixed(0)
        self.bottomTrailing = bottomTrailing ?? .fixed(0)
    }

    private init(all style: Edge.Corner.Style) {
        self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
    }

    /// Corners that are concentric with the container's.
    public static let concentric = RoundedRectangularShapeCorners(all: .concentric)
    /// Corners that are concentric with the container's, with a minimum radius.
    public static func concentric(minimum: Edge.Corner.Style) -> RoundedRectangularShapeCorners {
        RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
    }
    /// Corners of a radius in points.
    public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
        RoundedRectangularShapeCorners(all: .fixed(radius))
    }

    /// The radii in a size, none of which is more than half of a side.
    func radii(in size: CGSize) -> RectangleCornerRadii {
        let most = min(size.width, size.height) / 2
        func radius(_ style: Edge.Corner.Style) -> CGFloat { style.radius > 0 ? min(style.radius, most) : 0 }
        return RectangleCornerRadii(
            topLeading: radius(topLeading), bottomLeading: radius(bottomLeading),
            bottomTrailing: radius(bottomTrailing),
            topTrailing: radius(topTrailing))
    }
}

/// A shape that is a rectangle but for its corners.
///
/// Follows Apple's
/// [RoundedRectangularShape](https://developer.apple.com/documentation/swiftui/roundedrectangularshape).
public nonisolated protocol RoundedRectangularShape: Shape {
    /// The corners of a rectangular shape.
    typealias Corners = RoundedRectangularShapeCorners
    /// The shape's corners in a size; nil if they are unknown.
    nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
    public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
    public func corners(in size: CGSize?) -> Corners? { .fixed(min(cornerSize.width, cornerSize.height)) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
    public func corners(in size: CGSize?) -> Corners? {
        Corners(
            topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
            bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
    }
}

extension Capsule: RoundedRectangularShape {
    public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? 0) }
}

extension Circle: RoundedRectangularShape {
    public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? 0) }
}
