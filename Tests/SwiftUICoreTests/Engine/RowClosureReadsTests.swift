import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// A value that a `ForEach`'s row closure reads counts as read by the view whose body made the closure (S09, O05).
@MainActor
struct RowClosureReadsTests {
    @Test func stateReadInARowClosureAlone() {
        struct Picker: View {
            @State private var selected: Int?
            var body: some View {
                VStack {
                    ForEach(0..<3) { index in
                        Text(index == selected ? "[\(index)]" : "\(index)").onTapGesture { selected = index }
                    }
                }
            }
        }
        let host = TestHost(Picker(), size: CGSize(width: 200, height: 200))
        host.tap(text: "1")
        #expect(host.text == ["0", "[1]", "2"])
        host.tap(text: "2")
        #expect(host.text == ["0", "1", "[2]"])
    }

    @Test func stateReadInALazyRowClosureAlone() {
        struct Picker: View {
            @State private var selected: Int?
            var body: some View {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<3) { index in
                            Text(index == selected ? "[\(index)]" : "\(index)").onTapGesture { selected = index }
                        }
                    }
                }
            }
        }
        let host = TestHost(Picker(), size: CGSize(width: 200, height: 200))
        host.tap(text: "1")
        #expect(host.text == ["0", "[1]", "2"])
    }

    @Observable final class Model {
        var selected = 0
    }

    /// A model that a row closure can read without capturing anything.
    nonisolated(unsafe) private static let shared = Model()

    @Test(arguments: [false, true]) func observablePropertyReadInARowClosureWithoutCaptures(isLazy: Bool) {
        struct Rows: View {
            var body: some View {
                ForEach([0, 1, 2], id: \.self) { index in
                    Text(index == RowClosureReadsTests.shared.selected ? "[\(index)]" : "\(index)")
                }
            }
        }
        struct Screen: View {
            let isLazy: Bool
            var body: some View {
                if isLazy { ScrollView { LazyVStack { Rows() } } } else { VStack { Rows() } }
            }
        }
        Self.shared.selected = 0
        let host = TestHost(Screen(isLazy: isLazy), size: CGSize(width: 200, height: 200))
        #expect(host.text == ["[0]", "1", "2"])
        Self.shared.selected = 2
        #expect(host.text == ["0", "1", "[2]"])
        Self.shared.selected = 1
        #expect(host.text == ["0", "[1]", "2"])
    }

    @Test(arguments: [false, true]) func observablePropertyReadInARowClosureAlone(isLazy: Bool) {
        struct Rows: View {
            let model: Model
            var body: some View {
                ForEach(0..<3) { index in Text(index == model.selected ? "[\(index)]" : "\(index)") }
            }
        }
        struct Screen: View {
            let model: Model
            let isLazy: Bool
            var body: some View {
                if isLazy { ScrollView { LazyVStack { Rows(model: model) } } } else { VStack { Rows(model: model) } }
            }
        }
        let model = Model()
        let host = TestHost(Screen(model: model, isLazy: isLazy), size: CGSize(width: 200, height: 200))
        #expect(host.text == ["[0]", "1", "2"])
        model.selected = 2
        host.update()
        #expect(host.text == ["0", "1", "[2]"])
    }

    @Test func environmentReadInARowClosureAlone() {
        struct Rows: View {
            @Environment(\.layoutDirection) private var direction
            var body: some View {
                VStack { ForEach(0..<2) { index in Text("\(index) \(direction == .leftToRight ? "→" : "←")") } }
            }
        }
        struct Screen: View {
            @State private var isTurned = false
            var body: some View {
                VStack {
                    Button("Turn") { isTurned.toggle() }
                    Rows().environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
                }
            }
        }
        let host = TestHost(Screen(), size: CGSize(width: 200, height: 200))
        #expect(host.text.contains("1 →"))
        host.tap(text: "Turn")
        #expect(host.text.contains("1 ←"))
    }
}

