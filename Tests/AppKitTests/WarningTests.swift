import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Parts of AppKit without effect") struct WarningTests {
    init() { TestedApp.prepare() }

    private func warns(_ word: String, _ body: () -> Void) -> Bool {
        let warnings = TestHost.warnings(during: body)
        return warnings.count == 1 && warnings[0].contains(word)
    }

    @Test("Parts that desktops lack give a warning each time")
    func absent() {
        #expect(warns("NSStatusItem") { _ = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength) })
        #expect(warns("badgeLabel") { NSApp.dockTile.badgeLabel = "1" })
        #expect(warns("NSColorPanel") { NSColorPanel.shared.orderFront(nil) })
        #expect(warns("NSCursor.hide()") { NSCursor.hide() })
        #expect(
            warns("addGlobalMonitorForEvents") {
                _ = NSEvent.addGlobalMonitorForEvents(matching: .keyDown) { _ in }
            })
        #expect(warns("hide(_:)") { NSApp.hide(nil) })
        #expect(warns("setActivationPolicy") { NSApp.setActivationPolicy(.accessory) })
        #expect(warns("presentationOptions") { NSApp.presentationOptions = .hideDock })
        NSApp.presentationOptions = []
        #expect(warns("setMenuBarVisible") { NSMenu.setMenuBarVisible(false) })
        #expect(warns("NSMenuItem.view") { NSMenuItem().view = NSView(frame: .zero) })
    }

    @Test("Usual values give none")
    func usual() {
        let warnings = TestHost.warnings {
            NSApp.setActivationPolicy(.regular)
            NSApp.dockTile.badgeLabel = nil
            NSApp.dockTile.badgeLabel = ""
            NSMenu.setMenuBarVisible(true)
            NSAlert().accessoryView = nil
            NSCursor.arrow.set()
            NSCursor.pop()
        }
        #expect(warnings.isEmpty)
    }

    @Test("An action by the name of a method calls nothing; no action does nothing")
    func actions() {
        let button = NSButton(title: "Go", target: NSObject(), action: "go:")
        #expect(warns("go:") { button.performClick(nil) })
        button.action = nil
        #expect(TestHost.warnings { button.performClick(nil) }.isEmpty)
        #expect(!button.sendAction(nil, to: nil))
    }
}
