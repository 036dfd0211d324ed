import DisplayList
import Foundation

/// The element with the keyboard focus.
final class KeyboardFocus {
    unowned(unsafe) let graph: ViewGraph
    /// The focused element.
    private(set) var focused: NodeHandle?
    /// The focused element, if it is still in the tree.
    var focusedNode: NodeRef? {
        guard let handle = focused else { return nil }
        return handle.node
    }
    /// Whether the focus was moved by keyboard last: only then do controls without text show that they have it.
    var isByKeyboard = false
    /// The elements that know that the focus is within them, the innermost first.
    private var observers: [NodeHandle] = []
    /// The elements with the focus before other elements covered the window, the innermost last.
    var covered: [Covered] = []
    /// Keyboard navigation in an open menu.
    lazy var menu = MenuKeyboard(graph: graph)
    /// How many menus are open.
    var openMenus = 0
    /// The elements that are notified of presses elsewhere.
    var outsideWatchers: [NodeHandle] = []
    /// The focus ring; nil for none.
    private(set) var ring: NodeHandle?

    init(graph: ViewGraph) { self.graph = graph }

    /// Responds to a key: the focused element first, then its ancestors, then shortcuts, then moving the focus.
    ///
    /// An open menu receives all keys.
    func handle(_ event: KeyEvent) -> Bool {
        if let menu = graph.openMenu { return self.menu.handle(event, in: menu) }
        var node = focusedNode
        while let current = node {
            if current.isElement, current.kind.key(current, event) { return true }
            node = current.parent
        }
        if event.phase != .up, graph.performShortcut(event) { return true }
        guard event.phase != .up else { return false }
        switch event.key {
        case .tab where !event.modifiers.contains(.shift): return moveByKeyboard(1)
        case .tab, .backTab: return moveByKeyboard(-1)
        case .escape where focused != nil:
            focus(nil)
            return true
        case .up, .down, .left, .right: return moveByArrow(event) || graph.scrollByKey(event)
        case .character(let character) where event.modifiers.subtracting(.shift).isEmpty: return find(String(character))
        case .space: return find(" ") || graph.scrollByKey(event)
        default: return graph.scrollByKey(event)
        }
    }