/// A property of an observed object that only the closure of a lazily made row reads: that row alone is made anew.
@MainActor @Suite("Reads of single rows")
struct RowReadsTests {
    @Observable final class Item: Identifiable {
        let id: Int
        var title: String
        var isChosen = false
        init(_ id: Int) { (self.id, title) = (id, "\(id)") }
    }

    @Observable final class Model {
        var items: [Item]
        var suffix = ""
        init(_ count: Int) { items = (0..<count).map { Item($0) } }
    }

    struct Lazy: View {
        let model: Model
        @State private var mark = ""
        var body: some View {
            VStack {
                Button("mark") { mark += "*" }
                ScrollView {
                    LazyVStack {
                        ForEach(model.items) { item in
                            if item.isChosen { Text("chosen") }
                            Text(item.title + model.suffix + mark)
                        }
                    }
                }
            }
        }
    }

    struct Listed: View {
        let model: Model
        @State private var mark = ""
        var body: some View {
            VStack {
                Button("mark") { mark += "*" }
                List(model.items) { item in Text(item.title + model.suffix + mark) }
            }
        }
    }

    struct Chosen: View {
        let model: Model
        @State private var choice: Int?
        var body: some View {
            List(selection: $choice) {
                Section("All") { ForEach(model.items) { Text($0.title) } }
            }
        }
    }

    private func work(_ host: TestHost, _ change: () -> Void) -> (bodies: Int, closures: Int) {
        host.update()
        host.resetCounters()
        change()
        host.update()
        return (host.counters.bodies, host.counters.closures)
    }

    @Test("One row of a lazy stack, however many there are", arguments: [10, 1000])
    func lazyStack(count: Int) {
        let model = Model(count)
        let host = TestHost(Lazy(model: model), size: CGSize(width: 200, height: 400))
        #expect(work(host) { model.items[3].title = "three" } == (0, 1))
        #expect(host.find(text: "three") != nil && host.find(text: "3") == nil)
        // What the row shows may be another number of views.
        #expect(work(host) { model.items[2].isChosen = true } == (0, 1))
        #expect(host.text.filter { $0 == "chosen" }.count == 1)
        model.items[2].isChosen = false
        host.update()
        #expect(host.find(text: "chosen") == nil)
        // Both at once: the row is made once.
        #expect(
            work(host) {
                model.items[3].title = "3"
                model.items[3].isChosen = true
            } == (0, 1))
        host.tap(text: "mark")
        #expect(host.find(text: "1*") != nil && host.find(text: "3*") != nil)
        model.suffix = "!"
        host.update()
        #expect(host.find(text: "1!*") != nil && host.find(text: "3!*") != nil)
    }

    @Test("A row out of sight is made anew when it comes into sight")
    func hidden() {
        let model = Model(100)
        let host = TestHost(Lazy(model: model), size: CGSize(width: 200, height: 200))
        host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: 900))
        host.update()
        #expect(host.find(text: "0") == nil)
        #expect(work(host) { model.items[0].title = "zero" } == (0, 0))
        host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: -900))
        host.update()
        #expect(host.find(text: "zero") != nil)
    }

    @Test("An element and its collection change together")
    func together() {
        let model = Model(10)
        let host = TestHost(Lazy(model: model), size: CGSize(width: 200, height: 600))
        model.items[4].title = "four"
        model.items.swapAt(0, 4)
        model.items.removeLast()
        host.update()
        #expect(host.text == ["mark", "four", "1", "2", "3", "0", "5", "6", "7", "8"])
        model.items[0].title = "4"
        host.update()
        #expect(host.text == ["mark", "4", "1", "2", "3", "0", "5", "6", "7", "8"])
    }

    @Test("One row of a list, however many there are", arguments: [10, 1000])
    func list(count: Int) {
        let model = Model(count)
        let host = TestHost(Listed(model: model), size: CGSize(width: 300, height: 400))
        // The row's body, and that of its room within the section.
        #expect(work(host) { model.items[3].title = "three" } == (2, 0))
        #expect(host.find(text: "three") != nil && host.find(text: "3") == nil)
        #expect(work(host) { model.items[3].title = "3" } == (2, 0))
        #expect(host.find(text: "3") != nil)
        host.tap(text: "mark")
        #expect(host.find(text: "1*") != nil && host.find(text: "3*") != nil)
        model.suffix = "!"
        host.update()
        #expect(host.find(text: "1!*") != nil && host.find(text: "3!*") != nil)
    }

    /// An element that counts how often its identity is asked for.
    struct Counted: Identifiable {
        nonisolated(unsafe) static var asked = 0
        let number: Int
        var title: String
        var id: Int {
            Self.asked += 1
            return number
        }
    }

    final class CountedModel: ObservableObject {
        @Published var items = (0..<1000).map { Counted(number: $0, title: "\($0)") }
    }

    struct CountedList: View {
        @ObservedObject var model: CountedModel
        var body: some View { List(model.items) { item in Text(item.title) } }
    }

    @Test("A list asks for the identities of the elements that it shows")
    func identities() {
        let model = CountedModel()
        let host = TestHost(CountedList(model: model), size: CGSize(width: 300, height: 400))
        Counted.asked = 0
        model.items[3].title = "three"
        host.update()
        #expect(host.find(text: "three") != nil)
        #expect(Counted.asked > 0 && Counted.asked < 200)
        model.items.swapAt(0, 900)
        host.update()
        #expect(host.text.first == "900")
    }

    @Test("A list with a selection shows what its rows read")
    func selection() {
        let model = Model(20)
        let host = TestHost(Chosen(model: model), size: CGSize(width: 300, height: 400))
        model.items[3].title = "three"
        host.update()
        #expect(host.find(text: "three") != nil)
        host.tap(text: "three")
        model.items[3].title = "drei"
        host.update()
        #expect(host.find(text: "drei") != nil)
    }
}

