import DisplayList
import Foundation

extension ViewGraph {
    /// What assistive technology is told, parents before children: controls, texts and pictures with what modifiers say
    /// of them.
    func makeAccessibilityItems() -> [AccessibilityItem] {
        var items: [AccessibilityItem] = []
        func add(_ draft: AccessibilityDraft, parent: UInt64?) {
            var draft = draft
            draft.item.parent = parent
            draft.listActions()
            items.append(draft.item)
            for child in draft.children { add(child, parent: draft.item.id) }
        }
        for draft in sorted(drafts(in: topmostModal ?? root)) { add(draft, parent: nil) }
        return items
    }

    /// Does what assistive technology asks of an element; returns whether anything was done.
    func perform(_ action: AccessibilityAction, on id: UInt64) -> Bool {
        func find(_ drafts: [AccessibilityDraft]) -> AccessibilityDraft? {
            for draft in drafts {
                if draft.item.id == id { return draft }
                if let found = find(draft.children) { return found }
            }
            return nil
        }
        return find(drafts(in: root))?.perform(action, self) ?? false
    }

    /// The elements in a part of the tree, in reading order.
    private func drafts(in node: NodeRef) -> [AccessibilityDraft] {
        if node.pointee.flags.contains(.isHidden) { return [] }
        guard node.isElement else { return content(of: node) }
        let kind = node.pointee.kind
        guard node.pointee.layout.unsafelyUnwrapped.pointee.isPlaced else { return [] }
        if let (properties, element) = node.accessibility {
            return described(properties, node, drafts(in: element))
        }
        if kind.ownsGroupLayer, kind.effects(node).contains(.opacity(0)) { return [] }
        if kind === PressKind.shared { return [button(node)] }
        if let text = kind.text(node) {
            return text.isEmpty ? [] : [draft(node, .staticText, text)]
        }
        if let label = kind.accessibilityLabel(node) { return label.isEmpty ? [] : [draft(node, .image, label)] }
        var inner = content(of: node)
        if kind === GestureKind.shared, inner.count == 1, inner[0].press == nil { addTap(node, to: &inner[0]) }
        if kind === ResponderKind.shared, kind.takesFocus(node), inner.count == 1, inner[0].focusable == nil {
            inner[0].focusable = NodeHandle(node)
            inner[0].item.isFocused = events.focus.focused == NodeHandle(node)
            inner[0].item.isEnabled = EnvironmentValues(head: node.pointee.environment).isEnabled
        }
        return inner
    }

    private func content(of node: NodeRef) -> [AccessibilityDraft] {
        var result: [AccessibilityDraft] = []
        node.forEachChild { result += drafts(in: $0) }
        return result
    }

    private func sorted(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
        guard drafts.contains(where: { $0.sortPriority != 0 }) else { return drafts }
        return drafts.enumerated().sorted {
            ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
        }.map(\.element)
    }

    private func draft(_ node: NodeRef, _ role: AccessibilityItem.Role, _ label: String) -> AccessibilityDraft {
        AccessibilityDraft(
            AccessibilityItem(id: node.accessibilityID, role: role, label: label, frame: node.windowFrame))
    }

    /// A button is one element: what its label says is its name.
    private func button(_ node: NodeRef) -> AccessibilityDraft {
        var result = draft(node, .button, "")
        result.combine(content(of: node))
        result.item.role = .button
        let (handle, kind) = (NodeHandle(node), node.pointee.kind)
        result.press = { handle.node.map { kind.activate($0) } ?? false }
        result.item.isEnabled = kind.takesFocus(node)
        result.item.isFocused = events.focus.focused == handle
        result.focusable = result.item.isEnabled ? handle : nil
        return result
    }

    /// A press of what answers to gestures is a tap in its middle.
    private func addTap(_ node: NodeRef, to draft: inout AccessibilityDraft) {
        let handle = NodeHandle(node)
        draft.press = { [unowned self] in
            guard let node = handle.node, GestureKind.shared.attachment(node).isEnabled else { return false }
            let frame = node.windowFrame
            let place = CGPoint(x: frame.midX, y: frame.midY)
            _ = events.handle(.pointer(PointerEvent(.down, at: place, time: time)))
            return events.handle(.pointer(PointerEvent(.up, at: place, time: time)))
        }
    }

    /// The elements of a part of the tree with what modifiers around it say.
    private func described(
        _ properties: AccessibilityProperties, _ node: NodeRef, _ inner: [AccessibilityDraft]
    ) -> [AccessibilityDraft] {
        if properties.isHidden == true { return [] }
        func element(_ role: AccessibilityItem.Role) -> AccessibilityDraft {
            var result = draft(node, role, "")
            result.item.isEnabled = EnvironmentValues(head: node.pointee.environment).isEnabled
            return result
        }
        var result: AccessibilityDraft
        switch properties.children {
        case .ignore?:
            result = element(.group)
            // A control that is told as one keeps what its parts do.
            if properties.role != nil {
                result.focusable = inner.lazy.compactMap(\.focusable).first
                result.item.isFocused = inner.contains { $0.item.isFocused }
            }
            if properties.label != nil, properties.role == nil { result.item.role = .staticText }
        case .combine?:
            result = element(.group)
            result.combine(properties.role == .stepper ? inner.filter { $0.item.role != .button } : inner)
        case .contain?:
            result = element(.group)
            result.children = sorted(inner)
        default:
            if inner.count == 1 {
                result = inner[0]
            } else if !properties.isElement {
                // What says nothing of its own is said of each part.
                return inner.map { part in
                    var part = part
                    part.apply(properties)
                    return part
                }
            } else {
                result = element(inner.isEmpty && properties.label != nil ? .staticText : .group)
                result.children = sorted(inner)
            }
        }
        result.apply(properties)
        if let point = properties.activationPoint, result.press == nil {
            let frame = result.item.frame
            let place = CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
            result.press = { [unowned self] in
                _ = events.handle(.pointer(PointerEvent(.down, at: place, time: time)))
                return events.handle(.pointer(PointerEvent(.up, at: place, time: time)))
            }
        }
        return [result]
    }
}

extension AccessibilityProperties {
    /// Whether the modifiers say enough to make an element of several parts.
    fileprivate var isElement: Bool {
        label != nil || value != nil || !actions.isEmpty || adjust != nil || role != nil || scroll != nil
    }
}

extension NodeRef {
    /// A name for assistive technology, stable for the node's life.
    var accessibilityID: UInt64 { UInt64(UInt(bitPattern: self)) << 16 | UInt64(pointee.generation & 0xFFFF) }
}
