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

    /// Adds particles; none are drawn, which is reported once.
    public func addParticleSystem(_ system: SCNParticleSystem) { SceneGaps.say("particles are not drawn here.") }
    /// Removes all particles.
    public func removeAllParticleSystems() {}

    /// Whether anything moves in the node or those within.
    var moves: Bool {
        if isPaused { return false }
        return !runs.isEmpty || motion != nil || fade != nil || childNodes.contains(where: \.moves)
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
        for child in childNodes { child.advance(seconds) }
    }

    /// Applies the rules of the node and those within.
    func applyConstraints(camera: SCNNode?) {
        for rule in constraints ?? [] where rule.isEnabled { rule.apply(to: self, camera: camera) }
        for child in childNodes { child.applyConstraints(camera: camera) }
    }
}

/// Particles, which are not drawn here.
open class SCNParticleSystem: NSObject, @unchecked Sendable {
    /// How many are born a second.
    open var birthRate: CGFloat = 1
    /// How long they live, in seconds.
    open var particleLifeSpan: CGFloat = 1
    /// How large they are.
    open var particleSize: CGFloat = 1
    /// Their color.
    open var particleColor = UIColor.white
    /// Their picture.
    open var particleImage: Any?
    /// How quickly they move.
    open var particleVelocity: CGFloat = 0
    /// Whether they are born again and again.
    open var loops = true
    /// The shape they are born on; nil for a point.
    open var emitterShape: SCNGeometry?
    /// Creates particles.
    public override init() {}
    /// Returns nothing: files are not read.
    public convenience init?(named name: String, inDirectory directory: String?) {
        self.init()
        SceneGaps.file(name)
        return nil
    }
}
