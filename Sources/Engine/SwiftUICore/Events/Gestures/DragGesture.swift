import DisplayList
import Foundation

/// A movement with the pointer down (GE2: it begins after 10 points by default).
///
/// The gesture begins after the pointer has moved by the minimum distance, 10 points by default; 0 begins with the press.
/// Locations and translations are in points of the coordinate space, the view's own by default.
///
/// ```swift
/// struct Movable: View {
///     @State private var offset = CGSize.zero
///     var body: some View {
///         Circle().offset(offset)
///             .gesture(
///                 DragGesture().onChanged { offset = $0.translation }.onEnded { _ in withAnimation { offset = .zero } })
///     }
/// }
/// ```
///
/// Follows Apple's [DragGesture](https://developer.apple.com/documentation/swiftui/draggesture).
public struct DragGesture: Sendable {
    /// The value of a drag; locations are in points of the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// When the last movement was.
        public var time: Date
        /// Where the pointer is.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How fast it moves, in points a second.
        public var velocity: CGSize

        /// The translation.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The predicted translation if the drag ended now.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * 0.25, height: translation.height + velocity.height * 0.25)
        }
        /// The location where the drag would end if the pointer were released now.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
        }
    }

    /// How far the pointer must move before the drag begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the reported locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture.
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// Creates a gesture with places in a space of the older type.
    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

extension DragGesture: _PrimitiveGesture {
    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        DragRecognizer(context, gesture)
    }
}

/// Follows a drag.
final class DragRecognizer: _Recognizer<DragGesture.Value> {
    private let gesture: DragGesture
    private var down: PointerEvent?
    private var isActive = false
    private var isFinished = false
    private var samples: [PointerEvent] = []
    /// Whether the pointer moved too far for a tap.
    private var hasMoved = false
    private static let tapDistance: CGFloat = 10

    init(_ context: _GestureContext, _ gesture: DragGesture) {
        self.gesture = gesture
        super.init(context)
    }

    override var strength: GestureStrength { hasMoved ? .full : .weak }

    override func process(_ input: GestureInput) -> GesturePhase<DragGesture.Value> {
        if isFinished { return .failed }
        switch input {
        case .time: return isActive ? .active(value(samples.last!)) : .possible
        case .pinch: return fail()
        case .pointer(let event):
            switch event.phase {
            case .down:
                if event.button != 1 || down != nil { return fail() }
                down = event
                samples = [event]
                if gesture.minimumDistance <= 0 { isActive = true }
            case .moved, .up:
                guard let down else { return fail() }
                samples.append(event)
                samples.removeAll { event.time - $0.time > 0.1 && $0 != down }
                let distance = hypot(event.location.x - down.location.x, event.location.y - down.location.y)
                if distance >= gesture.minimumDistance { isActive = true }
                if distance >= Self.tapDistance { hasMoved = true }
                if event.phase == .up {
                    isFinished = true
                    return isActive ? .ended(value(event)) : .failed
                }
            case .cancelled: return fail()
            case .hover, .exited: break
            }
            return isActive ? .active(value(event)) : .possible
        }
    }

    private func value(_ event: PointerEvent) -> DragGesture.Value {
        let recent = samples.first { event.time - $0.time <= 0.1 } ?? event
        let seconds = event.time - recent.time
        let velocity =
            seconds > 0
            ? CGSize(
                width: (event.location.x - recent.location.x) / seconds,
                height: (event.location.y - recent.location.y) / seconds) : .zero
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time),
            location: context.convert(event.location, to: gesture.coordinateSpace),
            startLocation: context.convert((down ?? event).location, to: gesture.coordinateSpace), velocity: velocity)
    }

    private func fail() -> GesturePhase<DragGesture.Value> {
        isFinished = true
        return .failed
    }
}
