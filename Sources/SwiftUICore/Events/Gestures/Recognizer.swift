import DisplayList
import Foundation

/// How far a gesture has come.
enum GesturePhase<Value> {
    /// It may still become one.
    case possible
    /// It goes on.
    case active(Value)
    /// It came to its end.
    case ended(Value)
    /// It is none.
    case failed

    var kind: GesturePhaseKind {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible: .possible
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// How far a gesture has come, its value left out.
enum GesturePhaseKind { case possible, active, ended, failed }

/// How strongly an active gesture claims the pointer.
enum GestureStrength: Int, Comparable {
    /// It tells how it goes, but leaves others the choice: a press that may become long.
    case tentative
    /// It wins as soon as none before it is possible any more: a drag that has not moved.
    case weak
    /// It wins at once.
    case full

    static func < (lhs: GestureStrength, rhs: GestureStrength) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What a recogniser is told.
enum GestureInput {
    /// A pointer went down, moved or came up.
    case pointer(PointerEvent)
    /// Two fingers spread or turned.
    case pinch(PinchEvent)
    /// Time passed.
    case time(Double)
}

/// Follows the pointer on behalf of a gesture.
///
/// What the gesture's user wants called is collected, and called only once the gesture has won against those
/// it competes with.
public class _Recognizer<Value>: _AnyRecognizer {
    override init(_ context: _GestureContext) { super.init(context) }

    /// Takes in what happened; tells how far the gesture has come.
    func process(_ input: GestureInput) -> GesturePhase<Value> { .failed }

    final override func processAny(_ input: GestureInput) -> GesturePhaseKind { process(input).kind }
}

/// A recogniser whose value's type is hidden.
public class _AnyRecognizer {
    let context: _GestureContext
    /// Actions that wait for the gesture to win.
    var actions: [() -> Void] = []

    init(_ context: _GestureContext) { self.context = context }

    func processAny(_ input: GestureInput) -> GesturePhaseKind { .failed }
    /// When the recogniser wants to be told of time, in seconds; nil for never.
    var deadline: Double? { nil }
    /// How strongly the gesture, while active, claims the pointer.
    var strength: GestureStrength { .full }
    /// Whether gestures that would come after this one must wait with their end: it has seen some of its taps.
    var delaysOthers: Bool { false }
    /// Ends the gesture without its end: gesture state returns to its beginning.
    func cancel() {}
    /// Takes out the actions collected so far, those of inner recognisers first.
    func takeActions() -> [() -> Void] { takeOwnActions() }
    /// Takes out the actions that this recogniser itself collected.
    final func takeOwnActions() -> [() -> Void] {
        let taken = actions
        actions = []
        return taken
    }
}

/// A recogniser around another.
class WrappingRecognizer<Value, Inner>: _Recognizer<Value> {
    let inner: _Recognizer<Inner>

    init(_ inner: _Recognizer<Inner>) {
        self.inner = inner
        super.init(inner.context)
    }

    override var deadline: Double? { inner.deadline }
    override var strength: GestureStrength { inner.strength }
    override var delaysOthers: Bool { inner.delaysOthers }
    override func cancel() { inner.cancel() }
    override func takeActions() -> [() -> Void] { inner.takeActions() + super.takeActions() }
}
