import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Lazy grids and scroll views")
struct GridConformance {
    private func grid(_ columns: [GridItem], cells: Int) -> some View {
        LazyVGrid(columns: columns) {
            ForEach(0..<cells, id: \.self) { index in Color.red.frame(height: 10).mark("\(index)") }
        }
    }

    /// The width that a grid chooses, and the widths with which its columns are drawn.
    private func tracks(_ width: CGFloat, _ columns: [GridItem], count: Int) -> [[CGFloat]] {
        let chosen = answer(width, 100) { grid(columns, cells: count) }.width
        let host = TestHost(width, 100) { grid(columns, cells: count + 1) }
        let drawn = (0..<count).map { host.frame("\($0)").width }
        // The table's columns make one row: the next cell begins a new one.
        #expect(host.frame("\(count)").minY > host.frame("0").minY)
        #expect(Set((0..<count).map { host.frame("\($0)").minY }).count == 1)
        return [[chosen], drawn]
    }

    private func expect(
        _ width: CGFloat, _ columns: [GridItem], chosen: CGFloat, drawn: [CGFloat],
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(
            tracks(width, columns, count: drawn.count) == [[chosen], drawn.map(rounded)], sourceLocation: location)
    }

    @Test("L70: a column is flexible from 10 on by default, 8 points from the next")
    func defaults() {
        expect(28, [GridItem(), GridItem()], chosen: 28, drawn: [10, 10])
        expect(208, [GridItem(), GridItem()], chosen: 208, drawn: [100, 100])
        let item = GridItem()
        #expect(item.spacing == nil && item.alignment == nil)
        guard case .flexible(let least, let most) = item.size else {
            Issue.record("a column is not flexible by default")
            return
        }
        #expect(least == 10 && most == .infinity)
    }

    @Test("L71: columns share what fixed ones leave, within their bounds: the published table")
    func table() {
        func adaptive(_ least: CGFloat, _ most: CGFloat = .infinity) -> GridItem {
            GridItem(.adaptive(minimum: least, maximum: most))
        }
        func flexible(_ least: CGFloat) -> GridItem { GridItem(.flexible(minimum: least)) }
        func fixed(_ width: CGFloat) -> GridItem { GridItem(.fixed(width)) }

        expect(200, [fixed(70), adaptive(40)], chosen: 200, drawn: [70, 57, 57])
        expect(300, [flexible(100), flexible(180)], chosen: 334, drawn: [163, 180])
        expect(200, [flexible(50), flexible(120)], chosen: 224, drawn: [108, 120])
        expect(300, [adaptive(50, 100)], chosen: 300, drawn: [53.6, 53.6, 53.6, 53.6, 53.6])
        expect(300, [adaptive(50), adaptive(40)], chosen: 300, drawn: [69, 69, 130.0 / 3, 130.0 / 3, 130.0 / 3])
        expect(300, [flexible(100), adaptive(40), flexible(180)], chosen: 388, drawn: [124, 58, 58, 180])
        expect(50, [fixed(60), fixed(100)], chosen: 168, drawn: [60, 100])
        expect(100, [GridItem(), GridItem(), GridItem()], chosen: 100, drawn: [28, 28, 28])
        expect(375, [adaptive(65, 100)], chosen: 375, drawn: [68.6, 68.6, 68.6, 68.6, 68.6])
        expect(60, [adaptive(80)], chosen: 80, drawn: [80])
    }

    @Test("L72: the second pass has the width of the first, and the grid is centred in its place")
    func secondPass() {
        let columns = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
        let host = TestHost(300, 100) { grid(columns, cells: 2).mark("grid") }
        // Its columns of 351 in all begin where the grid of 334 does, which hangs out on both sides alike.
        #expect(host.frame("grid").width == 334)
        #expect(host.frame("grid").midX == 150)
        #expect(host.frame("1").maxX - host.frame("0").minX == 351)
        let leading = TestHost(300, 100) { grid(columns, cells: 2).mark("grid").frame(width: 300, alignment: .leading) }
        #expect(leading.frame("grid").minX == 0)
    }

