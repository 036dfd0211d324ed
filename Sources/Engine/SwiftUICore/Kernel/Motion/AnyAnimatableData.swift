/// Animatable data of a hidden type.
///
/// Data of different types cannot be mixed: calculations return the right-hand value, so that an animation between
/// unlike shapes jumps.
public struct _AnyAnimatableData: VectorArithmetic, @unchecked Sendable {
    private let box: AnimatableDataBox?

    init<T: VectorArithmetic>(_ value: T) { box = TypedAnimatableDataBox(value) }

    private init(box: AnimatableDataBox?) { self.box = box }

    /// The data if they are of a type; zero of that type for ``zero``.
    func value<T: VectorArithmetic>(_ type: T.Type) -> T? {
        guard let box else { return T.zero }
        return (box as? TypedAnimatableDataBox<T>)?.value
    }

    /// The zero of every type.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData(box: nil) }

    /// Whether both are of the same type and equal.
    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        switch (lhs.box, rhs.box) {
        case (nil, nil): true
        case (let a?, let b?): a.isEqual(b)
        case (let a?, nil), (nil, let a?): a.isZero
        }
    }

    /// Returns the sum.
    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let a = lhs.box else { return rhs }
        guard let b = rhs.box else { return lhs }
        return _AnyAnimatableData(box: a.adding(b, factor: 1) ?? b)
    }

    /// Returns the difference.
    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let b = rhs.box else { return lhs }
        guard let a = lhs.box else { return _AnyAnimatableData(box: b.scaled(by: -1)) }
        return _AnyAnimatableData(box: a.adding(b, factor: -1) ?? b)
    }

    /// Multiplies all components by a factor.
    public mutating func scale(by rhs: Double) { self = _AnyAnimatableData(box: box?.scaled(by: rhs)) }

    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { box?.magnitudeSquared ?? 0 }
}

/// Data, their type hidden behind methods.
class AnimatableDataBox {
    var isZero: Bool { true }
    var magnitudeSquared: Double { 0 }
    func isEqual(_ other: AnimatableDataBox) -> Bool { false }
    func adding(_ other: AnimatableDataBox, factor: Double) -> AnimatableDataBox? { nil }
    func scaled(by factor: Double) -> AnimatableDataBox { self }
}

final class TypedAnimatableDataBox<T: VectorArithmetic>: AnimatableDataBox {
    let value: T
    init(_ value: T) { self.value = value }

    override var isZero: Bool { value == .zero }
    override var magnitudeSquared: Double { value.magnitudeSquared }

    override func isEqual(_ other: AnimatableDataBox) -> Bool {
        (other as? TypedAnimatableDataBox<T>)?.value == value
    }

    override func adding(_ other: AnimatableDataBox, factor: Double) -> AnimatableDataBox? {
        guard let other = other as? TypedAnimatableDataBox<T> else { return nil }
        return TypedAnimatableDataBox(value + (factor == 1 ? other.value : other.value.scaled(by: factor)))
    }

    override func scaled(by factor: Double) -> AnimatableDataBox {
        TypedAnimatableDataBox(value.scaled(by: factor))
    }
}
