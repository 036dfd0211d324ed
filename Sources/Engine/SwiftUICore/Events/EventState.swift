import DisplayList
import Foundation

/// The state of the pointer, keys and focus in one window.
final class EventState: EventHandling {
    unowned(unsafe) let graph: ViewGraph
    /// Gestures in progress, by pointer.
    var sessions: [Int: GestureSession] = [:]
    /// Where pointers last went down: a press elsewhere is not a second tap.
    private var pressLocations: [Int: CGPoint] = [:]
    /// Where pointers were last.
    private var lastLocations: [Int: CGPoint] = [:]
    /// The drag within the window; nil for none.
    weak var drag: WindowDrag?
    /// The shape of the pointer where it is now.
    var pointerShape = PointerShape.arrow
    /// The picture that was last in the place of the pointer.
    private var pointerPicture: (style: PointerStyle.Picture, made: PointerPicture?)?
    /// Whether the pointer is over a link within a text, or over letters that can be selected.
    private var isOverLink = false, isOverLetters = false
    /// The last press of a text whose letters can be selected.
    var lastTextPress: TextPress?
    /// The entries that assistive technology was led to last, by the rotors.
    var rotorPlaces: [RotorPlace: Int] = [:]
    /// The focused text field's state for an input method; nil if no text is edited.
    var textInput: TextInputState? { focus.textInput }
    /// The elements that the pointer is over, the innermost first.
    private(set) var hovered: [NodeHandle] = []
    /// The actions of those elements, as last reported: some elements leave without being asked.
    private var hoverResponses: [NodeHandle: HoverResponse] = [:]
    /// The modifier keys that are held while the window has the keyboard.
    private(set) var heldKeys: KeyModifiers = []
    /// The elements that are notified of modifier keys.
    var keyWatchers: [NodeHandle] = []
    /// The elements that handle the addresses with which the app is opened.
    var urlHandlers: [NodeHandle] = []
    /// The last place of the pointer, in the window.
    var pointerLocation: CGPoint?

    init(graph: ViewGraph) { self.graph = graph }

    /// Handles an event; returns whether any element did.
    func handle(_ event: InputEvent) -> Bool {
        guard let event = sanitized(event) else { return false }
        switch event {
        case .pointer(let pointer): return handle(pointer)
        case .scroll(let scroll): return handle(scroll)
        case .key(let key): return focus.handle(key)
        case .modifiers(let keys): return note(keys)
        case .text(let text): return focus.insert(text)
        case .composition(let text, let selected): return focus.compose(text, selected: selected)
        case .pinch(let pinch): return handle(pinch)
        case .edit(let command): return focus.edit(command)
        case .accessibility(let id, let action): return graph.perform(action, on: id)
        }
    }

    /// An event with finite places and times; nil if it is meaningless without them.
    private func sanitized(_ event: InputEvent) -> InputEvent? {
        var event = event
        if let time = event.time, !time.isFinite { event.time = graph.time }
        switch event {
        case .pointer(var pointer):
            if let place = pointer.location.sanitized {
                pointer.location = place
            } else {
                // A gesture that ends, ends at its last location.
                switch pointer.phase {
                case .down, .moved, .hover: return nil
                case .up, .cancelled, .exited: pointer.location = lastLocations[pointer.pointer] ?? .zero
                }
            }
            lastLocations[pointer.pointer] = pointer.location
            return .pointer(pointer)
        case .scroll(var scroll):
            guard let place = scroll.location.sanitized,
                let delta = CGPoint(x: scroll.delta.width, y: scroll.delta.height).sanitized
            else { return nil }
            scroll.location = place
            scroll.delta = CGSize(width: delta.x, height: delta.y)
            return .scroll(scroll)
        case .pinch(var pinch):
            if let place = pinch.location.sanitized {
                pinch.location = place
            } else {
                if pinch.phase == .began || pinch.phase == .changed { return nil }
                pinch.location = .zero
            }
            return .pinch(pinch)
        default: return event
        }
    }

    /// The element with the keyboard focus.
    lazy var focus = KeyboardFocus(graph: graph)

