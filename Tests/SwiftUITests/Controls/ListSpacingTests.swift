import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Spacing, lines and titles of lists")
struct ListSpacingTests {
    private let size = CGSize(width: 390, height: 700)

    /// Where texts are, from top to bottom.
    private func places(_ texts: [String], in list: some View) throws -> [CGFloat] {
        let host = TestHost(list, size: size)
        return try texts.map { try #require(host.find(text: $0), "\($0) in \(host.text)").frame.midY }
    }

    /// The rectangles of lines: one unit high.
    private func lines(of list: some View) -> [CGRect] {
        let host = TestHost(list, size: size)
        return host.findAll(kind: "Rectangle").map(\.frame)
            .filter { $0.height > 0 && $0.height < 1.01 && $0.width > 100 }
    }

    @Test("Rows keep a distance, and have cards of their own")
    func rows() throws {
        func list(_ spacing: CGFloat?) -> some View {
            List { ForEach(1..<4) { Text("row \($0)") } }.listStyle(.insetGrouped).listRowSpacing(spacing)
        }
        let texts = ["row 1", "row 2", "row 3"]
        let usual = try places(texts, in: list(nil)), wide = try places(texts, in: list(12))
        #expect(usual[1] - usual[0] == 44)
        #expect(wide[0] == usual[0] && wide[1] == usual[1] + 12 && wide[2] == usual[2] + 24)
        #expect(try places(texts, in: list(-5)) == usual && places(texts, in: list(.nan)) == usual)
        #expect(lines(of: list(nil)).count == 2 && lines(of: list(12)).isEmpty)
    }

    @Test("Sections keep the smaller of two distances, the first one its own")
    func sections() throws {
        func list(_ first: ListSectionSpacing?, _ second: ListSectionSpacing?, titled: Bool = false) -> some View {
            List {
                section("one", titled, first)
                section("two", titled, second)
                section("three", titled, nil)
            }
            .listStyle(.insetGrouped)
        }
        @ViewBuilder func section(_ text: String, _ titled: Bool, _ spacing: ListSectionSpacing?) -> some View {
            let section = Section(titled ? "title" : "") { Text(text) }
            let bare = Section { Text(text) }
            switch (titled, spacing) {
            case (true, let spacing?): section.listSectionSpacing(spacing)
            case (true, nil): section
            case (false, let spacing?): bare.listSectionSpacing(spacing)
            case (false, nil): bare
            }
        }
        let texts = ["one", "two", "three"]
        for titled in [false, true] {
            let usual = try places(texts, in: list(nil, nil, titled: titled))
            let title = usual[0] - 57
            #expect(titled ? title > 0 : title == 0)
            func moved(_ first: ListSectionSpacing?, _ second: ListSectionSpacing?) throws -> [CGFloat] {
                zip(try places(texts, in: list(first, second, titled: titled)), usual).map { $0 - $1 }
            }
            #expect(try moved(.custom(5), nil) == [0, -30, -30])
            #expect(try moved(.custom(5), .custom(20)) == [0, -30, -45])
            #expect(try moved(nil, .custom(50)) == [0, 0, 0])
            #expect(try moved(nil, .compact) == [0, -19, -38])
            #expect(try moved(.default, .custom(.infinity)) == [0, -35, -70])
            let whole = try places(texts, in: list(nil, nil, titled: titled).listSectionSpacing(10))
            #expect(zip(whole, usual).map { $0 - $1 } == [0, -25, -50])
        }
    }

    @Test("Lines begin and end a plain list's sections, unless they are hidden")
    func separators() throws {
        func list<Style: ListStyle>(
            _ style: Style, _ visibility: Visibility = .automatic, _ edges: VerticalEdge.Set = .all
        ) -> some View {
            List {
                Section {
                    Text("first")
                    Text("second")
                }
                .listSectionSeparator(visibility, edges: edges)
            }
            .listStyle(style)
        }
        #expect(lines(of: list(.plain)).count == 3)
        #expect(lines(of: list(.plain, .hidden)).count == 1)
        #expect(lines(of: list(.insetGrouped)).count == 1)
        #expect(lines(of: list(.insetGrouped, .visible)).count == 3)
        let above = lines(of: list(.plain, .hidden, .bottom)), below = lines(of: list(.plain, .hidden, .top))
        #expect(above.count == 2 && below.count == 2)
        #expect(above.map(\.minY).min() == 0)
        #expect(abs((below.map(\.maxY).max() ?? 0) - 88) < 1, "\(below)")
        #expect(below.map(\.minY).min() != 0)
    }

    @Test("The lines around a section have colors of their own")
    func tints() {
        let list = List {
            Section {
                Text("first")
                Text("second")
            }
            .listSectionSeparatorTint(.red, edges: .top).listSectionSeparatorTint(.blue, edges: .bottom)
        }
        .listStyle(.plain)
        let host = TestHost(list, size: size)
        let paints = host.displayList.slots.compactMap { layer -> Paint? in
            switch layer.content {
            case .color(let color): .color(color)
            case .fill(_, let paint, _): paint
            default: nil
            }
        }
        for color in [Color.red, .blue] {
            let rgba = color.resolve(in: EnvironmentValues())
            #expect(paints.contains(.color(RGBA(Double(rgba.red), Double(rgba.green), Double(rgba.blue)))), "\(color)")
        }
    }

    @Test("Titles of increased prominence are large, dark and as they are written")
    func prominence() throws {
        func list(_ prominence: Prominence, whole: Bool) -> some View {
            List { Section("Title") { Text("row") }.headerProminence(whole ? .standard : prominence) }
                .listStyle(.insetGrouped)
        }
        let usual = TestHost(list(.standard, whole: false), size: size)
        let small = try #require(usual.find(text: "TITLE")).frame
        let large = try #require(TestHost(list(.increased, whole: false), size: size).find(text: "Title")).frame
        #expect(large.height > small.height + 4)
        let outer = List { Section("Title") { Text("row") } }.listStyle(.insetGrouped).headerProminence(.increased)
        #expect(try #require(TestHost(outer, size: size).find(text: "Title")).frame == large)
        let inner = TestHost(list(.increased, whole: true).headerProminence(.increased), size: size)
        #expect(inner.find(text: "TITLE") != nil, "What a section says counts more")
    }
}
