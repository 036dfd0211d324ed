import Foundation
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// Exactly how much is done for each kind of change, in lists of 10, 100 and 1 000 rows.
///
/// Work that grows with the number of rows without need shows at once. A change that reduces the engine's work lowers
/// the figures; raising one takes a reason.
@MainActor @Suite("Minimal work")
struct MinimalWorkTests {
    /// The work for a change.
    struct Work: Equatable, CustomStringConvertible {
        var bodies = 0, closures = 0, comparisons = 0, made = 0, removed = 0, measured = 0, placed = 0, layers = 0

        var description: String {
            "bodies: \(bodies), closures: \(closures), comparisons: \(comparisons), made: \(made), "
                + "removed: \(removed), measured: \(measured), placed: \(placed), layers: \(layers)"
        }
    }

    final class Model: ObservableObject {
        struct Item: Identifiable, Equatable {
            let id: Int
            var value = 0
        }
        @Published var items: [Item]
        @Published var title = "a"
        init(_ count: Int) { items = (0..<count).map { Item(id: $0) } }
    }

    @Observable final class Watched {
        @Observable final class Item: Identifiable {
            let id: Int
            var value = 0
            init(_ id: Int) { self.id = id }
        }
        var items: [Item]
        init(_ count: Int) { items = (0..<count).map { Item($0) } }
    }