    @Test("L73: fixed columns never shrink, a row is as high as its highest cell, a grid as wide as its columns")
    func rows() {
        let log = Log<ProposedViewSize>()
        let host = TestHost(300, 200) {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(100))]) {
                fixed(10, 30).mark("a")
                Color.red.told(log).mark("b")
                fixed(10, 10).mark("c")
            }
            .mark("grid")
        }
        #expect(host.frame("grid") == rect(66, 0, 168, 48).offsetBy(dx: 0, dy: host.frame("grid").minY))
        #expect(host.frame("a").midX == 96)
        #expect(log.entries.first == ProposedViewSize(width: 100, height: nil))
        #expect(host.frame("b").size == size(100, 30))
        #expect(host.frame("c").minY - host.frame("a").minY == 38)
    }

    @Test("L74: a scroll view takes its axis whole, is across as big as its content, and asks it for the ideal length")
    func scrollView() {
        let log = Log<ProposedViewSize>()
        #expect(answer(200, 100) { ScrollView { fixed(50, 500).told(log) } } == size(50, 100))
        #expect(log.entries.contains(ProposedViewSize(width: 200, height: nil)))
        #expect(answer(200, 100) { ScrollView(.horizontal) { fixed(500, 30) } } == size(200, 30))
        #expect(answer(200, 100) { ScrollView([.horizontal, .vertical]) { fixed(5, 5) } } == size(200, 100))
    }

    private struct Row: View {
        let id: Int
        let log: Log<String>
        @State private var taps = 0
        var body: some View {
            Text(verbatim: "\(id):\(taps)").frame(height: 20)
                .onTapGesture { taps += 1 }
                .onAppear { log("A\(id)") }
                .onDisappear { log("D\(id)") }
        }
    }

    @Test("L75: lazy rows are made near the window, disappear when they leave it, and keep their state (decided)")
    func lazy() {
        let log = Log<String>()
        let host = TestHost(100, 100) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(id: $0, log: log) } }
            }
        }
        let made = host.bodyCount(of: Row.self)
        #expect(made >= 5 && made < 20)
        #expect(log.entries.prefix(5) == ["A0", "A1", "A2", "A3", "A4"])
        host.tap(text: "2:0")
        #expect(host.find(text: "2:1") != nil)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10_000))
        host.advance(by: 2)
        #expect(host.find(text: "2:1") == nil)
        #expect(log.entries.contains("D2"))
        #expect(host.bodyCount(of: Row.self) < 100)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -10_000))
        host.advance(by: 2)
        #expect(host.find(text: "2:1") != nil)
        #expect(log.entries.filter { $0 == "A2" }.count == 2)
    }

    @Test("L75: several views for an element are several rows; what is made to be measured has not appeared")
    func lazyPairs() {
        let log = Log<String>()
        let host = TestHost(100, 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Text(verbatim: "head").frame(height: 20)
                    ForEach(0..<50, id: \.self) { index in
                        Text(verbatim: "a\(index)").frame(height: 20).onAppear { log("a\(index)") }
                        Text(verbatim: "b\(index)").frame(height: 20).mark("b\(index)").onAppear { log("b\(index)") }
                    }
                }
            }
        }
        #expect(host.text.prefix(5) == ["head", "a0", "b0", "a1", "b1"])
        #expect(log.entries.prefix(4) == ["a0", "b0", "a1", "b1"])
        #expect(host.frame("b1").minY == 80)
        #expect(!log.entries.contains("b20"))
    }

    @Test("L75: an element without a view takes no room; a grid's cells are the views of its elements")
    func lazyCells() {
        let host = TestHost(100, 100) {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<6, id: \.self) { index in
                        if index % 3 != 1 { Text(verbatim: "\(index)").frame(height: 20) }
                    }
                }
            }
        }
        #expect(host.text == ["0", "2", "3", "5"])
        #expect(["0", "2", "3", "5"].map { host.find(text: $0)!.frame.midY } == [10, 40, 70, 100])
        let grid = TestHost(100, 100) {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
                ForEach(0..<3, id: \.self) { index in
                    Text(verbatim: "name\(index)").frame(height: 20)
                    Text(verbatim: "value\(index)").frame(height: 20)
                }
            }
        }
        let names = (0..<3).map { grid.find(text: "name\($0)")?.frame ?? .null }
        let values = (0..<3).map { grid.find(text: "value\($0)")?.frame ?? .null }
        #expect(names.map(\.midX) == [26, 26, 26] && values.map(\.midX) == [74, 74, 74])
        #expect(zip(names, values).allSatisfy { $0.midY == $1.midY })
        #expect(names[1].midY - names[0].midY == 20)
    }
}
