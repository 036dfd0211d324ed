import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("The sidebar of tab views")
struct TabSidebarTests {
    private let wide = CGSize(width: 1000, height: 700)
    private let narrow = CGSize(width: 390, height: 700)

    struct Video: View {
        @State private var shown = "watch"
        @State private var added = 0
        let style: Bool

        var body: some View {
            let tabs = TabView(selection: $shown) {
                Tab("Watch", systemImage: "play", value: "watch") { Counter() }
                Tab("Attic", systemImage: "archivebox", value: "attic") { Text("Attic page") }
                    .tabPlacement(.sidebarOnly)
                Tab("Quick", systemImage: "bolt", value: "quick") { Text("Quick page") }
                    .defaultVisibility(.hidden, for: .sidebar)
                TabSection("Series") {
                    Tab("First", systemImage: "1.circle", value: "first") { Text("First page") }.badge(4)
                    Tab("Second", systemImage: "2.circle", value: "second") { Text("Second page") }.disabled(true)
                }
                .sectionActions { Button("Add series", systemImage: "plus") { added += 1 } }
                TabSection("Old") {
                    Tab("Third", systemImage: "3.circle", value: "third") { Text("Third page") }
                }
                .defaultSectionExpansion(.collapsed)
            }
            .tabViewSidebarHeader { Text("My video") }
            .tabViewSidebarFooter { Text("added \(added)") }
            .tabViewSidebarBottomBar { Text("signed in") }
            if style { AnyView(tabs.tabViewStyle(.sidebarAdaptable)) } else { AnyView(tabs) }
        }
    }

    struct Counter: View {
        @State private var count = 0
        @Environment(\.tabBarPlacement) private var placement
        var body: some View {
            VStack {
                Button("count \(count)") { count += 1 }
                Text(placement == .sidebar ? "beside a sidebar" : "above a bar")
            }
        }
    }

    @Test("A tab view may begin with its bar; the user brings the sidebar")
    func placementAtFirst() {
        let host = TestHost(Video(style: true).defaultAdaptableTabBarPlacement(.tabBar), size: wide)
        #expect(host.find(text: "above a bar") != nil && host.find(text: "My video") == nil)
        let usual = TestHost(Video(style: true).defaultAdaptableTabBarPlacement(.sidebar), size: wide)
        #expect(usual.find(text: "beside a sidebar") != nil)
    }

    @Test("Where there is room the tabs are a list at the side, in their sections, and choose the page")
    func sidebar() throws {
        let host = TestHost(Video(style: true), size: wide)
        for text in ["My video", "signed in", "added 0", "Series", "Watch", "Attic", "First", "beside a sidebar"] {
            #expect(host.find(text: text) != nil, "\(text)")
        }
        #expect(host.find(text: "Third") == nil && host.find(text: "Quick") == nil)
        let (title, page) = try (#require(host.find(text: "Watch")).frame, #require(host.find(text: "count 0")).frame)
        #expect(title.maxX < 240 && page.minX > 240 && abs(page.midX - 620) < 1)
        host.tap(text: "First")
        #expect(host.find(text: "First page") != nil && host.find(text: "count 0") == nil)
        host.tap(text: "Second")
        #expect(host.find(text: "Second page") == nil)
        host.tap(text: "Add series")
        #expect(host.find(text: "added 1") != nil)
    }

    @Test("Elsewhere they are in the bar; pages keep their state when the sidebar comes and goes")
    func adaptation() {
        let host = TestHost(Video(style: true), size: wide)
        host.tap(text: "count 0")
        host.resize(to: narrow)
        #expect(host.find(text: "count 1") != nil && host.find(text: "above a bar") != nil)
        #expect(host.find(text: "My video") == nil && host.find(text: "Attic") == nil)
        #expect(host.find(text: "Quick") != nil && host.find(text: "Third") != nil)
        host.tap(text: "Third")
        #expect(host.find(text: "Third page") != nil)
        host.tap(text: "Watch")
        host.resize(to: wide)
        #expect(host.find(text: "count 1") != nil && host.find(text: "My video") != nil)
    }

    @Test("The sidebar is hidden by its button, for the bar, and comes back")
    func toggle() throws {
        let host = TestHost(Video(style: true), size: wide)
        let page = try #require(host.find(text: "count 0")).frame
        host.tap(label: "Toggle Sidebar")
        host.advance(by: 1)
        #expect(try #require(host.find(text: "count 0")).frame.midX == page.midX - 120)
        #expect(host.find(text: "My video") == nil && host.find(text: "above a bar") != nil)
        let (toggle, first) = try (
            #require(host.accessible("Toggle Sidebar")).frame, #require(host.accessible("Watch")).frame
        )
        #expect(toggle.maxX <= first.minX)
        host.tap(label: "Toggle Sidebar")
        host.advance(by: 1)
        #expect(host.find(text: "My video") != nil && host.find(text: "beside a sidebar") != nil)
    }

    @Test("Other styles have no sidebar")
    func otherStyle() {
        let host = TestHost(Video(style: false), size: wide)
        #expect(host.find(text: "My video") == nil && host.find(text: "above a bar") != nil)
    }
}