    private enum LengthKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct ItemRow: View {
        let item: Model.Item
        var body: some View { Text(verbatim: "\(item.value)").frame(width: 50, height: 20) }
    }
    private struct Items: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack(spacing: 0) { ForEach(model.items) { ItemRow(item: $0) } }
        }
    }

    private struct LazyItems: View {
        @ObservedObject var model: Model
        var body: some View {
            LazyVStack(spacing: 0) { ForEach(model.items) { ItemRow(item: $0) } }
        }
    }

    private struct StateRow: View {
        let index: Int
        let levers: Levers
        @State private var value = 0
        var body: some View {
            let _ = levers.bindings[index] = $value
            Text(verbatim: "\(value)").frame(width: 50, height: 20)
        }
    }
    private final class Levers {
        var bindings: [Int: Binding<Int>] = [:]
    }
    private struct States: View {
        let count: Int
        let levers: Levers
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { StateRow(index: $0, levers: levers) } }
        }
    }

    private struct BoundRow: View {
        @Binding var value: Int
        var body: some View { Text(verbatim: "\(value)").frame(width: 50, height: 20) }
    }
    private struct Bound: View {
        let count: Int
        let levers: Levers
        @State private var values: [Int]
        init(_ count: Int, _ levers: Levers) {
            (self.count, self.levers) = (count, levers)
            _values = State(initialValue: Array(repeating: 0, count: count))
        }
        var body: some View {
            let _ = levers.bindings[0] = $values[3]
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { BoundRow(value: $values[$0]) } }
        }
    }

    private struct BoundItems: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack(spacing: 0) { ForEach($model.items) { BoundRow(value: $0.value) } }
        }
    }

    private struct Pair {
        var first = 0
        var second = 0
    }
    private struct Parts: View {
        let count: Int
        let levers: Levers
        @State private var pair = Pair()
        var body: some View {
            let _ = levers.bindings[0] = $pair.second
            VStack(spacing: 0) {
                BoundRow(value: $pair.first)
                BoundRow(value: $pair.second)
                ForEach(2..<count, id: \.self) { _ in Plain() }
            }
        }
    }

    private struct OneBound: View {
        let count: Int
        let levers: Levers
        @State private var value = 0
        var body: some View {
            let _ = levers.bindings[0] = $value
            VStack(spacing: 0) {
                BoundRow(value: $value)
                ForEach(1..<count, id: \.self) { _ in Plain() }
            }
        }
    }

    private struct WatchedRow: View {
        let item: Watched.Item
        var body: some View { Text(verbatim: "\(item.value)").frame(width: 50, height: 20) }
    }
    private struct WatchedItems: View {
        let model: Watched
        var body: some View {
            VStack(spacing: 0) { ForEach(model.items) { WatchedRow(item: $0) } }
        }
    }

    private struct Reader: View {
        @Environment(\.lineLimit) private var limit
        var body: some View { Text(verbatim: "\(limit ?? 0)").frame(width: 50, height: 20) }
    }
    private struct Plain: View {
        var body: some View { Color.red.frame(width: 50, height: 20) }
    }
    private struct Surroundings: View {
        @ObservedObject var model: Model
        var body: some View { Below(count: model.items.count).environment(\.lineLimit, model.items[0].value + 1) }
    }
    private struct Below: View {
        let count: Int
        var body: some View {
            VStack(spacing: 0) {
                Reader()
                ForEach(1..<count, id: \.self) { _ in Plain() }
            }
        }
    }

    private struct Writers: View {
        let count: Int
        let levers: Levers
        let told: (Int) -> Void
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { WritingRow(index: $0, levers: levers) } }
                .onPreferenceChange(LengthKey.self, perform: told)
        }
    }
    private struct WritingRow: View {
        let index: Int
        let levers: Levers
        @State private var value = 0
        var body: some View {
            let _ = levers.bindings[index] = $value
            Color.red.frame(width: 50, height: 20).preference(key: LengthKey.self, value: value)
        }
    }

    private struct Scrolled: View {
        let count: Int
        var body: some View {
            ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Plain() } } }
        }
    }

    /// Returns the work for a change, in a window in which all rows fit unless said otherwise.
    private func work(_ host: TestHost, _ change: () -> Void) -> Work {
        host.update()
        host.resetCounters()
        change()
        host.update()
        let counters = host.counters
        return Work(
            bodies: counters.bodies, closures: counters.closures, comparisons: counters.comparisons,
            made: counters.nodesMade, removed: counters.nodesRemoved, measured: counters.measured,
            placed: counters.placed, layers: counters.layersEmitted)
    }

    private func window<V: View>(_ count: Int, _ view: V) -> TestHost {
        TestHost(view, size: CGSize(width: 100, height: CGFloat(count) * 20))
    }

    @Test("A row's state: that row", arguments: [10, 100, 1000])
    func state(count: Int) {
        let levers = Levers()
        let host = window(count, States(count: count, levers: levers))
        #expect(
            work(host) { levers.bindings[3]!.wrappedValue = 1 } == Work(bodies: 1, measured: 1, placed: 1, layers: 1))
    }

    @Test("A binding to a state of the parent: the one that reads it (S20)", arguments: [10, 100, 1000])
    func binding(count: Int) {
        let levers = Levers()
        let host = window(count, OneBound(count: count, levers: levers))
        let got = work(host) { levers.bindings[0]!.wrappedValue = 1 }
        #expect(got == Work(bodies: 1, measured: 1, placed: 1, layers: 1))
    }

    @Test(
        "A binding into an array of the parent: the row bound to the element (S20)",
        arguments: [10, 100, 1000])
    func bindingIntoArray(count: Int) {
        let levers = Levers()
        let host = window(count, Bound(count, levers))
        #expect(
            work(host) { levers.bindings[0]!.wrappedValue = 1 }
                == Work(bodies: 1, measured: 1, placed: 1, layers: 1))
    }

    @Test(
        "A binding into a published array: the observer and the row bound to the element", arguments: [10, 100, 1000])
    func bindingIntoPublishedArray(count: Int) {
        let model = Model(count)
        let host = window(count, BoundItems(model: model))
        #expect(
            work(host) { model.items[3].value = 1 }
                == Work(bodies: 2, closures: count, comparisons: count, measured: 1, placed: 1, layers: 1))
        #expect(
            work(host) { model.title = "b" } == Work(bodies: 1, closures: count, comparisons: count))
    }

    @Test("A part of a state: the one of two children that reads it (S20)", arguments: [10, 100, 1000])
    func partOfState(count: Int) {
        let levers = Levers()
        let host = window(count, Parts(count: count, levers: levers))
        #expect(
            work(host) { levers.bindings[0]!.wrappedValue = 1 }
                == Work(bodies: 1, measured: 1, placed: 1, layers: 1))
    }

    @Test("An element of a published array", arguments: [10, 100, 1000])
    func published(count: Int) {
        let model = Model(count)
        let host = window(count, Items(model: model))
        #expect(
            work(host) { model.items[3].value = 1 }
                == Work(bodies: 2, closures: 1, comparisons: 1, measured: 1, placed: 1, layers: 1))
    }

    @Test("A published property that no row shows", arguments: [10, 100, 1000])
    func publishedElsewhere(count: Int) {
        let model = Model(count)
        let host = window(count, Items(model: model))
        #expect(work(host) { model.title = "b" } == Work(bodies: 1))
    }

    @Test("A property of an observable element", arguments: [10, 100, 1000])
    func observable(count: Int) {
        let model = Watched(count)
        let host = window(count, WatchedItems(model: model))
        #expect(work(host) { model.items[3].value = 1 } == Work(bodies: 1, measured: 1, placed: 1, layers: 1))
    }

    @Test("A value of the environment that one row reads", arguments: [10, 100, 1000])
    func environment(count: Int) {
        let model = Model(count)
        let host = window(count, Surroundings(model: model))
        #expect(
            work(host) { model.items[0].value = 1 }
                == Work(bodies: 2, comparisons: 1, measured: 1, placed: 1, layers: 1))
    }

    @Test("A preference of one row", arguments: [10, 100, 1000])
    func preference(count: Int) {
        let levers = Levers()
        var told: [Int] = []
        let host = window(count, Writers(count: count, levers: levers) { told.append($0) })
        #expect(work(host) { levers.bindings[3]!.wrappedValue = 7 } == Work(bodies: 1))
        #expect(told == [0, 7])
    }

    @Test("Another width of the window", arguments: [10, 100, 1000])
    func resize(count: Int) {
        let host = window(count, States(count: count, levers: Levers()))
        #expect(
            work(host) { host.resize(to: CGSize(width: 200, height: CGFloat(count) * 20)) }
                == Work(measured: count + 1, placed: count + 2))
    }

    @Test("Scrolling", arguments: [10, 100, 1000])
    func scroll(count: Int) {
        let host = TestHost(Scrolled(count: count), size: CGSize(width: 100, height: 100))
        let got = work(host) { host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30)) }
        #expect(got == Work(layers: 2))
    }

    @Test("A row put in at the front", arguments: [10, 100, 1000])
    func insert(count: Int) {
        let model = Model(count)
        let host = window(count + 1, Items(model: model))
        #expect(
            work(host) { model.items.insert(Model.Item(id: -1), at: 0) }
                == Work(bodies: 2, closures: 1, made: 3, measured: count + 3, placed: count + 4, layers: 1))
    }

    /// Returns the work for a row inserted into a scroll view; in a short list the indicator becomes a pixel shorter.
    private func inserted(_ count: Int) -> Work {
        let indicator = count == 10 ? 1 : 0
        return Work(
            bodies: 2, closures: 1, made: 3, measured: 5, placed: 5 + indicator, layers: 1 + indicator)
    }

    @Test("A row put in at the front of what scrolls", arguments: [10, 100, 1000])
    func insertInScrollView(count: Int) {
        let model = Model(count)
        let host = TestHost(ScrollView { Items(model: model) }, size: CGSize(width: 100, height: 100))
        #expect(
            work(host) { model.items.insert(Model.Item(id: -1), at: 0) } == inserted(count)
        )
    }

    @Test("A row put in at the front of a lazy stack", arguments: [10, 100, 1000])
    func insertInLazyStack(count: Int) {
        let model = Model(count)
        let host = TestHost(ScrollView { LazyItems(model: model) }, size: CGSize(width: 100, height: 100))
        #expect(
            work(host) { model.items.insert(Model.Item(id: -1), at: 0) } == inserted(count)
        )
    }

    @Test("A row put in at the end", arguments: [10, 100, 1000])
    func append(count: Int) {
        let model = Model(count)
        let host = window(count + 1, Items(model: model))
        #expect(
            work(host) { model.items.append(Model.Item(id: count)) }
                == Work(bodies: 2, closures: 1, made: 3, measured: count + 3, placed: count + 4, layers: 1))
    }

    @Test("A row taken out of the middle", arguments: [10, 100, 1000])
    func remove(count: Int) {
        let model = Model(count)
        let host = window(count, Items(model: model))
        #expect(
            work(host) { model.items.remove(at: count / 2) }
                == Work(bodies: 1, removed: 3, measured: count, placed: count + 1))
    }

    @Test("The last row moved to the front", arguments: [10, 100, 1000])
    func move(count: Int) {
        let model = Model(count)
        let host = window(count, Items(model: model))
        #expect(
            work(host) { model.items.insert(model.items.removeLast(), at: 0) }
                == Work(bodies: 1, measured: 1, placed: 1))
    }
}
