import Foundation

/// The outline of a two-dimensional shape.
///
/// Simple outlines (a rectangle, an ellipse, a rounded rectangle) are kept as such, so that front ends can
/// draw them by faster means and comparing them costs a few words; anything else is a list of elements.
public struct Path: Hashable, Sendable {
    /// How the outline is kept.
    public enum Storage: Hashable, Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
        case elements([Element])
    }

    /// One step of an outline, in points.
    @frozen
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The outline as it is kept; front ends switch over it.
    public var storage: Storage

    /// Creates an empty path.
    public init() { storage = .empty }

    /// Creates a path kept in the given form.
    public init(storage: Storage) { self.storage = storage }

    /// Whether the path has no element.
    public var isEmpty: Bool {
        switch storage {
        case .empty: true
        case .elements(let elements): elements.isEmpty
        default: false
        }
    }
}

/// The form of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature grows smoothly.
    case continuous
}
