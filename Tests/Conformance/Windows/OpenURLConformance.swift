import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Addresses with which an app is opened.
@MainActor @Suite("Opened addresses") struct OpenURLConformance {
    @MainActor final class Log { var entries: [String] = [] }

    private struct Addressed: App {
        let log: Log
        init() { log = Log() }
        init(log: Log) { self.log = log }

        var body: some Scene {
            WindowGroup { Content(log: log) }
                .commands { CommandMenu("Note") { Button("Pin") {} } }
        }
    }

    private struct Content: View {
        let log: Log
        @State private var last = "none"
        var body: some View {
            VStack {
                Text(last).onOpenURL { log.entries.append("inner \($0.absoluteString)") }
            }
            .onOpenURL {
                last = $0.host ?? ""
                log.entries.append("outer \($0.absoluteString)")
            }
        }
    }

    @Test(
        "W10: the window in use receives an address, in all of its views that handle them, and shows what they change")
    func open() throws {
        let log = Log()
        let app = AppTestHost(Addressed(log: log))
        app.open(try #require(URL(string: "notes://today?page=2")))
        #expect(log.entries.sorted() == ["inner notes://today?page=2", "outer notes://today?page=2"])
        #expect(app.frontmost?.text == ["today"])
        app.choose("File", "New Window")
        log.entries = []
        app.open(try #require(URL(string: "notes://later")))
        #expect(log.entries.count == 2)
        #expect(app.windows.map(\.text) == [["today"], ["later"]])
    }
}
