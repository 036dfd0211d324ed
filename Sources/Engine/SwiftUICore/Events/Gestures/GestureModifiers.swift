/// Changes a gesture's value.
final class MapRecognizer<Value, Inner>: WrappingRecognizer<Value, Inner> {
    private let transform: (Inner) -> Value

    init(_ inner: _Recognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
        self.transform = transform
        super.init(inner)
    }

    override func process(_ input: GestureInput) -> GesturePhase<Value> { inner.process(input).map(transform) }
}

/// A gesture that runs an action when it ends.
public struct _EndedGesture<Content: Gesture> {
    let content: Content
    let action: (Content.Value) -> Void
}

extension _EndedGesture: _PrimitiveGesture {
    public typealias Value = Content.Value
    nonisolated public static var _takesTaps: Bool { Content._takesTaps }

    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        CallbackRecognizer(Content._recognizer(of: gesture.content, context), ended: gesture.action)
    }
}

/// A gesture that runs an action for each change of its value.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    let content: Content
    let action: (Content.Value) -> Void
}

extension _ChangedGesture: _PrimitiveGesture {
    public typealias Value = Content.Value
    nonisolated public static var _takesTaps: Bool { Content._takesTaps }

    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        var last: Content.Value?
        return CallbackRecognizer(
            Content._recognizer(of: gesture.content, context),
            changed: { value in
                if value == last { return }
                last = value
                gesture.action(value)
            })
    }
}

/// Collects calls for the changes and the end of a gesture.
final class CallbackRecognizer<Value>: WrappingRecognizer<Value, Value> {
    private let changed: ((Value) -> Void)?
    private let ended: ((Value) -> Void)?

    init(
        _ inner: _Recognizer<Value>, changed: ((Value) -> Void)? = nil, ended: ((Value) -> Void)? = nil
    ) {
        self.changed = changed
        self.ended = ended
        super.init(inner)
    }

    override func process(_ input: GestureInput) -> GesturePhase<Value> {
        let phase = inner.process(input)
        switch phase {
        case .active(let value): if let changed { actions.append { changed(value) } }
        case .ended(let value): if let ended { actions.append { ended(value) } }
        case .possible, .failed: break
        }
        return phase
    }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value> {
    let content: Content
    let transform: (Content.Value) -> Value
}

extension _MapGesture: _PrimitiveGesture {
    nonisolated public static var _takesTaps: Bool { Content._takesTaps }

    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        MapRecognizer(Content._recognizer(of: gesture.content, context), gesture.transform)
    }
}

extension Gesture {
    /// Calls a function when the gesture ends.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Changes the gesture's value.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Calls a function whenever the gesture's value changes.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value> {
    let make: (_GestureContext) -> _Recognizer<Value>

    /// Wraps a gesture.
    public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
        make = { T._recognizer(of: gesture, $0) }
    }
}

extension AnyGesture: _PrimitiveGesture {
    nonisolated public static var _takesTaps: Bool { true }

    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        gesture.make(context)
    }
}
