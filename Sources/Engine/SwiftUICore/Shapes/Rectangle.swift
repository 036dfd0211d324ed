import Foundation

/// A rectangle as large as its frame.
///
/// Follows Apple's [Rectangle](https://developer.apple.com/documentation/swiftui/rectangle).
@frozen
public struct Rectangle: InsettableShape {
    /// Creates a rectangle.
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    /// A rectangle made smaller.
    struct _Inset: InsettableShape {
        var amount: CGFloat

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}

extension CGRect {
    /// The rectangle made smaller by a distance on all sides; never smaller than a point in its middle.
    func shrunk(by amount: CGFloat) -> CGRect {
        if amount == 0 { return self }
        let dx = min(amount, width / 2)
        let dy = min(amount, height / 2)
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
