import AppKit
import SwiftUI
import SwiftUITesting
import Testing

// Written as an app for the Mac would be.

private final class AppDelegate: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var launches = 0
    var activations = 0

    func applicationDidFinishLaunching(_ notification: Notification) {
        launches += 1
        NSApp.setActivationPolicy(.regular)
        NSApp.activate(ignoringOtherApps: true)
    }
    func applicationDidBecomeActive(_ notification: Notification) { activations += 1 }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

private struct MacApp: App {
    @NSApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

    var body: some Scene {
        WindowGroup("Notes") { ContentView() }
            .commands {
                CommandGroup(replacing: .appInfo) {
                    Button("About Notes") { NSApp.orderFrontStandardAboutPanel(nil) }
                }
            }
    }
}

private struct VisualEffect: NSViewRepresentable {
    let material: NSVisualEffectView.Material

    func makeNSView(context: Context) -> NSVisualEffectView {
        let view = NSVisualEffectView()
        view.blendingMode = .behindWindow
        view.state = .active
        return view
    }
    func updateNSView(_ view: NSVisualEffectView, context: Context) { view.material = material }
}

private struct ContentView: View {
    @State private var note = "First note"
    @State private var isFolder = false

    var body: some View {
        VStack {
            Text(note)
            Button("Copy") {
                let pasteboard = NSPasteboard.general
                pasteboard.clearContents()
                pasteboard.setString(note, forType: .string)
            }
            Button("Change") { note = NSEvent.modifierFlags.contains(.option) ? "With Option" : "Without" }
            Image(nsImage: NSWorkspace.shared.icon(forFile: NSTemporaryDirectory()))
            if let symbol = NSImage(systemSymbolName: "star", accessibilityDescription: nil) {
                Image(nsImage: symbol)
            }
        }
        .padding()
        .background(VisualEffect(material: .sidebar))
        .background(Color(nsColor: .windowBackgroundColor))
        .onReceive(NotificationCenter.default.publisher(for: NSApplication.didBecomeActiveNotification)) { _ in
            isFolder = true
        }
    }
}

@MainActor @Suite(.serialized) struct MacAppTests {
    init() { TestedApp.prepare() }

    @Test("An app for the Mac runs: delegate, clipboard, keys and materials")
    func run() throws {
        let app = AppTestHost(MacApp())
        let window = try #require(app.windows.first)
        let delegate = try #require(NSApp.delegate as? AppDelegate)
        NotificationCenter.default.post(
            name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        #expect(delegate.launches == 1 && delegate.activations == 1 && NSApp.isActive)
        #expect(window.text.contains("First note"))
        #expect(window.tap(text: "Copy"))
        #expect(NSPasteboard.general.string(forType: .string) == "First note")
        window.hold(.option)
        window.press(at: try #require(window.find(text: "Change")).center)
        window.hold(.option)
        #expect(NSEvent.modifierFlags.contains(.option))
        window.release(at: try #require(window.find(text: "Change")).center)
        window.hold([])
        #expect(NSApp.windows.map(\.title).contains("Notes"))
        NotificationCenter.default.post(
            name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
        #expect(!NSApp.isActive && delegate.launches == 1)
    }
}
