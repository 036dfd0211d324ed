/// Two gestures of which only one succeeds, the first where both could.
///
/// Follows Apple's [ExclusiveGesture](https://developer.apple.com/documentation/swiftui/exclusivegesture).
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// The value of the gesture that succeeds.
    @frozen
    public enum Value {
        /// The first gesture's.
        case first(First.Value)
        /// The second gesture's.
        case second(Second.Value)
    }

    /// The gesture that is preferred.
    public var first: First
    /// The gesture that succeeds only if the first does not.
    public var second: Second

    /// Creates a gesture from two.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: _PrimitiveGesture {
    nonisolated public static var _takesTaps: Bool { First._takesTaps || Second._takesTaps }

    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        ExclusiveRecognizer(
            First._recognizer(of: gesture.first, context), Second._recognizer(of: gesture.second, context),
            { .first($0) }, { .second($0) })
    }
}

/// Follows two gestures until one has won.
final class ExclusiveRecognizer<A, B, Value>: PairRecognizer<A, B, Value> {
    private let makeFirst: (A) -> Value
    private let makeSecond: (B) -> Value
    /// Whether the second gesture has won over the first.
    private var secondHasWon = false

    init(
        _ first: _Recognizer<A>, _ second: _Recognizer<B>, _ makeFirst: @escaping (A) -> Value,
        _ makeSecond: @escaping (B) -> Value
    ) {
        self.makeFirst = makeFirst
        self.makeSecond = makeSecond
        super.init(first, second)
    }

    override var strength: GestureStrength {
        secondHasWon || first.value == nil ? second.recognizer.strength : first.recognizer.strength
    }

    override func process(_ input: GestureInput) -> GesturePhase<Value> {
        first.process(input)
        second.process(input)
        if !secondHasWon {
            switch first.phase {
            case .ended(let value):
                second.cancel()
                return .ended(makeFirst(value))
            case .active(let value):
                if first.recognizer.strength != .tentative {
                    second.cancel()
                    return .active(makeFirst(value))
                }
                // A press that may become long yields to a gesture that is certain.
                if !secondIsSure { return .active(makeFirst(value)) }
            case .possible:
                if !secondIsSure { return second.isOver && first.isOver ? .failed : .possible }
            case .failed: break
            }
            // The first gesture's possible outcomes do not matter once the second is certain.
            first.cancel()
            if second.value != nil { secondHasWon = true }
        }
        return second.phase.map(makeSecond)
    }

    /// Whether the second gesture needs not wait for the first, which is possible still.
    private var secondIsSure: Bool {
        switch second.phase {
        case .ended: !first.delaysOthers
        case .active: second.recognizer.strength == .full
        case .possible, .failed: false
        }
    }

    override func takeActions() -> [() -> Void] {
        // Actions collected by a gesture that has not won yet remain there.
        (secondHasWon ? second.takeActions() : first.takeActions()) + takeOwnActions()
    }
}

extension Gesture {
    /// Returns a gesture of this one and, only if this fails, another.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
