import Foundation
import SwiftUI

/// A change of a node over time, that any number of nodes can run.
///
/// ```swift
/// let hop = SKAction.sequence([.moveBy(x: 0, y: 40, duration: 0.2), .moveBy(x: 0, y: -40, duration: 0.2)])
/// hop.timingMode = .easeInEaseOut
/// hero.run(.repeatForever(hop), withKey: "hop")
/// ```
///
/// A duration that is negative or not a number counts as 0.
///
/// Follows Apple's [SKAction](https://developer.apple.com/documentation/spritekit/skaction).
open class SKAction: NSObject, @unchecked Sendable {
    /// The work of an action.
    enum Work {
        /// Begins a change of a node; the result receives the share that is done, from 0 to 1, in each frame.
        case change((SKNode) -> (_ share: Double) -> Void)
        /// Happens at once.
        case moment((SKNode) -> Void)
        case sequence([SKAction])
        case group([SKAction])
        /// Repeats an action; nil for without end.
        case repetition(SKAction, Int?)
        case child(SKAction, String)
        /// Waits for a time within a range around the duration.
        case pause(range: Double)
        /// Begins something that ends by itself: the result returns whether it has ended.
        case process((SKNode) -> () -> Bool)
    }

    let work: Work
    /// Makes the reversed action; nil where that is the action itself.
    private let reversal: (() -> SKAction)?
    /// How long the action takes, in seconds; 0 for an action without a known end.
    open var duration: TimeInterval
    /// How the speed changes while the action runs; linear by default.
    open var timingMode = SKActionTimingMode.linear
    /// Maps the share of the time that has passed to the share of the change that is done; nil for the timing mode.
    open var timingFunction: SKActionTimingFunction?
    /// The factor of the action's speed; 1 by default.
    open var speed: CGFloat = 1

    init(_ work: Work, _ duration: TimeInterval, reversal: (() -> SKAction)? = nil) {
        self.work = work
        self.duration = duration > 0 && duration.isFinite ? duration : 0
        self.reversal = reversal
    }

    /// Creates an action that does nothing.
    public convenience override init() { self.init(.moment { _ in }, 0) }

    /// Creates an action that a file of the app, made by Xcode's action editor, has under a name; nil if none has.
    public convenience init?(named name: String) {
        guard let found = SpriteFile.action(named: name) else {
            SpriteGaps.missing("an action", named: name)
            return nil
        }
        self.init(found.work, found.duration, reversal: found.reversal)
        timingMode = found.timingMode
    }

    /// Creates an action of a file of the app by its name, which takes a number of seconds; nil if there is none.
    public convenience init?(named name: String, duration sec: TimeInterval) {
        self.init(named: name)
        if sec > 0, sec.isFinite, duration > 0 { speed = CGFloat(duration / sec) }
    }

    /// Returns an action that does the reverse; the action itself where there is none.
    open func reversed() -> SKAction {
        guard let reversed = reversal?() else { return self }
        reversed.timingMode = timingMode.reversed
        if let function = timingFunction { reversed.timingFunction = { 1 - function(1 - $0) } }
        reversed.speed = speed
        return reversed
    }

    /// Returns a copy of the action.
    open override func copy() -> Any {
        let copy = SKAction(work, duration, reversal: reversal)
        copy.timingMode = timingMode
        copy.timingFunction = timingFunction
        copy.speed = speed
        return copy
    }

    /// The share of the change that is done when a share of the time has passed.
    func eased(_ share: Double) -> Double {
        if let timingFunction {
            let result = Double(timingFunction(Float(share)))
            return result.isFinite ? result : share
        }
        return timingMode.eased(share)
    }
}

/// Maps the share of an action's time that has passed to the share of the change that is done.
public typealias SKActionTimingFunction = (Float) -> Float

/// How the speed of an action changes.
public enum SKActionTimingMode: Int, Sendable {
    /// The speed stays the same.
    case linear = 0
    /// The action begins slowly.
    case easeIn
    /// The action ends slowly.
    case easeOut
    /// The action begins and ends slowly.
    case easeInEaseOut

    var reversed: SKActionTimingMode {
        switch self {
        case .easeIn: .easeOut
        case .easeOut: .easeIn
        default: self
        }
    }

    func eased(_ t: Double) -> Double {
        switch self {
        case .linear: t
        case .easeIn: t * t
        case .easeOut: t * (2 - t)
        case .easeInEaseOut: t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)
        }
    }
}
