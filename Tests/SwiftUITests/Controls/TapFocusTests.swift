import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// In a terminal, keys reach what is tapped.
@MainActor
@Suite("Keys for what is tapped")
struct TapFocusTests {
    private struct Cards: View {
        @State private var taps: [String] = []
        @State private var areLocked = false

        var body: some View {
            VStack {
                HStack {
                    ForEach(["one", "two", "three"], id: \.self) { name in
                        Text(name).frame(width: 60, height: 40).onTapGesture { taps.append(name) }
                    }
                }
                .disabled(areLocked)
                Text(verbatim: "held").onLongPressGesture {}
                VStack { Button("Lock") { areLocked.toggle() } }.onTapGesture { taps.append("around") }
                Text("taps: \(taps.joined(separator: " "))")
            }
        }
    }

    private func host(_ kind: HostTraits.Kind) -> TestHost {
        TestHost(Cards().environment(\.hostKind, kind), size: CGSize(width: 300, height: 200))
    }

    private func ring(_ host: TestHost) -> CGRect? { host.findAll(kind: "focus ring").first?.frame }

    private func taps(_ host: TestHost) -> String { host.text.first { $0.hasPrefix("taps: ") } ?? "" }

    @Test("The focus goes from card to card, by Tab and by arrows, and Space and Return tap")
    func cards() throws {
        let host = host(.terminal)
        host.press(.tab)
        let first = try #require(ring(host))
        #expect(first.size == CGSize(width: 60, height: 40))
        host.press(.space)
        #expect(taps(host) == "taps: one")
        #expect(ring(host) == first)
        host.press(.right)
        host.press(.return)
        host.press(.return)
        #expect(taps(host) == "taps: one two two")
        host.press(.tab)
        host.press(.space)
        #expect(taps(host) == "taps: one two two three")
        // What is held by a finger is none of the stops, nor is what has stops within it.
        host.press(.tab)
        host.press(.space)
        #expect(taps(host) == "taps: one two two three")
        // Now the cards are disabled, and the button is the only stop.
        host.press(.tab)
        host.press(.space)
        host.press(.tab)
        host.press(.space)
        #expect(taps(host) == "taps: one two two three one")
    }

    @Test("In a window the focus stays with controls")
    func window() {
        let host = host(.window)
        host.press(.tab)
        #expect(ring(host)?.height != 40)
        host.press(.space)
        #expect(taps(host) == "taps: ")
    }

    @Test("What lies behind an alert or a sheet is none of the stops: the first is in it")
    func backdrops() throws {
        struct Page: View {
            @State private var isAsking = false
            @State private var isShown = false
            @State private var said = ""

            var body: some View {
                VStack {
                    Text("said: \(said)")
                    Button("Ask") { isAsking = true }
                    Button("Show") { isShown = true }
                }
                .alert("Delete all?", isPresented: $isAsking) {
                    Button("Keep", role: .cancel) { said += "keep " }
                    Button("Delete", role: .destructive) { said += "delete " }
                }
                .sheet(isPresented: $isShown) {
                    Button("Inside") {
                        said += "inside "
                        isShown = false
                    }
                }
            }
        }
        let host = TestHost(
            Page().environment(\.hostKind, HostTraits.Kind.terminal), size: CGSize(width: 500, height: 500))
        for (button, keys) in [("Ask", 1), ("Ask", 2), ("Show", 1)] {
            host.tap(text: button)
            host.advance(by: 1)
            for _ in 0..<keys { host.press(.tab) }
            let stop = try #require(ring(host))
            #expect(stop.width < 400 && stop.height < 100)
            host.press(.space)
            host.advance(by: 1)
        }
        #expect(host.text.contains("said: keep delete inside "))
    }
}
