import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Bars and columns")
struct BarConformance {
    private struct Game: Identifiable, Hashable { let id: Int }

    /// The painted rectangles in the window.
    private func painted(_ host: TestHost) -> [CGRect] { host.findAll(kind: "Rectangle").map(\.frame) }

    @Test("W04: a background of a style goes below the bars around it, a view's own place does not")
    func backgrounds() {
        struct Sample: View {
            var body: some View {
                TabView {
                    NavigationStack {
                        Color.clear.mark("content")
                            .background(.blue)
                            .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                            .toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
                    }
                    .tabItem { Text("Tab") }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(host.find(identifier: "content")?.frame == CGRect(x: 0, y: 44, width: 400, height: 600 - 44 - 44 - 49))
        #expect(painted(host).contains(CGRect(x: 0, y: 0, width: 400, height: 600)))
    }

    @Test("W04: what ignores the safe area goes below the bar at the edges it names; readers know of the bar")
    func ignoring() {
        struct Sample: View {
            let insets: Log<EdgeInsets>
            var body: some View {
                NavigationStack {
                    ZStack {
                        Color.clear.mark("top").ignoresSafeArea(edges: .top)
                        Color.clear.mark("bottom").ignoresSafeArea(edges: .bottom)
                        GeometryReader { proxy in
                            let _ = insets(proxy.safeAreaInsets)
                            Color.clear
                        }
                    }
                    .navigationTitle("Title")
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
                }
            }
        }
        let insets = Log<EdgeInsets>()
        let host = TestHost(Sample(insets: insets), size: CGSize(width: 400, height: 600))
        #expect(host.find(identifier: "top")?.frame == CGRect(x: 0, y: 0, width: 400, height: 556))
        #expect(host.find(identifier: "bottom")?.frame == CGRect(x: 0, y: 96, width: 400, height: 504))
        #expect(insets.entries.last == EdgeInsets(top: 96, leading: 0, bottom: 44, trailing: 0))
    }

    @Test("W04: what scrolls goes below the bar; what is in it does not reach further than it stands")
    func scrolling() {
        struct Sample: View {
            var body: some View {
                NavigationStack {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<40) { Text("row \($0)").frame(height: 30).background(.red) }
                        }
                        .frame(maxWidth: .infinity)
                    }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(host.find(text: "row 0")!.frame.midY == 59.0)
        host.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 20))
        #expect(host.find(text: "row 0")!.frame.midY == 39.0)
        // Still visible, below the bar.
        #expect(host.text.contains("row 0"))
        #expect(painted(host).contains { $0.minY == 24 && $0.height == 30 })
        #expect(!painted(host).contains { $0.minY == 0 && $0.height > 44 && $0.height < 200 })
    }

    @Test("W05: in a list with a selection of its type a value link chooses, in a split view and in a stack")
    func linksChoose() {
        struct Sample: View {
            let isSplit: Bool
            @State private var game: Game?
            private var list: some View {
                List(selection: $game) {
                    ForEach([Game(id: 1), Game(id: 2)]) { game in
                        NavigationLink(value: game) { Text("game \(game.id)") }
                    }
                }
            }
            var body: some View {
                if isSplit {
                    NavigationSplitView {
                        list
                    } detail: {
                        Text("shown \(game.map { "\($0.id)" } ?? "none")")
                    }
                } else {
                    NavigationStack {
                        VStack {
                            Text("shown \(game.map { "\($0.id)" } ?? "none")")
                            list
                        }
                    }
                }
            }
        }
        for isSplit in [true, false] {
            let host = TestHost(Sample(isSplit: isSplit), size: CGSize(width: 900, height: 600))
            #expect(host.text.contains("shown none"))
            host.tap(text: "game 2")
            #expect(host.text.contains("shown 2"))
            #expect(!host.text.contains { $0.hasPrefix("No destination") })
            host.tap(text: "game 1")
            #expect(host.text.contains("shown 1"))
        }
    }

    @Test("W05: sets and tags choose too; only where no selection has the link's type does it push")
    func linksOfOtherTypes() {
        struct Sample: View {
            @State private var set: Set<Game> = []
            @State private var tag: String?
            @State private var number: Int?
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("\(set.map(\.id).sorted().description) \(tag ?? "-") \(number ?? 0)")
                        List(selection: $set) { NavigationLink("set", value: Game(id: 3)) }
                        List(selection: $tag) { NavigationLink("tagged", value: "x").tag("y") }
                        List(selection: $number) { NavigationLink("other", value: "z").tag(7) }
                    }
                    .navigationDestination(for: String.self) { Text("at \($0)") }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 900))
        host.tap(text: "set")
        #expect(host.text.contains("[3] - 0"))
        host.tap(text: "tagged")
        #expect(host.text.contains("[3] x 0"))
        host.tap(text: "other")
        #expect(host.text.contains("at z"))
        host.tap(text: "Back")
        #expect(host.text.contains("[3] x 7"))
    }
}
