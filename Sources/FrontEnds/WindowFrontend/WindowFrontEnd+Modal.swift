import CGtk
import DisplayList

extension WindowFrontEnd {
    /// Takes all input from the windows that were opened before the last modal one.
    func blockWindows() {
        let modal = windows.lastIndex(where: \.content.isModal) ?? 0
        for (index, window) in windows.enumerated() { window.isBlocked = index < modal }
    }

    /// Handles events within the current turn, until a function returns true, the app ends, or the window is closed.
    public func runModal(for window: any HostedWindow, waits: Bool, until isDone: () -> Bool) -> Bool {
        guard let loop, windows.contains(where: { $0.content === window }) else { return false }
        loop.runWithin(waits: waits) { isDone() || !windows.contains { $0.content === window } }
        for other in windows where other.content !== window { other.forgetPresses() }
        return true
    }

    /// Moves an open window above the others if it is modal.
    func raise(_ window: DesktopWindow) {
        guard window.content.isModal, windows.last !== window else { return blockWindows() }
        let below = windows.last
        windows.removeAll { $0 === window }
        windows.append(window)
        window.belong(to: below)
    }
}

extension DesktopWindow {
    /// Keeps the window above another one, which gets no input meanwhile.
    func belong(to other: DesktopWindow?) {
        guard let window else { return }
        gtk_window_set_modal(cast(window), 1)
        if let other = other?.window { gtk_window_set_transient_for(cast(window), cast(other)) }
    }

    /// Notes that the content became modal, or is no longer.
    func updateModality() {
        guard let window, content.isModal != chrome.isModal else { return }
        chrome.isModal = content.isModal
        gtk_window_set_modal(cast(window), content.isModal ? 1 : 0)
        onModalityChange?()
    }

    /// Cancels the presses that began before a modal window was opened, once the turn that waits for it is over.
    func forgetPresses() {
        if input.buttons.isEmpty { return }
        pressesTimer = Timeout(after: 0) { [weak self] in
            guard let self else { return }
            pressesTimer = nil
            if !isBlocked { _ = cancelButtons() }
        }
    }
}
