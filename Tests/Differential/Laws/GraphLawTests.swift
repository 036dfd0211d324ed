import DifferentialKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// The laws of the graph (R3): each rule is evaluated at most once a transaction, an unaffected one never; no edge and
/// no data is left behind by a removed view.
@MainActor @Suite("Graph laws", .serialized)
struct GraphLawTests {
    /// The expected content of a graph: the value of each view, and whether it exists.
    private struct Model {
        var published = [0, 0, 0, 0]
        var observed = [0, 0, 0, 0]
        /// How often each observed property has changed: a rule is evaluated again although a property is back at its
        /// old value, as old values are not kept.
        var changes = [0, 0, 0, 0]
        var states: [Int: Int] = [:]

        mutating func observe(_ slot: Int, _ value: Int) {
            if observed[slot] != value { changes[slot] += 1 }
            observed[slot] = value
        }

        /// Returns the inputs of each view's rule, with the ids of existing views as keys, and the value that it shows.
        func inputs(_ root: GraphSpecimen.Node) -> [Int: (inputs: [Int], value: Int)] {
            var result: [Int: (inputs: [Int], value: Int)] = [:]
            func visit(_ node: GraphSpecimen.Node, _ given: Int, _ level: Int) {
                let shown = node.published.sorted().prefix(2).map { published[$0] }
                var inner = given &+ (node.hasState ? states[node.id] ?? 0 : 0) &* 7
                inner = inner &+ (node.readsLevel ? level : -1) &* 31
                for (index, value) in shown.enumerated() { inner = inner &+ value &* (index == 0 ? 3 : 5) }
                let value = node.observed.reduce(inner) { $0 &+ observed[$1] &* (11 + $1) }
                // The rule reads the values that it observes one by one; all others reach it as one number.
                var inputs = [inner]
                for slot in node.observed.sorted() { inputs.append(changes[slot]) }
                if let slot = node.writes { inputs.append(changes[slot]) }
                if let slot = node.guardedBy { inputs.append(changes[slot]) }
                result[node.id] = (inputs, value)
                guard node.guardedBy.map({ observed[$0] % 2 == 0 }) ?? true else { return }
                for child in node.children {
                    visit(child, node.handsDown ? value : 0, node.writes.map { observed[$0] } ?? level)
                }
            }
            visit(root, 0, 0)
            return result
        }
    }

    /// Runs one random graph; returns the law that was broken, nil for none.
    private func run(seed: UInt64, steps: Int, most: Int) -> String? {
        var random = SplitMix(seed)
        let specimen = GraphSpecimen(&random, most: most)
        let before = ViewGraph.liveCounts
        let trackers = GraphWorld.Tracker.living
        var complaint: String?
        weak var data: GraphWorld?
        do {
            let world = GraphWorld()
            data = world
            var model = Model()
            let host = TestHost(
                ScrollView { GraphView(node: specimen.root, world: world, given: 0) },
                size: CGSize(width: 300, height: 300))
            // A walk of the tree after each flush would be most of the work.
            host.host.graph.checksInvariants = false
            var expected = model.inputs(specimen.root)
            if world.evaluated != expected.mapValues({ _ in 1 }) {
                complaint = "step 0: \(world.evaluated) evaluated"
            }
            for step in 1...steps where complaint == nil {
                world.evaluated = [:]
                for _ in 0...random.next(below: 3) { change(&model, world, expected, &random) }
                host.update()
                let old = expected
                expected = model.inputs(specimen.root)
                for id in model.states.keys where expected[id] == nil { model.states[id] = nil }
                expected = model.inputs(specimen.root)
                let wanted = expected.filter { id, now in old[id].map { $0.inputs != now.inputs } ?? true }
                if world.evaluated != wanted.mapValues({ _ in 1 }) {
                    let more = world.evaluated.filter { wanted[$0.key] == nil || $0.value > 1 }
                    let less = wanted.keys.filter { world.evaluated[$0] == nil }
                    complaint = "step \(step): evaluated needlessly: \(more), not evaluated: \(less.sorted())"
                } else if Set(host.text) != Set(expected.values.map { "\($0.value)" }) {
                    complaint = "step \(step): the texts are not those expected"
                } else if GraphWorld.Tracker.living - trackers != expected.count {
                    complaint =
                        "step \(step): \(GraphWorld.Tracker.living - trackers) objects for \(expected.count) views"
                } else if let violation = host.host.graph.invariantViolation {
                    complaint = "step \(step): \(violation)"
                }
            }
            host.close()
            // They hold views.
            world.setters = [:]
        }
        if complaint == nil, data != nil { complaint = "the data of views that are gone stays" }
        if complaint == nil, ViewGraph.liveCounts != before || GraphWorld.Tracker.living != trackers {
            complaint =
                "\(before) nodes and layouts before, \(ViewGraph.liveCounts) after; "
                + "\(GraphWorld.Tracker.living - trackers) objects stay"
        }
        return complaint.map { "seed \(seed), \(specimen.count) views, \($0)" }
    }

    private func change(
        _ model: inout Model, _ world: GraphWorld, _ present: [Int: (inputs: [Int], value: Int)],
        _ random: inout SplitMix
    ) {
        let slot = random.next(below: GraphSpecimen.slots)
        let value = random.next(below: 6)
        switch random.next(below: 3) {
        case 0:
            model.published[slot] = value
            world.stores[slot].value = value
        case 1:
            model.observe(slot, value)
            world.ledger[slot] = value
        default:
            let ids = world.setters.keys.filter { present[$0] != nil }.sorted()
            guard let id = ids.randomElement(using: &random) else { return }
            model.states[id] = value
            world.setters[id]?(value)
        }
    }

    @Test("R3: each rule once where it is concerned, and never else")
    func laws() {
        for seed in 1...UInt64(isFullRun ? 5000 : 200) {
            if let complaint = run(seed: seed, steps: 6, most: 60) {
                Issue.record("\(complaint)")
                return
            }
        }
    }

    @Test("R3: a property that changes and changes back in one transaction is a change", arguments: [UInt64(1017)])
    func changeAndBack(_ seed: UInt64) {
        if let complaint = run(seed: seed, steps: 6, most: 60) { Issue.record("\(complaint)") }
    }

    @Test("… in large graphs", arguments: 1...UInt64(8))
    func largeGraphs(_ seed: UInt64) {
        if let complaint = run(seed: seed &* 7919, steps: 12, most: 200) { Issue.record("\(complaint)") }
    }
}
