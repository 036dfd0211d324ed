import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// The inspector of an app's windows (⌥⌘I): what it knows of views, and that the inspected window does not notice it.
@MainActor @Suite("The inspector")
struct ViewInspectorTests {
    private final class Game: ObservableObject {
        @Published var score = 0
    }

    private struct CardView: View {
        let symbol: String
        var body: some View { Text(symbol).padding(4) }
    }

    private struct Table: View {
        @State private var count = 1
        @ObservedObject var game: Game
        @Environment(\.isEnabled) private var isEnabled
        let names = ["Ada", "Ben"]

        var body: some View {
            VStack(spacing: 0) {
                Button("More") { count += 1 }
                CardView(symbol: "card \(count)")
                Text("score \(game.score)")
            }
        }
    }

    private struct OneWindow: App {
        var body: some Scene { WindowGroup("Cards") { Table(game: Game()) } }
    }

    private let game = Game()

    private func inspected() -> (host: TestHost, session: InspectorSession) {
        let host = TestHost(Table(game: game), size: CGSize(width: 200, height: 200))
        host.update()
        let session = InspectorSession(inspecting: host.host, textSystem: host.host.graph.textSystem)
        host.update()
        session.model.refresh()
        return (host, session)
    }

    private func node(_ name: String, in session: InspectorSession) throws -> InspectedNode {
        try #require(session.model.nodes.first { $0.name == name })
    }

    private func fields(_ fields: [InspectedDetails.Field]?) -> [String: String] {
        Dictionary(uniqueKeysWithValues: (fields ?? []).map { ($0.name, $0.value) })
    }

    // MARK: What is listed

    @Test("the app's views and the elements are listed, modifiers when they are wanted")
    func lists() throws {
        let (host, session) = inspected()
        defer { withExtendedLifetime(host) {} }
        let names = session.model.nodes.map(\.name)
        #expect(names.first == "Table" && names.contains("VStack") && names.contains("CardView"))
        #expect(!names.contains("padding"))
        #expect(try node("Table", in: session).role == .appView && node("Table", in: session).depth == 0)
        #expect(session.model.nodes.contains { $0.text == "card 1" && $0.role == .element })
        session.model.outline.isComplete = true
        #expect(session.model.nodes.map(\.name).contains("padding"))
        session.end()
    }

    @Test("a search lists what has the name or the text; a collapsed view has no content in the list")
    func searches() throws {
        let (host, session) = inspected()
        defer { withExtendedLifetime(host) {} }
        session.model.outline.search = "CARD"
        #expect(session.model.nodes.map(\.name) == ["CardView", "Text"])
        session.model.outline.search = ""
        let all = session.model.nodes.count
        let card = try node("CardView", in: session)
        #expect(card.hasContent && session.model.isExpanded(card))
        session.model.toggle(card)
        #expect(session.model.nodes.count == all - 1 && !session.model.isExpanded(card))
        session.model.toggle(card)
        #expect(session.model.nodes.count == all)
        session.end()
    }

    // MARK: What is known of a view

    @Test("a view's state, values, layout and environment are shown with their present values")
    func details() throws {
        let (host, session) = inspected()
        session.model.selection = try node("Table", in: session).id
        host.tap(text: "More")
        host.update()
        game.score = 7
        host.update()
        session.model.refresh()
        let details = try #require(session.model.details)
        #expect(fields(details.state)["@State count"] == "2")
        #expect(fields(details.state)["@Environment isEnabled"] == "true")
        #expect(fields(details.state)["@ObservedObject game"]?.hasPrefix("Game(") == true)
        #expect(fields(details.values)["names"] == "[“Ada”, “Ben”]")
        #expect(fields(details.layout)["proposed"] == "200 × 200")
        #expect(!details.environment.isEmpty)
        session.end()
    }

