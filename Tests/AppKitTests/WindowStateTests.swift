import DisplayList
import Testing

@testable import AppKit
@testable import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite(.serialized) struct WindowStateTests {
    init() { TestedApp.prepare() }

    private struct OneWindow: App {
        var body: some Scene { WindowGroup("First") { Text("Scene") } }
    }

    private final class Delegate: NSObject, NSWindowDelegate {
        var calls: [String] = []
        func windowDidBecomeKey(_ notification: Notification) { calls.append("key") }
        func windowDidBecomeMain(_ notification: Notification) { calls.append("main") }
        func windowDidResignKey(_ notification: Notification) { calls.append("no key") }
        func windowDidResignMain(_ notification: Notification) { calls.append("not main") }
        func windowDidMiniaturize(_ notification: Notification) { calls.append("small") }
        func windowDidDeminiaturize(_ notification: Notification) { calls.append("shown") }
        func windowDidChangeOcclusionState(_ notification: Notification) { calls.append("occlusion") }
        func windowWillEnterFullScreen(_ notification: Notification) { calls.append("entering") }
        func windowDidEnterFullScreen(_ notification: Notification) { calls.append("full") }
        func windowWillExitFullScreen(_ notification: Notification) { calls.append("leaving") }
        func windowDidExitFullScreen(_ notification: Notification) { calls.append("not full") }
    }

    private func window() -> NSWindow {
        NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable, .resizable],
            backing: .buffered, defer: false)
    }

    @Test("The desktop arranges open windows; without one each request warns")
    func arrangement() throws {
        let app = AppTestHost(OneWindow())
        let services = RecordingServices()
        app.app.services = services
        defer { app.app.services = nil }
        let window = window()
        window.setContentSize(NSSize(width: 310, height: 210))
        #expect(services.arranged.isEmpty)
        window.makeKeyAndOrderFront(nil)
        #expect(window.host?.requestedSize == CGSize(width: 310, height: 210))
        let size = CGSize(width: 400, height: 320)
        window.setContentSize(size)
        window.miniaturize(nil)
        window.zoom(nil)
        window.toggleFullScreen(nil)
        #expect(services.arranged == [.size(size), .minimized(true), .maximized(true), .fullScreen(true)])
        // A window without the button.
        window.performMiniaturize(nil)
        window.performZoom(nil)
        #expect(services.arranged.count == 5 && services.arranged.last == .maximized(true))
        services.arranged = []
        let host = try #require(window.host)
        var traits = host.traits
        (traits.isMaximized, traits.isFullScreen, traits.isVisible) = (true, true, false)
        host.update(traits: traits)
        #expect(window.isZoomed && window.isMiniaturized && window.styleMask.contains(.fullScreen))
        #expect(!window.occlusionState.contains(.visible))
        window.zoom(nil)
        window.toggleFullScreen(nil)
        window.deminiaturize(nil)
        #expect(services.arranged == [.maximized(false), .fullScreen(false), .minimized(false)])
        app.app.services = nil
        let warnings = TestHost.warnings { window.toggleFullScreen(nil) }
        #expect(warnings.count == 1 && warnings[0].contains("toggleFullScreen"))
        window.close()
    }

    @Test("A window's delegate and observers hear of the desktop's changes")
    func states() throws {
        NSWindow.followStates()
        defer { ViewHost.traitsDidChange = nil }
        let app = AppTestHost(OneWindow())
        let window = window()
        let delegate = Delegate()
        window.delegate = delegate
        window.makeKeyAndOrderFront(nil)
        #expect(delegate.calls == ["key", "main"])
        let host = try #require(window.host)
        var traits = host.traits
        func change(_ set: (inout HostTraits) -> Void) -> [String] {
            delegate.calls = []
            set(&traits)
            host.update(traits: traits)
            return delegate.calls
        }
        nonisolated(unsafe) var resigned = 0
        let observer = NotificationCenter.default.addObserver(
            forName: NSWindow.didResignKeyNotification, object: window, queue: nil
        ) { _ in resigned += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(change { $0.isActive = false } == ["no key", "not main"] && resigned == 1)
        #expect(change { $0.isDark.toggle() }.isEmpty)
        #expect(change { $0.isActive = true } == ["key", "main"])
        #expect(change { $0.isVisible = false } == ["small", "occlusion"])
        #expect(change { $0.isVisible = true } == ["shown", "occlusion"])
        #expect(change { $0.isFullScreen = true } == ["entering", "full"])
        #expect(change { $0.isFullScreen = false } == ["leaving", "not full"])
        window.close()
        #expect(app.windows.count == 1)
    }

    @Test("A scene's window is its own first responder")
    func firstResponder() throws {
        let app = AppTestHost(OneWindow())
        let window = try #require(NSApp.keyWindow)
        #expect(app.windows.count == 1 && window.firstResponder === window)
    }
}
