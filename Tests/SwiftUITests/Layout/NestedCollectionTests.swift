import SwiftUI
import SwiftUITesting
import Testing

/// Collections in collections: each of a lazy container's cells is there, and is made only when it comes into view.
@MainActor @Suite("Collections within collections")
struct NestedCollectionTests {
    final class Model: ObservableObject {
        @Published var groups: [[String]]
        init(_ groups: [[String]]) { self.groups = groups }
    }

    /// Cells named by their strings, 30 high, in whatever container.
    private struct Cells: View {
        @ObservedObject var model: Model
        var hasHeaders = false
        var body: some View {
            ForEach(model.groups.indices, id: \.self) { group in
                if hasHeaders { Text(verbatim: "head \(group)").frame(height: 30) }
                ForEach(model.groups[group], id: \.self) { name in Text(verbatim: name).frame(height: 30) }
            }
        }
    }

    private let groups = [["a", "b", "c"], [], ["d"], ["e", "f"]]

    private func places(_ host: TestHost) -> [String] {
        host.text.map { text in
            let center = host.find(text: text)!.center
            return "\(text) \(Int(center.x)) \(Int(center.y))"
        }
    }

    @Test("Every element of nested ranges is drawn")
    func ranges() {
        let host = TestHost(
            LazyVStack { ForEach(0..<2) { _ in ForEach(0..<3) { _ in Color.green.frame(height: 30) } } },
            size: CGSize(width: 100, height: 300))
        let frames = host.findAll(kind: "Color").map(\.frame.minY)
        #expect(frames == [0, 38, 76, 114, 152, 190].map { $0 + frames[0] })
        #expect(frames.count == 6 && host.displayList.description.contains("color"))
    }

    @Test("Stacks and grids, vertical and horizontal, show what eager ones show")
    func containers() {
        func expectSame(_ lazy: some View, _ eager: some View, at location: SourceLocation = #_sourceLocation) {
            let size = CGSize(width: 400, height: 400)
            let (a, b) = (TestHost(lazy, size: size), TestHost(eager, size: size))
            #expect(places(a) == places(b), sourceLocation: location)
            #expect(a.text.count >= 6, sourceLocation: location)
        }
        let model = Model(groups)
        for headers in [false, true] {
            let cells = Cells(model: model, hasHeaders: headers)
            expectSame(LazyVStack { cells }, VStack { cells })
            expectSame(LazyHStack { cells }, HStack { cells })
            expectSame(LazyVStack { Section { cells } }, VStack { cells })
            expectSame(LazyVStack { Group { cells }.padding(2) }, VStack { Group { cells }.padding(2) })
            let flat = model.groups.enumerated().flatMap { (headers ? ["head \($0)"] : []) + $1 }
            let columns = [GridItem(.fixed(50)), GridItem(.fixed(50))]
            let one = ForEach(flat, id: \.self) { Text(verbatim: $0).frame(height: 30) }
            expectSame(LazyVGrid(columns: columns) { cells }, LazyVGrid(columns: columns) { one })
            expectSame(LazyHGrid(rows: columns) { cells }, LazyHGrid(rows: columns) { one })
        }
    }

    @Test("A section that holds only a collection, for each element of another")
    func sections() {
        let host = TestHost(
            LazyVStack {
                ForEach(0..<2) { section in
                    Section { ForEach(0..<2) { row in Text(verbatim: "\(section).\(row)") } }
                }
            }, size: CGSize(width: 100, height: 300))
        #expect(host.text == ["0.0", "0.1", "1.0", "1.1"])
    }

