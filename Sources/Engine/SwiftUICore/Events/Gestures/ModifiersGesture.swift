import DisplayList

/// A gesture that counts only with some keys held.
public struct _ModifiersGesture<Content: Gesture> {
    let content: Content
    let modifiers: EventModifiers
}

extension _ModifiersGesture: _PrimitiveGesture {
    public typealias Value = Content.Value
    nonisolated public static var _takesTaps: Bool { Content._takesTaps }

    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        ModifiersRecognizer(Content._recognizer(of: gesture.content, context), gesture.modifiers)
    }
}

/// Fails if the keys are not pressed as the pointer goes down.
final class ModifiersRecognizer<Value>: WrappingRecognizer<Value, Value> {
    private let modifiers: EventModifiers
    private var isRefused = false

    init(_ inner: _Recognizer<Value>, _ modifiers: EventModifiers) {
        self.modifiers = modifiers
        super.init(inner)
    }

    override func process(_ input: GestureInput) -> GesturePhase<Value> {
        if case .pointer(let event) = input, event.phase == .down {
            isRefused = isRefused || !modifiers.areHeld(in: event.modifiers)
        }
        return isRefused ? .failed : inner.process(input)
    }
}

extension Gesture {
    /// Returns a gesture that counts only if keys are held as it begins.
    public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}

/// A gesture whose value is the keys that were held as it began.
public struct _KeysGesture<Content: Gesture> {
    let content: Content
}

extension _KeysGesture: _PrimitiveGesture {
    public typealias Value = EventModifiers
    nonisolated public static var _takesTaps: Bool { Content._takesTaps }

    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        KeysRecognizer(Content._recognizer(of: gesture.content, context))
    }
}

/// Notes the keys that are held as the pointer goes down.
final class KeysRecognizer<Inner>: WrappingRecognizer<EventModifiers, Inner> {
    private var keys: EventModifiers = []

    override func process(_ input: GestureInput) -> GesturePhase<EventModifiers> {
        if case .pointer(let event) = input, event.phase == .down { keys = EventModifiers(event.modifiers) }
        return inner.process(input).map { [keys] _ in keys }
    }
}

extension Gesture {
    /// Returns a gesture whose value is the keys that were held as it began.
    package nonisolated func _reportingKeys() -> _KeysGesture<Self> { _KeysGesture(content: self) }
}
