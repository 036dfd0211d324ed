import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// `scrollTo` in lists: by the identities of elements, by those that views were given, and by sections.
@MainActor
struct ListScrollTests {
    private struct Reader<Rows: View>: View {
        let target: AnyHashable
        @ViewBuilder let rows: Rows
        var body: some View {
            ScrollViewReader { reader in
                VStack {
                    Button("Go") { reader.scrollTo(target, anchor: .top) }
                    List { rows }.listStyle(.plain)
                }
            }
        }
    }

    private func texts(_ target: some Hashable, @ViewBuilder _ rows: () -> some View) -> [String] {
        let host = TestHost(Reader(target: AnyHashable(target), rows: rows), size: CGSize(width: 300, height: 440))
        host.tap(text: "Go")
        host.advance(by: 1)
        return host.text.filter { $0 != "Go" }
    }

    @Test("A row is found by its element's identity, made or not")
    func elements() {
        let far = texts(900) { ForEach(0..<1000, id: \.self) { Text(verbatim: "row \($0)") } }
        #expect(far.contains("row 900") && !far.contains("row 0"))
        let near = texts(9) { ForEach(0..<1000, id: \.self) { Text(verbatim: "row \($0)") } }
        #expect(near.contains("row 9") && !near.contains("row 1"))
    }

    @Test(
        "A row of a long list is where it was scrolled to, whatever the style and the rows' heights",
        arguments: [0, 1, 2], [70_000, 99_990])
    func far(style: Int, target: Int) {
        struct Long: View {
            let style: Int, target: Int
            var body: some View {
                ScrollViewReader { reader in
                    VStack {
                        Button("Go") { reader.scrollTo(target, anchor: .top) }
                        Button("Move") { withAnimation { reader.scrollTo(target, anchor: .top) } }
                        let list = List {
                            Section("Rows") {
                                ForEach(0..<100_000, id: \.self) { row in
                                    Text(verbatim: "row \(row)").frame(height: row % 7 == 0 ? 90 : 20)
                                }
                            }
                        }
                        switch style {
                        case 0: list.listStyle(.plain)
                        case 1: list.listStyle(.grouped)
                        default: list.listStyle(.insetGrouped)
                        }
                    }
                }
            }
        }
        for way in ["Go", "Move"] {
            let host = TestHost(Long(style: style, target: target), size: CGSize(width: 300, height: 440))
            host.tap(text: way)
            host.advance(by: 2)
            #expect(host.text.contains("row \(target)"), "\(way): \(host.text)")
        }
    }

    @Test("A row is found by the identity that its view was given")
    func views() {
        let far = texts("id 900") { ForEach(0..<1000, id: \.self) { Text(verbatim: "row \($0)").id("id \($0)") } }
        #expect(far.contains("row 900"))
        let end = texts("end") {
            ForEach(0..<300, id: \.self) { Text(verbatim: "row \($0)") }
            Text("The end").padding().id("end").foregroundStyle(.red)
        }
        #expect(end.contains("The end"))
    }

    @Test("A section is found by its element's identity; places in the structure are no identities")
    func sections() {
        let shown = texts("M") {
            ForEach(["A", "M", "Z"], id: \.self) { letter in
                Section(letter) { ForEach(0..<50, id: \.self) { Text(verbatim: "\(letter)\($0)") } }
            }
        }
        #expect(shown.contains("M") && shown.contains("M0") && !shown.contains("A0"))
        let none = texts(1) {
            Text("first")
            ForEach(100..<300, id: \.self) { Text(verbatim: "row \($0)") }
        }
        #expect(none.first == "first")
    }

    @Test("What several views are found by does not hide their tags")
    func tags() {
        struct Choice: View {
            @State private var chosen = 2
            var body: some View {
                Picker("Pick", selection: $chosen) {
                    Text("One").tag(1).id("a")
                    Text("Two").tag(2).id("b")
                }
                .pickerStyle(.menu)
            }
        }
        let host = TestHost(Choice(), size: CGSize(width: 300, height: 100))
        #expect(host.text.contains("Two"))
    }
}
