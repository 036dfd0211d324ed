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

    /// The texts of an app's first window, with an item in the bar.
    private func texts<A: App>(of type: A.Type) -> [String] {
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
        return withExtendedLifetime(app) { app.windows.first?.text ?? [] }
    }

    @Test("An app with a settings scene alone shows its items above the settings")
    func settings() {
        let found = texts(of: Quiet.self)
        #expect(found.contains("Item") && found.last == "Preferences")
        #expect(texts(of: Usual.self) == ["Main"])
    }
}
