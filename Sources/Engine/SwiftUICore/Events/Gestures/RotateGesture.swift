import DisplayList
import Foundation

/// Two fingers that turn about each other.
///
/// Follows Apple's [RotateGesture](https://developer.apple.com/documentation/swiftui/rotategesture).
public struct RotateGesture: Sendable {
    /// The type of the gesture's value.
    public struct Value: Equatable, Sendable {
        /// When the fingers moved last.
        public var time: Date
        /// The angle since the beginning, clockwise.
        public var rotation: Angle
        /// How fast the angle changes, a second.
        public var velocity: Angle
        /// Where the fingers began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where the fingers began, in points of the view's space.
        public var startLocation: CGPoint
    }

    /// How far the fingers must turn for the gesture to begin.
    public var minimumAngleDelta: Angle

    /// Creates a gesture that begins after a minimum rotation; one degree by default.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: _PrimitiveGesture {
    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        let least = gesture.minimumAngleDelta.radians
        return MapRecognizer(PinchRecognizer(context) { abs($0.rotation) >= least }) {
            Value(
                time: $0.time, rotation: .radians($0.event.rotation), velocity: .radians($0.rotationVelocity),
                startAnchor: $0.startAnchor, startLocation: $0.startLocation)
        }
    }
}

/// Two fingers that turn about each other; the older form of ``RotateGesture``, whose value is the angle.
public struct RotationGesture: Sendable {
    /// How far the fingers must turn for the gesture to begin.
    public var minimumAngleDelta: Angle

    /// Creates a gesture that begins after a minimum rotation; one degree by default.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: _PrimitiveGesture {
    public typealias Value = Angle
    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Angle> {
        let least = gesture.minimumAngleDelta.radians
        return MapRecognizer(PinchRecognizer(context) { abs($0.rotation) >= least }) { .radians($0.event.rotation) }
    }
}
