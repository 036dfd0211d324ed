import Foundation
import SwiftUI

extension SCNNode {
    /// Runs an action.
    public func runAction(_ action: SCNAction) { start(action, nil, nil) }
    /// Runs an action, and calls a function at its end.
    public func runAction(_ action: SCNAction, completionHandler block: (@Sendable () -> Void)? = nil) {
        start(action, nil, block)
    }
    /// Runs an action under a name, instead of one that has it.
    public func runAction(_ action: SCNAction, forKey key: String?) { start(action, key, nil) }
    /// Runs an action under a name, and calls a function at its end.
    public func runAction(
        _ action: SCNAction, forKey key: String?, completionHandler block: (@Sendable () -> Void)? = nil
    ) { start(action, key, block) }
    /// Runs an action, and waits for its end.
    public func runAction(_ action: SCNAction) async {
        await withCheckedContinuation { continuation in start(action, nil) { continuation.resume() } }
    }

    private func start(_ action: SCNAction, _ key: String?, _ block: (@Sendable () -> Void)?) {
        if let key { runs.removeAll { $0.key == key } }
        var run = action.run()
        if let block {
            run = SequenceRun([
                run,
                TimedRun(0, { $0 }) { _ in
                    block()
                    return { _ in }
                },
            ])
        }
        runs.append((key, run))
        SceneChanges.note()
    }

    /// Whether actions run.
    public var hasActions: Bool { !runs.isEmpty }
    /// The names of the actions that run.
    public var actionKeys: [String] { runs.compactMap(\.key) }
    /// Ends the action of a name.
    public func removeAction(forKey key: String) { runs.removeAll { $0.key == key } }
    /// Ends all actions.
    public func removeAllActions() { runs = [] }

    /// Whether anything moves in the node or those within.
    var moves: Bool {
        if isPaused { return false }
        return !runs.isEmpty || motion != nil || fade != nil || emissions.contains(where: \.moves)
            || players.contains { $0.player.isRunning && !$0.player.paused } || childNodes.contains(where: \.moves)
    }

    /// Continues all that moves for a time.
    func advance(_ seconds: Double) {
        guard !isPaused else { return }
        let now = runs
        for entry in now where runs.contains(where: { $0.run === entry.run }) {
            if entry.run.advance(self, seconds) != nil { runs.removeAll { $0.run === entry.run } }
        }
        if var motion {
            motion.elapsed += seconds
            self.motion = motion.elapsed >= motion.duration ? nil : motion
        }
        if var fade {
            fade.elapsed += seconds
            self.fade = fade.elapsed >= fade.duration ? nil : fade
        }
        if !players.isEmpty { advanceAnimations(seconds) }
        for child in childNodes { child.advance(seconds) }
    }

    /// Applies the rules of the node and those within.
    func applyConstraints(camera: SCNNode?) {
        for rule in constraints ?? [] where rule.isEnabled { rule.apply(to: self, camera: camera) }
        for child in childNodes { child.applyConstraints(camera: camera) }
    }
}
