import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// All kinds of controls as they are in a terminal, which is also a page of the documentation.
@MainActor
@Suite("Controls in cells")
struct GalleryTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Documentation/TerminalControls.md").standardized

    private func screen(_ kind: Gallery) -> [String] {
        let host = TestHost(kind.view, columns: 60, rows: 20)
        host.advance(by: 1)
        return host.screen
    }

    @Test("The page of the documentation shows the screens as they are")
    func page() throws {
        var text = """
            # Controls in a terminal

            Each screen has 60 columns and 20 rows; colors are left out. `ORIEL_WRITE_PAGES=1 ./oriel test --filter
            GalleryTests` writes this page, and the test compares it.

            """
        for kind in Gallery.allCases {
            var lines = screen(kind)
            while lines.first?.isEmpty == true { lines.removeFirst() }
            while lines.last?.isEmpty == true { lines.removeLast() }
            text += "\n## \(kind.rawValue.capitalized)\n\n```text\n\(lines.joined(separator: "\n"))\n```\n"
        }
        if ProcessInfo.processInfo.environment["ORIEL_WRITE_PAGES"] != nil {
            try text.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: Self.page, encoding: .utf8)
        if written != text {
            let pairs = zip(written.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
            let first = pairs.first { $0.0 != $0.1 }
            Issue.record("The page says “\(first?.0 ?? "")”, the screen “\(first?.1 ?? "")”.")
        }
    }

    @Test("No text is cut", arguments: Gallery.allCases)
    func whole(_ kind: Gallery) {
        #expect(!screen(kind).joined().contains("…"))
    }

    @Test("A toggle, a slider, a stepper and a picker are worked with keys, and the focus is seen")
    func keys() {
        struct Form: View {
            @State private var isOn = false
            @State private var part = 0.5
            @State private var count = 3

            var body: some View {
                VStack(alignment: .leading) {
                    Toggle("Sound", isOn: $isOn)
                    Slider(value: $part, in: 0...1, step: 0.25)
                    Stepper("Count \(count)", value: $count)
                }
            }
        }
        let host = TestHost(Form(), columns: 20, rows: 3)
        #expect(host.screen == ["[ ] Sound", "━━━━━━━━━━●─────────", "Count 3       −   +"])
        host.press(.down)
        #expect(host.styledScreen[0].contains("\u{1B}[7m") || host.styledScreen[0].contains(";7"))
        host.press(.space)
        host.press(.down)
        host.press(.right)
        host.press(.tab)
        host.press(.tab)
        host.press(.space)
        #expect(host.screen == ["[x] Sound", "━━━━━━━━━━━━━━●─────", "Count 4       −   +"])
    }
}
