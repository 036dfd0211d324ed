import DisplayList
import Foundation

extension ViewGraph {
    /// What assistive technology is told, parents before children: buttons with their labels, texts, and what
    /// modifiers name.
    func makeAccessibilityItems() -> [AccessibilityItem] {
        var items: [AccessibilityItem] = []
        func visit(_ node: NodeRef, parent: UInt64?) {
            if node.pointee.flags.contains(.isHidden) { return }
            var parent = parent
            var isWhole = false
            if node.isElement {
                guard node.pointee.layout.unsafelyUnwrapped.pointee.isPlaced else { return }
                if let item = accessibilityItem(node, parent: parent) {
                    items.append(item)
                    parent = item.id
                    // A button is one thing: its label's texts are its name.
                    isWhole = item.role == .button || item.role == .staticText
                }
            }
            if !isWhole { node.forEachChild { visit($0, parent: parent) } }
        }
        visit(root, parent: nil)
        return items
    }

    private func accessibilityItem(_ node: NodeRef, parent: UInt64?) -> AccessibilityItem? {
        let kind = node.pointee.kind
        if kind === PressKind.shared {
            let label = kind.accessibilityLabel(node) ?? texts(below: node).joined(separator: ", ")
            var item = AccessibilityItem(
                id: node.accessibilityID, parent: parent, role: .button, label: label, frame: node.windowFrame)
            item.isEnabled = kind.takesFocus(node)
            item.isFocused = events.focus.focused == NodeHandle(node)
            item.actions = item.isEnabled ? [.press, .focus] : []
            return item
        }
        if let text = kind.text(node), !text.isEmpty {
            return AccessibilityItem(
                id: node.accessibilityID, parent: parent, role: .staticText, label: text, frame: node.windowFrame)
        }
        if let label = kind.accessibilityLabel(node) {
            var item = AccessibilityItem(
                id: node.accessibilityID, parent: parent, role: .group, label: label, frame: node.windowFrame)
            item.identifier = kind.accessibilityIdentifier(node) ?? ""
            return item
        }
        return nil
    }

    /// The texts that can be seen below an element, in order.
    private func texts(below node: NodeRef) -> [String] {
        var result: [String] = []
        func visit(_ node: NodeRef) {
            if node.pointee.flags.contains(.isHidden) { return }
            if node.isElement, let text = node.pointee.kind.text(node), !text.isEmpty { result.append(text) }
            node.forEachChild(visit)
        }
        visit(node)
        return result
    }

    /// Does what assistive technology asks of an element; returns whether anything was done.
    func perform(_ action: AccessibilityAction, on id: UInt64) -> Bool {
        var found: NodeRef?
        func search(_ node: NodeRef) {
            if found != nil { return }
            if node.isElement, node.accessibilityID == id { found = node } else { node.forEachChild(search) }
        }
        search(root)
        guard let found else { return false }
        switch action {
        case .press: return found.pointee.kind.activate(found)
        case .focus:
            guard found.pointee.kind.takesFocus(found) else { return false }
            events.focus.focus(found)
            return true
        case .increment, .decrement, .escape, .setValue, .named: return false
        }
    }
}

extension NodeRef {
    /// A name for assistive technology, stable for the node's life.
    fileprivate var accessibilityID: UInt64 {
        UInt64(UInt(bitPattern: self)) << 16 | UInt64(pointee.generation & 0xFFFF)
    }
}
