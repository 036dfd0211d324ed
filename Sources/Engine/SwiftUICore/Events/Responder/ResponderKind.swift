import DisplayList
import Foundation

/// A kind whose elements are notified when the keyboard focus enters or leaves their content.
protocol FocusObserving: NodeKind {
    func focusWithinChanged(_ node: NodeRef, hasFocus: Bool)
}

/// An element that responds to keys, text and focus; has its content's layout.
final class ResponderKind: TypedKind<ResponderActions>, FocusObserving {
    static let shared = ResponderKind("responder")

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) {
        node.markUpwards(.hasResponders)
        let focus = node.graph.events.focus
        if payload(node).pointee.isMenu {
            focus.openMenus += 1
        } else if payload(node).pointee.isModal {
            focus.contentCovered(by: node)
        }
        if payload(node).pointee.pressedOutside != nil { focus.outsideWatchers.append(NodeHandle(node)) }
        requestFocus(node)
        if payload(node).pointee.wantsDefaultFocus { requestDefaultFocus(node) }
    }

    override func removed(_ node: NodeRef) {
        let focus = node.graph.events.focus
        focus.removed(node, payload(node).pointee.focusWithinChanged)
        if payload(node).pointee.isModal { focus.contentLeft() }
        guard payload(node).pointee.isMenu, !node.flags.contains(.sharesPayload) else { return }
        focus.openMenus -= 1
        focus.menu.closed()
    }

    // Answers never cause work: they are replaced in place.
    override func update(_ node: NodeRef, with new: ResponderActions) -> NodeChange {
        let payload = payload(node)
        let (wanted, caret) = (payload.pointee.wantsFocus, payload.pointee.caret?.frame)
        let (selected, watched) = (payload.pointee.selectedText, payload.pointee.pressedOutside != nil)
        payload.pointee = new
        if new.wantsFocus != wanted { requestFocus(node) }
        if let caret, new.caret?.frame != caret { followCaret(node) }
        if let text = new.selectedText, text != selected { select(text, node) }
        if !watched, new.pressedOutside != nil {
            node.graph.events.focus.outsideWatchers.append(NodeHandle(node))
        }
        return []
    }

    /// Makes a text the desktop's selection, once the update is over.
    private func select(_ text: String, _ node: NodeRef) {
        let graph = node.graph
        guard graph.events.focus.focused == NodeHandle(node) else { return }
        graph.actions.append { [weak host = graph.host] in
            MainActor.assumeIsolated { host?.writePrimarySelection?(text) }
        }
    }

    /// Scrolls to the caret, once the update is over.
    private func followCaret(_ node: NodeRef) {
        let focus = node.graph.events.focus
        guard focus.focused == NodeHandle(node) else { return }
        node.graph.actions.append { focus.reveal() }
    }

    /// Moves the focus as the element requests, once the update is over.
    private func requestFocus(_ node: NodeRef) {
        guard let wanted = payload(node).pointee.wantsFocus else { return }
        let handle = NodeHandle(node)
        let graph = node.graph
        graph.actions.append {
            guard let node = handle.node else { return }
            let hasFocus = graph.events.focus.isWithin(node)
            if wanted, !hasFocus, let target = graph.events.focus.firstFocusable(in: node) {
                let focus = graph.events.focus
                if Self.shared.payload(node).pointee.showsFocus {
                    focus.focusByKeyboard(target)
                } else {
                    focus.focus(target)
                }
            } else if !wanted, hasFocus {
                graph.events.focus.focus(nil)
            }
        }
    }

    /// Moves the focus to an element that has appeared, once the update is over, if nothing has it.
    private func requestDefaultFocus(_ node: NodeRef) {
        let handle = NodeHandle(node)
        let focus = node.graph.events.focus
        node.graph.actions.append {
            guard let node = handle.node, focus.focusedNode == nil, let target = focus.firstFocusable(in: node)
            else { return }
            focus.focus(target)
        }
    }

    private func isEnabled(_ node: NodeRef) -> Bool { EnvironmentValues(head: node.environment).isEnabled }

    override func takesFocus(_ node: NodeRef) -> Bool { payload(node).pointee.isFocusable && isEnabled(node) }

    override func place(_ node: NodeRef) {
        super.place(node)
        node.placeFocusRing()
    }

    /// Whether a press gives the element the keyboard.
    func takesFocusOnPress(_ node: NodeRef) -> Bool { payload(node).pointee.takesFocusOnPress && takesFocus(node) }

    /// Whether the element covers the window.
    func isModal(_ node: NodeRef) -> Bool { payload(node).pointee.isModal }

    override func key(_ node: NodeRef, _ event: KeyEvent) -> Bool {
        guard let key = payload(node).pointee.key, isEnabled(node) else { return false }
        return key(event)
    }

    override func scroll(_ node: NodeRef, _ event: ScrollEvent) -> Bool {
        guard let scroll = payload(node).pointee.scroll, isEnabled(node) else { return false }
        return scroll(event, node.convertFromWindow(event.location))
    }

    override func insertText(_ node: NodeRef, _ text: String) -> Bool {
        payload(node).pointee.insertText?(text) ?? false
    }

    override func composeText(_ node: NodeRef, _ text: String, selected: Range<Int>) -> Bool {
        payload(node).pointee.composeText?(text, selected) ?? false
    }

    override func edit(_ node: NodeRef, _ command: EditCommand) -> Bool {
        guard let edit = payload(node).pointee.edit else { return false }
        return edit(command, clipboard(node))
    }

    /// The window's clipboard.
    func clipboard(_ node: NodeRef) -> EditClipboard {
        let host = node.graph.host
        return EditClipboard(
            write: { [weak host] text in MainActor.assumeIsolated { host?.writeClipboard?(text) } },
            read: { [weak host] answer in
                MainActor.assumeIsolated {
                    if let read = host?.readClipboard { read(answer) } else { answer(nil) }
                }
            })
    }

    override func focusChanged(_ node: NodeRef, hasFocus: Bool) { payload(node).pointee.focusChanged?(hasFocus) }

    func focusWithinChanged(_ node: NodeRef, hasFocus: Bool) { payload(node).pointee.focusWithinChanged?(hasFocus) }

    override func matchesShortcut(_ node: NodeRef, _ event: KeyEvent, instead: Bool) -> Bool {
        let actions = payload(node)
        let rule = instead ? actions.pointee.matchesShortcutInstead : actions.pointee.matchesShortcut
        guard let matches = rule else { return false }
        return matches(event) && isEnabled(node)
    }

    override func activate(_ node: NodeRef) -> Bool {
        if let action = payload(node).pointee.activate {
            action()
            return true
        }
        return node.activateFirst()
    }

    /// The state for an input method; nil if no text is edited.
    func textInput(_ node: NodeRef) -> TextInputState? {
        let actions = payload(node)
        guard let caret = actions.pointee.caret else { return nil }
        return TextInputState(
            caret: CGRect(origin: node.convertToWindow(caret.frame.origin), size: caret.frame.size),
            isSecure: caret.isSecure, purpose: actions.pointee.textPurpose, hints: actions.pointee.textHints)
    }
}

extension NodeRef {
    /// Presses the first control below this element; returns whether there was one.
    func activateFirst() -> Bool {
        var done = false
        func visit(_ node: NodeRef) {
            if done { return }
            if node.isElement, node.kind.activate(node) {
                done = true
                return
            }
            node.forEachChild(visit)
        }
        forEachChild(visit)
        return done
    }
}
