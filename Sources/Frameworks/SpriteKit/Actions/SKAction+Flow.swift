import Foundation
import OrielFoundation
import SwiftUI

extension SKAction {
    /// Returns an action that runs others one after the other.
    public class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration }) {
            sequence(actions.reversed().map { $0.reversed() })
        }
    }

    /// Returns an action that runs others at the same time.
    public class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(.group(actions), actions.reduce(0) { max($0, $1.duration) }) { group(actions.map { $0.reversed() }) }
    }

    /// Returns an action that runs another a number of times.
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(.repetition(action, max(count, 0)), action.duration * Double(max(count, 0))) {
            SKAction.repeat(action.reversed(), count: count)
        }
    }

    /// Returns an action that runs another without end.
    ///
    /// An action without a duration is run once a frame.
    public class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(.repetition(action, nil), 0) { repeatForever(action.reversed()) }
    }

    /// Returns an action that waits, in seconds.
    public class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(.pause(range: 0), sec) }

    /// Returns an action that waits for about a time.
    /// - Parameter durationRange: How far the longest and the shortest time are apart, in seconds.
    public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(.pause(range: durationRange.isFinite ? max(durationRange, 0) : 0), sec)
    }

    /// Returns an action that removes a node from its parent.
    public class func removeFromParent() -> SKAction { SKAction(.moment { $0.removeFromParent() }, 0) }

    /// Returns an action that calls a closure.
    public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.moment { _ in block() }, 0) }

    /// Returns an action that calls a closure on a queue.
    public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        nonisolated(unsafe) let block = block
        return SKAction(.moment { _ in queue.async { block() } }, 0)
    }

    /// Returns an action that starts another on a child, and ends at once.
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(.child(action, name), 0) { run(action.reversed(), onChildWithName: name) }
    }

    /// Returns an action that calls a closure in each frame.
    /// - Parameters:
    ///   - sec: How long, in seconds.
    ///   - block: Receives the node and the seconds that have passed.
    public class func customAction(
        withDuration sec: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .change { node in
                { [weak node] share in if let node { block(node, CGFloat(share * (sec.isFinite ? max(sec, 0) : 0))) } }
            }, sec)
    }

    /// Returns an action that calls an object's method.
    public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        let target = target as AnyObject
        return SKAction(.moment { _ in selector.call(on: target, with: []) }, 0)
    }

    // MARK: Speed

    /// Returns an action that adds to the speed of a node's actions.
    public class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction {
        adding(sec, reversal: { SKAction.speed(by: -speed, duration: sec) }) { $0.speed += speed.sound * $1 }
    }

    /// Returns an action that brings the speed of a node's actions to a value.
    public class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction {
        reaching(sec, from: { $0.speed }) { $0.speed = $1 + (speed.sound - $1) * $2 }
    }
}
