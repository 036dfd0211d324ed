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

/// A container's shape, its type hidden.
struct ContainerShape: Sendable {
    private let make: @Sendable (CGRect, CGFloat) -> Path

    init<S: InsettableShape>(_ shape: S) {
        make = { rect, inset in inset == 0 ? shape.path(in: rect) : shape.inset(by: inset).path(in: rect) }
    }

    func path(in rect: CGRect, inset: CGFloat) -> Path { make(rect, inset) }
}

enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
    static var _effect: _EnvironmentEffect { .paint }
}

extension View {
    /// Sets the shape that ``ContainerRelativeShape`` takes in the view.
    ///
    /// Follows Apple's
    /// [containerShape(_:)](https://developer.apple.com/documentation/swiftui/view/containershape(_:)).
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, ContainerShape(shape))
    }
}

extension EnvironmentValues {
    /// The shape that ``ContainerRelativeShape`` takes; nil for a rectangle.
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}
