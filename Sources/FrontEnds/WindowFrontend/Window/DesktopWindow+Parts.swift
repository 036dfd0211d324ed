import CGtk
import DisplayList
import Foundation
import FrontEndKit

extension DesktopWindow {
    /// Puts a menu bar above the content, shown while there are entries.
    func addMenuBar(entries: @escaping () -> [MenuEntry], perform: @escaping (MenuCommand) -> Void) {
        guard let window else { return }
        let bar = MenuBar(window: window, column: column, entries: entries, perform: perform)
        bar.onOpenChange = { [weak self] in
            self?.updateTraits()
            self?.bringFocusBack()
        }
        menuBar = bar
        let focusMoved: NotifyHandler = { _, _, data in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.bringFocusBack() }
        }
        connect(window, "notify::focus-widget", to: self, focusMoved)
    }

    /// Brings the keyboard back to the content soon if the bar keeps it without an open menu.
    private func bringFocusBack() {
        focusTimer = Timeout(after: 0) { [weak self] in
            guard let self, self.menuBar?.isOpen != true else { return }
            self.takeFocus()
        }
    }

    /// Starts reporting the content to assistive technology.
    func addAccessibility() {
        guard window != nil, accessibility == nil else { return }
        let tree = AccessibilityTree(canvas: canvas) { [weak self] in
            guard let self else { return [] }
            let offset = self.contentFrame.origin
            return self.content.accessibilityItems.map { item in
                var moved = item
                moved.frame = item.frame.offsetBy(dx: offset.x, dy: offset.y)
                return moved
            }
        } perform: { [weak self] id, action in
            self?.send(.accessibility(id: id, action: action))
        }
        accessibility = tree
        tree.contentChanged(isAnimating: false)
    }
}
