import Foundation
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// Rows that are inserted, removed and moved: the state of each stays with its identity, the picture is the one of a tree made
/// from scratch, and rows that stay cost nothing.
@MainActor @Suite("Moves in collections")
struct CollectionMoveTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var title: String

        init(_ id: Int) { (self.id, title) = (id, "\(id)") }
    }

    /// An element that is no plain value, so that its views are found by identities alone.
    final class Reference: Identifiable {
        let id: Int
        var title: String { "\(id)" }
        init(_ id: Int) { self.id = id }
    }

    final class Model: ObservableObject {
        @Published var items: [Item]
        @Published var references: [Reference] = []
        init(_ count: Int) { items = (0..<count).map { Item($0) } }
    }

    /// What the rows were given when they appeared for the first time.
    struct Row: View {
        let title: String
        @State private var first: String?

        var body: some View {
            HStack {
                Text(title)
                Rectangle().frame(width: 4, height: 4)
                Text(first ?? title).onAppear { if first == nil { first = title } }
            }
        }
    }

    struct Plain: View {
        @ObservedObject var model: Model
        var body: some View {
            ScrollView { VStack(spacing: 0) { ForEach(model.items) { Row(title: $0.title) } } }
        }
    }

    /// Several views a row, with views around the collection.
    struct Surrounded: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack(spacing: 0) {
                Text("first")
                ForEach(model.items) { item in
                    Text(item.title)
                    if item.id.isMultiple(of: 3) { Color.red.frame(width: 5, height: 5) }
                }
                Text("last")
            }
        }
    }

    struct References: View {
        @ObservedObject var model: Model
        var body: some View { VStack(spacing: 0) { ForEach(model.references) { Row(title: $0.title) } } }
    }

    struct Lazy: View {
        @ObservedObject var model: Model
        var body: some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(model.items) { Row(title: $0.title) } } }
        }
    }

    /// Changes a list of identities at random.
    static func change(_ ids: inout [Int], _ next: inout Int, _ numbers: inout SplitNumbers) {
        let count = ids.count
        func place() -> Int { numbers.below(max(ids.count, 1)) }
        switch numbers.below(9) {
        case 0 where count > 1: ids.swapAt(place(), place())
        case 1 where count > 0: ids.append(ids.remove(at: place()))
        case 2 where count > 0: ids.insert(ids.remove(at: place()), at: 0)
        case 3 where count > 0: ids.remove(at: place())
        case 4:
            ids.insert(next, at: place())
            next += 1
        case 5 where count > 4: ids.removeSubrange(0..<count / 3)
        case 6: ids.shuffle(using: &numbers)
        case 7: ids.reverse()
        default:
            for _ in 0..<3 {
                ids.insert(next, at: place())
                next += 1
            }
            if ids.count > 2 { ids.swapAt(0, ids.count - 1) }
        }
    }

    struct SplitNumbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
            return mixed ^ mixed >> 31
        }

        mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
    }

    private func check<V: View>(
        seed: UInt64, count: Int, _ make: (Model) -> V, set: (Model, [Int]) -> Void
    ) {
        var numbers = SplitNumbers(state: seed)
        var ids = Array(0..<count)
        var next = count
        let model = Model(0)
        set(model, ids)
        let size = CGSize(width: 200, height: 600)
        let host = TestHost(make(model), size: size)
        for step in 0..<40 {
            // Now and then several changes in one frame.
            for _ in 0...numbers.below(3) {
                Self.change(&ids, &next, &numbers)
                set(model, ids)
            }
            host.update()
            let fresh = TestHost(make(model), size: size)
            #expect(host.text == fresh.text, "seed \(seed), step \(step)")
            let difference = host.displayList.difference(from: fresh.displayList)
            #expect(difference == nil, "seed \(seed), step \(step)")
            if host.text != fresh.text || difference != nil { return }
        }
    }

    @Test("Rows come out as if made from scratch, whatever moved", arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func plain(seed: UInt64) {
        check(seed: seed, count: 30, Plain.init) { $0.items = $1.map { Item($0) } }
    }

    @Test("So do rows of several views between others", arguments: [11, 12, 13] as [UInt64])
    func surrounded(seed: UInt64) {
        check(seed: seed, count: 25, Surrounded.init) { $0.items = $1.map { Item($0) } }
    }

    @Test("So do rows of objects", arguments: [21, 22, 23] as [UInt64])
    func references(seed: UInt64) {
        var known: [Int: Reference] = [:]
        check(seed: seed, count: 25, References.init) { model, ids in
            model.references = ids.map { id in
                let object = known[id] ?? Reference(id)
                known[id] = object
                return object
            }
        }
    }

    @Test("So do rows of a lazy stack", arguments: [31, 32, 33] as [UInt64])
    func lazy(seed: UInt64) {
        check(seed: seed, count: 12, Lazy.init) { $0.items = $1.map { Item($0) } }
    }

    @Test("State stays with the identity")
    func state() {
        let model = Model(60)
        let host = TestHost(Plain(model: model), size: CGSize(width: 200, height: 4000))
        model.items.swapAt(3, 50)
        model.items.remove(at: 20)
        model.items.insert(Item(100), at: 10)
        model.items.append(model.items.remove(at: 0))
        host.update()
        // Each row shows its title and the first one that it had.
        #expect(host.text == model.items.flatMap { [$0.title, $0.title] })
        model.items = model.items.reversed().map {
            var item = $0
            item.title += "!"
            return item
        }
        host.update()
        #expect(host.text == model.items.flatMap { [$0.title, String($0.title.dropLast())] })
    }

    @Test("Two of a thousand rows that change places cost the same as two of sixty", arguments: [60, 1000])
    func swap(count: Int) {
        let model = Model(count)
        let host = TestHost(Plain(model: model), size: CGSize(width: 200, height: 400))
        host.resetCounters()
        model.items.swapAt(1, count - 2)
        host.update()
        #expect(host.counters.closures == 0 && host.counters.nodesMade == 0)
        #expect(host.counters.layersOrdered == 6)
        #expect(host.text == model.items.flatMap { [$0.title, $0.title] })
    }

    @Test("A row that is inserted puts its own layers in order", arguments: [0, 500, 1000])
    func insert(place: Int) {
        let model = Model(1000)
        let host = TestHost(Plain(model: model), size: CGSize(width: 200, height: 400))
        host.resetCounters()
        model.items.insert(Item(5000), at: place)
        host.update()
        #expect(host.counters.layersOrdered == 3 && host.counters.layersEmitted == 3)
        #expect(host.text == model.items.flatMap { [$0.title, $0.title] })
    }

    @Test("A row that is removed leaves the others' layers alone")
    func remove() {
        let model = Model(1000)
        let host = TestHost(Plain(model: model), size: CGSize(width: 200, height: 400))
        host.resetCounters()
        model.items.remove(at: 300)
        host.update()
        #expect(host.counters.layersOrdered == 0 && host.counters.closures == 0)
    }

    // MARK: Hits

    @Test("A tap asks the rows near it, however many there are")
    func hits() {
        struct Tapped: View {
            let count: Int
            let taps: Taps
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { index in
                            Color.blue.frame(width: 100, height: 30).onTapGesture { taps.rows.append(index) }
                        }
                    }
                }
            }
        }
        var asked: [Int] = []
        for count in [50, 5000] {
            let taps = Taps()
            let host = TestHost(Tapped(count: count, taps: taps), size: CGSize(width: 100, height: 400))
            host.resetCounters()
            host.tap(at: CGPoint(x: 50, y: 200))
            host.tap(at: CGPoint(x: 50, y: 209.9))
            host.tap(at: CGPoint(x: 50, y: 210.1))
            #expect(taps.rows == [6, 6, 7])
            asked.append(host.counters.hitsTested)
        }
        #expect(asked[0] == asked[1])
    }

    final class Taps { var rows: [Int] = [] }

    @Test("A row that reaches over others is hit where it is seen")
    func overlaps() {
        struct Overlapping: View {
            let taps: Taps
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { index in
                        Color.blue.frame(width: 100, height: 10)
                            .overlay(alignment: .topLeading) {
                                if index == 30 {
                                    Color.red.frame(width: 20, height: 20).offset(y: -200)
                                        .onTapGesture { taps.rows.append(index) }
                                }
                            }
                    }
                }
            }
        }
        let taps = Taps()
        let host = TestHost(Overlapping(taps: taps), size: CGSize(width: 100, height: 400))
        host.tap(at: CGPoint(x: 10, y: 110))
        #expect(taps.rows == [30])
    }

    @Test("Rows that overlap are hit from the top")
    func negativeSpacing() {
        struct Stacked: View {
            let taps: Taps
            var body: some View {
                VStack(spacing: -10) {
                    ForEach(0..<40, id: \.self) { index in
                        Color.blue.frame(width: 100, height: 20).onTapGesture { taps.rows.append(index) }
                    }
                }
            }
        }
        let taps = Taps()
        let host = TestHost(Stacked(taps: taps), size: CGSize(width: 100, height: 410))
        host.tap(at: CGPoint(x: 10, y: 105))
        #expect(taps.rows == [10])
    }

    @Test("Scrolling a lazy stack looks at the rows in sight, not at all that were ever made")
    func lazyScrolling() {
        let model = Model(2000)
        let host = TestHost(Lazy(model: model), size: CGSize(width: 200, height: 400))
        func ordered() -> Int {
            host.resetCounters()
            host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 300))
            host.update()
            return host.counters.layersOrdered + host.counters.hitsTested
        }
        let first = ordered()
        for _ in 0..<40 { _ = ordered() }
        #expect(ordered() <= first + 40)
        #expect(!host.text.contains("0") && host.text.count > 20)
    }
}
