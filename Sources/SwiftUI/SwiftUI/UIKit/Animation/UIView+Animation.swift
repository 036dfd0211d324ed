import Foundation
import SwiftUICore

extension UIView {
    /// How an animation of views runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays the views out, so that this is animated.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// The user can use the views; always so here.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Begins with the present appearance; always so here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Runs forever.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Runs backward after each run.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Begins and ends slowly; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs evenly.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// One view fades into another.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view turns from the left; fades here.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns from the right; fades here.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The view curls up; fades here.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The view curls down; fades here.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The view turns from above; fades here.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view turns from below; fades here.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Ignores the duration of an animation around; always so here.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        /// Ignores the curve of an animation around; always so here.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        /// Draws while the animation runs; always so here.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        /// Hides and shows views instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
        /// Ignores the options of an animation around; always so here.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
        /// The preferred frame rate is the display's; always so here.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// The preferred frame rate is 60; the display's here.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// The preferred frame rate is 30; the display's here.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    /// Changes views in an animation; durations in seconds.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let lasts = duration.isFinite ? max(duration, 0) : 0
        let animation: Animation =
            switch options.rawValue >> 16 & 3 {
            case 1: .easeIn(duration: lasts)
            case 2: .easeOut(duration: lasts)
            case 3: .linear(duration: lasts)
            default: .easeInOut(duration: lasts)
            }
        run(animation, lasts, delay, options, animations, completion)
    }

    /// Changes views in an animation of SwiftUI's.
    ///
    /// Follows Apple's
    /// [animate(_:changes:completion:)](https://developer.apple.com/documentation/uikit/uiview/animate(_:changes:completion:)).
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        guard areAnimationsEnabled else {
            changes()
            completion?()
            return
        }
        withAnimation(animation) {
            changes()
        } completion: {
            completion?()
        }
    }

    /// Changes views in an animation of a spring; durations in seconds.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let lasts = duration.isFinite ? max(duration, 0) : 0
        let damping = dampingRatio.isFinite ? min(max(dampingRatio, 0.05), 1) : 1
        run(
            .spring(response: max(lasts, 0.01) * 0.75, dampingFraction: damping), lasts, delay, options, animations,
            completion)
    }

    /// Changes the content of a view in an animation; duration in seconds.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, options: options, animations: { animations?() }, completion: completion)
    }

    /// Changes views without an animation.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { actionsWithoutAnimation() }
    }

    /// Repeats animations that begin in a function.
    ///
    /// - Parameters:
    ///   - count: How often; infinity for without end.
    ///   - autoreverses: Whether every second run is backward.
    ///   - animations: Begins animations.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        let outer = repetition
        defer { repetition = outer }
        repetition = (count.isFinite ? Int(min(max(count, 1), 1e6)) : nil, autoreverses)
        animations()
    }

    private static var repetition: (count: Int?, autoreverses: Bool)?

    /// Whether changes of views are animated; true by default.
    public private(set) static var areAnimationsEnabled = true

    /// Switches animations of views on or off.
    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// The duration of the animation whose changes are being made, in seconds; 0 outside of one.
    public private(set) static var inheritedAnimationDuration: TimeInterval = 0

    private static func run(
        _ animation: Animation, _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let wait = delay.isFinite ? max(delay, 0) : 0
        guard areAnimationsEnabled, duration + wait > 0 else {
            animations()
            completion?(true)
            return
        }
        var animation = animation
        if options.contains(.repeat) {
            animation = animation.repeatForever(autoreverses: options.contains(.autoreverse))
        }
        if let repetition {
            animation =
                if let count = repetition.count {
                    animation.repeatCount(count, autoreverses: repetition.autoreverses)
                } else {
                    animation.repeatForever(autoreverses: repetition.autoreverses)
                }
        }
        let outer = inheritedAnimationDuration
        inheritedAnimationDuration = duration
        defer { inheritedAnimationDuration = outer }
        withAnimation(wait > 0 ? animation.delay(wait) : animation) {
            animations()
        } completion: {
            completion?(true)
        }
    }
}
