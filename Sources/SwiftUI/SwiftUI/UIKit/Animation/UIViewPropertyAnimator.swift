import Foundation
import OrielFoundation
import SwiftUICore

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
    /// Not started yet, or finished.
    case inactive
    /// Started.
    case active
    /// Stopped, and not finished yet.
    case stopped
}

/// A place on the way of an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
    case end, start, current
}

/// An object that animates views.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    /// Where the animator is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether the animation has begun and has not ended.
    var isRunning: Bool { get }
    /// Whether the animation moves backward.
    var isReversed: Bool { get set }
    /// The share of the animation that is done, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts at once.
    func startAnimation()
    /// Starts after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses where the animation is.
    func pauseAnimation()
    /// Stops where the animation is, and finishes it unless the parameter says otherwise.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes an animation that was stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that animates the changes of views that are made in a function.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes of views, which are made after a share of the duration, from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes of views.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a function that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation with another pace, for a share of the duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animation of views that is described first, and started later.
///
/// Follows Apple's [UIViewPropertyAnimator](https://developer.apple.com/documentation/uikit/uiviewpropertyanimator). An animation that has
/// started runs to its end: pausing and reversing it, and moving it by its fraction, have no effect, and a warning says so.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The duration in seconds, without the delay.
    public let duration: TimeInterval
    /// The seconds between the call that started the animation and its beginning.
    public private(set) var delay: TimeInterval = 0
    /// The pace.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Where the animator is in its life.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animation has begun and has not ended.
    public private(set) var isRunning = false
    /// Whether the user can use the views while they move; always so here.
    open var isUserInteractionEnabled = true
    /// Whether the animation can be paused and moved; it can't be here.
    open var isInterruptible = true
    /// Whether the animation moves evenly while it is moved by its fraction.
    open var scrubsLinearly = true
    /// Whether the animator remains active at the end.
    open var pausesOnCompletion = false

    private var animations: [(wait: Double, change: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Counts starts: an animation that was stopped calls nothing at its end.
    private var run = 0

    /// Creates an animator with a pace.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        timingParameters = parameters
    }

    /// Creates an animator with a pace of a name, and changes of views.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a pace of two control points, and changes of views.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring, and changes of views.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator, and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve: UIView.AnimationCurve =
            switch options.rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes of views; of an animation that runs, they are made at once, with its pace.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes of views that begin later.
    /// - Parameter delayFactor: The share of the duration after which they begin, from 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
        animations.append((factor, animation))
        if isRunning { begin(animations.removeLast(), number: nil) }
    }

    /// Adds a function that is called at the end with the place where the animation ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Starts at once.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts after a delay in seconds; does nothing if the animation has started.
    open func startAnimation(afterDelay delay: TimeInterval) {
        // One that was paused before its start is active already.
        guard state == .inactive || state == .active && !isRunning && !animations.isEmpty else { return }
        (state, isRunning) = (.active, true)
        self.delay = delay.isFinite ? max(delay, 0) : 0
        run += 1
        let changes = animations
        animations = []
        // The one that ends last ends the animator.
        let last = changes.indices.max { changes[$0].wait < changes[$1].wait }
        for (index, change) in changes.enumerated() { begin(change, number: index == last ? run : nil) }
        if changes.isEmpty { end(run, at: .end) }
    }

    /// Makes changes with the animator's pace.
    /// - Parameter number: The start whose end is the end of the changes; nil for changes that end nothing.
    private func begin(_ change: (wait: Double, change: () -> Void), number: Int?) {
        let wait = delay + change.wait * duration
        let lasts = duration * (1 - change.wait)
        guard UIView.areAnimationsEnabled, wait + lasts > 0, let timingParameters else {
            change.change()
            if let number { end(number, at: .end) }
            return
        }
        let animation = timingParameters._animation(duration: lasts)
        withAnimation(wait > 0 ? animation.delay(wait) : animation) {
            change.change()
        } completion: {
            if let number { self.end(number, at: .end) }
        }
    }

    private func end(_ number: Int, at position: UIViewAnimatingPosition) {
        guard number == run, state != .inactive else { return }
        isRunning = false
        if pausesOnCompletion, state == .active { return }
        state = .inactive
        let calls = completions
        completions = []
        for call in calls { call(position) }
    }

    /// The share that is done: 0 before the start, 1 at the end, and 0 in between, as it is not known.
    open var fractionComplete: CGFloat {
        get { state == .active && !isRunning ? 1 : 0 }
        set { warn("fractionComplete") }
    }

    /// Whether the animation moves backward; always false here.
    open var isReversed: Bool {
        get { false }
        set { if newValue { warn("isReversed") } }
    }

    /// Makes the animator active; does not pause an animation that runs, and warns.
    open func pauseAnimation() {
        // Apps make an animation active this way, to move it by its fraction.
        if state == .inactive { state = .active }
        warn("pauseAnimation()")
    }

    /// Continues with another pace; the animation runs on with its own.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        if state == .active { startAnimation() }
    }

    /// Ends the animation; the views move on to their new values.
    /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling its functions for the end.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        run += 1
        (isRunning, state) = (false, withoutFinishing ? .inactive : .stopped)
        if withoutFinishing { completions = [] }
    }

    /// Finishes an animation that was stopped, and calls the functions for the end.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        end(run, at: finalPosition)
    }

    private func warn(_ name: String) {
        RuntimeWarning.issue("UIViewPropertyAnimator.\(name) has no effect here: an animation runs to its end.")
    }
}
