import Foundation
import SwiftUICore

/// A view that responds to touches with actions.
///
/// A control follows the first touch within it: it is highlighted while the touch is inside, and sends the events of touches. Its own
/// types may follow the touch in ``beginTracking(_:with:)`` and its relatives. A touch is inside within the control's bounds alone.
///
/// Follows Apple's [UIControl](https://developer.apple.com/documentation/uikit/uicontrol).
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
    open internal(set) var isTracking = false
    /// Whether a finger that holds the control is within it.
    open internal(set) var isTouchInside = false
    /// Whether a press of the control shows its menu; buttons alone have one here.
    open var showsMenuAsPrimaryAction = false { didSet { noteChange() } }
    /// The words that the pointer over the control would show; they are not shown here, which a warning says.
    open var toolTip: String? {
        didSet {
            if toolTip != nil { RuntimeWarning.issue("UIControl.toolTip is not shown here: see CompatibilityGaps.md.") }
        }
    }

    /// Creates a control.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control with an action, which its ``Event/primaryActionTriggered`` calls.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The control's state.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Where the content is, with ``ContentHorizontalAlignment/leading`` and
    /// ``ContentHorizontalAlignment/trailing`` as sides.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isReversed ? .right : .left
        case .trailing: isReversed ? .left : .right
        case let side: side
        }
    }

    /// Notes that the state changed.
    func stateChanged() { noteChange() }

    // MARK: - Touches

    /// Whether touches reach the control; the text and the knobs of some are moved by the content instead.
    var followsTouches: Bool { !isLeaf }
    /// Whether a touch that ends within the control sends ``Event/touchUpInside``; a button's content does so by itself.
    var sendsTouchUp: Bool { true }

    /// Called when a touch within the control began; returns whether the control follows it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch moved; returns whether the control follows it further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch ended.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch was canceled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first(where: { $0.view === self }) else { return }
        (isTracking, isTouchInside) = (true, true)
        guard beginTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first(where: { $0.view === self }) else { return }
        let (was, isInside) = (isTouchInside, point(inside: touch.location(in: self), with: event))
        isTouchInside = isInside
        guard continueTracking(touch, with: event) else { return stopTracking() }
        if isHighlighted != isInside { isHighlighted = isInside }
        if was != isInside { send(isInside ? .touchDragEnter : .touchDragExit, event) }
        send(isInside ? .touchDragInside : .touchDragOutside, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first(where: { $0.view === self }) else { return }
        let isInside = point(inside: touch.location(in: self), with: event)
        isTouchInside = isInside
        endTracking(touch, with: event)
        stopTracking()
        if !isInside { send(.touchUpOutside, event) } else if sendsTouchUp { send(.touchUpInside, event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, event)
    }

    private func stopTracking() {
        (isTracking, isTouchInside) = (false, false)
        if isHighlighted { isHighlighted = false }
    }

    // MARK: - Actions

    private var actions: [(events: Event, action: UIAction)] = []
    private var targets: [ControlTarget] = []

    /// The events for which the control has actions.
    open var allControlEvents: Event {
        targets.reduce(actions.reduce([]) { $0.union($1.events) }) { $0.union($1.events) }
    }

    /// The objects whose methods the control calls.
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? NSObject }) }

    /// Adds a target whose method is called at each of some events: one that `#selector` names in what `./oriel run PATH` builds.
    ///
    /// For nil, the first object of the responder chain, from the control on, that has the method is called.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard action.isMethod else {
            RuntimeWarning.issue(
                "addTarget(_:action:for:) can't call \(action) here: methods can't be called by name. Use addAction(_:for:)."
            )
            return
        }
        let object = target.map { $0 as AnyObject }
        if targets.contains(where: { $0.object === object && $0.action == action && $0.events == controlEvents }) {
            return
        }
        targets.append(ControlTarget(object: object, action: action, events: controlEvents))
    }

    /// Removes a method of a target; nil stands for all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets = targets.compactMap { entry in
            guard target == nil || entry.object === target as AnyObject, action == nil || entry.action == action else {
                return entry
            }
            var left = entry
            left.events.subtract(controlEvents)
            return left.events.isEmpty ? nil : left
        }
    }

    /// The names of a target's methods that an event calls; nil for none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = targets.filter { $0.object === object && !$0.events.isDisjoint(with: controlEvent) }
            .map { $0.action.description }
        return names.isEmpty ? nil : names
    }

    /// Calls a function with each action, or target and method, and its events, until the function sets the last argument.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for (events, action) in actions where !stops { iterator(action, nil, events, &stops) }
        for entry in targets where !stops { iterator(nil, (entry.object, entry.action), entry.events, &stops) }
    }

    /// Calls an action at each of some events; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// Removes an action.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes an action by its identifier.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions = actions.compactMap { entry in
            guard entry.action.identifier == actionIdentifier else { return entry }
            let left = entry.events.subtracting(controlEvents)
            return left.isEmpty ? nil : (left, entry.action)
        }
    }

    /// Calls the actions of events.
    open func sendActions(for controlEvents: Event) {
        for (events, action) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
        targets.removeAll { $0.isGone }
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            sendAction(target.action, to: target.object, for: event)
        }
    }

    /// Triggers the primary action, as a press would.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Calls an action.
    open func sendAction(_ action: UIAction) {
        action.sender = self
        defer { action.sender = nil }
        action.handler(action)
    }

    /// Calls a method of an object; for nil, of the first object of the responder chain that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        var object = target.map { $0 as AnyObject }
        if object == nil {
            object = sequence(first: self as UIResponder, next: { $0.next }).first { action.isMethod(of: $0) }
        }
        if let object { action.call(on: object, with: [self, event]) }
    }

    private func send(_ controlEvents: Event, _ event: UIEvent?) {
        self.event = event
        defer { self.event = nil }
        sendActions(for: controlEvents)
    }

    /// The event whose touch actions are being called for; nil where there is none.
    private var event: UIEvent?
}

/// A method that a control calls; the control does not keep the object.
private struct ControlTarget {
    /// The object; nil for the responder chain.
    private(set) weak var object: AnyObject?
    private let isNamed: Bool
    let action: Selector
    var events: UIControl.Event

    init(object: AnyObject?, action: Selector, events: UIControl.Event) {
        (self.object, self.isNamed, self.action, self.events) = (object, object != nil, action, events)
    }

    /// Whether the object is gone.
    var isGone: Bool { isNamed && object == nil }
}
