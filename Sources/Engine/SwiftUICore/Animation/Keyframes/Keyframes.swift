import Foundation

/// Ways of properties through values at times.
///
/// Follows Apple's [Keyframes](https://developer.apple.com/documentation/swiftui/keyframes).
public protocol Keyframes<Value> {
    /// The type whose properties change.
    associatedtype Value
    /// The type of the body, normally inferred.
    associatedtype Body: Keyframes
    /// The keyframes that this one is made of.
    @KeyframesBuilder<Value> var body: Self.Body { get }

    /// Adds the tracks, for a value that the ways begin at: the engine's way in.
    func _addTracks(to tracks: inout _KeyframeTracks<Value>, from initialValue: Value)
}

extension Keyframes where Body.Value == Value {
    public func _addTracks(to tracks: inout _KeyframeTracks<Value>, from initialValue: Value) {
        body._addTracks(to: &tracks, from: initialValue)
    }
}

extension Never: Keyframes {
    public func _addTracks(to tracks: inout _KeyframeTracks<Never>, from initialValue: Never) {}
}

/// The ways of a value's properties.
public struct _KeyframeTracks<Value> {
    var all: [(duration: TimeInterval, change: (inout Value, TimeInterval) -> Void)] = []

    /// Seconds until the last track reaches its end.
    var duration: TimeInterval { all.map(\.duration).max() ?? 0 }
}

/// The way of one property through values at times.
///
/// Follows Apple's [KeyframeTrack](https://developer.apple.com/documentation/swiftui/keyframetrack).
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
    public typealias Body = Never
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates the way of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Creates the way of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public var body: Never { return fatalError("KeyframeTrack has no body.") }

    public func _addTracks(to tracks: inout _KeyframeTracks<Root>, from initialValue: Root) {
        var parts: [_KeyframePart<Value>] = []
        content._addParts(to: &parts)
        let path = KeyframePath(from: initialValue[keyPath: keyPath], parts)
        let keyPath = keyPath
        tracks.all.append((path.duration, { root, time in root[keyPath: keyPath] = path.value(at: time) }))
    }
}

/// Two lots of keyframes.
public struct _KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    public typealias Value = First.Value
    public typealias Body = Never
    let first: First
    let second: Second
    public var body: Never { return fatalError("Pairs of keyframes have no body.") }

    public func _addTracks(to tracks: inout _KeyframeTracks<First.Value>, from initialValue: First.Value) {
        first._addTracks(to: &tracks, from: initialValue)
        second._addTracks(to: &tracks, from: initialValue)
    }
}

/// No keyframes.
public struct _NoKeyframes<Value>: Keyframes {
    public typealias Body = Never
    public var body: Never { return fatalError("Keyframes that are none have no body.") }
    public func _addTracks(to tracks: inout _KeyframeTracks<Value>, from initialValue: Value) {}
}

/// Puts keyframes together.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A stretch of the value's own way.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Stretches of a loop, of the value's own way.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> where Value: Animatable { _KeyframeSequence(components) }

    /// One of two stretches of the value's own way.
    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value>
    where Value: Animatable { _KeyframeSequence([component]) }

    /// The other of two stretches of the value's own way.
    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value>
    where Value: Animatable { _KeyframeSequence([component]) }

    /// The first stretch of the value's own way.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// A further stretch of the value's own way.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> where Value: Animatable { _KeyframeSequence([accumulated, next]) }

    /// The value's own way.
    public static func buildFinalResult<K: KeyframeTrackContent>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
        KeyframeTrack { component }
    }

    /// Keyframes as they are.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// No keyframes.
    public static func buildBlock() -> _NoKeyframes<Value> { _NoKeyframes() }

    /// The first keyframes.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// Further keyframes.
    public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
        accumulated: A, next: B
    ) -> _KeyframesPair<A, B> where A.Value == Value, B.Value == Value {
        _KeyframesPair(first: accumulated, second: next)
    }

    /// The keyframes put together.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}
