import Foundation
import SwiftUI

/// Called when an animation begins or ends.
public typealias SCNAnimationDidStartBlock = (SCNAnimation, any SCNAnimatable) -> Void
/// Called when an animation ends, with whether it was played to its end.
public typealias SCNAnimationDidStopBlock = (SCNAnimation, any SCNAnimatable, Bool) -> Void

/// An animation of a part of a scene, made of one of Core Animation's.
///
/// Follows Apple's [SCNAnimation](https://developer.apple.com/documentation/scenekit/scnanimation).
open class SCNAnimation: NSObject, SCNAnimationProtocol, @unchecked Sendable {
    let source: CAAnimation
    /// The length of a run, in seconds.
    open var duration: TimeInterval
    /// The path of the property; nil for several.
    open var keyPath: String?
    /// The curve; nil for an even one.
    open var timingFunction: CAMediaTimingFunction?
    /// The seconds in which the animation becomes visible; 0 by default.
    open var blendInDuration: TimeInterval = 0
    /// The seconds in which the animation vanishes; 0 by default.
    open var blendOutDuration: TimeInterval = 0
    /// Whether the animation is removed at its end; true by default.
    open var isRemovedOnCompletion: Bool
    /// Whether the last values are kept; false by default.
    open var isAppliedOnCompletion = false
    /// The number of runs; 0 and 1 for one.
    open var repeatCount: CGFloat
    /// Whether each run is followed by one in reverse.
    open var autoreverses: Bool
    /// The seconds before the beginning; 0 by default.
    open var startDelay: TimeInterval
    /// The seconds of the animation that are left out at its beginning.
    open var timeOffset: TimeInterval
    /// Whether the last values are visible after the end.
    open var fillsForward: Bool
    /// Whether the first values are visible before the beginning.
    open var fillsBackward: Bool
    /// Whether times are the scene's; without effect.
    open var usesSceneTimeBase = false
    /// Whether values are added to the property's own.
    open var isAdditive: Bool
    /// Whether each run begins where the last one ended; without effect.
    open var isCumulative: Bool
    /// Called when the animation begins.
    open var animationDidStart: SCNAnimationDidStartBlock?
    /// Called when the animation ends.
    open var animationDidStop: SCNAnimationDidStopBlock?
    /// The events at times of the animation; nil for none.
    open var animationEvents: [SCNAnimationEvent]?

    /// Creates an animation of one of Core Animation's.
    public init(caAnimation: CAAnimation) {
        source = caAnimation
        duration = caAnimation.duration > 0 ? caAnimation.duration : Self.length(caAnimation)
        keyPath = (caAnimation as? CAPropertyAnimation)?.keyPath
        timingFunction = caAnimation.timingFunction
        isRemovedOnCompletion = caAnimation.isRemovedOnCompletion
        repeatCount = CGFloat(caAnimation.repeatCount)
        autoreverses = caAnimation.autoreverses
        startDelay = max(caAnimation.beginTime, 0)
        timeOffset = caAnimation.timeOffset
        fillsForward = caAnimation.fillMode == .forwards || caAnimation.fillMode == .both
        fillsBackward = caAnimation.fillMode == .backwards || caAnimation.fillMode == .both
        isAdditive = (caAnimation as? CAPropertyAnimation)?.isAdditive ?? false
        isCumulative = (caAnimation as? CAPropertyAnimation)?.isCumulative ?? false
    }
    /// Creates an empty animation, and says so once: files are not read.
    public convenience init(named animationName: String) {
        SceneGaps.file(animationName)
        self.init(caAnimation: CAAnimation())
    }
    /// Creates an empty animation, and says so once: files are not read.
    public convenience init(contentsOf animationUrl: URL) { self.init(named: animationUrl.lastPathComponent) }

    private static func length(_ animation: CAAnimation) -> TimeInterval {
        let parts = (animation as? CAAnimationGroup)?.animations ?? []
        return parts.map { $0.beginTime + $0.duration }.max().flatMap { $0 > 0 ? $0 : nil } ?? 0.25
    }
    public override func copy() -> Any {
        let copy = SCNAnimation(caAnimation: source)
        (copy.duration, copy.repeatCount, copy.autoreverses) = (duration, repeatCount, autoreverses)
        (copy.isRemovedOnCompletion, copy.timingFunction) = (isRemovedOnCompletion, timingFunction)
        return copy
    }
}

