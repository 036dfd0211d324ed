import SwiftUI
import SwiftUITesting
import Testing

extension ContainerValues {
    @Entry fileprivate var mark = "-"
    @Entry fileprivate var isPinned = false
}

/// Containers that take their content apart: `ForEach(subviews:content:)` and `Group(subviews:transform:)`.
@MainActor
@Suite("Subviews of a container")
struct SubviewTests {
    /// Shows each view of its content with a number and its mark.
    private struct Numbered<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                VStack {
                    Text(verbatim: "\(subviews.count) views")
                    ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                        HStack {
                            Text(verbatim: "\(index)\(subview.containerValues.mark)")
                            subview
                        }
                    }
                }
            }
        }
    }

    /// Shows each view of its content behind its mark.
    private struct Marked<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            VStack {
                ForEach(subviews: content) { subview in
                    HStack {
                        Text(verbatim: subview.containerValues.mark)
                        subview
                    }
                }
            }
        }
    }

    private final class Model: ObservableObject {
        @Published var names = ["a", "b"]
        @Published var showsLast = false
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        var body: some View {
            ForEach(model.names, id: \.self) { Text(verbatim: $0).containerValue(\.mark, $0.uppercased()) }
        }
    }

    private struct Pair: View {
        var body: some View {
            Text("left")
            Text("right")
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 400, height: 600)) }

    @Test("Each view of tuples, groups, conditions, loops and bodies is a subview")
    func views() {
        let isShown = true
        let host = host(
            Numbered {
                Text("one")
                Group {
                    Text("two")
                    if isShown { Text("three") } else { Text("none") }
                    if !isShown { Text("nothing") }
                }
                ForEach(4..<6) { Text(verbatim: "number \($0)") }
                Pair()
                EmptyView()
                VStack {
                    Text("in a")
                    Text("stack")
                }
            })
        #expect(
            host.text == [
                "8 views", "0-", "one", "1-", "two", "2-", "three", "3-", "number 4", "4-", "number 5", "5-", "left",
                "6-", "right", "7-", "in a", "stack",
            ])
    }

    @Test("Views of a body that observes an object appear, move and go as the object changes")
    func updates() {
        let model = Model()
        let host = host(
            Marked {
                Text("first")
                Rows(model: model)
                if model.showsLast { Text("last") }
            })
        #expect(host.text == ["-", "first", "A", "a", "B", "b"])
        model.names = ["b", "c", "a"]
        host.update()
        #expect(host.text == ["-", "first", "B", "b", "C", "c", "A", "a"])
        model.names = []
        host.update()
        #expect(host.text == ["-", "first"])
        model.names = ["z"]
        host.update()
        #expect(host.text == ["-", "first", "Z", "z"])
    }

    private struct Nested: View {
        @ObservedObject var outer: Model
        @ObservedObject var inner: Model
        var body: some View {
            ForEach(outer.names, id: \.self) { name in
                Text(verbatim: name)
                Rows(model: inner)
            }
        }
    }

    @Test("Bodies in bodies are taken apart, and change each by itself")
    func nested() {
        let (outer, inner) = (Model(), Model())
        inner.names = ["x"]
        let host = host(Numbered { Nested(outer: outer, inner: inner) })
        #expect(host.text == ["4 views", "0-", "a", "1X", "x", "2-", "b", "3X", "x"])
        inner.names = ["y", "x"]
        host.update()
        #expect(host.text == ["6 views", "0-", "a", "1Y", "y", "2X", "x", "3-", "b", "4Y", "y", "5X", "x"])
        outer.names = ["b"]
        host.update()
        #expect(host.text == ["3 views", "0-", "b", "1Y", "y", "2X", "x"])
    }

    @Test("Subviews keep their state while others come and go")
    func state() {
        struct Sample: View {
            @ObservedObject var model: Model
            var body: some View {
                Marked {
                    if model.showsLast { Text("new") }
                    Counter()
                    Toggle("Shows", isOn: $model.showsLast)
                }
            }
        }
        let model = Model()
        let host = host(Sample(model: model))
        host.tap(text: "Count 0")
        #expect(host.text.contains("Count 1"))
        model.showsLast = true
        host.update()
        #expect(host.text.contains("new") && host.text.contains("Count 1"))
        host.tap(text: "Count 1")
        model.showsLast = false
        host.update()
        #expect(!host.text.contains("new") && host.text.contains("Count 2"))
    }

    @Test("A container that only moves the mark of one view leaves the others' bodies alone")
    func work() {
        struct Leaf: View {
            let name: String
            var body: some View { Text(verbatim: name) }
        }
        struct Sample: View {
            @ObservedObject var model: Model
            var body: some View {
                VStack {
                    ForEach(subviews: ForEach(0..<50) { Leaf(name: "leaf \($0)") }) { $0 }
                    Text(verbatim: model.names.joined())
                }
            }
        }
        let model = Model()
        let host = host(Sample(model: model))
        #expect(host.bodyCount(of: Leaf.self) == 50)
        host.resetCounters()
        model.names = ["c"]
        host.update()
        #expect(host.text.last == "c")
        #expect(host.bodyCount(of: Leaf.self) == 0)
    }

    @Test("Container values: the innermost modifier decides, and one of a group counts for each view")
    func values() {
        let host = host(
            Marked {
                Text("none")
                Text("inner").containerValue(\.mark, "i").containerValue(\.mark, "o")
                Group {
                    Text("a")
                    Text("b").containerValue(\.mark, "own")
                    Text("c").containerValue(\.isPinned, true)
                }
                .containerValue(\.mark, "group")
                VStack { Text("deep").containerValue(\.mark, "lost") }
            })
        #expect(
            host.text == ["-", "none", "i", "inner", "group", "a", "own", "b", "group", "c", "-", "deep"])
    }

    @Test("A tag is a container value; an element's identity stands for a missing one")
    func tags() {
        struct Tags<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                ForEach(subviews: content) { subview in
                    let values = subview.containerValues
                    let tag = values.tag(for: Int.self).map(String.init) ?? "none"
                    Text(verbatim: "\(tag) \(values.hasTag(2)) \(values.hasTag("2"))")
                }
            }
        }
        let host = host(
            VStack {
                Tags {
                    Text("a").tag(1)
                    Text("b").tag(2)
                    Text("c").tag("2")
                    Text("d")
                    ForEach([7], id: \.self) { Text(verbatim: "\($0)") }
                }
            })
        #expect(host.text == ["1 false false", "2 true false", "none false true", "none false false", "7 false false"])
    }

    @Test("A subview has the environment of the container, with its own modifiers inside")
    func environment() {
        struct Limit: View {
            @Environment(\.lineLimit) var limit
            var body: some View { Text(verbatim: limit.map { "limit \($0)" } ?? "no limit") }
        }
        struct Container<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                VStack {
                    ForEach(subviews: content) { $0.lineLimit(9) }.lineLimit(4)
                    ForEach(subviews: content) { $0.lineLimit(9) }
                    Limit().lineLimit(9)
                }
            }
        }
        func shown(_ limit: Int) -> some View {
            Container {
                Limit()
                Limit().lineLimit(3)
            }
            .lineLimit(limit)
        }
        let host = host(shown(5))
        #expect(host.text == ["limit 4", "limit 3", "limit 5", "limit 3", "limit 9"])
        host.show(shown(6))
        #expect(host.text == ["limit 4", "limit 3", "limit 6", "limit 3", "limit 9"])
    }

    @Test("Collections of subviews are views, and slices of them too")
    func collections() {
        struct Halves<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                Group(subviews: content) { subviews in
                    HStack {
                        VStack { subviews.prefix(2) }
                        if subviews.count > 2 { VStack { subviews[2...] } }
                    }
                    subviews
                }
            }
        }
        let host = host(VStack { Halves { ForEach(0..<4) { Text(verbatim: "\($0)") } } })
        #expect(host.text == ["0", "1", "2", "3", "0", "1", "2", "3"])
        let x = host.findAll(text: "2")
        #expect(x.count == 2 && x[0].center.x > host.find(text: "0")!.center.x)
        #expect(host.findAll(text: "0")[0].center.y == x[0].center.y)
    }

    @Test("Lists, lazy stacks, pickers and tab views take subviews one by one")
    func containers() {
        struct Wrapped<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { ForEach(subviews: content) { $0 } }
        }
        let model = Model()
        let list = host(List { Wrapped { Rows(model: model) } })
        let rows = list.text.map { list.find(text: $0)!.center.y }
        #expect(list.text == ["a", "b"] && rows[1] - rows[0] >= 40)
        model.names = ["a", "b", "c"]
        list.update()
        #expect(list.text == ["a", "b", "c"])
        let lazy = host(
            ScrollView {
                LazyVStack { ForEach(subviews: ForEach(0..<1000) { Text(verbatim: "\($0)").frame(height: 50) }) { $0 } }
            })
        #expect(lazy.text.count < 40 && lazy.text.first == "0")
        struct Choice: View {
            @State private var choice = 1
            var body: some View {
                Picker("Choice", selection: $choice) {
                    Group(subviews: ForEach(0..<3) { Text(verbatim: "choice \($0)").tag($0) }) { $0 }
                }
                .pickerStyle(.segmented)
                Text("is \(choice)")
            }
        }
        let picker = host(VStack { Choice() })
        picker.tap(text: "choice 2")
        #expect(picker.text.contains("is 2"))
    }
}
