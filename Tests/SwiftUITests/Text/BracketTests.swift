import SwiftUI
import SwiftUITesting
import Testing

/// Texts with angle brackets, which Markdown has for addresses.
@MainActor
@Suite("Angle brackets in texts")
struct BracketTests {
    @Test("Brackets around a value are shown; an address between them is a link without")
    func values() {
        let (name, count) = ("Ada", 3)
        #expect(TestHost(Text("<\(name)>")).text == ["<Ada>"])
        #expect(TestHost(Text("<\(count)> & <\(name)@home>")).text == ["<3> & <Ada@home>"])
        #expect(TestHost(Text("write to <ada@example.org>")).text == ["write to ada@example.org"])
    }
}
