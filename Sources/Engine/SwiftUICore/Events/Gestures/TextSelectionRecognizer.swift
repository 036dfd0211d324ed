import DisplayList
import Foundation

/// The last press of a text, by which clicks are counted.
struct TextPress {
    let node: NodeHandle
    let event: PointerEvent
    let count: Int

    /// The press of a text after another one: at most 0.35 s and 5 points apart, they are clicks of one series.
    init(_ node: NodeHandle, _ event: PointerEvent, after last: TextPress?) {
        let isNext =
            last.map {
                $0.node == node && event.time - $0.event.time <= 0.35
                    && hypot(event.location.x - $0.event.location.x, event.location.y - $0.event.location.y) <= 5
            } ?? false
        (self.node, self.event) = (node, event)
        count = isNext ? (last?.count ?? 0) + 1 : 1
    }
}

extension TextKind {
    /// Whether the characters of a text can be selected: they can't in buttons and fields, which have the presses of their texts.
    func isSelectable(_ node: NodeRef) -> Bool {
        guard selectionHost(node) != nil, EnvironmentValues(head: node.environment).isEnabled else { return false }
        var outer = node.parent
        while let current = outer {
            if current.kind === PressKind.shared { return false }
            if current.kind === ResponderKind.shared, ResponderKind.shared.takesFocusOnPress(current) { return false }
            outer = current.parent
        }
        return true
    }

    /// Gives a text with a selection the keyboard, and its selection to the desktop.
    func focusSelection(_ node: NodeRef) {
        node.graph.events.focus.focus(node, reveals: false)
        guard let text = selectedString(node) else { return }
        let host = node.graph.host
        MainActor.assumeIsolated { host?.writePrimarySelection?(text) }
    }

    /// Selects all of a text.
    func selectAll(_ node: NodeRef) {
        select(node, from: 0, to: payload(node).pointee.content.string.count)
        focusSelection(node)
    }

    /// Shows the menu of a text at a place of the window; a text without a selection there has its word selected.
    func showMenu(_ node: NodeRef, at location: CGPoint) {
        let point = node.convertFromWindow(location)
        if !isSelected(node, at: point) {
            beginSelection(node, at: point, unit: .word)
            focusSelection(node)
        }
        openMenu(node, at: location)
    }

    /// Whether a place of the text's space is selected.
    func isSelected(_ node: NodeRef, at point: CGPoint) -> Bool {
        guard let selection = selection(node) else { return false }
        return selection.letters.frames(of: selection.range).contains { $0.contains(point) }
    }

    fileprivate func openMenu(_ node: NodeRef, at location: CGPoint) {
        let (handle, host) = (NodeHandle(node), node.graph.host)
        var copy: (() -> Void)?
        if let text = selectedString(node) {
            copy = { MainActor.assumeIsolated { host?.writeClipboard?(text) } }
        }
        selectionHost(node)?.show?(
            TextSelectionHost.Menu(point: location, copy: copy) { if let node = handle.node { self.selectAll(node) } })
    }
}

/// Follows the selecting of a text: by dragging and by several clicks of the mouse, and as a whole where a finger rests on it.
///
/// A press without a movement belongs to the text's links, or to the views around it.
final class TextSelectionRecognizer: _Recognizer<Void> {
    private let node: NodeHandle
    private let link: LinkRecognizer
    private var down: PointerEvent?
    private var isSelecting = false
    private var isFinished = false
    /// How far a mouse moves before it selects, and a finger at most while it rests, in points.
    private static let (least, most): (CGFloat, CGFloat) = (3, 10)
    /// How long a finger rests on a text that it selects, in seconds.
    private static let rest = 0.5

    init(_ context: _GestureContext, _ node: NodeHandle) {
        self.node = node
        link = LinkRecognizer(context, node)
        super.init(context)
    }

    override var deadline: Double? {
        guard let down, down.device == .touch, !isFinished else { return nil }
        return down.time + Self.rest
    }

    override func process(_ input: GestureInput) -> GesturePhase<Void> {
        if isFinished { return .failed }
        switch input {
        case .time(let time):
            guard let deadline, time >= deadline - 1e-9, let down else { return isSelecting ? .active(()) : .possible }
            isFinished = true
            link.cancel()
            act { kind, node in
                kind.selectAll(node)
                kind.openMenu(node, at: down.location)
            }
            return .ended(())
        case .pinch: return fail()
        case .pointer(let event):
            switch event.phase {
            case .down: return pressed(event, input)
            case .moved: return moved(event, input)
            case .up: return released(input)
            case .cancelled: return fail()
            case .hover, .exited: return isSelecting ? .active(()) : .possible
            }
        }
    }

    private func pressed(_ event: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
        guard down == nil, event.button == 1, let node = node.node else { return fail() }
        down = event
        _ = link.process(input)
        if event.device == .touch { return .possible }
        let press = TextPress(self.node, event, after: node.graph.events.lastTextPress)
        node.graph.events.lastTextPress = press
        if event.modifiers.contains(.shift), TextKind.shared.selection(node) != nil {
            isSelecting = true
            extend(to: event.location)
            return .active(())
        }
        TextKind.shared.clearSelection(node)
        guard press.count > 1 else { return .possible }
        isSelecting = true
        begin(at: event.location, press.count == 2 ? .word : .paragraph)
        return .active(())
    }

    private func moved(_ event: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
        guard let down else { return fail() }
        let distance = hypot(event.location.x - down.location.x, event.location.y - down.location.y)
        if down.device == .touch {
            if distance > Self.most { return fail() }
            _ = link.process(input)
            return .possible
        }
        if !isSelecting {
            guard distance >= Self.least else { return .possible }
            isSelecting = true
            link.cancel()
            begin(at: down.location, .character)
        }
        extend(to: event.location)
        return .active(())
    }

    private func released(_ input: GestureInput) -> GesturePhase<Void> {
        guard !isSelecting else {
            isFinished = true
            act { $0.focusSelection($1) }
            return .ended(())
        }
        let phase = link.process(input)
        actions += link.takeActions()
        isFinished = true
        return phase
    }

    private func begin(at location: CGPoint, _ unit: SelectedText.Unit) {
        act { kind, node in
            kind.beginSelection(node, at: node.convertFromWindow(location), unit: unit)
            node.graph.events.focus.focus(node, reveals: false)
        }
    }

    private func extend(to location: CGPoint) {
        act { kind, node in kind.changeSelection(node) { $0.extend(to: node.convertFromWindow(location)) } }
    }

    /// Does something with the text once the gesture has won.
    private func act(_ body: @escaping (TextKind, NodeRef) -> Void) {
        actions.append { [node] in
            if let node = node.node, node.kind === TextKind.shared { body(TextKind.shared, node) }
        }
    }

    private func fail() -> GesturePhase<Void> {
        isFinished = true
        link.cancel()
        return .failed
    }

    override func cancel() { link.cancel() }
}
