/// A gesture that changes a property while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
    /// The gesture.
    public var base: Base
    /// The property.
    public var state: GestureState<State>
    /// Changes the property.
    public var change: (Base.Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that changes a property while another gesture lasts.
    public nonisolated init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        change = body
    }
}

extension GestureStateGesture: _PrimitiveGesture {
    public typealias Value = Base.Value

    nonisolated public static var _takesTaps: Bool { Base._takesTaps }

    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        StateRecognizer(
            Base._recognizer(of: gesture.base, context), gesture.state.installed, gesture.change)
    }
}

/// Updates a gesture state as a gesture proceeds, and resets it at the end.
final class StateRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
    private let storage: GestureStateStorage<State>?
    private let change: (Value, inout State, inout Transaction) -> Void
    private var isReset = false

    init(
        _ inner: _Recognizer<Value>, _ storage: GestureStateStorage<State>?,
        _ change: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.storage = storage
        self.change = change
        super.init(inner)
    }

    override func process(_ input: GestureInput) -> GesturePhase<Value> {
        let phase = inner.process(input)
        switch phase {
        case .active(let value):
            guard let storage else { break }
            actions.append { [change] in storage.update { change(value, &$0, &$1) } }
        case .ended: actions.append { [self] in reset() }
        case .possible, .failed: break
        }
        return phase
    }

    override func cancel() {
        super.cancel()
        reset()
    }

    private func reset() {
        if isReset { return }
        isReset = true
        storage?.reset()
    }
}

extension Gesture {
    /// Changes a property while the gesture lasts; afterward it returns to its beginning (GE5).
    /// - Parameters:
    ///   - state: The property, written with `$`.
    ///   - body: Changes it: is given the gesture's value, the property's and the transaction of the change.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