/// An event at a time of an animation.
open class SCNAnimationEvent: NSObject, @unchecked Sendable {
    let time: Double
    let block: (any SCNAnimationProtocol, Any, Bool) -> Void
    /// Creates an event at a share of the length, from 0 to 1: the closure receives the animation, the part of the scene, and whether time runs backward.
    public init(keyTime time: CGFloat, block eventBlock: @escaping (any SCNAnimationProtocol, Any, Bool) -> Void) {
        (self.time, block) = (Double(time), eventBlock)
    }
}

/// Plays an animation of a part of a scene.
///
/// Follows Apple's [SCNAnimationPlayer](https://developer.apple.com/documentation/scenekit/scnanimationplayer).
open class SCNAnimationPlayer: NSObject, SCNAnimatable, @unchecked Sendable {
    /// The animation.
    public let animation: SCNAnimation
    /// The speed; 1 by default.
    open var speed: CGFloat = 1
    /// How much of the animation is visible, from 0 to 1; 1 by default.
    open var blendFactor: CGFloat = 1
    /// Whether the animation waits; false by default.
    open var paused = false { didSet { SceneChanges.note() } }
    private(set) var elapsed = 0.0
    private(set) var isRunning = true
    private var (hasBegun, fading, passed): (Bool, Double?, Set<Int>) = (false, nil, [])

    /// Creates a player of an animation.
    public init(animation: SCNAnimation) { self.animation = animation }

    /// Plays the animation from its beginning.
    open func play() {
        (elapsed, isRunning, paused, hasBegun, fading, passed) = (0, true, false, false, nil, [])
        SceneChanges.note()
    }
    /// Ends the animation.
    open func stop() {
        isRunning = false
        SceneChanges.note()
    }
    /// Ends the animation slowly, in seconds.
    open func stop(withBlendOutDuration seconds: TimeInterval) {
        guard seconds > 0 else { return stop() }
        fading = seconds
    }

    /// How strongly the animation is visible at present.
    var share: Double {
        let start = animation.blendInDuration > 0 ? min(elapsed / animation.blendInDuration, 1) : 1
        return start * Double(blendFactor)
    }
    /// The time in the animation; nil where it is not visible.
    var time: Double? {
        let now = elapsed - animation.startDelay
        let duration = max(animation.duration, 1e-6)
        if now < 0 { return animation.fillsBackward ? 0 : nil }
        guard isRunning || animation.fillsForward || !animation.isRemovedOnCompletion && elapsed > 0 else { return nil }
        let runs = length / duration
        let at = min(now + animation.timeOffset, length)
        var run = (at / duration).rounded(.down)
        var left = at - run * duration
        // At its very end, the last run is complete, not at its beginning.
        if at >= length, left < 1e-9, run > 0 { (run, left) = (min(run, runs) - 1, duration) }
        let isBack = animation.autoreverses && Int(run) % 2 == 1
        return isBack ? duration - left : left
    }
    private var length: Double {
        let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
        return max(animation.duration, 1e-6) * min(count, 1e9) * (animation.autoreverses ? 2 : 1)
    }

    /// Continues the animation; returns whether it has ended.
    func advance(_ seconds: Double, _ owner: any SCNAnimatable) -> Bool {
        guard isRunning, !paused else { return false }
        if !hasBegun {
            hasBegun = true
            animation.animationDidStart?(animation, owner)
            animation.source.delegate?.animationDidStart(animation.source)
        }
        elapsed += seconds * max(Double(speed), 0)
        if let fading {
            blendFactor -= CGFloat(seconds / fading)
            if blendFactor <= 0 { return end(owner, false) }
        }
        for (number, event) in (animation.animationEvents ?? []).enumerated() where !passed.contains(number) {
            guard elapsed - animation.startDelay >= event.time * animation.duration else { continue }
            passed.insert(number)
            event.block(animation, owner, false)
        }
        return elapsed - animation.startDelay >= length ? end(owner, true) : false
    }
    private func end(_ owner: any SCNAnimatable, _ isComplete: Bool) -> Bool {
        isRunning = false
        animation.animationDidStop?(animation, owner, isComplete)
        animation.source.delegate?.animationDidStop(animation.source, finished: isComplete)
        return true
    }
}

extension SCNAnimation {
    /// Returns a player of the animation.
    var player: SCNAnimationPlayer { SCNAnimationPlayer(animation: self) }
}
