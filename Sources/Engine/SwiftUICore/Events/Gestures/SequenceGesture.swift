import DisplayList

/// Two gestures one after the other.
///
/// Follows Apple's [SequenceGesture](https://developer.apple.com/documentation/swiftui/sequencegesture).
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The state of the gestures.
    @frozen
    public enum Value {
        /// The first is in progress.
        case first(First.Value)
        /// The first has succeeded; the second's value is nil until it begins.
        case second(First.Value, Second.Value?)
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

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: _PrimitiveGesture {
    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        SequenceRecognizer(
            First._recognizer(of: gesture.first, context), Second._recognizer(of: gesture.second, context),
            { .first($0) }, { .second($0, $1) })
    }
}

/// Follows one gesture, then another.
final class SequenceRecognizer<A, B, Value>: PairRecognizer<A, B, Value> {
    private let makeFirst: (A) -> Value
    private let makeSecond: (A, B?) -> Value
    /// The last state of the pointer while it was down; nil while it is up.
    private var pressed: PointerEvent?

    init(
        _ first: _Recognizer<A>, _ second: _Recognizer<B>, _ makeFirst: @escaping (A) -> Value,
        _ makeSecond: @escaping (A, B?) -> Value
    ) {
        self.makeFirst = makeFirst
        self.makeSecond = makeSecond
        super.init(first, second)
    }

    override var deadline: Double? { first.isOver ? second.deadline : first.deadline }
    override var delaysOthers: Bool { first.isOver ? second.delaysOthers : first.delaysOthers }
    override var strength: GestureStrength { first.isOver ? .full : first.recognizer.strength }

    override func process(_ input: GestureInput) -> GesturePhase<Value> {
        note(input)
        if case .ended(let value) = first.phase {
            second.process(input)
            return phase(value)
        }
        first.process(input)
        switch first.phase {
        case .possible: return .possible
        case .failed: return .failed
        case .active(let value): return .active(makeFirst(value))
        case .ended(let value):
            // The pointer may be down already: the second gesture begins where it is.
            if var event = pressed {
                event.phase = .down
                if case .time(let time) = input { event.time = time }
                second.process(.pointer(event))
            }
            return phase(value)
        }
    }

    private func phase(_ value: A) -> GesturePhase<Value> {
        switch second.phase {
        case .possible: .active(makeSecond(value, nil))
        case .active(let other): .active(makeSecond(value, other))
        case .ended(let other): .ended(makeSecond(value, other))
        case .failed: .failed
        }
    }

    private func note(_ input: GestureInput) {
        guard case .pointer(let event) = input else { return }
        switch event.phase {
        case .down, .moved: pressed = event
        case .up, .cancelled: pressed = nil
        case .hover, .exited: break
        }
    }
}

extension Gesture {
    /// Returns a gesture of this one and another after it.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