    @Test("the evaluations of a body are counted, each with what changed before it")
    func evaluations() throws {
        let (host, session) = inspected()
        let before = try node("Table", in: session).evaluations
        host.tap(text: "More")
        host.update()
        session.model.refresh()
        session.model.selection = try node("Table", in: session).id
        // The state before the first evaluation in the log is unknown: the second one has a cause.
        host.tap(text: "More")
        host.update()
        game.score = 1
        host.update()
        session.model.refresh()
        let entry = try #require(session.model.details?.evaluations)
        #expect(entry.count == before + 3)
        #expect(Array(entry.changes.prefix(2)) == [["_game"], ["_count"]])
        session.model.selection = try node("CardView", in: session).id
        #expect(session.model.details?.evaluations?.changes.first == ["@self"])
        session.end()
    }

    // MARK: The window

    @Test("the window's own layout and hits stay; what is selected is marked above it, and not after the end")
    func marks() throws {
        let plain = TestHost(Table(game: game), size: CGSize(width: 200, height: 200))
        let (host, session) = inspected()
        let frames = plain.find(text: "card 1")?.frame
        session.model.selection = try node("CardView", in: session).id
        session.model.showsFrames = true
        host.update()
        #expect(host.find(text: "card 1")?.frame == frames)
        #expect(session.model.marks.selection?.name == "CardView")
        #expect(session.model.marks.frames.count > 2)
        #expect(host.layersDescription.contains("CardView"))
        #expect(host.accessibilityDescription == plain.accessibilityDescription)
        #expect(host.tap(text: "More"))
        session.end()
        host.update()
        #expect(!host.layersDescription.contains("CardView"))
        #expect(host.host.graph.evaluations == nil)
    }

    @Test("a click selects the view under it, and the window does not get it")
    func picks() throws {
        let host = AppTestHost(OneWindow())
        let window = try #require(host.windows.first)
        window.update()
        let session = try #require(ViewInspector.open(for: window.host))
        defer { session.end() }
        #expect(host.windows.count == 2 && host.windows.last?.title.contains("Inspector") == true)
        session.model.isPicking = true
        let place = try #require(window.find(text: "More")?.frame)
        let press = InputEvent.pointer(
            PointerEvent(.down, at: CGPoint(x: place.midX, y: place.midY), time: 1))
        #expect(session.picks(press))
        #expect(session.model.nodes.first { $0.id == session.model.selection }?.text == "More")
        #expect(window.text.contains("card 1"))
    }

    @Test("the inspector's window draws its lists, and the trees of layers and of accessibility")
    func window() throws {
        let host = AppTestHost(OneWindow(), size: CGSize(width: 860, height: 600))
        let window = try #require(host.windows.first)
        window.update()
        let session = try #require(ViewInspector.open(for: window.host))
        defer { session.end() }
        let inspector = try #require(host.windows.last)
        inspector.update()
        #expect(inspector.text.contains("Table") && inspector.text.contains("“card 1”"))
        session.model.selection = try node("Table", in: session).id
        inspector.update()
        #expect(inspector.text.contains("@State count"))
        session.model.page = .accessibility
        inspector.update()
        #expect(inspector.text.contains("button “More”"))
        session.model.page = .layers
        inspector.update()
        #expect(inspector.text.contains { $0.contains("card 1") })
    }

    // MARK: Values

    @Test("of large and nested values a few parts are described")
    func values() {
        #expect(ValueDescription.text(of: Array(0..<1_000_000)) == "[0, 1, 2, 3, 4, 5, … 1000000 in all]")
        #expect(ValueDescription.text(of: Optional<Int>.none as Any) == "nil")
        #expect(ValueDescription.text(of: Optional(3) as Any) == "3")
        #expect(ValueDescription.text(of: ["a": [1]]) == "[“a”: [1]]")
        #expect(ValueDescription.text(of: { (_: Int) in }) == "function")
        #expect(ValueDescription.text(of: Result<Int, Never>.success(4)) == ".success(4)")
        #expect(ValueDescription.text(of: String(repeating: "x", count: 10_000)).count < 200)
        #expect(ValueDescription.text(of: Double.nan) == "nan")
        #expect(ValueDescription.typeName(Button<Text>.self) == "Button")
    }

    @Test("an object that knows itself is described")
    func circle() {
        final class Ring { var next: Ring?, name = "one" }
        let ring = Ring()
        ring.next = ring
        #expect(ValueDescription.text(of: ring).hasPrefix("Ring("))
        ring.next = nil
    }
}
