import Combine
import Observation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AppKit
@testable import SwiftUICore

@Observable private final class WatchedDelegate: NSObject, NSApplicationDelegate {
    var count = 1
}

private final class PublishedDelegate: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var count = 1
}

private struct WatchedApp: App {
    @NSApplicationDelegateAdaptor private var delegate: WatchedDelegate
    var body: some Scene { WindowGroup { WatchedCount() } }
}

private struct WatchedCount: View {
    @Environment(WatchedDelegate.self) private var delegate
    var body: some View { Text("\(delegate.count) watched") }
}

private struct PublishedApp: App {
    @NSApplicationDelegateAdaptor(PublishedDelegate.self) private var delegate
    var body: some Scene { WindowGroup { PublishedCount() } }
}

private struct PublishedCount: View {
    @EnvironmentObject private var delegate: PublishedDelegate
    var body: some View { Text("\(delegate.count) published") }
}

@MainActor @Suite("Delegates in the environment", .serialized) struct DelegateEnvironmentTests {
    init() { TestedApp.prepare() }

    @Test("A delegate that can be observed is in the environment of the app's views, which follow it")
    func observable() throws {
        defer { AppObjects.remove(WatchedDelegate.self) }
        let app = AppTestHost(WatchedApp())
        let window = try #require(app.windows.first)
        #expect(window.text == ["1 watched"])
        try #require(NSApp.delegate as? WatchedDelegate).count = 2
        window.update()
        #expect(window.text == ["2 watched"])
    }

    @Test("So is one that publishes its changes")
    func published() throws {
        defer { AppObjects.remove(PublishedDelegate.self) }
        let app = AppTestHost(PublishedApp())
        let window = try #require(app.windows.first)
        #expect(window.text == ["1 published"])
        try #require(NSApp.delegate as? PublishedDelegate).count = 2
        window.update()
        #expect(window.text == ["2 published"])
    }
}
