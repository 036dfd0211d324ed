import DisplayList
import Foundation

/// A press that lasts (GE2: 0.5 s and 10 points by default).
///
/// Follows Apple's [LongPressGesture](https://developer.apple.com/documentation/swiftui/longpressgesture).
public struct LongPressGesture: Sendable {
    /// How long the press must last, in seconds.
    public var minimumDuration: Double
    /// How far the pointer may move, in points.
    public var maximumDistance: CGFloat

    /// Creates a gesture.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: _PrimitiveGesture {
    public typealias Value = Bool
    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Bool> {
        LongPressRecognizer(context, gesture)
    }
}

/// Waits for a press to last.
///
/// Active while pressed, ended when the time is up.
final class LongPressRecognizer: _Recognizer<Bool> {
    private let gesture: LongPressGesture
    private var down: PointerEvent?
    private var result: GesturePhase<Bool>?
    /// A value that is not a number is zero.
    private var duration: Double { gesture.minimumDuration > 0 ? gesture.minimumDuration : 0 }

    init(_ context: _GestureContext, _ gesture: LongPressGesture) {
        self.gesture = gesture
        super.init(context)
    }

    override var deadline: Double? {
        guard result == nil, let down, duration < .infinity else { return nil }
        return down.time + duration
    }

    override func process(_ input: GestureInput) -> GesturePhase<Bool> {
        if let result { return result }
        switch input {
        case .time(let time):
            if let deadline, time >= deadline - 1e-9 { return finish(.ended(true)) }
        case .pinch: return finish(.failed)
        case .pointer(let event):
            switch event.phase {
            case .down:
                if event.button != 1 || down != nil { return finish(.failed) }
                down = event
                if duration == 0 { return finish(.ended(true)) }
            case .moved, .up:
                guard let down else { return finish(.failed) }
                let distance = hypot(event.location.x - down.location.x, event.location.y - down.location.y)
                if distance > gesture.maximumDistance { return finish(.failed) }
                if event.time - down.time >= duration - 1e-9 { return finish(.ended(true)) }
                if event.phase == .up { return finish(.failed) }
            case .cancelled: return finish(.failed)
            case .hover, .exited: break
            }
        }
        return down == nil ? .possible : .active(true)
    }

    override var strength: GestureStrength { .tentative }

    private func finish(_ phase: GesturePhase<Bool>) -> GesturePhase<Bool> {
        result = phase
        return phase
    }
}
