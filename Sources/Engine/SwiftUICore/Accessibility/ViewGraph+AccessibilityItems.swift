import DisplayList
import Foundation

extension ViewGraph {
    /// The content for assistive technology, parents before children: controls, texts and images with the properties
    /// set by modifiers.
    func makeAccessibilityItems() -> [AccessibilityItem] {
        var items: [AccessibilityItem] = []
        func add(_ draft: AccessibilityDraft, parent: UInt64?) {
            var draft = draft
            draft.item.parent = parent
            draft.listActions()
            items.append(draft.item)
            for child in draft.children { add(child, parent: draft.item.id) }
        }
        var drafts = sorted(drafts(in: topmostModal ?? root))
        name(&drafts)
        for draft in drafts { add(draft, parent: nil) }
        return items
    }

    /// Performs an action of assistive technology on an element; returns whether anything was done.
    func perform(_ action: AccessibilityAction, on id: UInt64) -> Bool {
        func find(_ drafts: [AccessibilityDraft]) -> AccessibilityDraft? {
            for draft in drafts {
                if draft.item.id == id { return draft }
                if let found = find(draft.children) { return found }
            }
            return nil
        }
        let drafts = drafts(in: root)
        guard let draft = find(drafts), draft.perform(action, self) else { return false }
        if action == .focus { moveFocus(to: draft, among: drafts) }
        return true
    }

    /// The elements in a part of the tree, in reading order.
    func drafts(in node: NodeRef) -> [AccessibilityDraft] {
        if node.flags.contains(.isHidden) { return [] }
        guard node.isElement else { return content(of: node) }
        guard node.layout.isPlaced else { return [] }
        if let described = describedByModifier(node) { return described }
        if let own = ownDrafts(node) { return own }
        var inner = content(of: node)
        addControls(node, to: &inner)
        return inner
    }

    // The following functions are separate so that a deep tree needs little of the stack: drafts are large, and a
    // single function would reserve room for them at each level.

    @inline(never)
    private func describedByModifier(_ node: NodeRef) -> [AccessibilityDraft]? {
        guard let (properties, element) = node.accessibility else { return nil }
        return described(properties, node, element)
    }

    /// A node's element if it holds no others for assistive technology; nil for one that may.
    @inline(never)
    private func ownDrafts(_ node: NodeRef) -> [AccessibilityDraft]? {
        let kind = node.kind
        if kind.ownsGroupLayer, kind.effects(node).contains(.opacity(0)) { return [] }
        if kind === PressKind.shared { return [button(node)] }
        if let text = kind.text(node) {
            if text.isEmpty { return [] }
            let links = kind === TextKind.shared ? TextKind.shared.links(node) : []
            var result = links.isEmpty ? draft(node, .staticText, text) : linkedText(node, text, links)
            if kind === TextKind.shared, TextKind.shared.isSelectable(node) { addSelection(node, to: &result) }
            return [result]
        }
        if let label = kind.accessibilityLabel(node) {
            if label.isEmpty { return [] }
            var result = draft(node, .image, label)
            result.isDecoration = (kind as? ImageKind)?.nameIsGuessed(node) ?? false
            return [result]
        }
        return nil
    }

    /// Adds the actions that a node supports.
    @inline(never)
    private func addControls(_ node: NodeRef, to inner: inout [AccessibilityDraft]) {
        let kind = node.kind
        if kind === GestureKind.shared, GestureKind.shared.payload(node).pointee.takesTaps {
            for index in inner.indices where inner[index].press == nil { addTap(node, to: &inner[index]) }
        }
        if kind === ResponderKind.shared, kind.takesFocus(node), inner.count == 1, inner[0].focusable == nil {
            inner[0].focusable = NodeHandle(node)
            inner[0].item.isFocused = events.focus.focused == NodeHandle(node)
            inner[0].item.isEnabled = EnvironmentValues(head: node.environment).isEnabled
            if inner[0].item.role == .list || inner[0].item.role == .table { inner[0].handFocusToRows() }
        }
    }

    func content(of node: NodeRef) -> [AccessibilityDraft] {
        var result: [AccessibilityDraft] = []
        node.forEachChild { result += drafts(in: $0) }
        return result
    }

    func sorted(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
        guard drafts.contains(where: { $0.sortPriority != 0 }) else { return drafts }
        return drafts.enumerated().sorted {
            ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
        }.map(\.element)
    }

    private func draft(_ node: NodeRef, _ role: AccessibilityItem.Role, _ label: String) -> AccessibilityDraft {
        AccessibilityDraft(item(node, role, label))
    }

    /// A node's own accessibility properties, before any modifiers.
    func item(_ node: NodeRef, _ role: AccessibilityItem.Role, _ label: String) -> AccessibilityItem {
        var item = AccessibilityItem(id: node.accessibilityID, role: role, label: label, frame: node.windowFrame)
        item.layers = layers(of: node)
        return item
    }

    /// The outermost layers of a part of the tree, in drawing order of its nodes.
    private func layers(of node: NodeRef) -> [LayerID] {
        var found: [LayerID] = []
        var open = [node]
        while let node = open.popLast() {
            if node.isElement {
                let layer = layer(of: node)
                if layer != .none {
                    found.append(layer)
                    continue
                }
            }
            let count = open.count
            node.forEachChild { open.append($0) }
            open[count...].reverse()
        }
        return found
    }

