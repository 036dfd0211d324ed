import SwiftUICore

extension UIViewController {
    /// The controller that is seen: one that is presented, on top of a stack or selected.
    var topmost: UIViewController {
        if let presentedViewController, presentedViewController !== self { return presentedViewController.topmost }
        if let stack = self as? UINavigationController, let top = stack.topViewController { return top.topmost }
        if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController {
            return selected.topmost
        }
        return self
    }
}

extension UIApplication {
    /// The controller that is seen in the window on top; nil for none.
    var shownController: UIViewController? { windows.last { !$0.isHidden }?.rootViewController?.topmost }
}
