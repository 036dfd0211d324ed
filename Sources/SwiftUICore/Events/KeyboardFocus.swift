import DisplayList
import Foundation

/// Which element the keyboard goes to.
final class KeyboardFocus {
    unowned(unsafe) let graph: ViewGraph
    /// The focused element.
    private(set) var focused: NodeHandle?

    init(graph: ViewGraph) { self.graph = graph }

    deinit {}

    /// Answers to a key: the focused element first, then those above it, then shortcuts, then moving the focus.
    func handle(_ event: KeyEvent) -> Bool {
        var node = focused?.node
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
        default: return false
        }
    }

    /// Hands committed text to the focused element.
    func insert(_ text: String) -> Bool {
        guard let node = focused?.node else { return false }
        return node.pointee.kind.insertText(node, text)
    }

    /// Hands text under composition to the focused element.
    func compose(_ text: String, selected: Range<Int>) -> Bool {
        guard let node = focused?.node else { return false }
        return node.pointee.kind.composeText(node, text, selected: selected)
    }

    /// Moves the focus; nil takes it away.
    func focus(_ node: NodeRef?) {
        let handle = node.map { NodeHandle($0) }
        if handle == focused { return }
        let old = focused?.node
        focused = handle
        if let old { old.pointee.kind.focusChanged(old, hasFocus: false) }
        if let node { node.pointee.kind.focusChanged(node, hasFocus: true) }
        graph.needsFrame?()
    }

    /// Moves the focus along the elements that take it, in the order of the tree.
    private func move(by step: Int) -> Bool {
        var candidates: [NodeRef] = []
        func collect(_ node: NodeRef) {
            if node.pointee.flags.contains(.isHidden) { return }
            if node.isElement, node.pointee.kind.takesFocus(node) { candidates.append(node) }
            node.forEachChild(collect)
        }
        collect(graph.root)
        if candidates.isEmpty { return false }
        let current = focused?.node.flatMap { candidates.firstIndex(of: $0) }
        let next = current.map { ($0 + step + candidates.count) % candidates.count } ?? (step > 0 ? 0 : candidates.count - 1)
        focus(candidates[next])
        return true
    }
}

extension ViewGraph {
    /// Performs the action whose keyboard shortcut a key is; returns whether there was one.
    func performShortcut(_ event: KeyEvent) -> Bool {
        var found: NodeRef?
        func search(_ node: NodeRef) {
            if found != nil || node.pointee.flags.contains(.isHidden) { return }
            if node.isElement, node.pointee.kind.matchesShortcut(node, event) {
                found = node
                return
            }
            node.forEachChild(search)
        }
        search(root)
        guard let found else { return false }
        return found.pointee.kind.activate(found)
    }
}
