import DisplayList
import Foundation

extension Path: Shape {
    /// The path as it is, wherever the rectangle is.
    public func path(in rect: CGRect) -> Path { self }

    /// The path is not mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Paths change at once.
    public typealias AnimatableData = EmptyAnimatableData
}
