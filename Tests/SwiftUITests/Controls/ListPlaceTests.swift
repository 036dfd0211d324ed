import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// What is visible of lists and lazy stacks stays where it is, whatever is found out about rows above.
@MainActor
struct ListPlaceTests {
    private final class Rows: ObservableObject {
        @Published var texts = (0..<2000).map { "row \($0)" + String(repeating: " of many words", count: $0 * 7 % 11) }
        @Published var tall: Set<Int> = []
    }

    private struct Content: View {
        @ObservedObject var rows: Rows
        let isList: Bool
        var target = 1500

        var body: some View {
            ScrollViewReader { reader in
                VStack(spacing: 0) {
                    Button("Go") { reader.scrollTo(target, anchor: .top) }
                    if isList {
                        List { content }.listStyle(.plain)
                    } else {
                        ScrollView { LazyVStack { content } }
                    }
                }
            }
        }

        private var content: some View {
            ForEach(rows.texts.indices, id: \.self) { row in
                Text(verbatim: rows.texts[row]).frame(minHeight: rows.tall.contains(row) ? 120 : 10)
            }
        }
    }

    private func host(_ rows: Rows, isList: Bool, target: Int = 1500) -> TestHost {
        let host = TestHost(Content(rows: rows, isList: isList, target: target), size: CGSize(width: 240, height: 440))
        host.tap(text: "Go")
        host.advance(by: 1)
        return host
    }

    /// The row at the top, and where it is.
    private func top(_ host: TestHost) -> (row: String, y: CGFloat)? {
        var best: (row: String, y: CGFloat)?
        for text in host.text where text.hasPrefix("row") {
            guard let y = host.find(text: text)?.frame.minY, y > 20, y < best?.y ?? .infinity else { continue }
            best = (text, y)
        }
        return best
    }

    private let middle = CGPoint(x: 120, y: 220)

    @Test("Scrolling up from a row that was jumped to moves by what the wheel says", arguments: [true, false])
    func wheel(isList: Bool) throws {
        let rows = Rows()
        let host = host(rows, isList: isList)
        for _ in 0..<40 {
            let before = try #require(top(host))
            host.scroll(at: middle, by: CGSize(width: 0, height: -7))
            let after = try #require(host.find(text: before.row)?.frame)
            #expect(abs(after.minY - before.y - 7) < 0.01, "\(before.row): \(before.y) to \(after.minY)")
        }
    }

    @Test("After a jump to the end and many rows up, all rows to the first one can be seen", arguments: [true, false])
    func backToStart(isList: Bool) throws {
        let rows = Rows()
        rows.texts.removeLast(1900)
        let host = host(rows, isList: isList, target: 90)
        for _ in 0..<400 { host.scroll(at: middle, by: CGSize(width: 0, height: -40)) }
        let first = try #require(host.find(text: "row 0")?.frame)
        #expect(host.text.contains("row 0") && first.minY >= 20 && first.minY < 60)
    }

    @Test("A row that becomes taller moves what is below it alone", arguments: [true, false])
    func taller(isList: Bool) throws {
        let rows = Rows()
        let host = host(rows, isList: isList)
        let before = try #require(top(host))
        rows.tall.insert(1504)
        host.advance(by: 1)
        #expect(try #require(host.find(text: before.row)?.frame).minY == before.y)
        rows.texts[1505] += "!"
        rows.texts.append("row at the end")
        host.advance(by: 1)
        #expect(try #require(host.find(text: before.row)?.frame).minY == before.y)
    }

    @Test("In a wider and a narrower window the first visible row stays", arguments: [true, false])
    func resize(isList: Bool) throws {
        let rows = Rows()
        let host = host(rows, isList: isList)
        let before = try #require(top(host))
        for width in [400, 300, 180, 240] {
            host.resize(to: CGSize(width: width, height: 440))
            host.advance(by: 1)
            let after = try #require(host.find(text: before.row)?.frame)
            #expect(abs(after.minY - before.y) < 40, "\(width): \(before.y) to \(after.minY), \(host.text)")
        }
    }
}
