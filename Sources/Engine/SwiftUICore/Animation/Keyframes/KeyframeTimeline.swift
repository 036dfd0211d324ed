import Foundation

/// The interpolation of a value's properties through keyframes, for any time.
///
/// Follows Apple's [KeyframeTimeline](https://developer.apple.com/documentation/swiftui/keyframetimeline).
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private var tracks = _KeyframeTracks<Value>()

    /// Creates a timeline from a value on.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    init(initialValue: Value, keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        keyframes._addTracks(to: &tracks, from: initialValue)
    }

    /// Seconds until the last property reaches its end.
    public var duration: TimeInterval { tracks.duration }

    /// The value at a time in seconds.
    public func value(time: Double) -> Value {
        var value = initialValue
        update(value: &value, time: time)
        return value
    }

    /// The value at a share of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Sets the properties of a value to the values at a time in seconds.
    public func update(value: inout Value, time: Double) {
        for track in tracks.all { track.change(&value, time) }
    }

    /// Sets the properties of a value to the values at a share of the duration, from 0 to 1.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
