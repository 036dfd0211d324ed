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
