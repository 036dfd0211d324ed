import Foundation

/// The size a parent offers a child, in points; nil on an axis asks for the ideal.
///
/// Follows Apple's [ProposedViewSize](https://developer.apple.com/documentation/swiftui/proposedviewsize),
/// statements L01 and L02.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
    /// The offered width and height; nil for the ideal.
    public var width: CGFloat?, height: CGFloat?

    /// Requests the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Requests the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of an exact size.
    @inlinable
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal with unspecified dimensions replaced; 10 × 10 by default.
    @inlinable
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The dimension along an axis.
    @inline(__always)
    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGSize {
    /// The dimension along an axis.
    @inline(__always)
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(_ axis: Axis, _ major: CGFloat, _ minor: CGFloat) {
        self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }
}

extension CGPoint {
    /// The coordinate along an axis.
    @inline(__always)
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
