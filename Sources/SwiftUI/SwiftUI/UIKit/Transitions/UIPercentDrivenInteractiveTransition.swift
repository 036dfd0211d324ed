import Foundation
import SwiftUICore

/// A transition whose progress the user moves.
///
/// Follows Apple's
/// [UIPercentDrivenInteractiveTransition](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition).
/// Nothing is moved here where no context was given to it, as by ``startInteractiveTransition(_:)``.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    /// The duration, in seconds; 0 while no transition is known.
    open private(set) var duration: CGFloat = 0
    /// The share that is done, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the transition is completed, relative to its duration; 1 by default.
    open var completionSpeed: CGFloat = 1
    /// The curve with which the transition is completed.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace of the completion; nil for the curve's.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins by the user's movement; true by default.
    open var wantsInteractiveStart = true

    /// Creates a transition.
    public override init() { super.init() }

    /// Begins the transition.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        percentComplete = 0
    }
    /// Moves the transition to a share, which is limited to 0 through 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }
    /// Completes the transition.
    open func finish() {
        percentComplete = 1
        context?.finishInteractiveTransition()
        context = nil
    }
    /// Cancels the transition.
    open func cancel() {
        percentComplete = 0
        context?.cancelInteractiveTransition()
        context = nil
    }
    /// Pauses the transition.
    open func pause() { context?.pauseInteractiveTransition() }
}
