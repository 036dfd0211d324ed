import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite struct StorageTests {
    enum Level: String { case easy, hard }

    static let store = ScratchDefaults.make()

    struct Settings: View {
        @AppStorage("count", store: StorageTests.store) private var count = 3
        @AppStorage("level", store: StorageTests.store) private var level = Level.easy
        @AppStorage("name", store: StorageTests.store) private var name: String?
        var body: some View {
            VStack {
                Text(verbatim: "\(count) \(level.rawValue) \(name ?? "nobody")")
                Text(verbatim: "change").onTapGesture {
                    count += 1
                    level = .hard
                    name = "Ada"
                }
                Stepped(count: $count)
            }
        }
    }

    struct Stepped: View {
        @Binding var count: Int
        var body: some View { Text(verbatim: "step").onTapGesture { count += 10 } }
    }

    @Test func storedValuesEvaluateTheirReadersAndLast() {
        let host = TestHost(Settings())
        #expect(host.text[0] == "3 easy nobody")
        host.resetCounters()
        host.tap(text: "change")
        #expect(host.text[0] == "4 hard Ada")
        #expect(host.bodyCount(of: Settings.self) == 1)
        host.tap(text: "step")
        #expect(host.text[0] == "14 hard Ada")
        #expect(TestHost(Settings()).text[0] == "14 hard Ada")
        // A value that is not a level does no harm.
        StorageTests.store.set("broken", forKey: "level")
        #expect(TestHost(Settings()).text[0] == "14 easy Ada")
    }

    @Test func assistiveTechnologySeesAndPressesButtons() {
        struct Pressed: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text(verbatim: "count \(count)")
                    Button("Add") { count += 1 }
                    Button("Never") {}.disabled(true)
                }
            }
        }
        let graph = ViewHost(Pressed(), textSystem: PlainTextSystem())
        graph.resize(to: CGSize(width: 200, height: 200))
        _ = graph.renderFrame(at: 0)
        let items = graph.accessibilityItems
        #expect(items.map(\.label) == ["count 0", "Add", "Never"])
        #expect(items.map(\.role) == [.staticText, .button, .button])
        #expect(items[2].isEnabled == false && items[2].actions.isEmpty)
        #expect(graph.send(.accessibility(id: items[1].id, action: .press)))
        _ = graph.renderFrame(at: 0.1)
        #expect(graph.accessibilityItems[0].label == "count 1")
        #expect(!graph.send(.accessibility(id: items[2].id, action: .press)))
    }
}
