import FrontEndKit
import SwiftUI
import Testing
import TextFrontEnd

/// A form as text: controls and distances in a front end of cells.
@MainActor
@Suite("A form in cells")
struct FormTests {
    private struct Form: View {
        @State private var isOn = false
        @State private var amount = 0.5
        @State private var flavour = 1

        var body: some View {
            VStack(alignment: .leading) {
                Text("Settings").font(.title)
                Toggle("Sound", isOn: $isOn)
                Slider(value: $amount, in: 0...1, step: 0.25)
                Picker("Flavour", selection: $flavour) {
                    Text("Plain").tag(0)
                    Text("Sweet").tag(1)
                    Text("Sour").tag(2)
                }
                .pickerStyle(.segmented)
                Divider()
                Text("\(isOn ? "loud" : "silent"), \(amount * 100, format: .number) %, \(flavour)")
            }
            .padding()
        }
    }

    private func click(_ text: String, column: Int = 0) -> (Screen) -> TextFrontEnd.Step {
        { screen in
            guard let place = screen.place(of: text) else {
                Issue.record("“\(text)” is not on the screen:\n\(screen.text)")
                return .wait(0)
            }
            return .click(column: place.column + column, row: place.row)
        }
    }

    /// The lines with something in them.
    private func lines(_ screen: Screen) -> [String] { screen.lines.filter { !$0.isEmpty } }

    @Test("Controls can be read")
    func read() throws {
        let screen = try #require(screens(of: Form(), columns: 44, rows: 14).last)
        #expect(
            lines(screen) == [
                "  Settings",
                "  [ ] Sound",
                "  ├───────────────────●──────────────────┤",
                "  ( ) Plain    (•) Sweet     ( ) Sour",
                "  ────────────────────────────────────────",
                "  silent, 50 %, 1",
            ])
    }

    @Test("A toggle, a slider and a segmented picker are worked by clicks")
    func clicks() throws {
        let shown = screens(
            of: Form(), columns: 44, rows: 14,
            after: [click("[ ] Sound", column: 38), click("├", column: 39), click("( ) Sour")])
        #expect(shown.count == 4)
        #expect(lines(shown[1]).last == "  loud, 50 %, 1")
        #expect(lines(shown[2]).last == "  loud, 100 %, 1")
        #expect(
            lines(shown[3]) == [
                "  Settings",
                "  [x] Sound",
                "  ├─────────────────────────────────────●┤",
                "  ( ) Plain    ( ) Sweet     (•) Sour",
                "  ────────────────────────────────────────",
                "  loud, 100 %, 2",
            ])
    }

    @Test("They are worked by keys")
    func keys() throws {
        let shown = screens(
            of: Form(), columns: 44, rows: 14,
            after: [
                { _ in .key(.tab) }, { _ in .key(.space, " ") }, { _ in .key(.tab) }, { _ in .key(.right) },
                { _ in .key(.tab) }, { _ in .key(.right) },
            ])
        #expect(lines(shown[2]).last == "  loud, 50 %, 1")
        #expect(lines(shown[4]).last == "  loud, 75 %, 1")
        #expect(lines(shown[6]).last == "  loud, 75 %, 2")
    }

    @Test("Equal gaps stay equal, whatever they are", arguments: [0.0, 3, 4, 5, 8, 10, 12, 16, 20, 24, 30])
    func gaps(_ spacing: Double) throws {
        let view = VStack(spacing: spacing) {
            HStack(spacing: spacing) { ForEach(0..<5) { Text("\($0)") } }
            ForEach(0..<6) { Text("row \($0)") }
        }
        let screen = try #require(screens(of: view, columns: 61, rows: 31).last)
        let columns = try (0..<5).map { try #require(screen.place(of: "\($0)")?.column) }
        #expect(Set(zip(columns, columns.dropFirst()).map { $1 - $0 }).count == 1)
        let rows = try (0..<6).map { try #require(screen.place(of: "row \($0)")?.row) }
        #expect(Set(zip(rows, rows.dropFirst()).map { $1 - $0 }).count == 1)
        // The usual distance is a column and no row; two columns and one row are 16 points.
        if spacing == 8 { #expect(columns[1] - columns[0] == 2 && rows[1] - rows[0] == 1) }
        if spacing == 16 { #expect(columns[1] - columns[0] == 3 && rows[1] - rows[0] == 2) }
    }

    @Test("Cells of a grid are as wide as each other, and as far apart", arguments: 30...60)
    func grid(_ width: Int) throws {
        let view = LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4)) {
            ForEach(0..<8) { number in Text("\(number)").frame(maxWidth: .infinity, alignment: .leading) }
        }
        let screen = try #require(screens(of: view, columns: width, rows: 9).last)
        let places = try (0..<8).map { try #require(screen.place(of: "\($0)")) }
        #expect(Set([1, 2, 3, 5, 6, 7].map { places[$0].column - places[$0 - 1].column }).count == 1)
    }

    @Test("No text is cut for want of a part of a cell")
    func whole() throws {
        struct Sizes: View {
            var body: some View {
                VStack(alignment: .leading, spacing: 5) {
                    Text("Title").font(.largeTitle)
                    Text("caption").font(.caption2).padding(3)
                    HStack(spacing: 3) {
                        Text("left").frame(width: 33)
                        Text("right").padding(.leading, 7)
                    }
                    Text("boxed").padding(5).border(.red).frame(height: 41)
                    Label("Label", systemImage: "star")
                }
            }
        }
        let screen = try #require(screens(of: Sizes(), columns: 40, rows: 20).last)
        for text in ["Title", "caption", "left", "right", "boxed", "Label"] {
            #expect(screen.place(of: text) != nil, "\(text)\n\(screen.text)")
        }
        #expect(!screen.text.contains("…"))
    }
}
