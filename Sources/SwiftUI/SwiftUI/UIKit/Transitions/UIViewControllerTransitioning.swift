import Foundation
import SwiftUICore

/// The parts of a transition between controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is shown before the transition.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is shown after the transition.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The views of a transition between controllers.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is shown before the transition.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that is shown after the transition.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition between two controllers, for the object that animates it.
///
/// Follows Apple's
/// [UIViewControllerContextTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning).
/// Presentations and navigation controllers have their own transitions here, and warn once of an app's.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the user moves the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How far views are turned.
    var targetTransform: CGAffineTransform { get }
    /// Notes how far the user has moved the transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Notes that the user has completed the transition.
    func finishInteractiveTransition()
    /// Notes that the user has canceled the transition.
    func cancelInteractiveTransition()
    /// Notes that the transition is paused.
    func pauseInteractiveTransition()
    /// Ends the transition.
    func completeTransition(_ didComplete: Bool)
    /// Returns a controller of the transition; nil for none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition; nil for none.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns a controller's frame before the transition.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns a controller's frame after the transition.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between controllers.
///
/// Follows Apple's
/// [UIViewControllerAnimatedTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning).
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns how long the transition takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates the transition, and ends it.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns an animator that can be stopped.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called when the transition has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A transition that the user moves.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The curve with which the transition is completed.
    var completionCurve: UIView.AnimationCurve { get }
    /// How fast the transition is completed, relative to its duration.
    var completionSpeed: CGFloat { get }
    /// Whether the transition begins by the user's movement.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var completionSpeed: CGFloat { 1 }
    public var wantsInteractiveStart: Bool { true }
}

/// Methods with which an app has transitions and presentations of its own; all are optional.
///
/// Follows Apple's
/// [UIViewControllerTransitioningDelegate](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate).
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns what animates the beginning of a presentation; nil for the usual transition.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns what animates the end of a presentation; nil for the usual transition.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns what moves the beginning of a presentation by hand; nil for none.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns what moves the end of a presentation by hand; nil for none.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns what places a presentation; nil for the usual place.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
