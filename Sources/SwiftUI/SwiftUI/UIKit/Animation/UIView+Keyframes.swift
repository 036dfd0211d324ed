import Foundation
import SwiftUICore

extension UIView {
    /// How an animation with keyframes runs.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays the views out, so that this is animated.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// The user can use the views; always so here.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        /// Begins with the present appearance; always so here.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        /// Runs forever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        /// Runs backward after each run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        /// Ignores the duration of an animation around; always so here.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
        /// Ignores the options of an animation around; always so here.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
        /// Runs evenly between keyframes; the default, and the only way here.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from keyframe to keyframe; runs evenly here.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Runs at an even pace; runs evenly between keyframes here.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Runs along a smooth curve; runs evenly between keyframes here.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Runs along a smooth curve at an even pace; runs evenly between keyframes here.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// The keyframes that are being collected; nil outside of an animation with keyframes.
    private static var keyframes: [(start: Double, duration: Double, animations: () -> Void)]?

    /// Changes views in keyframes, which the function adds; durations in seconds.
    ///
    /// Each keyframe is an animation that waits for its start. Keyframes of one property after another are added up, as SwiftUI does.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let lasts = duration.isFinite ? max(duration, 0) : 0
        let wait = delay.isFinite ? max(delay, 0) : 0
        let outer = keyframes
        keyframes = []
        var direct: [() -> Void] = []
        // Changes outside of keyframes take the whole duration.
        animate(
            withDuration: lasts, delay: wait, options: AnimationOptions(keyframes: options), animations: animations,
            completion: completion)
        let frames = keyframes ?? []
        keyframes = outer
        for frame in frames.sorted(by: { $0.start < $1.start }) {
            direct.append {
                animate(
                    withDuration: frame.duration * lasts, delay: wait + frame.start * lasts,
                    options: AnimationOptions(keyframes: options), animations: frame.animations)
            }
        }
        for run in direct { run() }
    }

    /// Adds a keyframe: changes that begin and last for shares of the duration, from 0 to 1.
    ///
    /// Outside of ``animateKeyframes(withDuration:delay:options:animations:completion:)`` the changes are made at once.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        func share(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        if keyframes == nil {
            animations()
        } else {
            keyframes?.append((share(frameStartTime), share(frameDuration), animations))
        }
    }
}

extension UIView.AnimationOptions {
    /// The options of the animation of each keyframe.
    fileprivate init(keyframes options: UIView.KeyframeAnimationOptions) {
        self = .curveLinear
        if options.contains(.repeat) { insert(.repeat) }
        if options.contains(.autoreverse) { insert(.autoreverse) }
    }
}
