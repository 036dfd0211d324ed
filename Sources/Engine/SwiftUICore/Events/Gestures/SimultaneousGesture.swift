/// Two gestures that are recognized at the same time.
///
/// Follows Apple's [SimultaneousGesture](https://developer.apple.com/documentation/swiftui/simultaneousgesture).
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The values of both gestures.
    public struct Value {
        /// The first gesture's value; nil where it has not begun.
        public var first: First.Value?
        /// The second gesture's value; nil where it has not begun.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture from two.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: _PrimitiveGesture {
    nonisolated public static var _takesTaps: Bool { First._takesTaps || Second._takesTaps }

    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        SimultaneousRecognizer(
            First._recognizer(of: gesture.first, context), Second._recognizer(of: gesture.second, context)
        ) { Value(first: $0, second: $1) }
    }
}

/// Follows two gestures at once: continues while one of them does, ends when both are over and one succeeded.
final class SimultaneousRecognizer<A, B, Value>: PairRecognizer<A, B, Value> {
    private let combine: (A?, B?) -> Value

    init(_ first: _Recognizer<A>, _ second: _Recognizer<B>, _ combine: @escaping (A?, B?) -> Value) {
        self.combine = combine
        super.init(first, second)
    }

    override var strength: GestureStrength {
        func strength<T>(_ part: FollowedRecognizer<T>) -> GestureStrength {
            switch part.phase {
            case .possible, .failed: .tentative
            case .active: part.recognizer.strength
            case .ended: .full
            }
        }
        return max(strength(first), strength(second))
    }

    override func process(_ input: GestureInput) -> GesturePhase<Value> {
        first.process(input)
        second.process(input)
        let value = combine(first.value, second.value)
        switch (first.phase.kind, second.phase.kind) {
        case (.failed, .failed): return .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
        case (.possible, .possible), (.possible, .failed), (.failed, .possible): return .possible
        default: return .active(value)
        }
    }
}

extension Gesture {
    /// Returns a gesture of this one and another at the same time.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
