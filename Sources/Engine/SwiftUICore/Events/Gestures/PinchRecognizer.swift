import DisplayList
import Foundation

/// Follows two fingers, or their equivalent, until they are lifted.
final class PinchRecognizer: _Recognizer<PinchSample> {
    /// Whether the fingers moved far enough to be meant.
    private let isEnough: (PinchEvent) -> Bool
    private var began: PinchEvent?
    private var last: PinchEvent?
    private var velocity = (magnification: CGFloat(0), rotation: CGFloat(0))
    private var isActive = false

    init(_ context: _GestureContext, isEnough: @escaping (PinchEvent) -> Bool) {
        self.isEnough = isEnough
        super.init(context)
    }

    override func process(_ input: GestureInput) -> GesturePhase<PinchSample> {
        switch input {
        case .pointer: return .failed
        case .time: return isActive ? .active(sample(last!)) : .possible
        case .pinch(let event):
            // A value that is not a number is left out.
            guard event.magnification.isFinite, event.rotation.isFinite else {
                return isActive ? .active(sample(last!)) : .possible
            }
            if began == nil { began = event }
            note(event)
            if event.phase == .cancelled { return .failed }
            if isEnough(event) { isActive = true }
            if event.phase == .ended { return isActive ? .ended(sample(event)) : .failed }
            return isActive ? .active(sample(event)) : .possible
        }
    }

    private func note(_ event: PinchEvent) {
        if let last, event.time > last.time {
            let seconds = CGFloat(event.time - last.time)
            velocity = (
                (event.magnification - last.magnification) / seconds, (event.rotation - last.rotation) / seconds
            )
        }
        last = event
    }

    private func sample(_ event: PinchEvent) -> PinchSample {
        let location = context.convert((began ?? event).location, to: .local)
        let size = context.node.node?.layoutIfElement?.pointee.size ?? .zero
        return PinchSample(
            event: event, magnificationVelocity: velocity.magnification, rotationVelocity: velocity.rotation,
            startLocation: location,
            startAnchor: UnitPoint(
                x: size.width > 0 ? location.x / size.width : 0, y: size.height > 0 ? location.y / size.height : 0))
    }
}

/// The movement of two fingers.
struct PinchSample {
    let event: PinchEvent
    /// In factors, and in radians, a second.
    let magnificationVelocity: CGFloat, rotationVelocity: CGFloat
    /// Where the fingers began, in the view's space in points, and as a part of its size.
    let startLocation: CGPoint, startAnchor: UnitPoint

    /// When.
    var time: Date { Date(timeIntervalSinceReferenceDate: event.time) }
}
