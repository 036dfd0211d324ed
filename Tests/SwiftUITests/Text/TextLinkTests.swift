import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Links within a text")
struct TextLinkTests {
    @MainActor private final class Log {
        var opened: [String] = []
    }

    private func host(_ view: some View, _ log: Log, width: CGFloat = 400) -> TestHost {
        TestHost(
            view.environment(
                \.openURL,
                OpenURLAction {
                    log.opened.append($0.absoluteString)
                    return .handled
                }),
            size: CGSize(width: width, height: 200))
    }

    private let two = Text("[Swift](https://swift.org) and [Debian](https://debian.org) rest")

    @Test("A press of a link opens it by the environment's action; a press beside it does nothing")
    func press() throws {
        let log = Log()
        let host = host(two, log)
        let frame = try #require(host.find(text: "Swift and Debian rest")).frame
        host.tap(at: CGPoint(x: frame.minX + 4, y: frame.midY))
        #expect(log.opened == ["https://swift.org"])
        host.tap(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
        #expect(log.opened == ["https://swift.org"])
        // Released elsewhere than where it was pressed.
        host.press(at: CGPoint(x: frame.minX + 4, y: frame.midY))
        host.move(to: CGPoint(x: frame.maxX - 4, y: frame.midY))
        host.release(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
        #expect(log.opened == ["https://swift.org"])
    }

    @Test("A link wins over the button around its text, the rest of the text belongs to the button")
    func inButton() throws {
        struct Row: View {
            @State private var count = 0
            let text: Text
            var body: some View {
                VStack {
                    Button {
                        count += 1
                    } label: {
                        text
                    }
                    Text("\(count) presses")
                }
            }
        }
        let log = Log()
        let host = host(Row(text: two), log)
        let frame = try #require(host.find(text: "Swift and Debian rest")).frame
        host.tap(at: CGPoint(x: frame.minX + 4, y: frame.midY))
        #expect(log.opened == ["https://swift.org"] && host.text.contains("0 presses"))
        host.tap(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
        #expect(log.opened == ["https://swift.org"] && host.text.contains("1 presses"))
    }

    @Test("Tab reaches a text with links; arrows choose one, Return opens it")
    func keys() {
        let log = Log()
        let host = host(
            VStack {
                Text("plain")
                two
                Button("after") {}
            }, log)
        host.press(.tab)
        #expect(host.press(.return))
        host.press(.right)
        host.press(.space)
        #expect(log.opened == ["https://swift.org", "https://debian.org"])
        host.press(.tab)
        #expect(host.accessible("after")?.isFocused == true)
    }

    @Test("Assistive technology finds the links in the text, and opens them")
    func assistive() throws {
        let log = Log()
        let host = host(
            VStack {
                two
                Text("[alone](https://example.org)")
            }, log)
        let links = host.accessibility.filter { $0.role == .link }
        #expect(links.map(\.label) == ["Swift", "Debian", "alone"])
        let text = try #require(host.accessible("Swift and Debian rest"))
        #expect(links[0].parent == text.id && links[1].parent == text.id && links[2].parent == nil)
        #expect(Set(host.accessibility.map(\.id)).count == host.accessibility.count)
        for link in links { #expect(host.perform(.press, on: link)) }
        #expect(log.opened == ["https://swift.org", "https://debian.org", "https://example.org"])
    }

    @Test("A disabled text opens nothing and takes no focus; a link in the second line is found")
    func disabledAndWrapped() throws {
        let log = Log()
        let host = host(two.disabled(true), log)
        let frame = try #require(host.find(text: "Swift and Debian rest")).frame
        host.tap(at: CGPoint(x: frame.minX + 4, y: frame.midY))
        host.press(.tab)
        host.press(.return)
        #expect(log.opened.isEmpty)

        let narrow = self.host(Text("some words before [here](https://swift.org)").frame(width: 120), log, width: 120)
        let link = try #require(narrow.accessibility.first { $0.role == .link })
        let words = try #require(narrow.find(text: "some words before here")).frame
        #expect(link.frame.minY > words.minY + 5)
        narrow.tap(at: CGPoint(x: link.frame.midX, y: link.frame.midY))
        #expect(log.opened == ["https://swift.org"])
    }

    @Test("The pointer is a hand over a link only")
    func pointer() throws {
        let host = host(two, Log())
        let frame = try #require(host.find(text: "Swift and Debian rest")).frame
        host.hover(at: CGPoint(x: frame.minX + 4, y: frame.midY))
        #expect(host.host.pointerShape == .hand)
        host.hover(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
        #expect(host.host.pointerShape == .arrow)
    }

    @Test("A link to what is no URL opens nothing")
    func malformed() {
        let log = Log()
        var words = AttributedString("odd")
        words.link = URL(string: "relative")
        let host = host(Text(words), log)
        host.tap(text: "odd")
        #expect(log.opened == ["relative"])
    }
}
