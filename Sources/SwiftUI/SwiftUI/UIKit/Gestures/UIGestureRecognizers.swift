import Foundation
import SwiftUICore

/// Recognizes taps.
///
/// Follows Apple's
/// [UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer).
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps; one by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers; here one does.
    open var numberOfTouchesRequired = 1

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                SpatialTapGesture(count: max(numberOfTapsRequired, 1)).onEnded { [self] in
                    tell(.ended, at: $0.location)
                }))
    }
}

/// Recognizes long presses.
///
/// Follows Apple's
/// [UILongPressGestureRecognizer](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the press lasts, in seconds; half a second by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move, in points; 10 by default.
    open var allowableMovement: CGFloat = 10

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
                    .sequenced(before: DragGesture(minimumDistance: 0))
                    .onChanged { [self] in
                        if case .second(true, let drag) = $0 {
                            tell(state == .possible ? .began : .changed, at: drag?.location ?? place)
                        }
                    }
                    .onEnded { [self] _ in if state != .possible { tell(.ended, at: place) } }))
    }
}

/// Recognizes movements of a finger, or of the pointer with its button down.
///
/// Follows Apple's
/// [UIPanGestureRecognizer](https://developer.apple.com/documentation/uikit/uipangesturerecognizer).
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers; here one does.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers; here one does.
    open var maximumNumberOfTouches = Int.max
    private var way = CGSize.zero
    private var base = CGSize.zero
    private var speed = CGSize.zero

    /// Returns how far the finger has moved, in points.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: way.width - base.width, y: way.height - base.height)
    }

    /// Counts the movement from here on.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        base = CGSize(width: way.width - translation.x, height: way.height - translation.y)
    }

    /// Whether a movement that begins at a place of the view counts.
    func mayBegin(at start: CGPoint) -> Bool { true }

    /// Returns how fast the finger moves, in points a second.
    open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                DragGesture(minimumDistance: 10)
                    .onChanged { [self] drag in
                        guard mayBegin(at: drag.startLocation) else { return }
                        if state == .possible { base = .zero }
                        (way, speed) = (drag.translation, drag.velocity)
                        tell(state == .possible ? .began : .changed, at: drag.location)
                    }
                    .onEnded { [self] drag in
                        (way, speed) = (drag.translation, drag.velocity)
                        if state != .possible { tell(.ended, at: drag.location) }
                    }))
    }
}

/// Recognizes quick movements in a direction.
///
/// Follows Apple's
/// [UISwipeGestureRecognizer](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions on the screen.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates directions.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upward.
        public static let up = Direction(rawValue: 4)
        /// Downward.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that count; to the right by default.
    open var direction = Direction.right
    /// The number of fingers; here one does.
    open var numberOfTouchesRequired = 1
    /// The shortest way, in points.
    private static let least: CGFloat = 30

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                DragGesture(minimumDistance: 10).onEnded { [self] drag in
                    if let way = Self.direction(of: drag.translation), direction.contains(way) {
                        tell(.ended, at: drag.startLocation)
                    }
                }))
    }

    /// The direction of a movement; nil for one that is too short, or between two directions.
    static func direction(of way: CGSize) -> Direction? {
        let (across, down) = (abs(way.width), abs(way.height))
        guard max(across, down) >= least, max(across, down) >= 2 * min(across, down) else { return nil }
        if across > down { return way.width > 0 ? .right : .left }
        return way.height > 0 ? .down : .up
    }
}

/// Recognizes two fingers that move apart or together.
///
/// Follows Apple's
/// [UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers, compared with the beginning or with the value that the app has set since.
    open var scale: CGFloat {
        get { amount / base }
        set { if newValue > 0, newValue.isFinite { base = amount / newValue } }
    }
    /// How fast the scale changes, by the second.
    open private(set) var velocity: CGFloat = 0
    private var amount: CGFloat = 1
    private var base: CGFloat = 1

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                MagnifyGesture()
                    .onChanged { [self] pinch in
                        if state == .possible { base = 1 }
                        (amount, velocity) = (max(pinch.magnification, 0.001), pinch.velocity)
                        tell(state == .possible ? .began : .changed, at: pinch.startLocation)
                    }
                    .onEnded { [self] pinch in if state != .possible { tell(.ended, at: pinch.startLocation) } }))
    }
}

/// Recognizes two fingers that turn.
///
/// Follows Apple's
/// [UIRotationGestureRecognizer](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation of the fingers, in radians, since the beginning or since the app set a value.
    open var rotation: CGFloat {
        get { amount - base }
        set { if newValue.isFinite { base = amount - newValue } }
    }
    /// How fast the fingers turn, in radians by the second.
    open private(set) var velocity: CGFloat = 0
    private var amount: CGFloat = 0
    private var base: CGFloat = 0

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                RotateGesture()
                    .onChanged { [self] turn in
                        if state == .possible { base = 0 }
                        (amount, velocity) = (turn.rotation.radians, turn.velocity.radians)
                        tell(state == .possible ? .began : .changed, at: turn.startLocation)
                    }
                    .onEnded { [self] turn in if state != .possible { tell(.ended, at: turn.startLocation) } }))
    }
}
