import Foundation

/// A motion of pointer or fingers that a view responds to.
///
/// Follows Apple's [Gesture](https://developer.apple.com/documentation/swiftui/gesture); statements GE1 to GE6.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the body, normally inferred.
    associatedtype Body: Gesture

    /// The content and behavior of the gesture.
    @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the object that follows the pointer: the engine's way in.
    nonisolated static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value>
    /// Whether a tap alone can succeed: then assistive technology may press the gesture's view.
    nonisolated static var _takesTaps: Bool { get }
}

extension Gesture {
    /// The value of the body.
    nonisolated public static var _takesTaps: Bool { Body.self == Never.self ? false : Body._takesTaps }
}

extension Gesture where Body.Value == Value {
    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        let read: @MainActor (Self) -> Body = { $0.body }
        let body = unsafeBitCast(read, to: ((Self) -> Body).self)(gesture)
        return Body._recognizer(of: body, context)
    }
}

extension Never: Gesture {
    public typealias Value = Never
    nonisolated public static func _recognizer(of gesture: Never, _ context: _GestureContext) -> _Recognizer<Never> {}
}

/// A gesture of the engine's own.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        gesture.map { Wrapped._recognizer(of: $0, context) } ?? _Recognizer(context)
    }
    public var body: Never { fatalError("Optional has no body.") }
}

extension Optional: _PrimitiveGesture where Wrapped: Gesture {}

/// Where a gesture is attached, for recognizers to convert places.
public struct _GestureContext {
    let node: NodeHandle

    /// A place of the window in the space of the element that the gesture is attached to, or of another
    /// coordinate space.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        guard let node = node.node else { return point }
        switch space {
        case .global: return point
        case .local: return node.convertFromWindow(point)
        case .named(let name): return node.convertFromWindow(point, toSpaceNamed: name)
        }
    }
}