    /// A button is one element: the text of its label is its name.
    private func button(_ node: NodeRef) -> AccessibilityDraft {
        var result = draft(node, .button, "")
        result.combine(content(of: node), asLabel: true)
        result.item.role = .button
        let (handle, kind) = (NodeHandle(node), node.kind)
        result.press = { handle.node.map { kind.activate($0) } ?? false }
        result.item.isEnabled = kind.takesFocus(node)
        result.item.isFocused = events.focus.focused == handle
        result.focusable = result.item.isEnabled ? handle : nil
        return result
    }

    /// The selection of a text that can be selected, and the action that changes it.
    private func addSelection(_ node: NodeRef, to draft: inout AccessibilityDraft) {
        let handle = NodeHandle(node)
        draft.item.caret = TextKind.shared.selection(node).map { .init(anchor: $0.anchor, position: $0.position) }
        draft.select = { place in
            guard let node = handle.node else { return }
            TextKind.shared.select(node, from: place.anchor, to: place.position)
            TextKind.shared.focusSelection(node)
        }
    }

    /// A press of an element that recognizes gestures is a tap in its middle.
    private func addTap(_ node: NodeRef, to draft: inout AccessibilityDraft) {
        let handle = NodeHandle(node)
        let frame = draft.item.frame
        draft.tapped = handle
        draft.press = { [unowned self] in
            guard let node = handle.node, GestureKind.shared.attachment(node).isEnabled else { return false }
            return events.tap(node, at: CGPoint(x: frame.midX, y: frame.midY))
        }
    }

    /// The elements of a part of the tree with the properties that modifiers around it set.
    private func described(
        _ properties: AccessibilityProperties, _ node: NodeRef, _ content: NodeRef
    ) -> [AccessibilityDraft] {
        if properties.isHidden == true { return [] }
        var inner = drafts(in: content)
        if let alternative = properties.alternative { apply(alternative, to: &inner, node) }
        if let control = properties.control {
            if let row = control.row { return [self.row(row, node, inner)] }
            if control.isLabel { inner = label(control.title, node, inner) }
        }
        func element(_ role: AccessibilityItem.Role) -> AccessibilityDraft {
            var result = draft(node, role, "")
            result.item.isEnabled = EnvironmentValues(head: node.environment).isEnabled
            return result
        }
        var result: AccessibilityDraft
        switch properties.children {
        case .ignore?:
            result = element(.group)
            if properties.label != nil, properties.role == nil { result.item.role = .staticText }
        case .combine?:
            result = element(.group)
            if properties.role == .picker {
                result.combine(inner, asLabel: true)
                // The button's label is the chosen value; the other texts are the picker's label.
                let (buttons, texts) = (inner.filter { $0.press != nil }, inner.filter { $0.press == nil })
                result.item.value = buttons.map(\.item.label).filter { !$0.isEmpty }.joined(separator: ", ")
                result.item.label = texts.map(\.item.label).joined(separator: ", ")
            } else {
                result.combine(
                    properties.role == .stepper ? inner.filter { $0.item.role != .button } : inner,
                    asLabel: properties.role != nil)
            }
        case .contain?:
            result = element(.group)
            result.children = sorted(inner)
            if let rows = properties.control?.rows { result.number(rows) }
            if properties.role == .menu { result.makeMenuItems() }
        default:
            if inner.count == 1 {
                result = inner[0]
            } else if !properties.isElement {
                // Properties that don't make an element apply to each part.
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
        // A control that is reported as a single element and has the focus when its parts do.
        if let role = properties.role, role != .list, role != .table, role != .menu, properties.children != nil,
            result.focusable == nil
        {
            if let target = events.focus.firstFocusable(in: content) {
                result.focusable = NodeHandle(target)
                result.item.isFocused = events.focus.isWithin(target)
            }
        }
        result.apply(properties)
        if !properties.rotors.isEmpty { add(properties.rotors, of: node, to: &result) }
        if let chart = properties.chart { describe(chart(), of: node, in: &result) }
        if let place = activationPlace(properties, result.item.frame, node), result.press == nil {
            result.press = { [unowned self] in
                _ = events.handle(.pointer(PointerEvent(.down, at: place, time: time)))
                return events.handle(.pointer(PointerEvent(.up, at: place, time: time)))
            }
        }
        if let activate = properties.activate, result.press != nil || properties.children == .ignore {
            result.press = { [press = result.press] in activate() || press?() ?? false }
        }
        return [result]
    }
}

extension ViewGraph {
    /// Where in the window a press is made; nil where modifiers say nothing of it.
    private func activationPlace(
        _ properties: AccessibilityProperties, _ frame: CGRect, _ node: NodeRef
    ) -> CGPoint? {
        if let point = properties.activationPlace {
            return point.x.isFinite && point.y.isFinite ? node.convertToWindow(point) : nil
        }
        return properties.activationPoint.map {
            CGPoint(x: frame.minX + frame.width * $0.x, y: frame.minY + frame.height * $0.y)
        }
    }
}

extension AccessibilityProperties {
    /// Whether the modifiers say enough to make an element of several parts.
    fileprivate var isElement: Bool {
        label != nil || value != nil || !actions.isEmpty || adjust != nil || role != nil || scroll != nil
            || !rotors.isEmpty || chart != nil || scrollStatus != nil
    }
}

extension NodeRef {
    /// A name for assistive technology, stable for the node's life.
    var accessibilityID: UInt64 { UInt64(UInt(bitPattern: record)) << 16 | UInt64(generation & 0xFFFF) }
}
