import DifferentialKit
import Observation
import SwiftUI

/// The dependencies of random views: published and observed properties, the environment, a parent's value, their own
/// state.
struct GraphSpecimen {
    /// Something that changes.
    enum Source: Hashable {
        case published(Int)
        case observed(Int)
        case state(Int)
    }

    /// A view: the values that it reads, those that it passes down, and the views in it.
    final class Node {
        let id: Int
        var published: Set<Int> = []
        var observed: Set<Int> = []
        var readsLevel = false
        var hasState = false
        /// The observed property that is written into the environment for the views below; nil for none.
        var writes: Int?
        /// Whether the views below get this view's value.
        var handsDown = false
        var children: [Node] = []
        /// The observed property that decides whether the views below exist: they do while it is even; nil for always.
        var guardedBy: Int?

        init(_ id: Int) { self.id = id }
    }

    let root: Node
    let count: Int
    static let slots = 4

    /// Creates a tree of a number of views at most.
    init(_ random: inout SplitMix, most: Int) {
        let wanted = 2 + random.next(below: most - 1)
        let root = Node(0)
        var nodes = [root]
        while nodes.count < wanted {
            let node = Node(nodes.count)
            for slot in 0..<Self.slots {
                if random.once(in: 6) { node.published.insert(slot) }
                if random.once(in: 6) { node.observed.insert(slot) }
            }
            node.readsLevel = random.once(in: 3)
            node.hasState = random.once(in: 3)
            if random.once(in: 8) { node.writes = random.next(below: Self.slots) }
            node.handsDown = random.once(in: 4)
            if random.once(in: 8) { node.guardedBy = random.next(below: Self.slots) }
            // Mostly below a recent view, so that trees are deep.
            let parent = random.once(in: 2) ? nodes[random.next(below: nodes.count)] : nodes[nodes.count - 1]
            parent.children.append(node)
            nodes.append(node)
        }
        self.root = root
        count = nodes.count
    }
}

/// The data that the views of a graph depend on, and how often each view was evaluated.
final class GraphWorld {
    final class Store: ObservableObject {
        @Published var value = 0
    }

    @Observable final class Ledger {
        var a = 0
        var b = 0
        var c = 0
        var d = 0
        subscript(_ slot: Int) -> Int {
            get { [{ self.a }, { self.b }, { self.c }, { self.d }][slot]() }
            set {
                switch slot {
                case 0: a = newValue
                case 1: b = newValue
                case 2: c = newValue
                default: d = newValue
                }
            }
        }
    }

    /// Counts objects that live as long as views' state.
    final class Tracker: ObservableObject {
        nonisolated(unsafe) static var living = 0
        init() { Self.living += 1 }
        deinit { Self.living -= 1 }
    }

    let stores = (0..<GraphSpecimen.slots).map { _ in Store() }
    let ledger = Ledger()
    var evaluated: [Int: Int] = [:]
    var setters: [Int: (Int) -> Void] = [:]
}

private enum GraphLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    var graphLevel: Int {
        get { self[GraphLevelKey.self] }
        set { self[GraphLevelKey.self] = newValue }
    }
}

/// The view of a node: each kind of dependency has a separate rule.
struct GraphView: View {
    let node: GraphSpecimen.Node
    let world: GraphWorld
    /// The value from the parent.
    let given: Int
    @StateObject private var tracker = GraphWorld.Tracker()

    var body: some View {
        if node.hasState {
            StatefulGraphView(node: node, world: world, given: given)
        } else {
            GraphReader(node: node, world: world, given: given, state: 0)
        }
    }
}

private struct StatefulGraphView: View {
    let node: GraphSpecimen.Node
    let world: GraphWorld
    let given: Int
    @State private var state = 0

    var body: some View {
        let _ = world.setters[node.id] = { state = $0 }
        GraphReader(node: node, world: world, given: given, state: state)
    }
}

private struct GraphReader: View {
    let node: GraphSpecimen.Node
    let world: GraphWorld
    let given: Int
    let state: Int

    var body: some View {
        // The environment is read by a view that has the property, which may not be read in vain.
        if node.readsLevel {
            LevelGraphReader(node: node, world: world, given: given, state: state)
        } else {
            PublishedReader(node: node, world: world, given: given, state: state, level: -1)
        }
    }
}

private struct LevelGraphReader: View {
    let node: GraphSpecimen.Node
    let world: GraphWorld
    let given: Int
    let state: Int
    @Environment(\.graphLevel) private var level
    var body: some View { PublishedReader(node: node, world: world, given: given, state: state, level: level) }
}

private struct PublishedReader: View {
    let node: GraphSpecimen.Node
    let world: GraphWorld
    let given: Int
    let state: Int
    let level: Int

    var body: some View {
        switch node.published.sorted() {
        case let slots where slots.count == 1:
            OneObject(
                node: node, world: world, inner: given &+ state &* 7 &+ level &* 31, store: world.stores[slots[0]])
        case let slots where slots.count > 1:
            TwoObjects(
                node: node, world: world, inner: given &+ state &* 7 &+ level &* 31, store: world.stores[slots[0]],
                other: world.stores[slots[1]])
        default: Evaluated(node: node, world: world, inner: given &+ state &* 7 &+ level &* 31)
        }
    }
}

private struct OneObject: View {
    let node: GraphSpecimen.Node
    let world: GraphWorld
    let inner: Int
    @ObservedObject var store: GraphWorld.Store
    var body: some View { Evaluated(node: node, world: world, inner: inner &+ store.value &* 3) }
}

private struct TwoObjects: View {
    let node: GraphSpecimen.Node
    let world: GraphWorld
    let inner: Int
    @ObservedObject var store: GraphWorld.Store
    @ObservedObject var other: GraphWorld.Store
    var body: some View { Evaluated(node: node, world: world, inner: inner &+ store.value &* 3 &+ other.value &* 5) }
}

/// The rule that is counted: evaluated once where anything it depends on is other than before, and else not.
private struct Evaluated: View {
    let node: GraphSpecimen.Node
    let world: GraphWorld
    let inner: Int

    var body: some View {
        let _ = world.evaluated[node.id, default: 0] += 1
        let value = node.observed.reduce(inner) { $0 &+ world.ledger[$1] &* (11 + $1) }
        Text(verbatim: "\(value)")
        if let slot = node.writes {
            below(value).environment(\.graphLevel, world.ledger[slot])
        } else {
            below(value)
        }
    }

    @ViewBuilder private func below(_ value: Int) -> some View {
        if node.guardedBy.map({ world.ledger[$0] % 2 == 0 }) ?? true {
            ForEach(node.children, id: \.id) { GraphView(node: $0, world: world, given: node.handsDown ? value : 0) }
        }
    }
}
