import DisplayList
import Foundation

/// A two-dimensional form that fills the rectangle it is given.
///
/// Follows Apple's [Shape](https://developer.apple.com/documentation/swiftui/shape). A shape is a view, too:
/// it draws itself in the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline within a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// How the shape is used; to be filled, by default.
    nonisolated static var role: ShapeRole { get }

    /// How the shape adapts to right-to-left languages; it is mirrored, by default.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size for a proposal; by default the proposal itself, and 10 where nothing is proposed.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The drawing within a rectangle: the inside of the outline, or a line along a path.
    nonisolated func _outline(in rect: CGRect, _ environment: EnvironmentValues) -> _ShapeOutline
}

extension Shape {
    /// To be filled.
    public nonisolated static var role: ShapeRole { .fill }

    /// Mirrored.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The proposal itself, and 10 where nothing is proposed.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public nonisolated func _outline(in rect: CGRect, _ environment: EnvironmentValues) -> _ShapeOutline {
        .fill(path(in: rect))
    }

    /// The shape in the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        // Where a shape has no body, it needs no separate node. (The check happens at run time: a constraint on `Body`
        // here would lead the compiler in circles.)
        if Body.self == _ShapeView<Self, ForegroundStyle>.self {
            _ShapeView._reconcile(_ShapeView(shape: view, style: ForegroundStyle()), &context)
        } else {
            context.composite(view)
        }
    }
}

/// A shape that can be made smaller on all sides.
///
/// Follows Apple's [InsettableShape](https://developer.apple.com/documentation/swiftui/insettableshape).
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape made smaller by a distance in points on all sides.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How a shape is used.
public enum ShapeRole: Hashable, Sendable {
    /// Its inside is filled.
    case fill
    /// It is a line.
    case stroke
    /// It separates content.
    case separator
}

/// How a shape adapts to right-to-left languages.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Nothing.
    case fixed
    /// It is mirrored where the direction is this one.
    case mirrors(in: LayoutDirection)

    /// Mirrored where the language is read from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape's drawing.
public enum _ShapeOutline: Sendable {
    /// The inside of an outline.
    case fill(Path)
    /// A line along a path.
    case stroke(Path, StrokeStyle)

    /// The path that is filled, or along which the line runs.
    var path: Path {
        switch self {
        case .fill(let path), .stroke(let path, _): path
        }
    }
}
