import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("Placements and interactions of windows", .serialized)
@MainActor
struct WindowPlacementTests {
    struct Placed: App {
        var body: some Scene {
            WindowGroup { Color.blue.frame(width: 200, height: 100) }
                .defaultWindowPlacement { content, context in
                    let size = content.sizeThatFits(.unspecified)
                    return WindowPlacement(
                        width: context.defaultDisplay.visibleRect.width / 4, height: size.height * 2)
                }
        }
    }

    @Test("A placement sets the size with which a window opens, by the content and the screen")
    func placement() {
        let app = AppTestHost(Placed())
        #expect(app.windows[0].host.defaultSize == CGSize(width: 480, height: 200))
        app.windows[0].host.displayBounds = CGRect(x: 0, y: 0, width: 800, height: 600)
        #expect(app.windows[0].host.defaultSize == CGSize(width: 200, height: 200))
    }

    @Test("A placement's sides that are left open are those of the scene")
    func openSides() {
        #expect(WindowPlacement(width: 5).size(or: CGSize(width: 1, height: 2)) == CGSize(width: 5, height: 2))
        #expect(WindowPlacement(x: 1, y: 2).size(or: CGSize(width: 1, height: 2)) == nil)
        #expect(
            WindowPlacement(.zero).hasPlace && WindowPlacement(.center).hasPlace && !WindowPlacement(width: 1).hasPlace)
    }

    @Test("Views decide what the user may do with their window; outer views win")
    func interactions() {
        struct Content: View {
            var isOpen: Bool
            var body: some View {
                VStack {
                    Text("a").windowDismissBehavior(.disabled).windowMinimizeBehavior(.disabled)
                    Text("b").windowResizeBehavior(.disabled).windowFullScreenBehavior(.automatic)
                }
                .windowDismissBehavior(isOpen ? .enabled : .automatic)
            }
        }
        let size = CGSize(width: 100, height: 100)
        #expect(TestHost(Content(isOpen: false), size: size).host.interactions == [.fullScreen])
        #expect(TestHost(Content(isOpen: true), size: size).host.interactions == [.fullScreen, .dismiss])
        #expect(TestHost(Text("a"), size: size).host.interactions == .all)
    }

    struct Pusher: View {
        @Environment(\.pushWindow) private var pushWindow
        @State private var count = 0
        var body: some View {
            VStack {
                Button("push") { pushWindow(id: "detail") }
                Button("count \(count)") { count += 1 }
            }
        }
    }

    struct Detail: View {
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View { Button("back") { dismissWindow() } }
    }

    struct Pushing: App {
        var body: some Scene {
            WindowGroup { Pusher() }
            Window("Detail", id: "detail") { Detail() }
                .commands { CommandMenu("Windows") { WindowVisibilityToggle(windowID: "detail") } }
        }
    }

    @Test("A pushed window is in the place of another, which comes back as it was")
    func push() async {
        let app = AppTestHost(Pushing())
        let first = app.windows[0]
        first.tap(text: "count 0")
        first.tap(text: "push")
        #expect(app.windows.count == 2 && first.host.isSetAside && app.frontmost?.title == "Detail")
        app.windows[1].tap(text: "back")
        for window in app.windows { await window.settle() }
        #expect(app.windows.count == 1 && !first.host.isSetAside && first.find(text: "count 1") != nil)
    }

    @Test("A button of the menus shows and hides the window of a scene")
    func visibility() async throws {
        let app = AppTestHost(Pushing())
        func titles() -> [String] { app.titles("Windows") }
        #expect(titles() == ["Show Detail"])
        app.choose("Windows", "Show Detail")
        #expect(app.windows.count == 2)
        #expect(titles() == ["Hide Detail"])
        app.choose("Windows", "Hide Detail")
        for window in app.windows { await window.settle() }
        #expect(app.windows.count == 1)
    }

    struct Alerting: App {
        @State private var isPresented = false
        @State private var answer = "none"
        var body: some Scene {
            WindowGroup {
                VStack {
                    Button("ask") { isPresented = true }
                    Text(answer)
                }
            }
            AlertScene("Really?", isPresented: $isPresented) {
                Button("Yes") { answer = "yes" }
            } message: {
                Text("It can't be undone.")
            }
        }
    }

    @Test("An alert's scene is a window while its value is true")
    func alert() async {
        let app = AppTestHost(Alerting())
        #expect(app.windows.count == 1)
        app.windows[0].tap(text: "ask")
        #expect(app.windows.count == 2)
        #expect(app.windows.last?.find(text: "Really?") != nil)
        // The card is all that the window has.
        #expect(app.windows.last?.host.idealSize.width == 320)
        app.windows.last?.tap(text: "Yes")
        for window in app.windows { await window.settle() }
        #expect(app.windows.count == 1 && app.windows[0].find(text: "yes") != nil)
    }
}
