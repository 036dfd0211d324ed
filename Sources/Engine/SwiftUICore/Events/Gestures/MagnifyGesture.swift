import DisplayList
import Foundation

/// Two fingers that spread or close, or the wheel turned with Control held.
///
/// Follows Apple's [MagnifyGesture](https://developer.apple.com/documentation/swiftui/magnifygesture).
public struct MagnifyGesture: Sendable {
    /// The type of the gesture's value.
    public struct Value: Equatable, Sendable {
        /// When the fingers moved last.
        public var time: Date
        /// The factor since the beginning.
        public var magnification: CGFloat
        /// How fast the factor changes, a second.
        public var velocity: CGFloat
        /// Where the fingers began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where the fingers began, in points of the view's space.
        public var startLocation: CGPoint
    }

    /// How far the factor must be from 1 for the gesture to begin.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture that begins when the factor is so far from 1; 0.01 by default.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: _PrimitiveGesture {
    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        let least = gesture.minimumScaleDelta
        return MapRecognizer(PinchRecognizer(context) { abs($0.magnification - 1) >= least }) {
            Value(
                time: $0.time, magnification: $0.event.magnification, velocity: $0.magnificationVelocity,
                startAnchor: $0.startAnchor, startLocation: $0.startLocation)
        }
    }
}

/// Two fingers that spread or close; the older form of ``MagnifyGesture``, whose value is the factor.
public struct MagnificationGesture: Sendable {
    /// How far the factor must be from 1 for the gesture to begin.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture that begins when the factor is so far from 1; 0.01 by default.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: _PrimitiveGesture {
    public typealias Value = CGFloat
    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<CGFloat> {
        let least = gesture.minimumScaleDelta
        return MapRecognizer(PinchRecognizer(context) { abs($0.magnification - 1) >= least }) {
            $0.event.magnification
        }
    }
}
