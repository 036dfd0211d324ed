import SwiftUI
import SwiftUITesting
import Testing

/// How test hosts measure texts: letters of 0.6 and lines of 1.2 times the size.
@MainActor @Suite("Lines of texts in test hosts")
struct TextLineTests {
    private static let words = "aa aa aa aa"

    /// The height of four words, each on a line of its own, of 12 points with 6 points between, in a height.
    private func height(
        _ room: CGFloat?, _ change: (Text) -> some View = { $0.lineSpacing(6) }
    ) throws -> CGFloat {
        let text = change(Text(Self.words).font(.system(size: 10)))
        let host = TestHost(
            VStack { text.accessibilityIdentifier("text").frame(width: 12, height: room) },
            size: CGSize(width: 100, height: 400))
        return try #require(host.find(identifier: "text")).frame.height
    }

    @Test("As many lines are shown as fit with the space between them, and at least one")
    func limits() throws {
        #expect(try height(nil) == 66 && height(66) == 66 && height(300) == 66)
        #expect(try height(65.9) == 48 && height(48) == 48 && height(47.9) == 30 && height(30) == 30)
        #expect(try height(29.9) == 12 && height(12) == 12 && height(5) == 12)
        #expect(try height(36) { $0 } == 36 && height(35.9) { $0 } == 24 && height(48) { $0 } == 48)
    }

    @Test("A text has no more lines than it may, and room for those that it reserves")
    func lineLimits() throws {
        #expect(try height(nil) { $0.lineSpacing(6).lineLimit(2) } == 30)
        #expect(try height(nil) { $0.lineSpacing(6).lineLimit(9) } == 66)
        #expect(try height(nil) { $0.lineSpacing(6).lineLimit(6, reservesSpace: true) } == 102)
        #expect(try height(nil) { $0.lineSpacing(6).lineLimit(2, reservesSpace: true) } == 30)
        #expect(try height(30) { $0.lineSpacing(6).lineLimit(3) } == 30)
    }

    @Test("Words are wrapped where the next one has no room; a word that is too long is alone")
    func wrapping() throws {
        func lines(_ text: String, _ width: CGFloat) throws -> CGFloat {
            let host = TestHost(
                VStack {
                    Text(text).font(.system(size: 10)).accessibilityIdentifier("text").frame(width: width)
                }, size: CGSize(width: 300, height: 400))
            return try #require(host.find(identifier: "text")).frame.height / 12
        }
        #expect(try lines("aa bb", 30) == 1 && lines("aa bb", 29.9) == 2)
        #expect(try lines("aa\nbb", 300) == 2 && lines("a b c d", 18) == 2 && lines("", 50) == 1)
        #expect(try lines("ä é", 18) == 1 && lines("ä é", 17.9) == 2)
    }

    @Test("What is within another element is moved in below it")
    func depths() {
        let host = TestHost(
            List {
                Section("head") { Text("one") }
            }, size: CGSize(width: 200, height: 200))
        let lines = host.accessibilityDescription.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first?.hasPrefix(" ") == false)
        let depths = lines.map { $0.prefix { $0 == " " }.count }
        let items = host.accessibility
        #expect(depths.count == items.count)
        for (index, item) in items.enumerated() {
            let parent = item.parent.flatMap { id in items.firstIndex { $0.id == id } }
            #expect(depths[index] == (parent.map { depths[$0] + 2 } ?? 0))
        }
        #expect(depths.contains(2))
    }
}
