import Foundation
import SwiftUI
import simd

/// The curves of actions.
public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
/// A curve: a share of the way for a share of the time.
public typealias SCNActionTimingFunction = (Float) -> Float

/// Something that a node does over time.
///
/// Follows Apple's [SCNAction](https://developer.apple.com/documentation/scenekit/scnaction).
open class SCNAction: NSObject, @unchecked Sendable {
    /// The length, in seconds.
    open var duration: TimeInterval
    /// The curve; even by default.
    open var timingMode = SCNActionTimingMode.linear
    /// A curve of the app's own; nil for none.
    open var timingFunction: SCNActionTimingFunction?
    /// How quickly the action runs; 1 by default.
    open var speed: CGFloat = 1
    private let make: (SCNAction) -> ActionRun
    private let opposite: (SCNAction) -> SCNAction

    init(
        _ duration: TimeInterval, make: @escaping (SCNAction) -> ActionRun,
        reversed opposite: @escaping (SCNAction) -> SCNAction
    ) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        (self.make, self.opposite) = (make, opposite)
    }

    /// An action that shows shares of a way.
    static func timed(
        _ duration: TimeInterval, reversed: ((SCNAction) -> SCNAction)? = nil,
        begin: @escaping (SCNNode) -> (Double) -> Void
    ) -> SCNAction {
        SCNAction(
            duration, make: { action in TimedRun(action.duration, action.curve, begin) },
            reversed: reversed ?? { $0.copy() as? SCNAction ?? $0 })
    }

    private var curve: (Double) -> Double {
        let (mode, function) = (timingMode, timingFunction)
        return { share in
            if let function { return Double(function(Float(share))) }
            switch mode {
            case .linear: return share
            case .easeIn: return share * share
            case .easeOut: return share * (2 - share)
            case .easeInEaseOut: return share * share * (3 - 2 * share)
            }
        }
    }

    func run() -> ActionRun {
        let run = make(self)
        return speed == 1 ? run : SpeedRun(run, Double(speed))
    }

    /// Returns an action that undoes this one, where there is one; the same action elsewhere.
    open func reversed() -> SCNAction {
        let action = opposite(self)
        (action.speed, action.timingFunction) = (speed, timingFunction)
        action.timingMode = timingMode == .easeIn ? .easeOut : timingMode == .easeOut ? .easeIn : timingMode
        return action
    }

    public override func copy() -> Any {
        let copy = SCNAction(duration, make: make, reversed: opposite)
        (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
        return copy
    }

    // MARK: Together

    /// Returns an action of several, one after the other.
    open class func sequence(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(
            actions.reduce(0) { $0 + $1.duration }, make: { _ in SequenceRun(actions.map { $0.run() }) },
            reversed: { _ in sequence(actions.reversed().map { $0.reversed() }) })
    }
    /// Returns an action of several at the same time.
    open class func group(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(
            actions.map(\.duration).max() ?? 0, make: { _ in GroupRun(actions.map { $0.run() }) },
            reversed: { _ in group(actions.map { $0.reversed() }) })
    }
    /// Returns an action a number of times.
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(
            action.duration * Double(max(count, 0)), make: { _ in RepeatRun(max(count, 0)) { action.run() } },
            reversed: { _ in self.repeat(action.reversed(), count: count) })
    }
    /// Returns an action without end.
    open class func repeatForever(_ action: SCNAction) -> SCNAction {
        SCNAction(
            action.duration, make: { _ in RepeatRun(nil) { action.run() } },
            reversed: { _ in repeatForever(action.reversed()) })
    }

    // MARK: Time and functions

    /// Returns an action that waits.
    open class func wait(duration sec: TimeInterval) -> SCNAction { timed(sec) { _ in { _ in } } }
    /// Returns an action that waits a time, longer or shorter by up to half of a range.
    open class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction {
        SCNAction(
            sec,
            make: { action in
                let half = durationRange.isFinite ? abs(durationRange) / 2 : 0
                return TimedRun(max(action.duration + .random(in: -half...half), 0), { $0 }) { _ in { _ in } }
            }, reversed: { $0 })
    }
    /// Returns an action that calls a function.
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction {
        timed(0) { node in
            block(node)
            return { _ in }
        }
    }
    /// Returns an action that calls a function on a queue.
    open class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction {
        nonisolated(unsafe) let call = block
        return timed(0) { node in
            queue.async { call(node) }
            return { _ in }
        }
    }
    /// Returns an action that calls a function with each frame, and the seconds since its beginning.
    open class func customAction(
        duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
    ) -> SCNAction { timed(seconds) { node in { share in block(node, CGFloat(share * max(seconds, 0))) } } }
    /// Returns an action that removes the node.
    open class func removeFromParentNode() -> SCNAction {
        timed(0) { node in
            node.removeFromParentNode()
            return { _ in }
        }
    }
    /// Returns an action that shows the node.
    open class func unhide() -> SCNAction { visibility(false) }
    /// Returns an action that hides the node.
    open class func hide() -> SCNAction { visibility(true) }
    private class func visibility(_ isHidden: Bool) -> SCNAction {
        timed(0, reversed: { _ in visibility(!isHidden) }) { node in
            node.isHidden = isHidden
            return { _ in }
        }
    }
    /// Returns an action that plays a sound.
    open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction {
        SCNAction(0, make: { _ in SoundRun(source, waits: wait) }, reversed: { $0 })
    }
}