    @Test("Grids keep no place for elements without a view")
    func holes() {
        let host = TestHost(
            LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
                ForEach(0..<8) { if $0 % 2 == 1 { Text(verbatim: "\($0)").frame(height: 30) } }
            }, size: CGSize(width: 100, height: 100))
        #expect(places(host) == ["1 36 35", "3 64 35", "5 36 65", "7 64 65"])
    }

    @Test("Only rows near the viewport are made, and changes of both collections are followed")
    func changes() {
        let model = Model((0..<20).map { group in (0..<100).map { "\(group).\($0)" } })
        let host = TestHost(
            ScrollView { LazyVStack(spacing: 0) { Cells(model: model) } }, size: CGSize(width: 100, height: 300))
        let made = host.counters.nodesMade
        #expect(host.text.prefix(3) == ["0.0", "0.1", "0.2"] && made < 200)
        #expect(host.find(text: "0.99") == nil)

        model.groups[0].removeFirst(98)
        #expect(host.text.prefix(4) == ["0.98", "0.99", "1.0", "1.1"])
        model.groups.removeFirst()
        #expect(host.text.prefix(2) == ["1.0", "1.1"])
        model.groups.insert(["new"], at: 0)
        #expect(host.text.prefix(3) == ["new", "1.0", "1.1"])
        model.groups[0] = []
        model.groups[1] = []
        #expect(host.text.prefix(2) == ["2.0", "2.1"])
    }

    /// Rows whose closures capture nothing, so that rows of equal elements are passed over.
    private struct Pure: View {
        @State private var count = 0
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Button("Count \(count)") { count += 1 }.frame(height: 30)
                    ForEach(0..<3) { _ in ForEach(0..<50) { Text(verbatim: "\($0)").frame(height: 30) } }
                }
            }
        }
    }

    @Test("Collections within rows that are passed over are kept for the rows that come into view later")
    func passedOver() {
        let host = TestHost(Pure(), size: CGSize(width: 100, height: 300))
        host.tap(text: "Count 0")
        #expect(host.text.first == "Count 1")
        host.scroll(at: CGPoint(x: 50, y: 150), by: CGSize(width: 0, height: 3000))
        host.advance(by: 1)
        #expect(host.text.contains("49"))
    }

    @Test("A row that comes to hold a collection only further down is counted when it comes into view")
    func later() {
        let host = TestHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<40) { row in
                        if row == 30 {
                            ForEach(0..<2) { Text(verbatim: "in \($0)").frame(height: 30) }
                        } else {
                            Text(verbatim: "row \(row)").frame(height: 30)
                        }
                    }
                }
            }, size: CGSize(width: 100, height: 300))
        host.scroll(at: CGPoint(x: 50, y: 150), by: CGSize(width: 0, height: 780))
        host.advance(by: 1)
        let rows = ["row 29", "in 0", "in 1", "row 31"]
        let found = rows.compactMap { host.find(text: $0)?.frame.midY }
        #expect(found.count == 4)
        #expect(zip(found, found.dropFirst()).allSatisfy { $1 - $0 == 30 })
    }

    @Test("A reader scrolls to an element of the inner collection, and to one of the outer")
    func scrolling() {
        struct Reader: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack {
                        Button("inner") { proxy.scrollTo("3.40", anchor: .top) }
                        Button("outer") { proxy.scrollTo(4, anchor: .top) }
                        ScrollView {
                            LazyVStack(spacing: 0) {
                                ForEach(0..<5) { group in
                                    ForEach((0..<50).map { "\(group).\($0)" }, id: \.self) {
                                        Text(verbatim: $0).frame(height: 30)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        let host = TestHost(Reader(), size: CGSize(width: 200, height: 400))
        host.tap(text: "inner")
        host.advance(by: 1)
        #expect(host.find(text: "3.40") != nil)
        host.tap(text: "outer")
        host.advance(by: 1)
        #expect(host.find(text: "4.0") != nil && host.find(text: "3.40") == nil)
    }

    @Test("Lists show nested collections, and delete from the inner one")
    func lists() {
        struct Rows: View {
            @ObservedObject var model: Model
            var body: some View {
                List {
                    ForEach(model.groups.indices, id: \.self) { group in
                        ForEach(model.groups[group], id: \.self) { Text(verbatim: $0) }
                            .onDelete { model.groups[group].remove(atOffsets: $0) }
                    }
                    Section { ForEach(0..<2) { _ in ForEach(0..<2) { Text(verbatim: "s\($0)") } } }
                }
                .environment(\.editMode, .constant(.active))
            }
        }
        let model = Model(groups)
        let host = TestHost(Rows(model: model), size: CGSize(width: 300, height: 700))
        #expect(host.text.filter { !$0.hasPrefix("s") } == ["a", "b", "c", "d", "e", "f"])
        #expect(host.text.filter { $0.hasPrefix("s") } == ["s0", "s1", "s0", "s1"])
    }
}
