import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import SwiftUITesting

@Suite("Scenes and windows", .serialized)
@MainActor
struct SceneTests {
    struct Opener: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.openSettings) private var openSettings
        @Environment(\.dismiss) private var dismiss
        @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

        var body: some View {
            VStack {
                Button("tools") { openWindow(id: "tools") }
                Button("away") { dismissWindow(id: "tools") }
                Button("note 1") { openWindow(value: 1) }
                Button("note 2") { openWindow(id: "notes", value: 2) }
                Button("no note") { dismissWindow(value: 1) }
                Button("settings") { openSettings() }
                Button("leave") { dismissWindow() }
                Button("dismiss") { dismiss() }
                Text(supportsMultipleWindows ? "several" : "one")
            }
        }
    }

    struct Note: View {
        @Binding var number: Int?
        var body: some View {
            VStack {
                Text(number.map { "Note \($0)" } ?? "No note")
                Button("next") { number = (number ?? 0) + 1 }
            }
        }
    }

    struct Several: App {
        var body: some Scene {
            WindowGroup { Opener() }
            WindowGroup("Notes", id: "notes", for: Int.self) { Note(number: $0) }
            Window("Tools", id: "tools") { Text("A tool").navigationTitle("Toolbox") }
            Settings { Text("Preferences") }
        }
    }

    func settle(_ app: AppTestHost) async { for window in app.windows { await window.settle() } }

    @Test("The first scene's window opens at the start; actions open the others, each once")
    func opening() async {
        let app = AppTestHost(Several())
        #expect(app.windows.map(\.title) == ["Several"])
        #expect(app.windows[0].find(text: "several") != nil)
        app.windows[0].tap(text: "tools")
        app.windows[0].tap(text: "tools")
        #expect(app.windows.map(\.title) == ["Several", "Toolbox"])
        app.windows[0].tap(text: "away")
        await settle(app)
        #expect(app.windows.map(\.title) == ["Several"])
        app.windows[0].tap(text: "settings")
        #expect(app.windows.last?.text == ["Preferences"])
        #expect(app.frontmost?.title == "Settings")
    }

    @Test("A window opened for a value shows it, can change it, and comes to the front when it is asked for again")
    func values() async {
        let app = AppTestHost(Several())
        app.windows[0].tap(text: "note 1")
        app.windows[0].tap(text: "note 2")
        #expect(app.windows.map { $0.text.first } == ["tools", "Note 1", "Note 2"])
        app.windows[0].tap(text: "note 1")
        #expect(app.windows.count == 3)
        #expect(app.frontmost === app.windows[1])
        app.windows[1].tap(text: "next")
        #expect(app.windows[1].text.first == "Note 2")
        app.windows[1].tap(text: "next")
        #expect(app.windows[1].text.first == "Note 3")
        app.windows[0].tap(text: "note 1")
        #expect(app.windows.count == 4)
        app.windows[0].tap(text: "no note")
        await settle(app)
        #expect(app.windows.map { $0.text.first } == ["tools", "Note 3", "Note 2"])
    }

    @Test("A window closes itself, by dismiss where nothing is presented and another window is open")
    func leaving() async {
        let app = AppTestHost(Several())
        app.choose("File", "New Window")
        #expect(app.windows.count == 2)
        app.windows[1].tap(text: "dismiss")
        await settle(app)
        #expect(app.windows.count == 1)
        app.windows[0].tap(text: "dismiss")
        await settle(app)
        #expect(app.windows.count == 1)
        app.windows[0].tap(text: "leave")
        await settle(app)
        #expect(app.windows.isEmpty)
    }

    final class Log { var lines: [String] = [] }

    struct Phases: App {
        static var log = Log()
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup { Inner() }
                .onChange(of: phase) { Phases.log.lines.append("app \($0) -> \($1)") }
        }

        struct Inner: View {
            @Environment(\.scenePhase) private var phase
            @Environment(\.appearsActive) private var appearsActive
            var body: some View { Text("\(phase)" + (appearsActive ? "!" : "")) }
        }
    }

    @Test("The phase of a window and of the app follow the desktop")
    func phases() {
        Phases.log.lines = []
        let app = AppTestHost(Phases())
        #expect(app.windows[0].text == ["active!"])
        app.setPhase(.inactive)
        #expect(app.windows[0].text == ["inactive"])
        app.setPhase(.background)
        #expect(app.windows[0].text == ["background"])
        app.setPhase(.active)
        #expect(app.windows[0].text == ["active!"])
        #expect(
            Phases.log.lines == ["app active -> inactive", "app inactive -> background", "app background -> active"])
    }

    final class Switch: ObservableObject {
        @Published var isOn = false
        @Published var count = 0
    }

    struct Custom: Scene {
        @State private var taps = 0
        @ObservedObject var model: Switch
        let name: String

        var body: some Scene {
            Window(name, id: name) {
                VStack {
                    Text("\(name) \(taps) \(model.count)")
                    Button("tap \(name)") { taps += 1 }
                }
            }
        }
    }

    struct Conditional: App {
        static let model = Switch()
        @StateObject private var model = Conditional.model

        var body: some Scene {
            Custom(model: model, name: "A")
            if model.isOn {
                Custom(model: model, name: "B")
            } else {
                Window("C", id: "C") { Text("C") }
            }
            if #available(macOS 13, *) { Custom(model: model, name: "D") }
        }
    }

    @Test("Scenes of an app's own keep their state; those that go close their windows")
    func customScenes() async {
        Conditional.model.isOn = false
        let app = AppTestHost(Conditional())
        app.windows[0].tap(text: "tap A")
        app.windows[0].tap(text: "tap A")
        app.choose("Window", "D")
        app.windows[1].tap(text: "tap D")
        Conditional.model.count = 5
        for window in app.windows { window.update() }
        #expect(app.windows.map { $0.text.first } == ["A 2 5", "D 1 5"])
        #expect(app.titles("Window").contains("C"))
        app.choose("Window", "C")
        Conditional.model.isOn = true
        for window in app.windows { window.update() }
        await settle(app)
        #expect(app.windows.map(\.title) == ["A", "D"])
        #expect(!app.titles("Window").contains("C"))
        #expect(app.titles("Window").contains("B"))
    }

    struct Sized: App {
        var body: some Scene {
            Window("Fixed", id: "fixed") { Color.red.frame(width: 200, height: 100) }
                .windowResizability(.contentSize)
                .windowStyle(.hiddenTitleBar)
            Window("Open", id: "open") { Text("x") }.defaultSize(width: 300, height: 200)
                .defaultLaunchBehavior(.presented)
            Window("Never", id: "never") { Text("x") }.defaultLaunchBehavior(.suppressed)
        }
    }

    @Test("Scenes say which sizes windows have, and which are opened at the start")
    func sizes() {
        let app = AppTestHost(Sized())
        let windows = app.windows.map(\.host)
        #expect(windows.map(\.title) == ["Fixed", "Open"])
        #expect(windows[0].defaultSize == CGSize(width: 200, height: 100))
        #expect(windows[0].maximumSize == CGSize(width: 200, height: 100))
        #expect(windows[0].minimumSize == CGSize(width: 200, height: 100))
        #expect(!windows[0].isDecorated)
        #expect(windows[1].defaultSize == CGSize(width: 300, height: 200))
        #expect(windows[1].maximumSize.width == .infinity)
        #expect(windows[1].isDecorated)
    }
}
