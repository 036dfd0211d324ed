import Foundation
import SwiftUICore

/// The state of a transition between controllers.
///
/// Follows Apple's
/// [UIViewControllerTransitionCoordinatorContext](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext).
/// SwiftUI runs the transitions here, so that no controller has one: `transitionCoordinator` is nil.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the user's movement began the transition.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be stopped on its way.
    var isInterruptible: Bool { get }
    /// Whether the user moves the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled.
    var isCancelled: Bool { get }
    /// The duration of the animation, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The share that is done when the user's movement ends, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the user's movement was when it ended.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// How far views are turned.
    var targetTransform: CGAffineTransform { get }
    /// Returns a controller of the transition; nil for none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition; nil for none.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations along with a transition between controllers.
///
/// Follows Apple's
/// [UIViewControllerTransitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator).
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Changes views along with the transition.
    /// - Returns: Whether the changes are animated.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Changes views, one of which has the others, along with the transition.
    /// - Returns: Whether the changes are animated.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls a closure when the user no longer moves the transition, or does so again.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Changes views along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

extension RunLoop.Mode {
    /// The mode in which a touch is followed.
    ///
    /// Timers of this mode do not fire here. A publisher of the main run loop's times fires in any mode.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
