import Foundation

/// A shape of a hidden type.
///
/// Follows Apple's [AnyShape](https://developer.apple.com/documentation/swiftui/anyshape).
@frozen
public struct AnyShape: Shape {
    let box: ShapeBox

    /// Wraps a shape.
    public init<S: Shape>(_ shape: S) { box = (shape as? AnyShape)?.box ?? TypedShapeBox(shape) }

    public func path(in rect: CGRect) -> Path { box.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }

    public func _outline(in rect: CGRect, _ environment: EnvironmentValues) -> _ShapeOutline {
        box.outline(in: rect, environment)
    }

    /// The shape's own data, its type hidden.
    public var animatableData: _AnyAnimatableData {
        get { box.animatableData }
        set { self = AnyShape(box: box.replacing(newValue)) }
    }

    private init(box: ShapeBox) { self.box = box }
}

extension AnyShape: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: AnyShape.self).pointee.box
        let b = b.assumingMemoryBound(to: AnyShape.self).pointee.box
        return a === b || a.isSame(as: b)
    }
}

/// A shape, its type hidden behind methods.
@usableFromInline
class ShapeBox: @unchecked Sendable {
    func path(in rect: CGRect) -> Path { Path() }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func outline(in rect: CGRect, _ environment: EnvironmentValues) -> _ShapeOutline { .fill(Path()) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    var animatableData: _AnyAnimatableData { .zero }
    func replacing(_ data: _AnyAnimatableData) -> ShapeBox { self }
    func isSame(as other: ShapeBox) -> Bool { false }
}

final class TypedShapeBox<S: Shape>: ShapeBox, @unchecked Sendable {
    private let shape: S
    init(_ shape: S) { self.shape = shape }

    override func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    override var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    override var animatableData: _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }

    override func outline(in rect: CGRect, _ environment: EnvironmentValues) -> _ShapeOutline {
        shape._outline(in: rect, environment)
    }

    override func replacing(_ data: _AnyAnimatableData) -> ShapeBox {
        guard let data = data.value(S.AnimatableData.self) else { return self }
        var copy = shape
        copy.animatableData = data
        return TypedShapeBox(copy)
    }

    override func isSame(as other: ShapeBox) -> Bool {
        guard let other = other as? TypedShapeBox<S> else { return false }
        return valuesAreEqual(shape, other.shape)
    }
}
