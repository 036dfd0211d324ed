import SwiftUITesting
import Testing

@testable import AppKit
@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite(.serialized) struct WindowTests {
    init() { TestedApp.prepare() }

    private struct OneWindow: App {
        var body: some Scene { WindowGroup("First") { Text("Scene") } }
    }

    @Test("A window of the app's own opens beside the scene's, and closes")
    func open() throws {
        final class Delegate: NSObject, NSWindowDelegate {
            var isClosed = false
            func windowWillClose(_ notification: Notification) { isClosed = true }
        }
        let app = AppTestHost(OneWindow())
        let window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable],
            backing: .buffered, defer: false)
        let delegate = Delegate()
        window.delegate = delegate
        window.title = "Second"
        window.contentView = NSHostingView(rootView: Text("Own"))
        #expect(!window.isVisible && window.contentView?.window === window)
        window.makeKeyAndOrderFront(nil)
        #expect(app.windows.count == 2 && window.isVisible)
        #expect(app.windows.last?.title == "Second" && app.windows.last?.text == ["Own"])
        #expect(NSApp.windows.contains { $0 === window } && NSApp.windows.filter(\.isVisible).count == 2)
        #expect(NSApp.windows.first?.title == "First")
        window.title = "Renamed"
        #expect(app.windows.last?.title == "Renamed")
        window.close()
        #expect(app.windows.count == 1 && delegate.isClosed && !window.isVisible)
    }

    @Test("A represented view knows the scene's window")
    func face() throws {
        struct Reader: NSViewRepresentable {
            let view: NSView
            func makeNSView(context: Context) -> NSView { view }
            func updateNSView(_ nsView: NSView, context: Context) {}
        }
        let view = NSView(frame: .zero)
        let host = TestHost(Reader(view: view))
        let window = try #require(view.window)
        window.styleMask.remove(.titled)
        #expect(window.host?.isDecorated == false)
        let warnings = TestHost.warnings { window.level = .floating }
        #expect(warnings.count == 1 && warnings[0].contains("level"))
        host.close()
    }

    @Test("Controllers keep windows; sheets end with a result")
    func controllers() {
        let app = AppTestHost(OneWindow())
        let controller = NSWindowController(
            window: NSWindow(contentViewController: NSHostingController(rootView: Text("Content"))))
        controller.showWindow(nil)
        #expect(app.windows.map(\.text) == [["Scene"], ["Content"]])
        #expect(controller.window?.windowController === controller)
        let sheet = NSPanel(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
        var result: NSApplication.ModalResponse?
        controller.window?.beginSheet(sheet) { result = $0 }
        #expect(controller.window?.sheets.count == 1 && sheet.isSheet)
        controller.window?.endSheet(sheet, returnCode: .OK)
        #expect(result == .OK && !sheet.isSheet)
        controller.close()
        #expect(app.windows.count == 1)
    }

    private struct SplitWindow: App {
        var body: some Scene {
            WindowGroup {
                NavigationSplitView {
                    Text("Side")
                } detail: {
                    Text("Detail")
                }
            }
        }
    }

    private final class Sender: NSObject {
        // A method of the name, as apps have, makes the selector one of the method.
        @MainActor func toggleSidebar() {
            NSApp.keyWindow?.firstResponder?.tryToPerform(Selector(NSSplitViewController.toggleSidebar), with: nil)
        }
    }

    @Test("An action for a split view controller reaches the columns of SwiftUI's window")
    func columns() throws {
        let app = AppTestHost(SplitWindow())
        let window = try #require(app.frontmost)
        window.resize(to: CGSize(width: 1000, height: 600))
        let isShown = {
            window.advance(by: 1)
            return window.find(text: "Side").map { $0.frame.minX >= 0 && $0.frame.width > 0 } ?? false
        }
        #expect(isShown() && NSApp.keyWindow != nil)
        Sender().toggleSidebar()
        #expect(!isShown())
        StandardActions.register()
        #expect(NSApp.sendAction(Selector("toggleSidebar"), to: nil, from: nil) && isShown())
        #expect(NSApp.sendAction(Selector("toggleSidebar:"), to: nil, from: nil) && !isShown())
    }

    @Test("An alert is shown above the window, and its button is reported")
    func alert() throws {
        SceneWindows.prepare()
        defer { ViewHost.decoration = nil }
        let host = TestHost(Text("Below"), size: CGSize(width: 400, height: 400))
        let alert = NSAlert()
        alert.messageText = "Delete?"
        alert.informativeText = "For good."
        alert.addButton(withTitle: "Delete")
        alert.addButton(withTitle: "Cancel")
        var response: NSApplication.ModalResponse?
        alert.beginSheetModal(for: NSWindow()) { response = $0 }
        host.update()
        #expect(host.text.contains("Delete?") && host.text.contains("For good."))
        host.tap(text: "Cancel")
        host.advance(by: 1)
        #expect(response == .alertSecondButtonReturn && !host.text.contains("Delete?"))
        var code: NSApplication.ModalResponse?
        let warnings = TestHost.warnings { code = alert.runModal() }
        #expect(code == .abort && warnings.contains { $0.contains("cannot wait") })
    }

    @Test("A panel for files opens, and is canceled")
    func panel() {
        SceneWindows.prepare()
        defer { ViewHost.decoration = nil }
        let host = TestHost(Text("Below"), size: CGSize(width: 400, height: 600))
        let panel = NSOpenPanel()
        panel.allowedContentTypes = [.png]
        var response: NSApplication.ModalResponse?
        panel.begin { response = $0 }
        host.update()
        #expect(host.text.contains("Open"))
        host.tap(text: "Cancel")
        host.advance(by: 1)
        #expect(response == .cancel && panel.url == nil && panel.urls.isEmpty)
        panel.allowedFileTypes = ["txt"]
        #expect(panel.allowedContentTypes == [.plainText])
    }

    @Test("The screen has a size and a scale")
    func screen() throws {
        let screen = try #require(NSScreen.main)
        #expect(screen.frame.width > 0 && screen.backingScaleFactor >= 1 && NSScreen.screens.count == 1)
        #expect(screen.deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")] != nil)
    }
}
