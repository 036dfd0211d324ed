import Foundation
import OrielFoundation
import SwiftUICore

/// The members of a controller that classes of apps may override; the base of ``UIViewController``.
///
/// Members of extensions cannot be overridden without Objective-C.
@MainActor @preconcurrency
open class _ControllerMembers: _ScreenEdgeController {
    /// The actions that a preview of the controller offers; none by default.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// The views with previews.
    var previewingContexts: [PreviewingContext] = []
    private var own: UIViewController { unsafeDowncast(self, to: UIViewController.self) }

    /// What runs along with the controller's transition; nil, as transitions here belong to SwiftUI.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { own.standardTransitionCoordinator }

    /// Whether the controller is being presented; presentations are complete at once.
    open var isBeingPresented: Bool { own.standardIsBeingPresented }

    /// Whether the presentation of the controller is being ended.
    open var isBeingDismissed: Bool { own.standardIsBeingDismissed }

    /// Whether the controller is being added to another.
    open var isMovingToParent: Bool { own.standardIsMovingToParent }

    /// Whether the controller is being removed from another.
    open var isMovingFromParent: Bool { own.standardIsMovingFromParent }

    /// Notes that a child is about to appear or to disappear; SwiftUI says so by itself.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        own.standardBeginAppearanceTransition(isAppearing, animated: animated)
    }

    /// Notes that a child has appeared or disappeared; SwiftUI says so by itself.
    open func endAppearanceTransition() { own.standardEndAppearanceTransition() }

    /// Replaces one child's view with another's.
    /// - Parameters:
    ///   - duration: How long that takes, in seconds; it is done at once here.
    ///   - animations: Changes of views that are made with it.
    ///   - completion: Called afterward with true.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        own.standardTransition(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    /// Sets the entries of the toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        own.standardSetToolbarItems(toolbarItems, animated: animated)
    }

    /// A button that begins editing, and ends it: its title is “Edit” or “Done”.
    open var editButtonItem: UIBarButtonItem { own.standardEditButtonItem }

    /// The message above the controller's content; nil for none.
    ///
    /// Follows Apple's
    /// [contentUnavailableConfiguration](https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration-7vgxs).
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { own.standardContentUnavailableConfiguration }
        set { own.standardContentUnavailableConfiguration = newValue }
    }

    /// The state of the message: the words in the controller's search bar.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        own.standardContentUnavailableConfigurationState
    }

    /// Asks for a call of ``updateContentUnavailableConfiguration(using:)``, which comes at once here.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        own.standardSetNeedsUpdateContentUnavailableConfiguration()
    }

    /// The edge of the bars above; the safe area's.
    open var topLayoutGuide: any UILayoutSupport { own.standardTopLayoutGuide }

    /// The edge of the bars below; the safe area's.
    open var bottomLayoutGuide: any UILayoutSupport { own.standardBottomLayoutGuide }

    /// Brings the traits up to date, which they always are.
    open func updateTraitsIfNeeded() { own.standardUpdateTraitsIfNeeded() }

    // MARK: Focus

    /// The environments within that get the focus, the most wanted first: the view by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        (preferredFocusedView ?? own.viewIfLoaded).map { [$0] } ?? []
    }
    /// The older name of ``preferredFocusEnvironments``, for one view; nil for none.
    open var preferredFocusedView: UIView? { nil }
    /// The environment around: the view's superview, or the controller around or behind.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        own.viewIfLoaded?.superview ?? own.parent ?? own.presentingViewController
    }
    /// The container of the items within: the view.
    open var focusItemContainer: (any UIFocusItemContainer)? { own.viewIfLoaded }
    /// Requests that the focus moves to the environment that the controller prefers, if the focus is within its view.
    open func setNeedsFocusUpdate() { FocusMovements.preferencesChanged(in: own) }
    /// Moves the focus at once, if that was requested.
    open func updateFocusIfNeeded() { FocusMovements.update() }
    /// Returns whether the focus may move; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called when the focus has moved into the view, out of it, or within it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Returns the sound of a movement; none is played here.
    open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
    /// The name of the group whose items Tab passes as one; kept, and without effect here.
    open var focusGroupIdentifier: String?
    /// Whether the item that had the focus has it again when the controller reappears; it always keeps the focus here.
    open var restoresFocusAfterTransition = true
}
