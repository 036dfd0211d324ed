import DisplayList
import Foundation

/// What the pointer, keys and focus are doing in one window.
final class EventState {
    unowned(unsafe) let graph: ViewGraph
    /// Gestures in progress, by pointer.
    var sessions: [Int: GestureSession] = [:]
    /// Where pointers last went down: a press elsewhere is no second tap.
    private var pressLocations: [Int: CGPoint] = [:]
    /// The shape of the pointer where it is now.
    var pointerShape = PointerShape.arrow
    /// What an input method must know of the focused text field; nil when nothing takes text.
    var textInput: TextInputState? { focus.textInput }
    /// The elements that the pointer is over, the innermost first.
    var hovered: [NodeHandle] = []
    /// The last place of the pointer, in the window.
    var pointerLocation: CGPoint?

    init(graph: ViewGraph) { self.graph = graph }

    deinit {}

    /// Answers to an event; returns whether anything did.
    func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .pointer(let pointer): return handle(pointer)
        case .scroll(let scroll): return handle(scroll)
        case .key(let key): return focus.handle(key)
        case .text(let text): return focus.insert(text)
        case .composition(let text, let selected): return focus.compose(text, selected: selected)
        case .pinch(let pinch): return handle(pinch)
        case .edit(let command): return focus.edit(command)
        case .accessibility(let id, let action): return graph.perform(action, on: id)
        }
    }

    /// Where the keyboard goes.
    lazy var focus = KeyboardFocus(graph: graph)

    private func handle(_ event: PointerEvent) -> Bool {
        pointerLocation = event.phase == .exited ? nil : event.location
        switch event.phase {
        case .down:
            if event.button == 3 { return focus.pressedSecondary(graph.hitPath(event.location), event.location) }
            // A session that waits for a further tap goes on; any other is over.
            let isNear = pressLocations[event.pointer].map {
                abs($0.x - event.location.x) <= 30 && abs($0.y - event.location.y) <= 30
            }
            pressLocations[event.pointer] = event.location
            if let session = sessions[event.pointer], !session.isFinished, isNear ?? false {
                if session.handle(.pointer(event)) {
                    wake()
                    return true
                }
            }
            sessions[event.pointer]?.cancel()
            let session = GestureSession(self, at: event.location)
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

    /// Tells gestures that wait (a long press, a second tap) what time it is.
    func timeCame() {
        for (pointer, session) in sessions {
            session.handle(.time(graph.time))
            if session.isFinished { sessions[pointer] = nil }
        }
    }

    /// When some gesture wants to be told of time; nil for never.
    var deadline: Double? { sessions.values.compactMap(\.deadline).min() }

    /// Has the front end call again in time.
    private func wake() {
        if deadline != nil { graph.needsFrame?() }
    }

    /// A pinch is a session of its own, beside those of pointers.
    private static let pinchPointer = -1

    private func handle(_ event: PinchEvent) -> Bool {
        if event.phase == .began || sessions[Self.pinchPointer] == nil {
            sessions[Self.pinchPointer]?.cancel()
            sessions[Self.pinchPointer] = nil
            guard event.phase == .began || event.phase == .changed else { return false }
            sessions[Self.pinchPointer] = GestureSession(self, at: event.location)
        }
        guard let session = sessions[Self.pinchPointer] else { return false }
        let handled = session.handle(.pinch(event))
        if event.phase == .ended || event.phase == .cancelled {
            session.cancel()
            sessions[Self.pinchPointer] = nil
        }
        return handled
    }

    /// Tells the views that the pointer is over, has come over, or has left.
    private func updateHover(_ event: PointerEvent) {
        // A finger is over nothing before it touches, nor afterwards.
        if event.device == .touch { return }
        let path = event.phase == .exited || event.phase == .cancelled ? [] : graph.hitPath(event.location)
        let old = hovered
        hovered = path.filter { $0.node?.pointee.kind === HoverKind.shared }
        for handle in old where !hovered.contains(handle) {
            if let node = handle.node { HoverKind.shared.tell(node, nil, isNew: false) }
        }
        for handle in hovered.reversed() {
            if let node = handle.node { HoverKind.shared.tell(node, event.location, isNew: !old.contains(handle)) }
        }
        let shapes = hovered.lazy.compactMap { $0.node.flatMap { HoverKind.shared.payload($0).pointee.shape } }
        pointerShape = shapes.first ?? .arrow
    }

    private func handle(_ event: ScrollEvent) -> Bool {
        var node = graph.hitTest(event.location) ?? graph.root
        while let current = node {
            if current.isElement, current.pointee.kind.scroll(current, event) { return true }
            node = current.pointee.parent
        }
        return false
    }
}
