import DisplayList
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Where wheels rest when they come.
@MainActor
@Suite("The places of wheels")
struct WheelPlaceTests {
    private struct Wheel: View {
        @State private var chosen = 20
        var body: some View {
            Picker("Minutes", selection: $chosen) {
                ForEach(0..<60) { Text("\($0) min").tag($0) }
            }
            .pickerStyle(.wheel)
        }
    }

    private struct Tabs: View {
        @State var shown: Int
        var body: some View {
            TabView(selection: $shown) {
                Text("first").tabItem { Text("One") }.tag(0)
                HStack { Wheel() }.tabItem { Text("Two") }.tag(1)
            }
        }
    }

    private func middle(_ host: TestHost, _ text: String) throws -> CGFloat {
        try #require(host.find(text: text)).center.y
    }

    @Test("A wheel shows what is chosen in its middle from the start", arguments: [300, 700])
    func start(height: Int) throws {
        let host = TestHost(Wheel(), size: CGSize(width: 300, height: CGFloat(height)))
        #expect(abs(try middle(host, "20 min") - CGFloat(height) / 2) < 1)
    }

    @Test("Keys turn a wheel that has the keyboard: by one, by five, to its ends, and no further")
    func keys() {
        let host = TestHost(
            VStack {
                Wheel()
                ScrollView { Color.red.frame(height: 2000) }
            }, size: CGSize(width: 300, height: 600))
        host.press(.tab)
        let steps: [(KeyEvent.Key, String)] = [
            (.down, "21 min"), (.pageUp, "16 min"), (.end, "59 min"), (.pageDown, "59 min"), (.up, "58 min"),
            (.home, "0 min"), (.up, "0 min"), (.pageDown, "5 min"),
        ]
        for (key, text) in steps {
            #expect(host.press(key))
            host.advance(by: 1)
            let chosen = host.accessibility.filter(\.isSelected).compactMap(\.label)
            #expect(chosen == [text])
        }
    }

    @Test("So does a wheel in a tab that is chosen later")
    func tab() throws {
        let host = TestHost(Tabs(shown: 0), size: CGSize(width: 300, height: 600))
        host.tap(text: "Two")
        host.advance(by: 1)
        let direct = TestHost(Tabs(shown: 1), size: CGSize(width: 300, height: 600))
        direct.advance(by: 1)
        #expect(abs(try middle(host, "20 min") - 275) < 3)
        #expect(abs(try middle(direct, "20 min") - 275) < 3)
    }
}
