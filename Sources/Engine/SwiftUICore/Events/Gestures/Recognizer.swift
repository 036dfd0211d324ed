import DisplayList
import Foundation

/// The phase of a gesture.
enum GesturePhase<Value> {
    /// It may still become one.
    case possible
    /// It is in progress.
    case active(Value)
    /// It has succeeded.
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

/// The phase of a gesture, without its value.
enum GesturePhaseKind { case possible, active, ended, failed }

/// How strongly an active gesture claims the pointer.
enum GestureStrength: Int, Comparable {
    /// It reports its progress but does not exclude other gestures: a press that may become a long press.
    case tentative
    /// It wins as soon as none before it is possible any more: a drag that has not moved.
    case weak
    /// It wins at once.
    case full

    static func < (lhs: GestureStrength, rhs: GestureStrength) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// An event that a recognizer receives.
enum GestureInput {
    /// A pointer was pressed, moved or released.
    case pointer(PointerEvent)
    /// Two fingers spread or turned.
    case pinch(PinchEvent)
    /// Time passed.
    case time(Double)
}

/// Follows the pointer on behalf of a gesture.
///
/// The gesture's actions are collected, and run only once the gesture has won against competing ones.
public class _Recognizer<Value>: _AnyRecognizer {
    override init(_ context: _GestureContext) { super.init(context) }

    /// Handles an event; returns the gesture's new phase.
    func process(_ input: GestureInput) -> GesturePhase<Value> { .failed }

    final override func processAny(_ input: GestureInput) -> GesturePhaseKind { process(input).kind }
}

/// A recognizer whose value's type is hidden.
public class _AnyRecognizer {
    let context: _GestureContext
    /// Actions that wait for the gesture to win.
    var actions: [() -> Void] = []

    init(_ context: _GestureContext) { self.context = context }

    func processAny(_ input: GestureInput) -> GesturePhaseKind { .failed }
    /// The next time at which the recognizer needs to be updated, in seconds; nil for never.
    var deadline: Double? { nil }
    /// How strongly the gesture, while active, claims the pointer.
    var strength: GestureStrength { .full }
    /// Whether later gestures must delay their end: it has recognized some of its taps.
    var delaysOthers: Bool { false }
    /// Ends the gesture without its end: gesture state returns to its beginning.
    func cancel() {}
    /// Removes and returns the actions collected so far, the actions of inner recognizers first.
    func takeActions() -> [() -> Void] { takeOwnActions() }
    /// Removes and returns the actions that this recognizer itself collected.
    final func takeOwnActions() -> [() -> Void] {
        let taken = actions
        actions = []
        return taken
    }
}

/// A recognizer around another.
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
