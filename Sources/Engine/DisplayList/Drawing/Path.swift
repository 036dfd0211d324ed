import Foundation

/// The outline of a two-dimensional shape.
///
/// Simple outlines (a rectangle, an ellipse, a rounded rectangle) are kept in that form, so that front ends can draw
/// them by faster means and comparing them costs a few words; anything else is a list of elements.
///
/// ```swift
/// var arrow = Path { path in
///     path.move(to: CGPoint(x: 0, y: 0))
///     path.addLine(to: CGPoint(x: 20, y: 10))
///     path.addLine(to: CGPoint(x: 0, y: 20))
///     path.closeSubpath()
/// }
/// #expect(arrow.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
/// #expect(arrow.contains(CGPoint(x: 5, y: 10)))
/// arrow.addEllipse(in: CGRect(x: 30, y: 5, width: 10, height: 10))
/// ```
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
///
/// ```swift
/// let field = CGRect(x: 0, y: 0, width: 120, height: 44)
/// let card = Path(roundedRect: field, cornerRadius: 12, style: .continuous)
/// if case .roundedRect(_, let corner, _) = card.storage { #expect(corner.width == 12) }
/// ```
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature grows smoothly.
    case continuous
}
