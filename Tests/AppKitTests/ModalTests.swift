import DisplayList
import Testing

@testable import AppKit
@testable import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite(.serialized) struct ModalTests {
    init() { TestedApp.prepare() }

    private struct OneWindow: App {
        var body: some Scene { WindowGroup("First") { Text("Scene") } }
    }

    /// Runs an app in which a user acts while a window is modal.
    private func run(_ user: @escaping (AppTestHost) -> Void, _ body: (AppTestHost) -> Void) {
        let app = AppTestHost(OneWindow())
        let services = RecordingServices()
        services.choosesFiles = false
        services.whileModal = { user(app) }
        app.app.services = services
        body(app)
        services.whileModal = nil
        app.app.services = nil
    }

    private func question() -> NSAlert {
        let alert = NSAlert()
        alert.messageText = "Delete?"
        alert.addButton(withTitle: "Delete")
        alert.addButton(withTitle: "Cancel")
        return alert
    }

    @Test("An alert waits for its button, in a window of its own")
    func alert() {
        var shown: [String] = []
        var modal: NSWindow?
        run { app in
            shown = app.windows.last?.text ?? []
            modal = NSApp.modalWindow
            #expect(modal?.host?.isModal == true)
            app.windows.last?.tap(text: "Cancel")
        } _: { app in
            let alert = question()
            alert.informativeText = "For good."
            #expect(alert.runModal() == .alertSecondButtonReturn)
            #expect(shown.contains("Delete?") && shown.contains("For good.") && modal === alert.window)
            #expect(app.windows.count == 1 && NSApp.modalWindow == nil)
        }
    }

    @Test("Return and Escape press the buttons of an alert; closing it cancels")
    func keys() {
        var act: (AppTestHost) -> Void = { _ in }
        run {
            act($0)
        } _: { _ in
            act = { $0.windows.last?.press(.return) }
            #expect(question().runModal() == .alertFirstButtonReturn)
            act = { $0.windows.last?.press(.escape) }
            #expect(question().runModal() == .alertSecondButtonReturn)
            act = { app in app.windows.last.map(app.close) }
            #expect(question().runModal() == .alertSecondButtonReturn)
            let other = NSAlert()
            other.addButton(withTitle: "One").tag = 7
            other.addButton(withTitle: "Two")
            #expect(other.runModal() == .abort)
            act = { $0.windows.last?.tap(text: "One") }
            #expect(other.runModal().rawValue == 7)
        }
    }

    @Test("An alert shows a view of the app's and a box, also above a window")
    func parts() {
        let alert = question()
        alert.accessoryView = NSTextField(labelWithString: "More words")
        alert.showsSuppressionButton = true
        run { app in
            #expect(app.windows.last?.text.contains("More words") == true)
            app.windows.last?.tap(text: "Do not show this message again")
            app.windows.last?.tap(text: "Delete")
        } _: { _ in
            #expect(alert.runModal() == .alertFirstButtonReturn && alert.suppressionButton?.state == .on)
        }
        SceneWindows.prepare()
        defer { ViewHost.decoration = nil }
        let host = TestHost(Text("Below"), size: CGSize(width: 500, height: 400))
        var response: NSApplication.ModalResponse?
        alert.beginSheetModal(for: NSWindow()) { response = $0 }
        host.update()
        #expect(host.text.contains("More words"))
        host.tap(text: "Delete")
        host.update()
        #expect(response == .alertFirstButtonReturn && !host.text.contains("More words"))
    }

    @Test("A second alert may be opened while the first one waits")
    func nested() {
        var second: NSApplication.ModalResponse?
        var depth = 0
        run { app in
            depth += 1
            if depth == 1 { second = question().runModal() }
            app.windows.last?.tap(text: depth == 2 && second == nil ? "Delete" : "Cancel")
        } _: { app in
            let first = question().runModal()
            #expect(first == .alertSecondButtonReturn && second == .alertFirstButtonReturn && app.windows.count == 1)
        }
    }

    @Test("A window of the app's is modal until the app says otherwise")
    func windows() {
        let window = NSPanel(
            contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled], backing: .buffered,
            defer: true)
        var act: () -> Void = {}
        run { _ in
            act()
        } _: { _ in
            act = { NSApp.stopModal(withCode: .OK) }
            #expect(NSApp.runModal(for: window) == .OK && window.isVisible && window.host?.isModal == false)
            act = { NSApp.stopModal() }
            #expect(NSApp.runModal(for: window) == .stop)
            act = { window.orderOut(nil) }
            #expect(NSApp.runModal(for: window) == .abort && !window.isVisible)
            let session = NSApp.beginModalSession(for: window)
            act = {}
            #expect(NSApp.runModalSession(session) == .continue && NSApp.modalWindow === window)
            act = { NSApp.abortModal() }
            #expect(NSApp.runModalSession(session) == .abort)
            NSApp.endModalSession(session)
            #expect(NSApp.modalWindow == nil)
        }
    }

    @Test("A panel for files waits for a choice, or its cancellation")
    func panel() {
        let panel = NSOpenPanel()
        panel.message = "Choose a picture."
        run { app in
            #expect(app.windows.last?.text.contains("Choose a picture.") == true)
            app.windows.last?.tap(text: "Cancel")
        } _: { app in
            #expect(panel.runModal() == .cancel && panel.url == nil && app.windows.count == 1)
        }
    }

    @Test("A wait in an update of views lets other windows be updated")
    func withinUpdate() {
        struct Asking: View {
            let ask: () -> Void
            @State private var count = 0
            var body: some View {
                Text("Asking \(count)").onChange(of: count) { ask() }
                Button("Ask") { count += 1 }
            }
        }
        var response: NSApplication.ModalResponse?
        run {
            $0.windows.last?.tap(text: "Delete")
        } _: { app in
            let window = NSWindow(
                contentViewController: NSHostingController(
                    rootView: Asking {
                        response = question().runModal()
                    }))
            window.makeKeyAndOrderFront(nil)
            app.windows.last?.tap(text: "Ask")
            #expect(response == .alertFirstButtonReturn)
            #expect(app.windows.last?.text.contains("Asking 1") == true)
        }
    }
}
