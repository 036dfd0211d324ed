import Foundation
import SwiftUICore

/// A view that responds to touches with actions.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// Whether the control can be used.
    open var isEnabled = true { didSet { stateChanged() } }
    /// Whether the control is selected.
    open var isSelected = false { didSet { stateChanged() } }
    /// Whether the control is pressed.
    open var isHighlighted = false { didSet { stateChanged() } }
    /// Where the content is, from left to right; in the middle by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { noteChange() } }
    /// Where the content is, from top to bottom; in the middle by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { noteChange() } }
    /// Whether a finger holds the control.
    open var isTracking: Bool { isHighlighted }
    /// Whether a finger that holds the control is within it.
    open var isTouchInside: Bool { isHighlighted }

    /// The control's state.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Where a control's content is, from left to right.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// Over the whole width.
        case fill
        /// Where lines begin.
        case leading
        /// Where lines end.
        case trailing
    }

    /// Where a control's content is, from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Over the whole height.
        case fill
    }

    /// Notes that the state changed.
    func stateChanged() { noteChange() }

    /// The events for which the control has actions.
    open var allControlEvents: Event {
        targets.reduce(actions.reduce([]) { $0.union($1.events) }) { $0.union($1.events) }
    }

    /// The objects whose methods the control calls.
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? NSObject }) }

    /// Calls a method of an object.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { action.call(on: target as AnyObject, with: [self]) }
    }

    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger touched the control.
        public static let touchDown = Event(rawValue: 1)
        /// A finger touched the control again and again.
        public static let touchDownRepeat = Event(rawValue: 2)
        /// A finger moved within the control.
        public static let touchDragInside = Event(rawValue: 4)
        /// A finger was lifted outside of the control.
        public static let touchUpOutside = Event(rawValue: 128)
        /// The touches were canceled.
        public static let touchCancel = Event(rawValue: 256)
        /// Return was pressed.
        public static let editingDidEndOnExit = Event(rawValue: 524288)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// A finger was lifted within the control.
        public static let touchUpInside = Event(rawValue: 64)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 4096)
        /// The primary action was triggered.
        public static let primaryActionTriggered = Event(rawValue: 8192)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 65536)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 131072)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 262144)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The normal state.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1)
        /// Disabled.
        public static let disabled = State(rawValue: 2)
        /// Selected.
        public static let selected = State(rawValue: 4)
        /// With the focus.
        public static let focused = State(rawValue: 8)
        /// The states that an app may define.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The states that belong to UIKit.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    private var actions: [(events: Event, action: UIAction)] = []

    /// Adds a target whose method is called at each of some events: one that `#selector` names in what `./oriel run PATH` builds.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard action.isMethod else {
            RuntimeWarning.issue(
                "addTarget(_:action:for:) can't call \(action) here: methods can't be called by name. Use addAction(_:for:)."
            )
            return
        }
        guard let target else { return }
        targets.append(ControlTarget(object: target as AnyObject, action: action, events: controlEvents))
    }

    /// Removes a method of a target; nil stands for all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.removeAll {
            (target == nil || $0.object === target as AnyObject) && (action == nil || $0.action == action)
                && !$0.events.isDisjoint(with: controlEvents)
        }
    }

    private var targets: [ControlTarget] = []

    /// Calls an action at each of some events; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// Removes an action.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.events == controlEvents }
    }

    /// Calls the actions of events.
    open func sendActions(for controlEvents: Event) {
        for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
            action.sender = self
            defer { action.sender = nil }
            action.handler(action)
        }
        targets.removeAll { $0.object == nil }
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            if let object = target.object { target.action.call(on: object, with: [self]) }
        }
    }
}

/// A method that a control calls; the control does not keep the object.
private struct ControlTarget {
    weak var object: AnyObject?
    var action: Selector
    var events: UIControl.Event
}
