import Foundation

extension UIViewController: UIFocusEnvironment {}

extension UIScene: UIFocusEnvironment {
    /// The scene's windows.
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { (self as? UIWindowScene)?.windows ?? [] }
    /// Always nil: nothing is around a scene.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
    /// Always nil: a scene's windows are its items' containers.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
}

extension UIPresentationController: UIFocusEnvironment {
    /// The presented controller.
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { [presentedViewController] }
    /// The presenting controller.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { presentingViewController }
    /// Always nil: the controller's view is its items' container.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
}
