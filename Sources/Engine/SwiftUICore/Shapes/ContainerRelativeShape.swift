import Foundation

/// The shape of the nearest container that has one; a rectangle where none has.
///
/// Follows Apple's
/// [ContainerRelativeShape](https://developer.apple.com/documentation/swiftui/containerrelativeshape).
@frozen
public struct ContainerRelativeShape: InsettableShape {
    /// Creates the shape.
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func _outline(in rect: CGRect, _ environment: EnvironmentValues) -> _ShapeOutline {
        .fill(environment.containerShape?.path(in: rect, inset: 0) ?? Path(rect))
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    /// The container's shape made smaller.
    struct _Inset: InsettableShape {
        var amount: CGFloat

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }

        func _outline(in rect: CGRect, _ environment: EnvironmentValues) -> _ShapeOutline {
            .fill(environment.containerShape?.path(in: rect, inset: amount) ?? path(in: rect))
        }

        func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}
