import Foundation
import OrielFoundation
import SwiftUICore

/// A window of SwiftUI's as UIKit knows it: apps ask it for its size and for the room that bars take.
final class SwiftUIWindow: UIWindow {
    /// The current window.
    static var current: UIWindow {
        let frame = CGRect(origin: .zero, size: AppWindows.size)
        // Asked for from bodies: nothing shows the window, and so nothing is to be updated.
        if only.frame != frame { only.host.updating { only.frame = frame } }
        return only
    }

    /// The scene of that window.
    static var scene: UIScene {
        _ = current
        return onlyScene
    }

    private static let only = SwiftUIWindow(frame: CGRect(origin: .zero, size: AppWindows.size))
    private static let onlyScene: UIWindowScene = {
        let role = UISceneSession.Role.windowApplication
        let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.windows = [only]
        return scene
    }()

    private let root = Root()
    override var rootViewController: UIViewController? {
        get { root }
        set {
            RuntimeWarning.issue(
                "The root controller of a window of SwiftUI's can't be replaced: see CompatibilityGaps.md.")
        }
    }
    override var windowScene: UIWindowScene? {
        get { Self.onlyScene }
        set {}
    }
    override var isKeyWindow: Bool {
        get { true }
        set {}
    }

    /// Stands for the window's content.
    private final class Root: UIViewController {
        override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            didSet {
                RuntimeWarning.issue(
                    "overrideUserInterfaceStyle of a window of SwiftUI's has no effect: see CompatibilityGaps.md.")
            }
        }

        override func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            RuntimeWarning.issue(
                "A controller that a window of SwiftUI's presents is not shown: see CompatibilityGaps.md.")
        }
    }
}
