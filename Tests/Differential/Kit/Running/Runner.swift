import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import SwiftUITesting

/// Runs a case, and compares the living tree with one made from scratch after each step (R1, R4).
@MainActor
package struct Runner {
    /// The failure of a case.
    package struct Failure: Error, CustomStringConvertible {
        package var step: Int
        package var complaint: String
        package var description: String { "step \(step): \(complaint)" }
    }

    /// The data in addition to the specimen.
    struct Model {
        var specimen: Specimen
        var level = 0
        var isDark = false
        var size = CGSize(width: 200, height: 200)
        var published = [0, 0, 0, 0]
        var observed = [0, 0, 0, 0]
        var states: [String: Int] = [:]
        var offsets: [CGPoint] = []
        var seenLines: [SeenLines] = []
        /// Where the pointer is; nil where it never was.
        var pointer: CGPoint?
    }

    var model: Model
    let live: Window
    /// While the button is down: a window that was made from scratch before, and to which the same has happened since.
    var companion: Window?
    private var mirror: ListMirror
    private let complaints = Complaints()
    /// Whether views have state, so that nothing may be interrupted: a view that leaves returns with its state if it
    /// does so before its transition ends.
    private let hasState: Bool

    private final class Complaints {
        var first: String?
        func note(_ text: String) { first = first ?? text }
    }

    /// How often views of each kind have responded to input, in all cases.
    package static var answers: [Kind: Int] = [:]

    /// Runs a case to its end, or to its first failure.
    package static func run(_ test: Case) -> Failure? {
        var failure: Failure?
        let before = ViewGraph.liveCounts
        let complaints = Complaints()
        weak var world: World?
        RuntimeWarning.observing({ complaints.note("Warning: \($0)") }) {
            var runner = Runner(test, complaints)
            failure = runner.runSteps(test.steps)
            runner.companion?.close()
            runner.live.close()
            world = runner.live.world
        }
        if failure == nil, ViewGraph.liveCounts != before {
            failure = Failure(
                step: test.steps.count,
                complaint: "Nodes and layouts stay: \(before) before, \(ViewGraph.liveCounts) after.")
        }
        if failure == nil, world != nil {
            failure = Failure(step: test.steps.count, complaint: "The data of views that are gone stays.")
        }
        return failure
    }

    private init(_ test: Case, _ complaints: Complaints) {
        model = Model(specimen: test.specimen)
        live = Window(model, seeded: false)
        let noted = self.complaints
        live.host.host.graph.checksInvariants = true
        live.host.host.graph.invariantsBroken = { noted.note($0) }
        mirror = ListMirror(live.host.host.displayList)
        hasState =
            test.specimen.all.contains { $0.kind.hasState }
            || test.steps.joined().contains { edit in
                switch edit {
                case .put(_, let specimen), .add(_, _, let specimen): specimen.all.contains { $0.kind.hasState }
                default: false
                }
            }
        warnings = complaints
    }

    private let warnings: Complaints

    private mutating func runSteps(_ steps: [[Edit]]) -> Failure? {
        for (index, step) in ([[]] + steps).enumerated() {
            if let complaint = run(step, isLast: index == steps.count) {
                return Failure(step: index, complaint: complaint)
            }
        }
        return nil
    }

    private mutating func run(_ step: [Edit], isLast: Bool) -> String? {
        var animation: Animation?
        for edit in step {
            if case .animate(let index) = edit {
                animation = animations[index % animations.count]
                // An animated change is a separate transaction; earlier changes are drawn first, for more than two
                // changes of a preference in a frame are not reported.
                if animation != nil { update() }
                continue
            }
            if let complaint = perform(edit, animation) { return complaint }
            if animation != nil { update() }
            animation = nil
        }
        update()
        if let complaint = check() { return complaint }
        if companion != nil {
            if isLast { return gesture(.cancel) ?? settle() }
            return followGesture("")
        }
        // Without state, an animation may be interrupted by the next step.
        if !isLast, !hasState, !live.host.host.graph.isAtRest { return nil }
        return settle()
    }

    /// Returns the violation of a rule that holds at any time; nil if there is none.
    mutating func check() -> String? {
        if let first = complaints.first ?? warnings.first { return first }
        return mirror.follow(live.host.host.displayList)
    }

    /// Comes to rest, and compares.
    mutating func settle() -> String? {
        guard Window.rest([live]) else { return "Nothing comes to rest." }
        if let pointer = model.pointer { live.host.hover(at: pointer) }
        guard Window.rest([live]) else { return "Nothing comes to rest under the pointer." }
        if let complaint = check() { return complaint }
        prune()
        model.offsets = live.host.host.graph.scrollOffsets
        model.seenLines = live.host.host.graph.seenLines
        let fresh = makeFresh()
        defer { fresh.close() }
        return compare(fresh)
    }

    /// A window made from scratch from the present state.
    func makeFresh() -> Window {
        let fresh = Window(model, seeded: true)
        fresh.host.host.graph.checksInvariants = false
        let graph = fresh.host.host.graph
        for _ in 0..<2 where !model.seenLines.isEmpty || model.offsets.contains(where: { $0 != .zero }) {
            // How far content can be scrolled depends on the lines seen, and the other way round.
            graph.setSeenLines(model.seenLines)
            fresh.host.update()
            graph.setScrollOffsets(model.offsets)
            fresh.host.update()
        }
        _ = Window.rest([fresh])
        if let pointer = model.pointer {
            fresh.host.hover(at: pointer)
            _ = Window.rest([fresh])
        }
        putCarets(in: fresh)
        return fresh
    }

    /// Puts the carets of fields where they are in the living tree: they are state of the fields' own.
    private func putCarets(in fresh: Window) {
        let (items, others) = (live.host.accessibility, fresh.host.accessibility)
        // Where the items are others, the comparison says so.
        guard items.count == others.count else { return }
        for (item, other) in zip(items, others) {
            guard let caret = item.caret, other.caret != caret else { continue }
            fresh.host.perform(.select(caret), on: other)
        }
        _ = Window.rest([fresh])
    }

    func compare(_ fresh: Window) -> String? {
        Snapshot(live.host, live.world).difference(from: Snapshot(fresh.host, fresh.world))
    }

    /// Forgets the states of views that are gone.
    mutating func prune() {
        var kept: [String: Int] = [:]
        model.specimen.census(model.states) { _, path in kept[path] = model.states[path] }
        model.states = kept
    }

    /// Makes a change; without an animation it belongs to the transaction of the other changes of the frame.
    private func change(_ animation: Animation?, _ body: () -> Void) {
        if let animation { withAnimation(animation, body) } else { body() }
    }
}