    /// Passes text to the lists around the focused element, the innermost first, unless the element takes text itself.
    private func find(_ text: String) -> Bool {
        guard textInput == nil else { return false }
        var node = focusedNode
        while let current = node {
            if let kind = current.kind as? ResponderKind, let find = kind.payload(current).pointee.find,
                find(text, graph.time)
            {
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Taps the focused element; it keeps the focus, and shows it.
    func tap(_ node: NodeRef) {
        let frame = node.windowFrame
        graph.events.tap(node, at: CGPoint(x: frame.midX, y: frame.midY))
        isByKeyboard = true
        updateRing()
    }

    /// Passes committed text to the focused element.
    func insert(_ text: String) -> Bool {
        if let menu = graph.openMenu { return self.menu.find(text, in: menu) }
        guard let node = focusedNode else { return false }
        return node.kind.insertText(node, text) || find(text)
    }

    /// Passes text under composition to the focused element.
    func compose(_ text: String, selected: Range<Int>) -> Bool {
        guard let node = focusedNode else { return false }
        return node.kind.composeText(node, text, selected: selected)
    }

    /// Moves the focus; nil takes it away.
    /// - Parameter reveals: Whether scroll views scroll to make the element visible.
    func focus(_ node: NodeRef?, reveals: Bool = true) {
        let handle = node.map { NodeHandle($0) }
        if handle == focused { return updateRing() }
        let old = focusedNode
        focused = handle
        if let old { old.kind.focusChanged(old, hasFocus: false) }
        if let node { node.kind.focusChanged(node, hasFocus: true) }
        let (left, entered) = (observers, observers(around: node))
        observers = entered
        for observer in left where !entered.contains(observer) { tell(observer, hasFocus: false) }
        for observer in entered where !left.contains(observer) { tell(observer, hasFocus: true) }
        if reveals { reveal() }
        updateRing()
        graph.needsFrame?()
    }

    /// Scrolls to make the focused element visible, or the caret of one that is longer than a line.
    func reveal() {
        guard let node = focusedNode, node.layoutIfElement?.pointee.isPlaced == true else { return }
        let handle = NodeHandle(node)
        graph.reveal(node) { [self] in
            guard let node = handle.node else { return nil }
            let frame = node.windowFrame
            if let caret = textInput?.caret, frame.height > 2 * caret.height { return caret.insetBy(dx: -4, dy: -4) }
            return frame.insetBy(dx: -FocusRingKind.reach, dy: -FocusRingKind.reach)
        }
    }

    /// Shows or hides the ring around the focused element.
    private func updateRing() {
        let host = focusedNode.flatMap { FocusRingKind.host(for: $0, isByKeyboard: isByKeyboard) }
        if let handle = ring, let old = handle.node {
            if let host, old.parent == host { return }
            FocusRingKind.detach(old)
        }
        ring = nil
        if let host { ring = NodeHandle(FocusRingKind.attach(to: host)) }
    }

    /// The elements that are notified when the focus is within them, the innermost first.
    private func observers(around node: NodeRef?) -> [NodeHandle] {
        var result: [NodeHandle] = []
        var node = node
        while let current = node {
            if current.kind is any FocusObserving { result.append(NodeHandle(current)) }
            node = current.parent
        }
        return result
    }

    /// Notes that an element is gone that may have the focus, or know that the focus is within it.
    /// - Parameter tell: The function by which the element would have been notified.
    func removed(_ node: NodeRef, _ tell: ((Bool) -> Void)?) {
        let handle = NodeHandle(node)
        let isObserver = observers.contains(handle)
        guard isObserver || focused == handle else { return }
        graph.actions.append { [self] in
            if focusedNode == nil { focus(nil) }
            // Another field that took its place in the same change may have the focus.
            if isObserver, observers.isEmpty { tell?(false) }
        }
    }

    private func tell(_ observer: NodeHandle, hasFocus: Bool) {
        guard let node = observer.node, let kind = node.kind as? any FocusObserving else { return }
        kind.focusWithinChanged(node, hasFocus: hasFocus)
    }

    /// Whether the focus is this element or within it.
    func isWithin(_ node: NodeRef) -> Bool {
        var current = focusedNode
        while let inner = current {
            if inner == node { return true }
            current = inner.parent
        }
        return false
    }

    /// The first element in this one, itself included, that can have the keyboard; nil for none.
    func firstFocusable(in node: NodeRef) -> NodeRef? {
        if node.flags.contains(.isHidden) || node.isAccessibilityAlternative { return nil }
        if node.isElement, node.kind.takesFocus(node) { return node }
        var found: NodeRef?
        node.forEachChild { if found == nil { found = firstFocusable(in: $0) } }
        return found
    }

    /// Focuses the innermost element of a pressed path that accepts the focus on a press.
    func pressed(_ path: [NodeHandle]) {
        isByKeyboard = false
        tellOutside(of: path)
        endSelection(outside: path)
        for case let node? in path.map(\.node) {
            if let kind = node.kind as? ResponderKind {
                if kind.takesFocusOnPress(node) { return focus(node, reveals: false) }
                if kind.payload(node).pointee.focusesField, let field = firstField(in: node) {
                    return focus(field, reveals: false)
                }
            } else if node.kind === PressKind.shared {
                break
            }
        }
        if ring != nil { updateRing() }
    }

    /// Ends the selection of a text that a press elsewhere leaves; the entries of its menu act on it.
    private func endSelection(outside path: [NodeHandle]) {
        guard openMenus == 0, let node = focusedNode, node.kind === TextKind.shared, !path.contains(NodeHandle(node)),
            TextKind.shared.payload(node).pointee.selection != nil
        else { return }
        focus(nil)
    }

    /// The first element within one that takes text; nil for none.
    private func firstField(in node: NodeRef) -> NodeRef? {
        if node.flags.contains(.isHidden) { return nil }
        if let kind = node.kind as? ResponderKind, kind.takesFocus(node), kind.textInput(node) != nil {
            return node
        }
        var found: NodeRef?
        node.forEachChild { if found == nil { found = firstField(in: $0) } }
        return found
    }

    /// Notifies the elements that observe it of a press, or a turn of the wheel, elsewhere.
    func tellOutside(of path: [NodeHandle]) {
        if outsideWatchers.isEmpty { return }
        outsideWatchers.removeAll { $0.node == nil }
        for case let watcher? in outsideWatchers.map(\.node) {
            // A modifier of several views is not an element of the path.
            var inner = path.first?.node
            while let current = inner, current != watcher { inner = current.parent }
            if inner == nil {
                watcher.payload.assumingMemoryBound(to: ResponderActions.self).pointee.pressedOutside?()
            }
        }
    }

    /// Inserts the desktop's primary selection where the middle button was pressed; returns whether an element took it.
    func pressedMiddle(_ path: [NodeHandle], _ location: CGPoint) -> Bool {
        for case let node? in path.map(\.node) {
            guard let kind = node.kind as? ResponderKind, kind.takesFocus(node),
                kind.payload(node).pointee.insertAt != nil, let host = graph.host
            else { continue }
            focus(node, reveals: false)
            let handle = NodeHandle(node)
            MainActor.assumeIsolated {
                host.readPrimarySelection? { text in
                    guard let text, !text.isEmpty, let node = handle.node else { return }
                    kind.payload(node).pointee.insertAt?(node.convertFromWindow(location), text)
                }
            }
            return true
        }
        return false
    }

    /// Handles a press of the secondary button; returns whether any element did.
    func pressedSecondary(_ path: [NodeHandle], _ location: CGPoint) -> Bool {
        if let text = path.first?.node, text.kind === TextKind.shared, TextKind.shared.isSelectable(text),
            !hasMenu(path) || TextKind.shared.isSelected(text, at: text.convertFromWindow(location))
        {
            isByKeyboard = false
            TextKind.shared.showMenu(text, at: location)
            return true
        }
        for case let node? in path.map(\.node) {
            guard let kind = node.kind as? ResponderKind else { continue }
            if let action = kind.payload(node).pointee.secondaryPress {
                action(location)
                return true
            }
            if kind.takesFocus(node), let action = kind.payload(node).pointee.editMenu {
                isByKeyboard = false
                focus(node, reveals: false)
                action(location, kind.clipboard(node))
                return true
            }
        }
        return false
    }

    /// Whether an element of a pressed path has a menu of its own.
    private func hasMenu(_ path: [NodeHandle]) -> Bool {
        path.contains {
            guard let node = $0.node, node.kind === ResponderKind.shared else { return false }
            return ResponderKind.shared.payload(node).pointee.secondaryPress != nil
        }
    }

    /// Passes an edit command to the focused element, then to its ancestors.
    func edit(_ command: EditCommand) -> Bool {
        var node = focusedNode
        while let current = node {
            if current.isElement, current.kind.edit(current, command) { return true }
            node = current.parent
        }
        return false
    }

    /// The focused element's state for an input method; nil if no text is edited.
    var textInput: TextInputState? {
        guard let node = focusedNode, let kind = node.kind as? ResponderKind else { return nil }
        return kind.textInput(node)
    }

    /// Moves the focus as a key does: the element shows that it has it.
    func focusByKeyboard(_ node: NodeRef) {
        isByKeyboard = true
        focus(node)
    }

    /// Moves the focus the way of an arrow, in a terminal or where arrows do that; returns whether there is anything that way.
    private func moveByArrow(_ event: KeyEvent) -> Bool {
        guard event.modifiers.isEmpty, let next = next(towards: event.key),
            isMovedByArrows || EnvironmentValues(head: next.environment).hostKind == .terminal
        else { return false }
        focusByKeyboard(next)
        return true
    }

    /// Whether the focused element is within one in which arrows move the focus in windows, too.
    private var isMovedByArrows: Bool {
        var node = focusedNode
        while let current = node {
            if let kind = current.kind as? ResponderKind, kind.payload(current).pointee.arrowsMoveFocus { return true }
            node = current.parent
        }
        return false
    }

    /// Moves the focus to the next element, or the one before, for a key; returns whether there is one.
    private func moveByKeyboard(_ step: Int) -> Bool {
        guard let next = next(step) else { return false }
        focusByKeyboard(next)
        return true
    }
}
