import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Tab views of pages.
@MainActor
@Suite("Pages of tab views")
struct PagedTabsTests {
    private final class Log { var lines: [String] = [] }

    private struct Sample: View {
        var mode = PageTabViewStyle.IndexDisplayMode.automatic
        var count = 3
        let log: Log
        @State private var page = 0

        var body: some View {
            VStack(spacing: 0) {
                TabView(selection: $page) {
                    ForEach(0..<count, id: \.self) { index in
                        Counter(name: "p\(index)")
                            .onAppear { log.lines.append("+\(index)") }
                            .onDisappear { log.lines.append("-\(index)") }
                            .tag(index)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: mode))
                Text("at \(page)")
                Button("Last") { page = count - 1 }
            }
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private func host(_ sample: Sample) -> TestHost { TestHost(sample, size: CGSize(width: 300, height: 400)) }

    @Test("Arrow keys turn pages while a dot has the focus")
    func keysOnDots() {
        struct Plain: View {
            @State private var page = 0
            var body: some View {
                VStack {
                    TabView(selection: $page) { ForEach(0..<3, id: \.self) { Text("p\($0)").tag($0) } }
                        .tabViewStyle(.page)
                    Text("at \(page)")
                }
            }
        }
        let host = TestHost(Plain(), size: CGSize(width: 300, height: 400))
        host.press(.tab)
        host.press(.right)
        host.advance(by: 1)
        #expect(host.text.contains("at 1") && host.text.contains("p1"))
        host.press(.left)
        host.advance(by: 1)
        #expect(host.text.contains("at 0"))
    }

    private func dots(_ host: TestHost) -> Int { host.findAll(kind: "Circle").count }

    @Test("A drag turns the page, a short one does not; pages appear when they come and keep their state")
    func dragging() {
        let log = Log()
        let host = host(Sample(log: log))
        #expect(host.text.contains("p0 0") && log.lines == ["+0"])
        host.tap(text: "p0 0")
        host.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 120, y: 60), duration: 1)
        host.advance(by: 1)
        #expect(host.text.contains("at 0") && host.text.contains("p0 1"))
        host.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 30, y: 60))
        host.advance(by: 1)
        #expect(host.text.contains("at 1") && host.text.contains("p1 0") && !host.text.contains("p0 1"))
        #expect(log.lines.last == "-0" && log.lines.filter { $0 == "+2" }.isEmpty)
        // Down is no way to turn pages; back is.
        host.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 220, y: 300))
        host.advance(by: 1)
        #expect(host.text.contains("at 1"))
        host.drag(from: CGPoint(x: 30, y: 60), to: CGPoint(x: 280, y: 60))
        host.advance(by: 1)
        #expect(host.text.contains("at 0") && host.text.contains("p0 1"))
        // There is nothing before the first.
        host.drag(from: CGPoint(x: 30, y: 60), to: CGPoint(x: 280, y: 60))
        host.advance(by: 1)
        #expect(host.text.contains("at 0") && abs((host.find(text: "p0 1")?.frame.midX ?? 0) - 150) < 1)
    }

    @Test("A page that the app chooses comes from its side, and stays")
    func choosing() {
        let log = Log()
        let host = host(Sample(log: log))
        host.tap(text: "Last")
        host.advance(by: 0.1)
        #expect(host.text.contains("p0 0") && host.text.contains("p2 0") && !host.text.contains("p1 0"))
        #expect(
            (host.find(text: "p0 0")?.frame.midX ?? 150) < 150 && (host.find(text: "p2 0")?.frame.midX ?? 150) > 150)
        host.advance(by: 1)
        #expect(host.text.contains("p2 0") && !host.text.contains("p0 0") && host.text.contains("at 2"))
        #expect(abs((host.find(text: "p2 0")?.frame.midX ?? 0) - 150) < 1)
        #expect(log.lines == ["+0", "+2", "-0"])
    }

    @Test("Dots are shown where there are several pages, always or never, and take no room")
    func modes() {
        let several = host(Sample(log: Log()))
        #expect(dots(several) == 3)
        #expect(dots(host(Sample(count: 1, log: Log()))) == 0)
        #expect(dots(host(Sample(mode: .always, count: 1, log: Log()))) == 1)
        let none = host(Sample(mode: .never, log: Log()))
        #expect(dots(none) == 0)
        #expect(none.find(text: "p0 0")?.frame == several.find(text: "p0 0")?.frame)
    }

    @Test("The page is told to assistive technology, which turns it")
    func accessibility() throws {
        let host = host(Sample(log: Log()))
        let page = try #require(host.accessible("Page"))
        #expect(page.value == "page 1 of 3")
        host.perform(.increment, on: page)
        host.advance(by: 1)
        #expect(host.accessible("Page")?.value == "page 2 of 3")
        #expect(host.text.contains("p1 0"))
    }
}
