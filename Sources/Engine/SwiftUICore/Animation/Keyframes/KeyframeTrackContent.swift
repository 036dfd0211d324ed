import Foundation

/// A stretch of a property's way.
///
/// Follows Apple's
/// [KeyframeTrackContent](https://developer.apple.com/documentation/swiftui/keyframetrackcontent).
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable
    /// The type of the body, normally inferred.
    associatedtype Body: KeyframeTrackContent
    /// The stretches that this one is made of.
    @KeyframeTrackContentBuilder<Value> var body: Self.Body { get }

    /// Adds the parts: the engine's way in.
    func _addParts(to parts: inout [_KeyframePart<Value>])
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _addParts(to parts: inout [_KeyframePart<Value>]) { body._addParts(to: &parts) }
}

/// Content of a track without a body: the end of the list.
public struct _KeyframeTrackNoBody<Value: Animatable>: KeyframeTrackContent {
    public var body: _KeyframeTrackNoBody<Value> { self }
    public func _addParts(to parts: inout [_KeyframePart<Value>]) {}
}

/// A value reached at a time, and how.
public struct _KeyframePart<Value: Animatable> {
    enum Form {
        case move
        case linear(UnitCurve)
        case spring(Spring, startVelocity: Value.AnimatableData?)
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    }

    let to: Value
    /// In seconds.
    let duration: TimeInterval
    let form: Form

    init(to: Value, duration: TimeInterval, form: Form) {
        self.to = to
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.form = form
    }
}

/// A value to which the property jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value

    /// Creates a jump.
    public init(_ to: Value) { self.to = to }

    public var body: _KeyframeTrackNoBody<Value> { _KeyframeTrackNoBody() }
    public func _addParts(to parts: inout [_KeyframePart<Value>]) {
        parts.append(_KeyframePart(to: to, duration: 0, form: .move))
    }
}

/// A value that the property reaches on a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let part: _KeyframePart<Value>

    /// Creates a way to a value in a number of seconds, along a curve; even by default.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        part = _KeyframePart(to: to, duration: duration, form: .linear(timingCurve))
    }

    public var body: _KeyframeTrackNoBody<Value> { _KeyframeTrackNoBody() }
    public func _addParts(to parts: inout [_KeyframePart<Value>]) { parts.append(part) }
}

/// A value to which a spring pulls the property.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let part: _KeyframePart<Value>

    /// Creates a way to a value by a spring.
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: How long the spring pulls, in seconds; until it rests by default.
    ///   - spring: The spring.
    ///   - startVelocity: How fast the property moves at the beginning, a second; by default as fast as before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        part = _KeyframePart(
            to: to, duration: duration ?? spring.settlingDuration,
            form: .spring(spring, startVelocity: startVelocity?.animatableData))
    }

    public var body: _KeyframeTrackNoBody<Value> { _KeyframeTrackNoBody() }
    public func _addParts(to parts: inout [_KeyframePart<Value>]) { parts.append(part) }
}

/// A value that the property reaches on a curve without corners.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let part: _KeyframePart<Value>

    /// Creates a way to a value in a number of seconds.
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: In seconds.
    ///   - startVelocity: The initial speed of the property, a second; by default such that the curve is smooth.
    ///   - endVelocity: How fast it moves at the end.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        part = _KeyframePart(
            to: to, duration: duration,
            form: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }

    public var body: _KeyframeTrackNoBody<Value> { _KeyframeTrackNoBody() }
    public func _addParts(to parts: inout [_KeyframePart<Value>]) { parts.append(part) }
}

/// Stretches one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let parts: [_KeyframePart<Value>]

    init(_ contents: [any KeyframeTrackContent<Value>]) {
        var parts: [_KeyframePart<Value>] = []
        for content in contents { content._addParts(to: &parts) }
        self.parts = parts
    }

    public var body: _KeyframeTrackNoBody<Value> { _KeyframeTrackNoBody() }
    public func _addParts(to parts: inout [_KeyframePart<Value>]) { parts += self.parts }
}

/// Puts the stretches of a track together.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A stretch as it is.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Stretches of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> { _KeyframeSequence(components) }

    /// One of two.
    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence([component])
    }

    /// The other of two.
    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence([component])
    }

    /// The first stretch.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// A further stretch.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> { _KeyframeSequence([accumulated, next]) }

    /// No stretch.
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence([]) }
}
