import DisplayList
import Foundation

extension ViewGraph {
    /// A text with links: a link where all of it leads to one place, else a text with its links in it.
    func linkedText(_ node: NodeRef, _ text: String, _ links: [TextLink]) -> AccessibilityDraft {
        let handle = NodeHandle(node)
        func press(_ link: TextLink) -> () -> Bool {
            {
                guard let node = handle.node else { return false }
                TextKind.shared.open(link.destination, node)
                return true
            }
        }
        let isEnabled = TextKind.shared.takesFocus(node)
        if links.count == 1, links[0].text == text {
            var whole = AccessibilityDraft(item(node, .link, text))
            whole.press = press(links[0])
            whole.item.isEnabled = isEnabled
            whole.item.isFocused = events.focus.focused == handle
            whole.focusable = isEnabled ? handle : nil
            return whole
        }
        var result = AccessibilityDraft(item(node, .staticText, text))
        for (index, link) in links.enumerated() {
            let origin = node.convertToWindow(link.frame.origin)
            var part = AccessibilityDraft(
                AccessibilityItem(
                    id: node.accessibilityID(ofPart: index), role: .link, label: link.text,
                    frame: CGRect(origin: origin, size: link.frame.size)))
            part.press = press(link)
            part.item.isEnabled = isEnabled
            result.children.append(part)
        }
        return result
    }
}

extension NodeRef {
    /// A name for assistive technology for a part of an element that is not a node itself.
    ///
    /// Nodes' names leave the highest bit free.
    func accessibilityID(ofPart index: Int) -> UInt64 {
        (accessibilityID &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: index)) | 1 << 63
    }
}