/// Rows whose element is the same, made by a closure that captures nothing, are passed over.
@MainActor
struct RowSkippingTests {
    struct Item: Identifiable {
        let id: Int
        var title: String
    }

    final class Reference: Identifiable {
        var title = "old"
    }

    final class Model: ObservableObject {
        @Published var items = (0..<100).map { Item(id: $0, title: "\($0)") }
        @Published var references = [Reference(), Reference()]
        @Published var suffix = ""
    }

    struct Plain: View {
        @ObservedObject var model: Model
        var body: some View { VStack { ForEach(model.items) { Text($0.title) } } }
    }

    struct Capturing: View {
        @ObservedObject var model: Model
        var body: some View { VStack { ForEach(model.items) { Text($0.title + model.suffix) } } }
    }

    struct References: View {
        @ObservedObject var model: Model
        var body: some View { VStack { ForEach(model.references) { Text($0.title) } } }
    }

    private func closures(_ host: TestHost, _ change: () -> Void) -> Int {
        host.resetCounters()
        change()
        host.update()
        return host.counters.closures
    }

    @Test func onlyChangedElementsRun() {
        let model = Model()
        let host = TestHost(Plain(model: model), size: CGSize(width: 200, height: 4000))
        #expect(closures(host) { model.items[7].title = "seven" } == 1)
        #expect(closures(host) { model.suffix = "!" } == 0)
        #expect(closures(host) { model.items.swapAt(3, 90) } == 0)
        #expect(closures(host) { model.items.remove(at: 50) } == 0)
        #expect(closures(host) { model.items.insert(Item(id: 500, title: "new"), at: 20) } == 1)
        #expect(closures(host) { model.items.append(Item(id: 501, title: "last")) } == 1)
        #expect(closures(host) { model.items.reverse() } == 0)
        #expect(host.text == model.items.map(\.title))
    }

    @Test func closuresThatCaptureRun() {
        let model = Model()
        let host = TestHost(Capturing(model: model), size: CGSize(width: 200, height: 4000))
        #expect(closures(host) { model.suffix = "!" } == 100)
        #expect(host.text == model.items.map { $0.title + "!" })
    }

    @Test func elementsWithReferencesRun() {
        let model = Model()
        let host = TestHost(References(model: model), size: CGSize(width: 200, height: 400))
        model.references[0].title = "new"
        model.objectWillChange.send()
        host.update()
        #expect(host.text == ["new", "old"])
    }
}
