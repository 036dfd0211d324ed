import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Traits that a view sets in its own body reach its container")
struct BodyTraitTests {
    private struct Row: View {
        let number: Int
        var body: some View {
            Text("row \(number)")
                .listRowInsets(EdgeInsets(top: 0, leading: 77, bottom: 0, trailing: 0))
                .listRowBackground(Color.red)
        }
    }

    private struct CountingRow: View {
        let number: Int
        @State private var count = 0
        var body: some View {
            Button("row \(number) of \(count)") { count += 1 }
                .listRowInsets(EdgeInsets(top: 0, leading: 77 + CGFloat(count), bottom: 0, trailing: 0))
        }
    }

    @Test("A row's insets and ground, also of rows with state, around modifiers, and as the state changes")
    func rows() throws {
        let host = TestHost(
            List {
                ForEach(0..<3) { Row(number: $0) }
                ForEach(3..<5) { CountingRow(number: $0) }
                Row(number: 5).padding(.leading, 3)
                CountingRow(number: 6)
                Text("plain")
            }, size: CGSize(width: 400, height: 800))
        let plain = try #require(host.find(text: "plain")).frame.minX
        for (text, x) in [
            ("row 0", 97), ("row 2", 97), ("row 3 of 0", 97), ("row 4 of 0", 97), ("row 5", 100), ("row 6 of 0", 97),
        ] as [(String, CGFloat)] {
            #expect(host.find(text: text)?.frame.minX == x, "\(text)")
        }
        #expect(plain == 40)
        #expect(host.layersDescription.components(separatedBy: "color #ff3b30").count == 5)
        host.tap(text: "row 4 of 0")
        #expect(host.find(text: "row 4 of 1")?.frame.minX == 98 && host.find(text: "row 3 of 0")?.frame.minX == 97)
    }

    @Test("A million such rows are made as they are wanted")
    func million() {
        let host = TestHost(
            List { ForEach(0..<1_000_000, id: \.self) { CountingRow(number: $0) } },
            size: CGSize(width: 400, height: 400)
        )
        #expect(host.text.count < 40 && host.find(text: "row 3 of 0")?.frame.minX == 97)
    }

    private struct Tab: View {
        let number: Int
        var body: some View {
            Text("page \(number)").tabItem { Label("tab \(number)", systemImage: "star") }.tag(number)
        }
    }

    private struct CountingTab: View {
        let number: Int
        @State private var count = 0
        var body: some View {
            VStack { Button("page \(number) \(count)") { count += 1 } }
                .tabItem { Label("tab \(number) \(count)", systemImage: "star") }
        }
    }

    @Test("The items of pages, also of pages with state")
    func tabs() {
        let host = TestHost(
            TabView {
                Tab(number: 1)
                CountingTab(number: 2)
                Text("page 3").tabItem { Text("tab 3") }
            }, size: CGSize(width: 400, height: 800))
        #expect(host.text == ["page 1", "tab 1", "tab 2 0", "tab 3"])
        host.tap(text: "tab 2 0")
        host.tap(text: "page 2 0")
        #expect(host.text == ["page 2 1", "tab 1", "tab 2 1", "tab 3"])
    }

    @Test("A page has a ground, and the bar is at the bottom whatever is inset there")
    func bar() throws {
        let host = TestHost(
            TabView { Text("page").tabItem { Text("tab") } }.background(.black), size: CGSize(width: 400, height: 800))
        let place = try #require(host.find(text: "tab")).frame
        #expect(host.layersDescription.contains("color #ffffff 0,0 400×800"))
        host.show(
            TabView { Text("page").tabItem { Text("tab") } }
                .safeAreaInset(edge: .bottom) { Color.red.frame(height: 70) })
        #expect(host.find(text: "tab")?.frame == place)
    }

    @Test("Several views of a page of a stack are in a column")
    func columns() throws {
        let host = TestHost(
            NavigationStack {
                Text("header")
                List { Text("row") }
            }, size: CGSize(width: 400, height: 800))
        #expect(try #require(host.find(text: "header")).frame.maxY < #require(host.find(text: "row")).frame.minY)
    }

    @Test("A transition outside of an identity belongs to the view whose identity changes")
    func identities() {
        struct Page: View {
            @State private var number = 0
            var body: some View {
                Button("next") { withAnimation(.linear(duration: 1)) { number += 1 } }
                Text("text \(number)").id(number).transition(.offset(x: 100))
            }
        }
        let host = TestHost(Page(), size: CGSize(width: 400, height: 800))
        host.tap(text: "next")
        host.advance(by: 0.5)
        #expect(host.layersDescription.contains("text 1") && !host.layersDescription.contains("opacity 0."))
    }

    private enum Shows: PreferenceKey {
        static var defaultValue: Bool { false }
        static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
    }

    @Test("What a preference inserts fades in as well, within an animation and by its own")
    func preferences() {
        struct Page: View {
            let isOwn: Bool
            @State private var isOn = false
            var body: some View {
                Button("go") {
                    if isOwn { isOn = true } else { withAnimation(.linear(duration: 1)) { isOn = true } }
                }
                .preference(key: Shows.self, value: isOn)
                .overlayPreferenceValue(Shows.self) {
                    if $0 {
                        Text("over").transition(isOwn ? .opacity.animation(.linear(duration: 1)) : .opacity)
                    }
                }
            }
        }
        for isOwn in [false, true] {
            let host = TestHost(Page(isOwn: isOwn), size: CGSize(width: 400, height: 800))
            host.tap(text: "go")
            #expect(host.layersDescription.contains("opacity 0 "))
            host.advance(by: 0.5)
            #expect(host.layersDescription.contains("opacity 0.5"))
            host.advance(by: 1)
            #expect(!host.layersDescription.contains("opacity 0"))
        }
    }

    @Test("A scroll view's insets are what covers it, and its offset begins at minus these")
    func scroll() {
        final class Log { var last: ScrollGeometry? }
        let log = Log()
        let host = TestHost(
            ScrollView { Color.red.frame(height: 2000) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 60) }
                .onScrollGeometryChange(for: ScrollGeometry.self) {
                    $0
                } action: {
                    log.last = $1
                },
            size: CGSize(width: 400, height: 800))
        host.update()
        #expect(log.last?.contentOffset.y == -60 && log.last?.contentInsets.top == 60)
        #expect(log.last?.containerSize.height == 800 && log.last?.contentSize.height == 2000)
        host.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 100))
        host.advance(by: 1)
        #expect(log.last?.contentOffset.y == 40)
    }
}
