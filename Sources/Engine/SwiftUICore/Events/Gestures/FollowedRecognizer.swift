/// A recognizer within a composed gesture: remembers its phase, and receives no events after its end.
final class FollowedRecognizer<Value> {
    let recognizer: _Recognizer<Value>
    private(set) var phase = GesturePhase<Value>.possible

    init(_ recognizer: _Recognizer<Value>) { self.recognizer = recognizer }

    /// Handles an event, unless the gesture is over.
    func process(_ input: GestureInput) {
        if isOver { return }
        phase = recognizer.process(input)
        if phase.kind == .failed { recognizer.cancel() }
    }

    /// Ends the gesture without its end, unless it is over.
    func cancel() {
        if isOver { return }
        phase = .failed
        _ = recognizer.takeActions()
        recognizer.cancel()
    }

    var isOver: Bool { phase.kind == .ended || phase.kind == .failed }
    var deadline: Double? { isOver ? nil : recognizer.deadline }
    var delaysOthers: Bool { !isOver && recognizer.delaysOthers }

    /// The value, if the gesture continues or succeeded.
    var value: Value? {
        switch phase {
        case .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }

    /// The actions that the gesture collected; empty if it failed.
    func takeActions() -> [() -> Void] {
        let actions = recognizer.takeActions()
        return phase.kind == .failed ? [] : actions
    }
}

/// The earlier of two times, either of which may be never.
func earlier(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
}