    private func handle(_ event: PointerEvent) -> Bool {
        pointerLocation = event.phase == .exited ? nil : event.location
        switch event.phase {
        case .down:
            if event.button == 3 { return focus.pressedSecondary(graph.hitPath(event.location), event.location) }
            if event.button == 2, focus.pressedMiddle(graph.hitPath(event.location), event.location) { return true }
            // A session that waits for a further tap of the same views continues; any other is over.
            let path = graph.hitPath(event.location)
            let isNear = pressLocations[event.pointer].map {
                abs($0.x - event.location.x) <= 30 && abs($0.y - event.location.y) <= 30
            }
            pressLocations[event.pointer] = event.location
            if let session = sessions[event.pointer], !session.isFinished, isNear ?? false, session.continues(in: path)
            {
                if session.handle(.pointer(event)) {
                    wake()
                    return true
                }
            }
            sessions[event.pointer]?.stopWaiting()
            let session = GestureSession(path)
            sessions[event.pointer] = session
            focus.pressed(session.path)
            let handled = session.handle(.pointer(event))
            wake()
            return handled
        case .moved, .up, .cancelled:
            updateHover(event)
            guard let session = sessions[event.pointer] else { return false }
            let handled = session.handle(.pointer(event))
            if session.isFinished { sessions[event.pointer] = nil }
            wake()
            return handled
        case .hover, .exited:
            updateHover(event)
            return false
        }
    }

    /// Notes which modifier keys are held; returns whether any element was notified.
    private func note(_ keys: KeyModifiers) -> Bool {
        let old = heldKeys
        heldKeys = keys
        if old == keys { return false }
        keyWatchers.removeAll { $0.node == nil }
        for case let node? in keyWatchers.map(\.node) { ModifierKeysKind.shared.tell(node, old, keys) }
        return !keyWatchers.isEmpty
    }

    /// Passes the current time to gestures that wait for it (a long press, a second tap).
    func timeCame() {
        for (pointer, session) in sessions {
            session.handle(.time(graph.time))
            if session.isFinished { sessions[pointer] = nil }
        }
    }

    /// The next time at which a gesture needs to be updated; nil for never.
    var deadline: Double? { sessions.values.compactMap(\.deadline).min() }

    /// Schedules a call by the front end in time.
    private func wake() {
        if deadline != nil { graph.needsFrame?() }
    }

    /// A pinch is a session of its own, apart from the sessions of pointers.
    private static let pinchPointer = -1
    /// So are taps by keys and assistive technology.
    private static let tapPointer = -2

    /// Taps an element, whatever covers it; returns whether any gesture was interested.
    /// - Parameter location: The place that gestures get, in the window.
    @discardableResult
    func tap(_ node: NodeRef, at location: CGPoint) -> Bool {
        let path = node.firstWithGestures.elementPath
        var session = sessions[Self.tapPointer].flatMap { !$0.isFinished && $0.continues(in: path) ? $0 : nil }
        if session == nil {
            sessions[Self.tapPointer]?.stopWaiting()
            session = GestureSession(path)
        }
        guard let session else { return false }
        session.handle(.pointer(PointerEvent(.down, at: location, time: graph.time)))
        let isHandled = session.handle(.pointer(PointerEvent(.up, at: location, time: graph.time)))
        sessions[Self.tapPointer] = session.isFinished ? nil : session
        wake()
        return isHandled
    }

    private func handle(_ event: PinchEvent) -> Bool {
        if event.phase == .began || sessions[Self.pinchPointer] == nil {
            sessions[Self.pinchPointer]?.cancel()
            sessions[Self.pinchPointer] = nil
            guard event.phase == .began || event.phase == .changed else { return false }
            sessions[Self.pinchPointer] = GestureSession(graph.hitPath(event.location))
        }
        guard let session = sessions[Self.pinchPointer] else { return false }
        let handled = session.handle(.pinch(event))
        if event.phase == .ended || event.phase == .cancelled {
            session.cancel()
            sessions[Self.pinchPointer] = nil
        }
        return handled
    }

    /// Notifies the views that the pointer entered, moved over, or left them.
    private func updateHover(_ event: PointerEvent) {
        // A finger is over nothing before it touches, nor afterward.
        if event.device == .touch { return }
        let path = event.phase == .exited || event.phase == .cancelled ? [] : graph.hitPath(event.location)
        let old = hovered
        hovered = path.filter { $0.node?.kind === HoverKind.shared }
        for handle in old where !hovered.contains(handle) {
            if let node = handle.node { HoverKind.shared.tell(node, nil, isNew: false) }
        }
        noteResponses()
        for handle in hovered.reversed() {
            if let node = handle.node { HoverKind.shared.tell(node, event.location, isNew: !old.contains(handle)) }
        }
        isOverLink = path.first?.node.map { isLink($0, at: event.location) } ?? false
        isOverLetters =
            path.first?.node.map { $0.kind === TextKind.shared && TextKind.shared.isSelectable($0) } ?? false
        updatePointerShape()
    }

