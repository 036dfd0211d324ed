import Foundation

/// An action that a node runs.
@MainActor
final class ActionRun {
    let action: SKAction
    private var elapsed = 0.0
    /// The change under way; nil before the first frame.
    private var change: ((Double) -> Void)?
    private var process: (() -> Bool)?
    /// The length of this run, which may vary.
    private var length = 0.0
    private var hasBegun = false
    /// The parts under way: one of a sequence or repetition, all of a group.
    private var parts: [ActionRun] = []
    private var index = 0

    init(_ action: SKAction) {
        self.action = action
        length = action.duration
    }

    /// Advances the action by seconds of its node's time; returns the seconds left over if it has ended, else nil.
    func step(_ node: SKNode, _ seconds: Double) -> Double? {
        let factor = Double(action.speed)
        let speed = factor.isFinite ? max(factor, 0) : 0
        guard let rest = advance(node, seconds * speed) else { return nil }
        return speed > 0 ? rest / speed : 0
    }

    private func advance(_ node: SKNode, _ seconds: Double) -> Double? {
        switch action.work {
        case .moment(let happen):
            happen(node)
            return seconds
        case .change(let begin):
            if change == nil { change = begin(node) }
            return pass(seconds) { change?(action.eased($0)) }
        case .pause(let range):
            if !hasBegun, range > 0 { length = max(0, length + Double.random(in: -range / 2...range / 2)) }
            hasBegun = true
            return pass(seconds) { _ in }
        case .process(let begin):
            if process == nil { process = begin(node) }
            return process?() == false ? nil : seconds
        case .sequence(let actions):
            return sequence(node, seconds, count: actions.count) { actions[$0] }
        case .repetition(let action, let count):
            return sequence(node, seconds, count: count.map { max($0, 0) }) { _ in action }
        case .group(let actions):
            if !hasBegun { parts = actions.map { ActionRun($0) } }
            hasBegun = true
            var least = seconds
            parts.removeAll { part in
                guard let rest = part.step(node, seconds) else { return false }
                least = min(least, rest)
                return true
            }
            return parts.isEmpty ? least : nil
        case .child(let action, let name):
            if !hasBegun { node.childNode(withName: name)?.run(action) }
            hasBegun = true
            return pass(seconds) { _ in }
        }
    }

    /// Adds to the time that has passed.
    private func pass(_ seconds: Double, _ show: (Double) -> Void) -> Double? {
        elapsed += seconds
        // Sums of frames differ from a duration by rounding errors.
        let isDone = elapsed >= length - 1e-9
        show(isDone ? 1 : elapsed / length)
        return isDone ? max(elapsed - length, 0) : nil
    }

    private func sequence(
        _ node: SKNode, _ seconds: Double, count: Int?, _ next: (Int) -> SKAction
    ) -> Double? {
        var rest = seconds
        // A repetition of an action without duration would never end within a frame.
        var roundsWithoutTime = 0
        while true {
            if let count, index >= count { return rest }
            let part = parts.first ?? ActionRun(next(index))
            parts = [part]
            guard let left = part.step(node, rest) else { return nil }
            parts = []
            index += 1
            roundsWithoutTime = left < rest ? 0 : roundsWithoutTime + 1
            rest = left
            if count == nil, roundsWithoutTime > 0 || (rest <= 0 && index > 1_000_000) { return nil }
            if count == nil { index = 1 }
        }
    }
}

/// The actions that a node runs.
@MainActor
final class ActionRuns {
    private struct Entry {
        let run: ActionRun
        let key: String?
        let completion: (() -> Void)?
    }

    private var entries: [Entry] = []

    nonisolated init() {}

    var isEmpty: Bool { entries.isEmpty }

    func add(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        if let key { remove(key) }
        entries.append(Entry(run: ActionRun(action), key: key, completion: completion))
    }

    func action(_ key: String) -> SKAction? { entries.first { $0.key == key }?.run.action }
    func remove(_ key: String) { entries.removeAll { $0.key == key } }
    func removeAll() { entries = [] }

    /// Adopts another node's actions, from their beginnings.
    func adopt(_ other: ActionRuns) {
        entries = other.entries.map { Entry(run: ActionRun($0.run.action), key: $0.key, completion: nil) }
    }

    /// Advances all actions; they may add and remove others.
    func advance(_ node: SKNode, _ seconds: Double) {
        for entry in entries where entries.contains(where: { $0.run === entry.run }) {
            guard entry.run.step(node, seconds) != nil else { continue }
            entries.removeAll { $0.run === entry.run }
            entry.completion?()
        }
    }
}

extension SKNode {
    /// Runs an action, beginning with the next frame.
    public func run(_ action: SKAction) { runs.add(action, key: nil, completion: nil) }

    /// Runs an action, then a closure.
    public func run(_ action: SKAction, completion block: @escaping () -> Void) {
        runs.add(action, key: nil, completion: block)
    }

    /// Runs an action under a key; an action that runs under the key ends.
    public func run(_ action: SKAction, withKey key: String) { runs.add(action, key: key, completion: nil) }

    /// Runs an action, and returns when it has ended.
    public func run(_ action: SKAction) async {
        await withCheckedContinuation { continuation in run(action) { continuation.resume() } }
    }

    /// Whether the node runs actions.
    public func hasActions() -> Bool { !runs.isEmpty }
    /// Returns the action under a key; nil if none runs.
    public func action(forKey key: String) -> SKAction? { runs.action(key) }
    /// Ends the action under a key.
    public func removeAction(forKey key: String) { runs.remove(key) }
    /// Ends all actions; their completions are not called.
    public func removeAllActions() { runs.removeAll() }

    /// Advances the actions of the node and its descendants by seconds of the parent's time.
    func evaluateActions(_ seconds: Double) {
        if isPaused { return }
        let factor = Double(speed)
        let own = seconds * (factor.isFinite ? max(factor, 0) : 0)
        if !runs.isEmpty { runs.advance(self, own) }
        advance(own)
        for child in children where child.parent === self { child.evaluateActions(own) }
    }
}
