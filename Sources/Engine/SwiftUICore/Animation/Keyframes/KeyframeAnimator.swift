import Foundation
import OrielBasics

/// A view made from a value that goes through keyframes, continuously or whenever another value changes.
///
/// Follows Apple's [KeyframeAnimator](https://developer.apple.com/documentation/swiftui/keyframeanimator).
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
    nonisolated(unsafe) private let initialValue: Value
    private let trigger: AnyChangeValue?
    private let isRepeating: Bool
    nonisolated(unsafe) private let content: (Value) -> Content
    nonisolated(unsafe) private let keyframes: (Value) -> KeyframePath
    @State private var run = 0
    @State private var clock = StepClock()

    /// Creates a view whose value goes through keyframes once it appears.
    /// - Parameters:
    ///   - initialValue: The value at the beginning.
    ///   - repeating: Whether the keyframes repeat; true by default.
    ///   - content: Makes the view for a value.
    ///   - keyframes: The keyframes for a value at the beginning.
    public nonisolated init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates a view whose value goes through keyframes whenever another value changes.
    public nonisolated init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = AnyChangeValue(trigger)
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }

    public var body: some View {
        let timeline = KeyframeTimeline(initialValue: initialValue, keyframes: keyframes(initialValue))
        let duration = timeline.duration
        let frames = max(Int(clamping: (min(duration, 3600) * 60).rounded(.up)), 1)
        let schedule = StepSchedule(
            run: trigger == nil ? 1 : run, steps: (1...frames).map { min(Double($0) / 60, duration) },
            isRepeating: isRepeating, clock: clock)
        let (content, clock, initialValue, isRepeating) = (content, clock, initialValue, isRepeating)
        TimelineView(schedule) { context in
            let time = clock.elapsed(context.date)
            let isOnce = !isRepeating || duration <= 0
            let value = time.map { timeline.value(time: isOnce ? $0 : $0.truncatingRemainder(dividingBy: duration)) }
            content(value ?? initialValue)
        }
        .onChange(of: trigger) { run += 1 }
    }
}

extension View {
    /// Animates a closure's view through the keyframes of a value.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = self
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(view), $0) },
            keyframes: keyframes)
    }

    /// Animates a closure's view through the keyframes of a value whenever another value changes.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = self
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(view), $0) },
            keyframes: keyframes)
    }
}
