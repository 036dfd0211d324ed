import SwiftUI
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Status items", .serialized) struct StatusItemTests {
    private struct Quiet: App {
        var body: some Scene {
            Settings { Text("Preferences") }
        }
    }
    private struct Usual: App {
        var body: some Scene {
            WindowGroup { Text("Main") }
        }
    }

    /// The texts of an app's first window, with an item in the bar, after a function was called with the item's button.
    private func texts<A: App>(
        of type: A.Type, after body: (NSStatusBarButton?) -> Void = { _ in }
    ) -> [String] {
        TestedApp.prepare()
        let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
        defer { NSStatusBar.system.removeStatusItem(item) }
        item.button?.title = "Item"
        let outer = ViewHost.decoration
        defer { ViewHost.decoration = outer }
        let model = NSApplication.shared.appearanceModel
        ViewHost.decoration = { AnyView(AppearanceRoot(content: $0, model: model)) }
        let desktop = AppWindows.desktop
        defer { AppWindows.desktop = desktop }
        let app = AppTestHost(A())
        return withExtendedLifetime(app) {
            body(item.button)
            app.windows.first?.update()
            return app.windows.first?.text ?? []
        }
    }

    @Test("An app with a settings scene alone shows its items above the settings")
    func settings() {
        let found = texts(of: Quiet.self)
        #expect(found.contains("Item") && found.last == "Preferences")
        #expect(texts(of: Usual.self) == ["Main"])
    }

    @Test("An app without an icon on the Mac shows its items above its first window")
    func agent() {
        #expect(
            NSApplication.isAgent("YES") && NSApplication.isAgent(true) && NSApplication.isAgent(NSNumber(value: 1)))
        #expect(!NSApplication.isAgent(nil) && !NSApplication.isAgent("0") && !NSApplication.isAgent(false))
        let outer = NSApplication.isAgent
        NSApplication.isAgent = true
        defer { NSApplication.isAgent = outer }
        #expect(texts(of: Usual.self) == ["Item", "Main"])
        #expect(NSApp.activationPolicy() == .accessory)
    }

    @Test(
        "The popover of an item is shown below the items, in the window's content; words of the button follow changes")
    func popover() {
        let popover = NSPopover()
        popover.contentViewController = NSHostingController(rootView: Text("Timer"))
        popover.contentSize = NSSize(width: 240, height: 100)
        var isBelow = false
        let open = texts(of: Quiet.self) { button in
            button?.title = "25:00"
            if let button { popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY) }
            isBelow = popover.isBelowStatusItem
        }
        #expect(open == ["25:00", "Timer", "Preferences"] && isBelow)
        let closed = texts(of: Quiet.self) { button in
            guard let button else { return }
            popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
            popover.performClose(nil)
        }
        #expect(closed == ["Item", "Preferences"] && !popover.isShown)
    }

    @Test("The button of an item has no words and no frame by default")
    func button() throws {
        let bar = NSStatusBar.system
        let item = bar.statusItem(withLength: NSStatusItem.squareLength)
        defer { bar.removeStatusItem(item) }
        let button = try #require(item.button)
        #expect(button.title.isEmpty && !button.isBordered)
    }
}
