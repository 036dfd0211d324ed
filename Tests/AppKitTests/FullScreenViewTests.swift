import Testing

@testable import AppKit
@testable import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite("Views with the whole screen", .serialized) struct FullScreenViewTests {
    init() { TestedApp.prepare() }

    private struct OneWindow: App {
        var body: some Scene { WindowGroup("First") { Text("Scene") } }
    }

    @Test("A view gets a window with the whole screen, and returns to its place among its siblings")
    func subview() throws {
        let app = AppTestHost(OneWindow())
        let services = RecordingServices()
        app.app.services = services
        defer { app.app.services = nil }
        let parent = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
        let views = (0..<3).map { NSView(frame: NSRect(x: CGFloat($0) * 10, y: 5, width: 10, height: 20)) }
        for view in views { parent.addSubview(view) }
        let screen = try #require(NSScreen.main)
        #expect(views[1].enterFullScreenMode(screen, withOptions: [.fullScreenModeAllScreens: false]))
        #expect(views[1].isInFullScreenMode && parent.subviews == [views[0], views[2]])
        let window = try #require(views[1].window)
        #expect(window.contentView === views[1] && window.isVisible)
        #expect(services.arranged.contains(.fullScreen(true)))
        // It has the screen already.
        #expect(views[1].enterFullScreenMode(screen))
        views[1].exitFullScreenMode()
        #expect(!views[1].isInFullScreenMode && parent.subviews == views)
        #expect(views[1].frame == NSRect(x: 10, y: 5, width: 10, height: 20) && !window.isVisible)
        views[1].exitFullScreenMode(options: nil)
        #expect(parent.subviews == views)
    }

    @Test("Windows with tools are floating panels, as are panels that the app makes float")
    func floating() throws {
        let app = AppTestHost(OneWindow())
        let window = try #require(NSApp.windows.first { $0.title == "First" })
        #expect(!window.isFloatingPanel)
        window.host?.isUtility = true
        #expect(window.isFloatingPanel)
        let panel = NSPanel()
        #expect(!panel.isFloatingPanel)
        panel.isFloatingPanel = true
        #expect(panel.isFloatingPanel && panel.level == .floating)
        withExtendedLifetime(app) {}
    }

    @Test("The content of a window returns to its window")
    func content() throws {
        let app = AppTestHost(OneWindow())
        let window = NSWindow()
        let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        window.contentView = view
        view.enterFullScreenMode(try #require(NSScreen.main))
        #expect(window.contentView == nil && view.window !== window)
        view.exitFullScreenMode()
        #expect(window.contentView === view && view.window === window)
        window.close()
        withExtendedLifetime(app) {}
    }
}
