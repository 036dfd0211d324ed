import DisplayList
import Foundation

extension ViewGraph {
    /// Lets the hidden views over a view count for it.
    func apply(_ alternative: AccessibilityAlternative, to drafts: inout [AccessibilityDraft], _ node: NodeRef) {
        guard let holder = holder(of: node) else { return }
        let hidden = content(of: holder)
        if alternative == .representation {
            drafts = hidden
            // The visible view decides the place.
            if drafts.count == 1 {
                drafts[0].item.frame = node.windowFrame
                drafts[0].item.layers = item(node, .group, "").layers
            }
            return
        }
        if drafts.count != 1 {
            var group = AccessibilityDraft(item(node, .group, ""))
            group.children = sorted(drafts)
            drafts = [group]
        }
        if alternative == .children {
            drafts[0].children = sorted(hidden)
        } else {
            for action in hidden where action.press != nil && action.item.isEnabled {
                drafts[0].named.append((action.item.label, { _ = action.press?() }))
            }
        }
    }

    /// The element of the hidden views over a view.
    private func holder(of node: NodeRef) -> NodeRef? {
        var open = [node]
        while let node = open.popLast() {
            if node.isAccessibilityAlternative { return node }
            // Nodes in front come last, and are looked at first.
            node.forEachChild { open.append($0) }
        }
        return nil
    }

    /// Names those halves of pairs that others name.
    func name(_ drafts: inout [AccessibilityDraft]) {
        var names: [AnyHashable: String] = [:]
        func collect(_ drafts: [AccessibilityDraft]) {
            for draft in drafts {
                if let pairing = draft.pairing, pairing.isLabel { names[pairing.pair] = draft.item.label }
                collect(draft.children)
            }
        }
        func apply(_ drafts: inout [AccessibilityDraft]) {
            for index in drafts.indices {
                apply(&drafts[index].children)
                guard let pairing = drafts[index].pairing, !pairing.isLabel, let name = names[pairing.pair] else {
                    continue
                }
                let own = drafts[index].item.label
                drafts[index].item.label = own.isEmpty ? name : "\(name), \(own)"
            }
        }
        collect(drafts)
        if !names.isEmpty { apply(&drafts) }
    }

    /// Tells the app at which element assistive technology is.
    func moveFocus(to draft: AccessibilityDraft, among drafts: [AccessibilityDraft]) {
        for other in drafts {
            if let focus = other.focus, focus.isOn, other.item.id != draft.item.id { focus.set(false) }
            moveFocus(to: draft, among: other.children)
        }
        if let focus = draft.focus, !focus.isOn, drafts.contains(where: { $0.item.id == draft.item.id }) {
            focus.set(true)
        }
    }
}

extension NodeRef {
    /// Whether the element holds views that only assistive technology is shown.
    var isAccessibilityAlternative: Bool {
        kind === AccessibilityKind.shared && AccessibilityKind.shared.payload(self).pointee.isAlternative
    }
}
