import Foundation

/// A controller's settings for the screen's edges and for turning the device, without effect on a desktop; a base of ``UIViewController``.
@MainActor @preconcurrency
open class _ScreenEdgeController: _StoryboardController {
    /// The controller within that decides on the status bar's style; there is none.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The controller within that decides whether the status bar is hidden; there is none.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The controller within that decides on the bar below the screen; there is none.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The controller within that decides on gestures at the screen's edges; the system has none.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether the pointer stays in the window; it never does.
    open var prefersPointerLocked: Bool { false }
    /// Notes that gestures at the screen's edges changed.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Notes that the pointer stays in the window or not.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    /// Whether bars are hidden below when the controller is pushed; there are none.
    open var hidesBottomBarWhenPushed = false
    /// Whether the view extends below opaque bars; there are none.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether presentations cover this controller alone; they cover the window.
    open var definesPresentationContext = false
    /// The style of the status bar; there is none.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden; there is none.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation of the status bar; there is none.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the bar below the screen hides; there is none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The edges whose gestures the system defers; there are none.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Whether the view turns with the device; windows don't turn.
    open var shouldAutorotate: Bool { true }
    /// The orientations of the device; windows have none.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Notes that the style of the status bar changed.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Notes that the bar below the screen hides or not.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Notes that orientations changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Turns the windows as the device is held; windows here are not turned.
    open class func attemptRotationToDeviceOrientation() {}
    /// The orientation in which the controller is presented; windows have none.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the orientation stays as it is; windows have none.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// Notes that the orientation stays as it is or not.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
    /// The controller within that decides whether the orientation stays as it is; there is none.
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    /// The controller within that decides whether the pointer stays in the window; there is none.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Whether an on-screen keyboard stays when no text is edited; there is none.
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    /// Whether a scroll view's insets follow bars; there are none.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Whether the controller passes its appearance on to the controllers within.
    ///
    /// SwiftUI notifies each controller of its own view's appearance here, whatever the value is.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}
