import Foundation
import SwiftUI

/// Recognizes a movement of the pointer over a view.
///
/// Follows Apple's
/// [NSGestureRecognizer](https://developer.apple.com/documentation/appkit/nsgesturerecognizer).
@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject {
    /// The state of the recognition.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The gesture was recognized.
        public static let recognized = State.ended
    }

    /// The object whose method is called; nil for none.
    open weak var target: AnyObject?
    /// The method that is called: one that `#selector` names in what `./oriel run PATH` builds; nil for none.
    open var action: Selector?
    /// The state of the recognition.
    open var state = State.possible
    /// Whether it recognizes anything.
    open var isEnabled = true
    /// The view over which it recognizes; nil for none.
    open internal(set) weak var view: NSView?
    /// The delegate, which decides whether gestures may begin; nil for none.
    open weak var delegate: (any NSGestureRecognizerDelegate)?
    private var place = NSPoint.zero

    /// Creates a recognizer.
    public init(target: Any?, action: Selector?) {
        super.init()
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// Creates a recognizer that calls nothing yet.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Returns where the gesture is, in points of a view; of the recognizer's own for nil.
    open func location(in view: NSView?) -> NSPoint {
        guard let view, let own = self.view else { return place }
        return own.convert(place, to: view)
    }

    /// Reports a state at a place of the backing view.
    func report(_ state: State, at point: CGPoint) {
        guard isEnabled, let view else { return }
        let isNew = self.state != .began && self.state != .changed
        if isNew, delegate?.gestureRecognizerShouldBegin(self) == false { return }
        place = view.isFlipped ? point : NSPoint(x: point.x, y: view.bounds.height - point.y)
        self.state = state
        if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
        if state == .ended || state == .cancelled { self.state = .possible }
    }

    /// A view with the gesture.
    func attached(to content: AnyView) -> AnyView {
        RuntimeWarning.issue("\(type(of: self)) recognizes nothing here: see CompatibilityGaps.md.")
        return content
    }
}

/// Methods that decide on gestures; all are optional.
@MainActor @preconcurrency
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether a gesture may begin; true by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
    /// Whether two gestures may be recognized simultaneously; here they compete as SwiftUI's gestures do.
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool
}

extension NSGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool { false }
}

/// Recognizes clicks.
///
/// Follows Apple's
/// [NSClickGestureRecognizer](https://developer.apple.com/documentation/appkit/nsclickgesturerecognizer).
@MainActor @preconcurrency
open class NSClickGestureRecognizer: NSGestureRecognizer {
    /// The number of clicks; one by default.
    open var numberOfClicksRequired = 1
    /// The button, as bits; the primary one, 1, by default.
    ///
    /// Others recognize nothing here.
    open var buttonMask = 1

    override func attached(to content: AnyView) -> AnyView {
        guard buttonMask & 1 == 1 else { return super.attached(to: content) }
        return AnyView(
            content.gesture(
                SpatialTapGesture(count: max(numberOfClicksRequired, 1)).onEnded { [self] in
                    report(.ended, at: $0.location)
                }))
    }
}

/// Recognizes long presses.
@MainActor @preconcurrency
open class NSPressGestureRecognizer: NSGestureRecognizer {
    /// How long the press lasts, in seconds; half a second by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the pointer may move, in points; 10 by default.
    open var allowableMovement: CGFloat = 10

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
                    .onEnded { [self] _ in report(.ended, at: ViewHost.pointerLocation) }))
    }
}

/// Recognizes movements of the pointer with its button down.
@MainActor @preconcurrency
open class NSPanGestureRecognizer: NSGestureRecognizer {
    private var way = CGSize.zero
    private var base = CGSize.zero
    private var speed = CGSize.zero
    /// The button, as bits; the primary one, 1, by default.
    open var buttonMask = 1

    private var sign: CGFloat { view?.isFlipped == true ? 1 : -1 }
    /// Returns how far the pointer has moved, in points.
    open func translation(in view: NSView?) -> NSPoint {
        NSPoint(x: way.width - base.width, y: (way.height - base.height) * sign)
    }
    /// Counts the movement from here on.
    open func setTranslation(_ translation: NSPoint, in view: NSView?) {
        base = CGSize(width: way.width - translation.x, height: way.height - translation.y * sign)
    }
    /// Returns how fast the pointer moves, in points a second.
    open func velocity(in view: NSView?) -> NSPoint { NSPoint(x: speed.width, y: speed.height * sign) }

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                DragGesture(minimumDistance: 3)
                    .onChanged { [self] drag in
                        if state == .possible { base = .zero }
                        (way, speed) = (drag.translation, drag.velocity)
                        report(state == .possible ? .began : .changed, at: drag.location)
                    }
                    .onEnded { [self] drag in
                        (way, speed) = (drag.translation, drag.velocity)
                        if state != .possible { report(.ended, at: drag.location) }
                    }))
    }
}

/// Recognizes two fingers that spread.
@MainActor @preconcurrency
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
    /// How much the fingers have spread: 0 at the beginning, 1 for twice the distance.
    open var magnification: CGFloat = 0

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.gesture(
                MagnifyGesture()
                    .onChanged { [self] pinch in
                        magnification = pinch.magnification - 1
                        report(state == .possible ? .began : .changed, at: pinch.startLocation)
                    }
                    .onEnded { [self] pinch in if state != .possible { report(.ended, at: pinch.startLocation) } }))
    }
}
