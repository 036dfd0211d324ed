import SwiftUI
import SwiftUITesting
import Testing

/// Keys that choose rows of a list, one or several.
@MainActor @Suite struct ListKeyTests {
    private struct Several: View {
        @State private var chosen: Set<Int> = []
        var body: some View {
            VStack {
                Text("=" + chosen.sorted().map(String.init).joined(separator: ","))
                List(0..<7, id: \.self, selection: $chosen) { Text("row \($0)") }
            }
        }
    }

    private struct One: View {
        @State private var chosen: Int?
        var body: some View {
            VStack {
                Text("=" + (chosen.map(String.init) ?? ""))
                List(selection: $chosen) {
                    ForEach(0..<3, id: \.self) { Text("row \($0)") }
                    Text("plain")
                    ForEach(4..<7, id: \.self) { Text("row \($0)") }
                }
            }
        }
    }

    private func chosen(_ host: TestHost) -> String { host.text.first ?? "" }

    @Test("Arrows go from the row that was chosen last, and Shift chooses all from where the selection began")
    func several() {
        let host = TestHost(Several(), size: CGSize(width: 300, height: 500))
        host.press(.tab)
        host.press(.down)
        host.press(.down)
        #expect(chosen(host) == "=1")
        host.press(.down, modifiers: .shift)
        #expect(chosen(host) == "=1,2")
        host.press(.down, modifiers: .shift)
        #expect(chosen(host) == "=1,2,3")
        host.press(.up, modifiers: .shift)
        #expect(chosen(host) == "=1,2")
        host.press(.down)
        #expect(chosen(host) == "=3")
        host.press(.up, modifiers: .shift)
        host.press(.up, modifiers: .shift)
        #expect(chosen(host) == "=1,2,3")
        host.press(.up)
        #expect(chosen(host) == "=0")
        host.press(.up)
        #expect(chosen(host) == "=0")
        host.press(.end)
        #expect(chosen(host) == "=6")
        host.press(.down)
        #expect(chosen(host) == "=6")
        host.press(.home, modifiers: .shift)
        #expect(chosen(host) == "=0,1,2,3,4,5,6")
        host.press(.home)
        #expect(chosen(host) == "=0")
    }

    @Test("Without a choice, arrows begin at the first row or at the last; rows without a value are skipped")
    func one() {
        let host = TestHost(One(), size: CGSize(width: 300, height: 500))
        host.press(.tab)
        host.press(.up)
        #expect(chosen(host) == "=6")
        host.press(.home)
        for wanted in ["=1", "=2", "=4", "=5"] {
            host.press(.down)
            #expect(chosen(host) == wanted)
        }
        host.press(.up)
        host.press(.up)
        #expect(chosen(host) == "=2")
        host.press(.down, modifiers: .shift)
        #expect(chosen(host) == "=4")
        let other = TestHost(One(), size: CGSize(width: 300, height: 500))
        other.press(.tab)
        other.press(.down)
        #expect(chosen(other) == "=0")
    }
}
