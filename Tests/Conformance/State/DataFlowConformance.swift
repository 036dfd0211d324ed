import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("What a body depends on")
struct DataFlowConformance {
    struct Pair: Equatable {
        var first = 0
        var second = 0
    }

    // MARK: S20

    private struct Shown: View {
        @Binding var value: Int
        var body: some View { Text(verbatim: "\(value)").onTapGesture { value += 1 } }
    }

    private struct Passing: View {
        @State private var value = 0
        var body: some View { Shown(value: $value) }
    }

    private struct PassingPart: View {
        @State private var pair = Pair()
        var body: some View { Shown(value: $pair.second) }
    }

    private struct PassingElement: View {
        @State private var values = [0, 0]
        var body: some View { Shown(value: $values[1]) }
    }

    private struct Middle: View {
        @Binding var pair: Pair
        var body: some View { Shown(value: $pair.second) }
    }

    private struct PassingTwice: View {
        @State private var pair = Pair()
        var body: some View { Middle(pair: $pair) }
    }

    @Observable final class Model { var value = 0 }

    private struct PassingBindable: View {
        @Bindable var model: Model
        var body: some View { Shown(value: $model.value) }
    }

    private struct PassingStored: View {
        @AppStorage private var value: Int
        init(_ store: UserDefaults) { _value = AppStorage(wrappedValue: 0, "value", store: store) }
        var body: some View { Shown(value: $value) }
    }

    private struct PassingSceneStored: View {
        @SceneStorage("dataflow conformance") private var value = 0
        var body: some View { Shown(value: $value).onAppear { value = 0 } }
    }

    private struct Reading: View {
        @State private var value = 0
        var body: some View {
            let _ = value
            Shown(value: $value)
        }
    }

    private func counts<V: View>(_ view: V) -> [Int] {
        let host = TestHost(100, 100) { view }
        host.resetCounters()
        host.tap(text: "0")
        #expect(host.text == ["1"])
        return [host.bodyCount(of: V.self), host.bodyCount(of: Shown.self)]
    }

    @Test("S20: a body that only passes a projection on is not evaluated when the value changes")
    func projections() {
        #expect(counts(Passing()) == [0, 1])
        #expect(counts(PassingPart()) == [0, 1])
        #expect(counts(PassingElement()) == [0, 1])
        #expect(counts(PassingBindable(model: Model())) == [0, 1])
        #expect(counts(PassingSceneStored()) == [0, 1])
        let name = "oriel-conformance-\(UUID().uuidString)"
        #expect(counts(PassingStored(UserDefaults(suiteName: name)!)) == [0, 1])
        UserDefaults.standard.removePersistentDomain(forName: name)
    }

    @Test("S20: through several views, too; a body that reads the value as well is evaluated")
    func furtherProjections() {
        let host = TestHost(100, 100) { PassingTwice() }
        host.resetCounters()
        host.tap(text: "0")
        #expect(host.bodyCount(of: PassingTwice.self) == 0 && host.bodyCount(of: Middle.self) == 0)
        #expect(host.bodyCount(of: Shown.self) == 1)
        #expect(counts(Reading()) == [1, 1])
    }

    enum Container: CaseIterable { case stack, lazyStack, list, outline }

    private struct Entry: Identifiable, Equatable {
        let id: Int
        var inner: [Entry]?
    }

    private struct BoundRows: View {
        let container: Container
        @State private var entries = [Entry(id: 1), Entry(id: 2)]
        var body: some View {
            VStack {
                Button("add") { entries.append(Entry(id: 3)) }
                switch container {
                case .stack: ForEach($entries) { row($0) }
                case .lazyStack: LazyVStack { ForEach($entries) { row($0) } }
                case .list: List($entries) { row($0) }
                case .outline: OutlineGroup($entries, children: \.inner) { row($0) }
                }
            }
        }
        private func row(_ entry: Binding<Entry>) -> some View { Text(verbatim: "\(entry.wrappedValue.id)") }
    }

    @Test("S20: rows of a bound collection follow it, though the body only passes it on", arguments: Container.allCases)
    func boundRows(container: Container) {
        let host = TestHost(300, 400) { BoundRows(container: container) }
        #expect(host.text == ["add", "1", "2"])
        host.tap(text: "add")
        #expect(host.text == ["add", "1", "2", "3"])
    }

