import Foundation
import SwiftUICore

/// A finger on the screen, or the mouse with its button down.
///
/// Follows Apple's [UITouch](https://developer.apple.com/documentation/uikit/uitouch).
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// The kind of touch.
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    /// The view that the touch began in; nil for none.
    open internal(set) weak var view: UIView?
    /// The window of that view.
    open var window: UIWindow? { view?.window }
    /// The phase of the touch.
    open internal(set) var phase = Phase.began
    /// When that happened, in seconds since the system was started.
    open internal(set) var timestamp = ProcessInfo.processInfo.systemUptime
    /// How often the place was touched in quick succession.
    open internal(set) var tapCount = 1
    /// The kind of touch; pointers and fingers are not distinguished here.
    open var type: TouchType { .direct }
    /// How hard the touch is; not known.
    open var force: CGFloat { 0 }
    /// The hardest touch; not known.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The radius of the finger; not known.
    open var majorRadius: CGFloat { 0 }
    /// By how much the radius may differ; not known.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The angle between a pencil and the screen: a right one for fingers and the mouse.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The view in whose coordinates places are kept.
    weak var surface: UIView?
    /// The place in the surface, now and before.
    var place = CGPoint.zero, previous = CGPoint.zero

    /// Where the touch is, in a view; in the window for nil.
    open func location(in view: UIView?) -> CGPoint { surface?.convert(place, to: view) ?? place }
    /// Where the touch was before it moved last, in a view; in the window for nil.
    open func previousLocation(in view: UIView?) -> CGPoint { surface?.convert(previous, to: view) ?? previous }
    /// Where the touch is, as exactly as it is known.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Where the touch was before it moved last, as exactly as it is known.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// The direction in which a pencil leans, in radians; 0 for fingers and the mouse.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}

/// An event.
///
/// Follows Apple's [UIEvent](https://developer.apple.com/documentation/uikit/uievent).
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }

    /// The kind of an event in more detail.
    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The kind; touches, or keys of a keyboard.
    open var type: EventType { .touches }
    /// The kind in more detail; always none.
    open var subtype: EventSubtype { .none }
    /// The touches; nil for none.
    open internal(set) var allTouches: Set<UITouch>?
    /// When it happened, in seconds since the system was started.
    open internal(set) var timestamp = ProcessInfo.processInfo.systemUptime

    /// The touches between this event and the last; each is an event of its own here.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

    /// Where a touch will probably be; not foreseen here.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    /// The touches of a window; nil for none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.view?.window === window } }

    /// The touches of a view; nil for none.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
