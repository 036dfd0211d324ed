import DisplayList
import Foundation

/// Which element the keyboard goes to.
final class KeyboardFocus {
    unowned(unsafe) let graph: ViewGraph
    /// The focused element.
    private(set) var focused: NodeHandle?
    /// The focused element, if it is still in the tree.
    private var focusedNode: NodeRef? {
        guard let handle = focused else { return nil }
        return handle.node
    }

    init(graph: ViewGraph) { self.graph = graph }

    deinit {}

    /// Answers to a key: the focused element first, then those above it, then shortcuts, then moving the focus.
    func handle(_ event: KeyEvent) -> Bool {
        var node = focusedNode
        while let current = node {
            if current.isElement, current.pointee.kind.key(current, event) { return true }
            node = current.pointee.parent
        }
        if event.phase != .up, graph.performShortcut(event) { return true }
        guard event.phase != .up else { return false }
        switch event.key {
        case .tab where !event.modifiers.contains(.shift): return move(by: 1)
        case .tab, .backTab: return move(by: -1)
        case .escape where focused != nil:
            focus(nil)
            return true
        default: return graph.scrollByKey(event)
        }
    }

    /// Hands committed text to the focused element.
    func insert(_ text: String) -> Bool {
        guard let node = focusedNode else { return false }
        return node.pointee.kind.insertText(node, text)
    }

    /// Hands text under composition to the focused element.
    func compose(_ text: String, selected: Range<Int>) -> Bool {
        guard let node = focusedNode else { return false }
        return node.pointee.kind.composeText(node, text, selected: selected)
    }

    /// Moves the focus; nil takes it away.
    func focus(_ node: NodeRef?) {
        let handle = node.map { NodeHandle($0) }
        if handle == focused { return }
        let old = focusedNode
        focused = handle
        if let old { old.pointee.kind.focusChanged(old, hasFocus: false) }
        if let node { node.pointee.kind.focusChanged(node, hasFocus: true) }
        let (left, entered) = (observers(around: old), observers(around: node))
        for observer in left where !entered.contains(observer) { tell(observer, hasFocus: false) }
        for observer in entered where !left.contains(observer) { tell(observer, hasFocus: true) }
        graph.needsFrame?()
    }

    /// Takes the keyboard away from an element that has left the tree and is still to be seen.
    func contentLeft() {
        guard focusedNode?.pointee.flags.contains(.isLeaving) == true else { return }
        graph.actions.append { [self] in
            if focusedNode?.pointee.flags.contains(.isLeaving) == true { focus(nil) }
        }
    }

    /// The elements that want to know whether the keyboard is within them, the innermost first.
    private func observers(around node: NodeRef?) -> [NodeHandle] {
        var result: [NodeHandle] = []
        var node = node
        while let current = node {
            if current.pointee.kind is any FocusObserving { result.append(NodeHandle(current)) }
            node = current.pointee.parent
        }
        return result
    }

    private func tell(_ observer: NodeHandle, hasFocus: Bool) {
        guard let node = observer.node, let kind = node.pointee.kind as? any FocusObserving else { return }
        kind.focusWithinChanged(node, hasFocus: hasFocus)
    }

    /// Whether the focused element is this one or lies within it.
    func isWithin(_ node: NodeRef) -> Bool {
        var current = focusedNode
        while let inner = current {
            if inner == node { return true }
            current = inner.pointee.parent
        }
        return false
    }

    /// The first element in this one, itself included, that can have the keyboard; nil for none.
    func firstFocusable(in node: NodeRef) -> NodeRef? {
        if node.pointee.flags.contains(.isHidden) { return nil }
        if node.isElement, node.pointee.kind.takesFocus(node) { return node }
        var found: NodeRef?
        node.forEachChild { if found == nil { found = firstFocusable(in: $0) } }
        return found
    }

    /// Gives the keyboard to the innermost element of a pressed path that takes it on a press.
    func pressed(_ path: [NodeHandle]) {
        for case let node? in path.map(\.node) {
            if let kind = node.pointee.kind as? ResponderKind, kind.takesFocusOnPress(node) { return focus(node) }
        }
    }

    /// Answers to a press of the secondary button; returns whether anything did.
    func pressedSecondary(_ path: [NodeHandle], _ location: CGPoint) -> Bool {
        for case let node? in path.map(\.node) {
            if let kind = node.pointee.kind as? ResponderKind, let action = kind.payload(node).pointee.secondaryPress {
                action(location)
                return true
            }
        }
        return false
    }

    /// Hands an edit command to the focused element, then to those above it.
    func edit(_ command: EditCommand) -> Bool {
        var node = focusedNode
        while let current = node {
            if let kind = current.pointee.kind as? ResponderKind, kind.edit(current, command) { return true }
            node = current.pointee.parent
        }
        return false
    }

    /// What an input method must know of the focused element; nil when nothing takes text.
    var textInput: TextInputState? {
        guard let node = focusedNode, let kind = node.pointee.kind as? ResponderKind else { return nil }
        return kind.textInput(node)
    }

    /// Moves the focus along the elements that take it, in the order of the tree.
    private func move(by step: Int) -> Bool {
        var candidates: [NodeRef] = []
        func collect(_ node: NodeRef) {
            if node.pointee.flags.contains(.isHidden) { return }
            if node.isElement, node.pointee.kind.takesFocus(node) { candidates.append(node) }
            node.forEachChild(collect)
        }
        collect(graph.topmostModal ?? graph.root)
        if candidates.isEmpty { return false }
        let current = focusedNode.flatMap { candidates.firstIndex(of: $0) }
        let next =
            current.map { ($0 + step + candidates.count) % candidates.count } ?? (step > 0 ? 0 : candidates.count - 1)
        focus(candidates[next])
        return true
    }
}

extension ViewGraph {
    /// Performs the action whose keyboard shortcut a key is; returns whether there was one.
    func performShortcut(_ event: KeyEvent) -> Bool {
        var found: NodeRef?
        // What lies on top answers first; what covers the window keeps shortcuts from what is behind it.
        func search(_ node: NodeRef, instead: Bool) {
            if found != nil || node.pointee.flags.contains(.isHidden) { return }
            if node.isElement, node.pointee.kind.matchesShortcut(node, event, instead: instead) {
                found = node
                return
            }
            node.forEachChild { search($0, instead: instead) }
        }
        let top: NodeRef = topmostModal ?? root
        search(top, instead: false)
        search(top, instead: true)
        guard let found else { return false }
        return found.pointee.kind.activate(found)
    }

    /// The last element that covers the window; nil for none.
    var topmostModal: NodeRef? {
        var result: NodeRef?
        func search(_ node: NodeRef) {
            guard node.pointee.flags.contains(.hasResponders), !node.pointee.flags.contains(.isHidden) else { return }
            if let kind = node.pointee.kind as? ResponderKind, kind.isModal(node) { result = node }
            node.forEachChild(search)
        }
        search(root)
        return result
    }
}
