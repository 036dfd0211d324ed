import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct NavigationBarTests {
    private struct Rows: View {
        var mode = NavigationBarItem.TitleDisplayMode.automatic
        var body: some View {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)").frame(height: 30) } }
                        .frame(maxWidth: .infinity)
                }
                .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            }
        }
    }

    private func scroll(_ host: TestHost, _ length: CGFloat) {
        host.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: length))
    }

    @Test("A large title moves away with what scrolls below it; a small one stands in the bar then")
    func collapse() {
        let host = TestHost(Rows(), size: CGSize(width: 400, height: 600))
        let large = host.find(text: "Title")!.frame
        #expect(large.minX == 16)
        #expect(large.midY == 70.0)
        scroll(host, 20)
        #expect(host.find(text: "Title")!.frame.midY == 50)
        scroll(host, 80)
        #expect(host.findAll(text: "Title").count == 1)
        #expect(host.find(text: "Title")!.center == CGPoint(x: 200, y: 22))
        scroll(host, -100)
        #expect(host.findAll(text: "Title").map(\.frame) == [large])
    }

    @Test("A field for searching stands below the large title, moves up with it and stays below the bar")
    func search() {
        struct Sample: View {
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    List((0..<60).map { "row \($0)" }.filter { text.isEmpty || $0.contains(text) }, id: \.self) {
                        Text($0)
                    }
                    .navigationTitle("Title").searchable(text: $text)
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(host.find(text: "Search")!.frame.midY == 122.0)
        scroll(host, 300)
        #expect(host.find(text: "Search")!.frame.midY == 70.0)
        host.tap(text: "Search")
        host.type("59")
        #expect(host.text.contains("row 59"))
        #expect(!host.text.contains("row 8"))
        host.tap(text: "Cancel")
        #expect(host.text.contains("row 8"))
    }

    @Test("Content pulled down takes the large title along")
    func pulledDown() {
        let host = TestHost(Rows(), size: CGSize(width: 400, height: 600))
        host.touch(at: CGPoint(x: 200, y: 300))
        for step in 1...10 { host.moveTouch(to: CGPoint(x: 200, y: 300 + CGFloat(step) * 12)) }
        let (title, row) = (host.find(text: "Title")!.frame, host.find(text: "row 0")!.frame)
        #expect(row.minY > 100)
        #expect(abs((title.midY - 70) - (row.midY - 111)) < 1)
    }

    @Test("Scrolling below a bar evaluates what shows the title, not the page")
    func scrollCounts() {
        struct Page: View {
            var body: some View {
                ScrollView { Color.red.frame(height: 3000) }.navigationTitle("Title")
            }
        }
        let host = TestHost(NavigationStack { Page() }, size: CGSize(width: 400, height: 600))
        let before = host.bodyCount(of: Page.self)
        scroll(host, 30)
        scroll(host, 30)
        #expect(host.bodyCount(of: Page.self) == before)
    }

    @Test("Back bears the title of the view before, as far as there is room for it")
    func back() {
        struct Sample: View {
            let title: String
            var body: some View {
                NavigationStack {
                    NavigationLink("go") { Text("deep").navigationTitle("Deep").navigationBarTitleDisplayMode(.inline) }
                        .navigationTitle(title)
                }
            }
        }
        let host = TestHost(Sample(title: "Mail"), size: CGSize(width: 400, height: 600))
        host.tap(text: "go")
        #expect(host.text == ["deep", "Mail", "Deep"])
        #expect(host.find(text: "Deep")!.frame.midX == 200)
        host.tap(text: "Mail")
        #expect(host.text.contains("go"))
        let long = TestHost(
            Sample(title: "A title that is much too long to be a button"), size: CGSize(width: 400, height: 600))
        long.tap(text: "go")
        #expect(long.text == ["deep", "Back", "Deep"])
        let root = TestHost(Sample(title: ""), size: CGSize(width: 400, height: 600))
        root.tap(text: "go")
        #expect(root.text == ["deep", "Back", "Deep"])
    }

    @Test("A view that does not say how its title is shown follows the view before")
    func inherited() {
        struct Sample: View {
            let mode: NavigationBarItem.TitleDisplayMode
            var body: some View {
                NavigationStack {
                    NavigationLink("go") { Text("deep").navigationTitle("Deep") }
                        .navigationTitle("Root").navigationBarTitleDisplayMode(mode)
                }
            }
        }
        for (mode, y) in [(NavigationBarItem.TitleDisplayMode.automatic, CGFloat(70)), (.inline, 22)] {
            let host = TestHost(Sample(mode: mode), size: CGSize(width: 400, height: 600))
            host.tap(text: "go")
            #expect(host.find(text: "Deep")!.frame.midY == y)
        }
    }

    @Test("An inline title stands in the middle, beside whatever there is room for")
    func centred() {
        struct Sample: View {
            var body: some View {
                NavigationStack {
                    Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) { Text("L") }
                            ToolbarItem { Text("Trailing") }
                            ToolbarItem { Text("more") }
                        }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(host.find(text: "Title")!.frame.midX == 200)
    }

    @Test("The title of a sheet is not the window's")
    func sheetTitle() {
        let host = TestHost(
            NavigationStack {
                Text("content").navigationTitle("Window")
                    .sheet(isPresented: .constant(true)) {
                        NavigationStack { Text("sheet").navigationTitle("Sheet") }
                    }
            }, size: CGSize(width: 400, height: 600))
        #expect(host.text.contains("sheet"))
        #expect(host.title == "Window")
    }

    @Test("A sheet's content is in no stack, list or column of the presenting view's")
    func sheetIsApart() {
        struct Inside: View {
            @Environment(\.horizontalSizeClass) private var sizeClass
            var body: some View { Text(sizeClass == .compact ? "compact" : "regular") }
        }
        let host = TestHost(
            Text("content").sheet(isPresented: .constant(true)) { Inside() }, size: CGSize(width: 1000, height: 700))
        #expect(host.text.contains("compact"))
    }

    @Test("A subtitle stands below the title, small or large; a menu opens from the title in the bar")
    func subtitle() {
        struct Sample: View {
            let mode: ToolbarTitleDisplayMode
            var body: some View {
                NavigationStack {
                    Text("content").navigationTitle("Title").navigationSubtitle("Below")
                        .toolbarTitleDisplayMode(mode)
                        .toolbarTitleMenu { Button("Rename") {} }
                }
            }
        }
        for (mode, content) in [(ToolbarTitleDisplayMode.inline, CGFloat(44)), (.large, 118)] {
            let host = TestHost(Sample(mode: mode), size: CGSize(width: 400, height: 600))
            #expect(host.find(text: "Below")!.frame.minY >= host.find(text: "Title")!.frame.midY)
            #expect(host.find(text: "content")!.frame.midY == content + (600 - content) / 2)
        }
        let host = TestHost(Sample(mode: .inline), size: CGSize(width: 400, height: 600))
        host.tap(text: "Title")
        #expect(host.text.contains("Rename"))
    }

    @Test("Items with names are shown unless they are hidden by default; a title's menu may stand among them")
    func namedItems() {
        struct Sample: View {
            @State private var log = "-"
            var body: some View {
                NavigationStack {
                    Text(log).navigationTitle("Title").toolbarTitleDisplayMode(.inline)
                        .toolbar(id: "main") {
                            ToolbarItem(id: "tag") { Button("Tag") { log = "tag" } }
                                .customizationBehavior(.reorderable)
                            ToolbarItem(id: "share") { Button("Share") { log = "share" } }
                                .defaultCustomization(.hidden)
                            ToolbarItem(id: "print", showsByDefault: false) { Button("Print") { log = "print" } }
                            ToolbarTitleMenu { Button("Rename") { log = "rename" } }
                        }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(host.text.contains("Tag") && !host.text.contains("Share") && !host.text.contains("Print"))
        #expect(!host.text.contains("Rename"))
        host.tap(text: "Tag")
        #expect(host.text.contains("tag"))
        host.tap(text: "Title")
        host.tap(text: "Rename")
        #expect(host.text.contains("rename"))
    }

    @Test("Secondary items are in a menu; the one that confirms stands out")
    func placements() {
        struct Sample: View {
            @State private var log = "-"
            var body: some View {
                NavigationStack {
                    Text(log)
                        .toolbar {
                            ToolbarItem(placement: .secondaryAction) { Button("Rare") { log = "rare" } }
                            ToolbarItem(placement: .confirmationAction) { Button("Done") { log = "done" } }
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log = "cancel" } }
                        }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(!host.text.contains("Rare"))
        #expect(host.find(text: "Cancel")!.frame.maxX < 200)
        #expect(host.find(text: "Done")!.frame.minX > 200)
        host.tap(label: "More")
        host.tap(text: "Rare")
        #expect(host.text.contains("rare"))
    }

    @Test("A bar that is hidden covers nothing: title bar, bottom bar, tab bar")
    func hidden() {
        struct Sample: View {
            var body: some View {
                TabView {
                    NavigationStack {
                        Color.clear.accessibilityIdentifier("content").navigationTitle("Title")
                            .toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
                            .toolbar(.hidden, for: .navigationBar, .tabBar, .bottomBar)
                    }
                    .tabItem { Text("Tab") }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(host.find(identifier: "content")!.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(host.text.isEmpty)
    }
}
