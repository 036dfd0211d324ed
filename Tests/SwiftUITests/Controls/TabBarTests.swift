import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct TabBarTests {
    private func host(_ width: CGFloat) -> TestHost {
        TestHost(
            TabView {
                Text("a").tabItem { Label("First", systemImage: "star") }.badge(3)
                Text("b").tabItem { Label("Second", systemImage: "heart") }.badge("New")
                Text("c").tabItem { Label("Third", systemImage: "person") }.badge(0)
            }, size: CGSize(width: width, height: 600))
    }

    @Test("A badge stands at the icon, from its middle on; none for 0", arguments: [390, 1000] as [CGFloat])
    func badges(width: CGFloat) {
        let host = host(width)
        let title = host.find(text: "First")!.frame, badge = host.find(text: "3")!.frame
        #expect(abs(badge.midX - title.midX) < 40)
        #expect(badge.midY < title.midY)
        #expect(badge.minY >= 600 - 49)
        #expect(host.find(text: "New") != nil)
        #expect(host.find(text: "0") == nil)
    }

    @Test("A badge may be a text, a key, a resource or a string, and nil for none")
    func noteTypes() {
        let name = "Strings", none: String? = nil, noKey: LocalizedStringKey? = nil
        let host = TestHost(
            List {
                Text("a").badge(name + "!")
                Text("b").badge(name.dropLast())
                Text("c").badge(LocalizedStringResource("Resource"))
                Text("d").badge("Key \(2)")
                Text("e").badge(none).badge(noKey)
            }, size: CGSize(width: 390, height: 600))
        for word in ["Strings!", "String", "Resource", "Key 2"] { #expect(host.find(text: word) != nil, "\(word)") }
        let note = host.find(text: "Strings!")!.frame
        #expect(note.maxX > 300 && abs(note.midY - host.find(text: "a")!.frame.midY) < 1)
    }

    @Test("A wide note grows away from the icon")
    func wideBadge() {
        let host = host(390)
        let note = host.find(text: "New")!.frame, title = host.find(text: "Second")!.frame
        #expect(note.minX > title.midX)
        #expect(note.minX < title.midX + 20)
    }

    @Test("Assistive technology is told the badge as the tab's value")
    func accessibility() {
        let host = host(390)
        #expect(host.accessibility.filter { $0.role == .tab }.map(\.value) == ["3", "New", ""])
    }

    @Test("The content ends where the bar begins")
    func safeArea() {
        let host = host(390)
        #expect(host.find(text: "a")!.frame.midY == 275.5)
    }
}