    private func isLink(_ node: NodeRef, at location: CGPoint) -> Bool {
        guard node.kind === TextKind.shared, TextKind.shared.takesFocus(node) else { return false }
        return TextKind.shared.link(node, at: node.convertFromWindow(location)) != nil
    }

    private func noteResponses() {
        hoverResponses.removeAll()
        for handle in hovered {
            if let node = handle.node { hoverResponses[handle] = HoverKind.shared.payload(node).pointee }
        }
    }

    private func updatePointerShape() {
        let views = hovered.lazy.compactMap(\.node).map { ($0, HoverKind.shared.payload($0).pointee) }
        if views.first(where: { $0.1.visibility != .automatic })?.1.visibility == .hidden {
            pointerShape = .hidden
        } else if let (node, response) = views.first(where: { $0.1.style != nil }), let style = response.style {
            pointerShape = shape(of: style, at: node)
        } else {
            pointerShape = isOverLink ? .hand : isOverLetters ? .text : .arrow
        }
    }

    private func shape(of style: PointerStyle, at node: NodeRef) -> PointerShape {
        let environment = EnvironmentValues(head: node.environment)
        if let picture = style.picture {
            if pointerPicture?.style != picture {
                let view = AnyView(picture.image)
                let host = graph.host
                let made = MainActor.assumeIsolated { host?.pointerPicture(of: view, hotSpot: picture.hotSpot) }
                pointerPicture = (picture, made ?? nil)
            }
            return pointerPicture?.made.map { .picture($0) } ?? .arrow
        }
        return environment.layoutDirection == .rightToLeft ? style.shape.mirrored : style.shape
    }

    /// Whether views with active gestures, or under the pointer, were removed, or gestures are disabled now.
    var hasLostViews: Bool {
        sessions.values.contains(where: \.hasLostViews) || hovered.contains(where: \.isLost)
    }

    var focusedNode: NodeRef? { focus.focusedNode }

    /// Ends the gestures of views that have been removed or no longer respond, and notifies them that the pointer left.
    func endLostViews() {
        for (pointer, session) in sessions {
            session.endLostViews()
            if session.isFinished { sessions[pointer] = nil }
        }
        let lost = hovered.filter(\.isLost)
        if lost.isEmpty { return }
        hovered.removeAll(where: \.isLost)
        updatePointerShape()
        for handle in lost {
            if let node = handle.node {
                HoverKind.shared.tell(node, nil, isNew: false)
            } else {
                hoverResponses[handle]?.action(.ended)
            }
            hoverResponses[handle] = nil
        }
    }

    private func handle(_ event: ScrollEvent) -> Bool {
        focus.tellOutside(of: [])
        var node = graph.hitTest(event.location) ?? graph.root
        while let current = node {
            if current.isElement, current.kind.scroll(current, event) { return true }
            node = current.parent
        }
        return false
    }
}

extension NodeHandle {
    /// Whether the node has left the tree, or is drawn only until it has faded out.
    var isLost: Bool { node.map { $0.flags.contains(.isLeaving) } ?? true }
}

extension CGPoint {
    /// The place, clamped to a finite range; nil if it is not a number.
    fileprivate var sanitized: CGPoint? {
        guard x.isFinite, y.isFinite else { return nil }
        return CGPoint(x: min(max(x, -1e7), 1e7), y: min(max(y, -1e7), 1e7))
    }
}

extension ViewGraph {
    /// The state of the pointer, keys and focus.
    var events: EventState {
        if let known = eventHandling { return unsafeDowncast(known, to: EventState.self) }
        let made = EventState(graph: self)
        eventHandling = made
        return made
    }
}

extension NodeRef {
    /// The first element at or below this one that takes part in gestures, following the first element of each; this one where there
    /// is none.
    fileprivate var firstWithGestures: NodeRef {
        var node: NodeRef? = self
        while let current = node {
            if current.kind is any GestureAttaching { return current }
            node = current.firstElement
        }
        return self
    }
}