    private struct Form: View {
        @State private var name = ""
        @FocusState private var hasFocus: Bool
        @GestureState private var distance = 0.0
        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($hasFocus)
                Color.red.frame(width: 50, height: 50)
                    .gesture(
                        DragGesture().updating($distance) { value, distance, _ in distance = value.translation.width })
            }
        }
    }

    @Test("S20: keys typed into a field, the focus and a gesture evaluate no body that passes their projections on")
    func fields() throws {
        let host = TestHost(200, 200) { Form() }
        let field = try #require(host.find(text: "Name")).frame
        host.resetCounters()
        host.tap(at: CGPoint(x: field.midX, y: field.midY))
        host.type("abc")
        host.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 140, y: 120))
        #expect(host.text == ["abc"])
        #expect(host.bodyCount(of: Form.self) == 0)
    }

    // MARK: S21

    private struct Acting: View, Equatable {
        let value: Int
        let action: () -> Void
        nonisolated static func == (a: Acting, b: Acting) -> Bool { a.value == b.value }
        var body: some View { Text(verbatim: "acting") }
    }

    /// Plain data, and never equal to itself.
    private struct Plain: View, Equatable {
        let value: Int
        nonisolated static func == (a: Plain, b: Plain) -> Bool { false }
        var body: some View { Text(verbatim: "plain") }
    }

    private struct Noted: View, Equatable {
        let name: String
        @State private var note = ""
        nonisolated static func == (a: Noted, b: Noted) -> Bool { a.name == b.name }
        var body: some View { Text(verbatim: "note\(note)").onTapGesture { note += "!" } }
    }

    private struct Marked: ViewModifier, Equatable {
        let name: String
        let action: () -> Void
        nonisolated static func == (a: Marked, b: Marked) -> Bool { a.name == b.name }
        func body(content: Content) -> some View { content.padding(1) }
    }

    private struct Owner: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text(verbatim: "add \(count)").onTapGesture { count += 1 }
                Acting(value: 0) { count += 1 }
                Plain(value: 0)
                Noted(name: "a").modifier(Marked(name: "a") { count += 1 })
            }
        }
    }

    @Test("S21: an equatable view that is not plain data is compared with its own ==, plain data field by field")
    func equatable() {
        let host = TestHost(200, 200) { Owner() }
        host.resetCounters()
        host.tap(text: "add 0")
        #expect(host.bodyCount(of: Owner.self) == 1)
        #expect(host.bodyCount(of: Acting.self) == 0 && host.bodyCount(of: Marked.self) == 0)
        #expect(host.bodyCount(of: Plain.self) == 0 && host.bodyCount(of: Noted.self) == 0)
        host.tap(text: "note")
        #expect(host.bodyCount(of: Noted.self) == 1 && host.text.contains("note!"))
    }

    // MARK: S22

    private struct StoredReader: View {
        @AppStorage var value: Int
        init(_ key: String, _ store: UserDefaults?) { _value = AppStorage(wrappedValue: 0, key, store: store) }
        var body: some View { Text(verbatim: "\(value)") }
    }

    @Test("S22: a value set in the user's defaults evaluates the views that read it, whoever sets it")
    func storedValues() async {
        let name = "oriel-conformance-\(UUID().uuidString)"
        let store = UserDefaults(suiteName: name)!
        defer { store.removePersistentDomain(forName: name) }
        let host = TestHost(100, 100) {
            VStack {
                StoredReader("a", store)
                StoredReader("b", nil).defaultAppStorage(store)
            }
        }
        func bodies(_ change: () -> Void) -> Int {
            host.resetCounters()
            change()
            host.update()
            return host.bodyCount(of: StoredReader.self)
        }
        #expect(bodies { store.set(1, forKey: "a") } == 1 && host.text == ["1", "0"])
        #expect(bodies { store.set(1, forKey: "a") } == 0)
        #expect(bodies { UserDefaults(suiteName: name)!.set(2, forKey: "b") } == 1 && host.text == ["1", "2"])
        #expect(bodies { store.set(3, forKey: "c") } == 0)
        #expect(bodies { UserDefaults.standard.set(9, forKey: "a") } == 0)
        UserDefaults.standard.removeObject(forKey: "a")
        #expect(bodies { store.removeObject(forKey: "a") } == 1 && host.text == ["0", "2"])
        #expect(bodies { store.setPersistentDomain(["a": 4, "b": 2], forName: name) } >= 1 && host.text == ["4", "2"])
        host.resetCounters()
        await Task.detached { UserDefaults(suiteName: name)!.set(5, forKey: "a") }.value
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        host.update()
        #expect(host.bodyCount(of: StoredReader.self) == 1 && host.text == ["5", "2"])
    }

    @Test("S22: a suite's values are the same for each instance, and announced as on Apple's systems")
    func suites() {
        let name = "oriel-conformance-\(UUID().uuidString)"
        defer { UserDefaults.standard.removePersistentDomain(forName: name) }
        struct Outer: View {
            @State private var count = 0
            let name: String
            var body: some View {
                VStack {
                    Text(verbatim: "add").onTapGesture { count += 1 }
                    StoredReader("a", UserDefaults(suiteName: name))
                }
            }
        }
        let host = TestHost(100, 100) { Outer(name: name) }
        host.resetCounters()
        host.tap(text: "add")
        #expect(host.bodyCount(of: StoredReader.self) == 0)
        nonisolated(unsafe) var announced = 0
        // Other tests may change their own at the same time.
        let thread = pthread_self()
        let token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in if pthread_equal(pthread_self(), thread) != 0 { announced += 1 } }
        UserDefaults(suiteName: name)!.set(7, forKey: "a")
        NotificationCenter.default.removeObserver(token)
        host.update()
        #expect(announced == 1 && host.text == ["add", "7"])
    }

    // MARK: O08

    @Observable final class Item: Identifiable {
        let id: Int
        var title: String
        init(_ id: Int) { (self.id, title) = (id, "row \(id)") }
    }

    private struct Rows: View {
        let items: [Item]
        let log: Log<Int>
        @State private var mark = ""
        var body: some View {
            VStack {
                Text(verbatim: "mark").onTapGesture { mark += "!" }
                ForEach(items) { item in
                    let _ = log(item.id)
                    Text(verbatim: item.title + mark)
                }
            }
        }
    }

    @Test("O08: what a row's closure reads of observed objects makes that row again, and no body")
    func rows() {
        let (items, log) = ((0..<40).map(Item.init), Log<Int>())
        let host = TestHost(200, 2000) { Rows(items: items, log: log) }
        #expect(log.entries == Array(0..<40))
        log.entries = []
        host.resetCounters()
        items[3].title = "x"
        items[38].title = "y"
        items[3].title = "z"
        host.update()
        #expect(log.entries == [3, 38] && host.bodyCount(of: Rows.self) == 0)
        #expect(host.text.contains("z") && host.text.contains("y"))
        host.tap(text: "mark")
        #expect(host.bodyCount(of: Rows.self) == 1 && host.text.contains("z!"))
        log.entries = []
        items[3].title = "w"
        host.update()
        #expect(log.entries == [3] && host.bodyCount(of: Rows.self) == 1 && host.text.contains("w!"))
    }

    private struct MixedRows: View {
        let items: [Item]
        let log: Log<Int>
        var body: some View {
            VStack {
                ForEach(items) { item in
                    let _ = log(item.id)
                    Text(verbatim: item.id % 10 == 5 ? item.title : "plain")
                }
            }
        }
    }

    private struct PureRows: View {
        static let item = Item(7)
        var body: some View {
            VStack { ForEach(0..<40, id: \.self) { Text(verbatim: "\(Self.item.title) \($0)") } }
        }
    }

    @Test("O08: whether the first rows read anything or not, and where the closure captures nothing")
    func furtherRows() {
        let (items, log) = ((0..<40).map(Item.init), Log<Int>())
        let host = TestHost(200, 2000) { MixedRows(items: items, log: log) }
        log.entries = []
        host.resetCounters()
        items[25].title = "x"
        items[26].title = "not shown"
        host.update()
        #expect(log.entries == [25] && host.bodyCount(of: MixedRows.self) == 0 && host.text[25] == "x")

        let pure = TestHost(200, 2000) { PureRows() }
        pure.resetCounters()
        PureRows.item.title = "y"
        pure.update()
        #expect(pure.bodyCount(of: PureRows.self) == 0 && pure.text == (0..<40).map { "y \($0)" })
    }

    @Test("O08: a row that has left its collection is not made again")
    func goneRows() {
        let (items, log) = ((0..<4).map(Item.init), Log<Int>())
        let lever = Lever(items)
        let host = TestHost(200, 200) { Levered(lever) { Rows(items: $0, log: log) } }
        host.set(lever, [items[3], items[0], items[2]])
        log.entries = []
        items[1].title = "gone"
        items[0].title = "first"
        host.update()
        #expect(log.entries == [0] && host.text == ["mark", "row 3", "first", "row 2"])
    }
}
