import Foundation
import OrielFoundation
import SwiftUICore

// Animations of changes between two calls, which closures have replaced.
extension UIView {
    /// How one view is replaced by another, or its content by other content.
    public enum AnimationTransition: Int, Sendable {
        /// Without a transition.
        case none
        /// The view turns from the left.
        case flipFromLeft
        /// The view turns from the right.
        case flipFromRight
        /// The view curls up.
        case curlUp
        /// The view curls down.
        case curlDown
    }

    /// Begins a group of changes that are animated, up to ``commitAnimations()``.
    ///
    /// Follows Apple's
    /// [beginAnimations(_:context:)](https://developer.apple.com/documentation/uikit/uiview/beginanimations(_:context:)). Groups may be
    /// nested. The settings of a group hold for the changes that follow them.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.open.append(AnimationBlock(animationID, context))
    }

    /// Ends the innermost group of changes.
    public static func commitAnimations() { AnimationBlock.open.popLast()?.end() }

    /// Sets the object whose methods are called when the animations of the group begin and end; nil for none.
    public static func setAnimationDelegate(_ delegate: Any?) {
        AnimationBlock.open.last?.delegate = delegate.map { $0 as AnyObject }
    }

    /// Sets the delegate's method for the beginning, which takes the group's name and its context.
    public static func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.open.last?.willStart = selector }

    /// Sets the delegate's method for the end, which takes the group's name, whether it has finished, and its context.
    public static func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.open.last?.didStop = selector }

    /// Sets the duration in seconds; 0.2 by default.
    public static func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.open.last?.duration = duration }

    /// Sets how long the animation waits, in seconds; 0 by default.
    public static func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.open.last?.delay = delay }

    /// Sets the date at which the animation begins; now by default.
    public static func setAnimationStart(_ startDate: Date) {
        AnimationBlock.open.last?.delay = max(startDate.timeIntervalSinceNow, 0)
    }

    /// Sets the animation's curve; slow at the beginning and the end by default.
    public static func setAnimationCurve(_ curve: UIView.AnimationCurve) { AnimationBlock.open.last?.curve = curve }

    /// Sets how often the animation runs; 0, the default, for once.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationBlock.open.last?.repeatCount = repeatCount
    }

    /// Sets whether every second run is backward; false by default.
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.open.last?.autoreverses = repeatAutoreverses
    }

    /// Sets whether the animation begins with the present appearance; it always does here.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    /// Sets how the content of a view is replaced; it is replaced without a transition here.
    public static func setAnimationTransition(
        _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
    ) {
        if transition == .none { return }
        RuntimeWarning.issue("UIView.setAnimationTransition has no effect here: see CompatibilityGaps.md.")
    }
}
