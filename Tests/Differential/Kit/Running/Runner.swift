import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import SwiftUITesting

/// Runs a case, and compares the living tree with one made from scratch after each step (R1, R4).
@MainActor
package struct Runner {
    /// What went wrong.
    package struct Failure: Error, CustomStringConvertible {
        package var step: Int
        package var complaint: String
        package var description: String { "step \(step): \(complaint)" }
    }

    /// The data beside the specimen.
    private struct Model {
        var specimen: Specimen
        var level = 0
        var isDark = false
        var size = CGSize(width: 200, height: 200)
        var published = [0, 0, 0, 0]
        var observed = [0, 0, 0, 0]
        var states: [String: Int] = [:]
        var offsets: [CGPoint] = []
        var seenLines: [[Int: CGFloat]] = []
    }

    /// A window and what is around it.
    private struct Window {
        let world = World()
        let host: TestHost

        @MainActor init(_ model: Model, seeded: Bool) {
            for slot in 0..<4 {
                world.publish(slot, model.published[slot])
                world.observe(slot, model.observed[slot])
            }
            let specimen = seeded ? model.specimen.seeded(model.states) : model.specimen
            host = TestHost(
                RootView(Shown(specimen: specimen, level: model.level), world), size: model.size,
                isDark: model.isDark)
            host.frameDuration = 1.0 / 20
        }

        /// Lets everything come to its end; false where it does not.
        @MainActor func rest() -> Bool {
            host.update()
            var waited = 0.0
            while !host.host.graph.isAtRest, waited < 30 {
                host.advance(by: 0.5)
                waited += 0.5
            }
            return waited < 30
        }
    }

    private var model: Model
    private let live: Window
    private var mirror: ListMirror
    private let complaints = Complaints()
    /// Whether views have state, so that nothing may be interrupted: what leaves comes back with its state if it does
    /// so before it has gone.
    private let hasState: Bool

    private final class Complaints {
        var first: String?
        func note(_ text: String) { first = first ?? text }
        deinit {}
    }

    /// Runs a case to its end, or to its first failure.
    package static func run(_ test: Case) -> Failure? {
        var failure: Failure?
        let before = ViewGraph.liveCounts
        let complaints = Complaints()
        RuntimeWarning.observing({ complaints.note("Warning: \($0)") }) {
            var runner = Runner(test, complaints)
            failure = runner.runSteps(test.steps)
            runner.live.host.close()
        }
        if failure == nil, ViewGraph.liveCounts != before {
            failure = Failure(
                step: test.steps.count,
                complaint: "Nodes and layouts stay: \(before) before, \(ViewGraph.liveCounts) after.")
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
        live.host.host.displayList.clearChanges()
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
                // What is animated is a transaction of its own; what came before is drawn first, for more than two
                // changes of a preference in a frame are not told of.
                if animation != nil { live.host.update() }
                continue
            }
            if let complaint = perform(edit, animation) { return complaint }
            if animation != nil { live.host.update() }
            animation = nil
        }
        live.host.update()
        if let complaint = check() { return complaint }
        // Where there is no state what moves may be interrupted by the next step.
        if !isLast, !hasState, !live.host.host.graph.isAtRest { return nil }
        return settle()
    }

    /// What holds at any time.
    private mutating func check() -> String? {
        if let first = complaints.first ?? warnings.first { return first }
        return mirror.follow(live.host.host.displayList)
    }

    /// Comes to rest, and compares.
    private mutating func settle() -> String? {
        guard live.rest() else { return "Nothing comes to rest." }
        if let complaint = check() { return complaint }
        prune()
        model.offsets = live.host.host.graph.scrollOffsets
        model.seenLines = live.host.host.graph.seenLines
        let fresh = makeFresh()
        defer { fresh.host.close() }
        return compare(fresh)
    }

    /// A window made from scratch from the present state.
    private func makeFresh() -> Window {
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
        _ = fresh.rest()
        return fresh
    }

    private func compare(_ fresh: Window) -> String? {
        Snapshot(live.host, live.world).difference(from: Snapshot(fresh.host, fresh.world))
    }

    /// Forgets the states of views that are gone.
    private mutating func prune() {
        var kept: [String: Int] = [:]
        model.specimen.census(model.states) { _, path in kept[path] = model.states[path] }
        model.states = kept
    }

    /// Makes a change; without an animation it belongs to the transaction of the other changes of the frame.
    private func change(_ animation: Animation?, _ body: () -> Void) {
        if let animation { withAnimation(animation, body) } else { body() }
    }

    private mutating func perform(_ edit: Edit, _ animation: Animation?) -> String? {
        switch edit {
        case .numbers, .put, .add, .cut, .move:
            model.specimen.apply(edit)
            change(animation) { live.world.show(Shown(specimen: model.specimen, level: model.level)) }
        case .publish(let slot, let value):
            model.published[slot % 4] = value
            change(animation) { live.world.publish(slot % 4, value) }
        case .observe(let slot, let value):
            model.observed[slot % 4] = value
            change(animation) { live.world.observe(slot % 4, value) }
        case .level(let level):
            model.level = level
            change(animation) { live.world.show(Shown(specimen: model.specimen, level: level)) }
        case .dark(let isDark):
            model.isDark = isDark
            live.host.setDark(isDark)
        case .size(let width, let height):
            model.size = CGSize(width: width, height: height)
            live.host.resize(to: model.size)
        case .peek: _ = live.host.host.idealSize
        case .wait(let time): live.host.advance(by: Double(time) / 1000)
        case .frame: live.host.update()
        case .tap, .scroll: return input(edit)
        case .animate: break
        }
        return nil
    }

    /// Does with a tree made from scratch what is done with the living one: the same must come of it.
    private mutating func input(_ edit: Edit) -> String? {
        if let complaint = settle() { return "before \(edit.term): \(complaint)" }
        let fresh = makeFresh()
        defer { fresh.host.close() }
        live.world.log = []
        for window in [live, fresh] {
            switch edit {
            case .tap(let x, let y): window.host.tap(at: point(x, y))
            case .scroll(let x, let y, let dx, let dy):
                window.host.scroll(at: point(x, y), by: CGSize(width: dx, height: dy))
            default: break
            }
            guard window.rest() else { return "Nothing comes to rest after \(edit.term)." }
        }
        let (mine, its) = (live.world.log.map { "\($0)" }, fresh.world.log.map { "\($0)" })
        if mine != its { return "\(edit.term): \(mine) answered, from scratch \(its)" }
        for (id, growth) in live.world.log {
            var place: String?
            model.specimen.census(model.states) { if $0.id == id { place = $1 } }
            guard let place else { return "\(edit.term): \(id) answered, which is not there" }
            model.states[place, default: 0] += growth
        }
        return compare(fresh).map { "after \(edit.term): \($0)" }
    }

    private func point(_ x: Int, _ y: Int) -> CGPoint {
        CGPoint(x: model.size.width * CGFloat(x) / 1000, y: model.size.height * CGFloat(y) / 1000)
    }
}
