import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct SplitViewTests {
    @Test(
        "The line between columns is dragged from either side of it, within the bounds; not where the width is given",
        arguments: [false, true])
    func dragged(isFixed: Bool) throws {
        struct Sample: View {
            let isFixed: Bool
            var body: some View {
                NavigationSplitView {
                    if isFixed {
                        Text("side").navigationSplitViewColumnWidth(240)
                    } else {
                        Text("side").navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 320)
                    }
                } detail: {
                    Text("detail")
                }
            }
        }
        let host = TestHost(Sample(isFixed: isFixed), size: CGSize(width: 900, height: 500))
        for (start, end, width) in [(238.0, 278.0, 280.0), (281, 500, 320), (320, 20, 180)] {
            host.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300))
            host.advance(by: 1)
            let (side, detail) = (try #require(host.find(text: "side")), try #require(host.find(text: "detail")))
            let expected = isFixed ? 240 : width
            #expect(abs(side.center.x - (expected - 1) / 2) <= 1.5, "from \(start) to \(end)")
            #expect(abs(detail.center.x - (expected + 900) / 2) <= 1.5, "from \(start) to \(end)")
        }
    }

    private struct Sample: View {
        @State var chosen: Int?
        var body: some View {
            NavigationSplitView {
                List(1..<4, selection: $chosen) { number in NavigationLink("row \(number)", value: number) }
                    .navigationTitle("Rows")
            } detail: {
                Text(chosen.map { "number \($0)" } ?? "nothing").navigationTitle("Detail")
            }
        }
    }

    @Test("Where there is little room a choice shows the detail, Back returns and takes the choice away")
    func collapsed() {
        let host = TestHost(Sample(), size: CGSize(width: 390, height: 844))
        #expect(host.text.contains("row 1"))
        #expect(!host.text.contains("nothing"))
        host.tap(text: "row 2")
        #expect(host.text.contains("number 2"))
        #expect(!host.text.contains("row 1"))
        // Back bears the title of the sidebar.
        host.tap(text: "Rows")
        #expect(host.text.contains("row 2"))
        #expect(!host.text.contains("number 2"))
        host.tap(text: "row 2")
        #expect(host.text.contains("number 2"))
    }

    @Test("A choice made before shows the detail first, and a window that becomes narrow keeps it")
    func alreadyChosen() {
        let host = TestHost(Sample(chosen: 3), size: CGSize(width: 390, height: 844))
        #expect(host.text.contains("number 3"))
        host.resize(to: CGSize(width: 1000, height: 700))
        #expect(host.text.contains("number 3"))
        #expect(host.text.contains("row 1"))
        host.resize(to: CGSize(width: 390, height: 844))
        #expect(host.text.contains("number 3"))
        #expect(!host.text.contains("row 1"))
    }

    @Test("Columns keep their state as they come together and part")
    func state() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let host = TestHost(
            NavigationSplitView {
                Counter()
            } detail: {
                Text("detail")
            }, size: CGSize(width: 1000, height: 700))
        host.tap(text: "count 0")
        host.resize(to: CGSize(width: 390, height: 700))
        #expect(host.text.contains("count 1"))
        #expect(!host.text.contains("detail"))
        host.resize(to: CGSize(width: 1000, height: 700))
        #expect(host.text.contains("count 1"))
        #expect(host.text.contains("detail"))
    }

    @Test("The sidebar's button hides it, tells the app's value, and stands in the detail's bar then")
    func sidebarButton() {
        struct Toggled: View {
            @State private var visibility = NavigationSplitViewVisibility.all
            var body: some View {
                NavigationSplitView(columnVisibility: $visibility) {
                    Text("sidebar")
                } detail: {
                    Text(visibility == .detailOnly ? "alone" : "beside")
                }
            }
        }
        let host = TestHost(Toggled(), size: CGSize(width: 1000, height: 700))
        #expect(host.text.contains("beside"))
        #expect(host.find(text: "beside")!.frame.midX == 620.0)
        host.tap(label: "Toggle Sidebar")
        host.advance(by: 1)
        #expect(host.text == ["alone"])
        #expect(host.find(text: "alone")!.frame.midX == 500)
        host.tap(label: "Toggle Sidebar")
        host.advance(by: 1)
        #expect(host.text.contains("sidebar"))
    }

    @Test("The app says which column is shown where there is room for one, and hears of it")
    func preferredColumn() {
        struct Preferred: View {
            @State private var column = NavigationSplitViewColumn.detail
            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Button("sidebar \(column == .sidebar ? "now" : "")") { column = .detail }
                        .navigationTitle("Home")
                } detail: {
                    Text("detail")
                }
            }
        }
        let host = TestHost(Preferred(), size: CGSize(width: 390, height: 844))
        #expect(host.text.contains("detail"))
        host.tap(text: "Home")
        #expect(host.text.contains("sidebar now"))
        host.tap(text: "sidebar now")
        #expect(host.text.contains("detail"))
    }

    @Test("A column is as wide as its content asks")
    func columnWidth() {
        let host = TestHost(
            NavigationSplitView {
                Text("sidebar").navigationSplitViewColumnWidth(min: 100, ideal: 400, max: 300)
            } detail: {
                Text("detail").navigationSplitViewColumnWidth(50)
            }, size: CGSize(width: 1000, height: 700))
        #expect(host.find(text: "detail")!.frame.midX == 650.0)
    }

    @Test("A link in the sidebar shows its view in the detail's stack, wherever it is declared")
    func links() {
        struct Linked: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationSplitView {
                    VStack {
                        NavigationLink("value", value: 5)
                        NavigationLink("view") { Text("plain") }
                    }
                    .navigationTitle("Sidebar")
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
                } detail: {
                    NavigationStack(path: $path) { Text("root \(path.count)") }
                }
            }
        }
        let wide = TestHost(Linked(), size: CGSize(width: 1000, height: 700))
        #expect(wide.text.contains("root 0"))
        wide.tap(text: "value")
        #expect(wide.text.contains("number 5"))
        #expect(wide.text.contains("value"))
        wide.tap(text: "view")
        #expect(wide.text.contains("plain"))
        #expect(!wide.text.contains("number 5"))
        let narrow = TestHost(Linked(), size: CGSize(width: 390, height: 844))
        narrow.tap(text: "value")
        #expect(narrow.text.contains("number 5"))
        narrow.tap(text: "Sidebar")
        #expect(narrow.text.contains("value"))
    }

    @Test("A stack of the app's in a column has the one bar that there is")
    func oneBar() {
        let host = TestHost(
            NavigationSplitView {
                Text("sidebar")
            } detail: {
                NavigationStack {
                    Color.clear.accessibilityIdentifier("content").navigationBarTitleDisplayMode(.inline)
                }
            }, size: CGSize(width: 1000, height: 700))
        #expect(host.find(identifier: "content")!.frame.minY == 44)
    }
}
