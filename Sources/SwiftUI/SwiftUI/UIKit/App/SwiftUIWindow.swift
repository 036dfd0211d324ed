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
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { Self.styleChanged() } }

    // MARK: Presentations and appearance

    private static var isUsed = false

    /// The window's controller, once an app had it present something, or gave it a style; nil before.
    static var usedRoot: UIViewController? { isUsed ? only.root : nil }

    /// The appearance that the app gives to its windows; nil for none.
    static var style: ColorScheme? {
        let root = only.root.overrideUserInterfaceStyle
        switch root == .unspecified ? only.overrideUserInterfaceStyle : root {
        case .light: return .light
        case .dark: return .dark
        default: return nil
        }
    }

    /// Whether a view is the window, or its controller's view: nothing shows it.
    static func isStandIn(_ view: UIView) -> Bool { view is SwiftUIWindow || view.controller is Root }

    /// Notes that the window presents something, has an appearance, or a scene with a delegate.
    static func noteUse() { isUsed = true }

    private static func styleChanged() {
        noteUse()
        AppWindows.presentationChanged(animated: false)
    }

    /// Stands for the window's content, and presents controllers above it.
    private final class Root: UIViewController {
        /// The window of the desktop above whose content the controller presents another.
        private(set) weak var host: ViewHost?

        override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { SwiftUIWindow.styleChanged() } }

        override func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            if presentedViewController == nil { host = ViewHost.current }
            SwiftUIWindow.noteUse()
            super.present(viewControllerToPresent, animated: flag, completion: completion)
        }
    }

    /// The controllers that the window's presents, without content of its own.
    struct Presentations: View {
        let root: UIViewController
        /// The appearance, and whether something is presented: the view is updated where they change.
        private let style = SwiftUIWindow.style
        private let isPresenting: Bool

        init(root: UIViewController) {
            self.root = root
            isPresenting = root.presentedViewController != nil
        }

        var body: some View {
            let host = (root as? Root)?.host
            Color.clear
                .modifier(Presented(root: root, isShown: host == nil || host === ViewHost.current))
                .allowsHitTesting(isPresenting)
                .preferredColorScheme(style)
                .onOpenURL { if SwiftUIWindow.scene.delegate != nil { UIKitLaunch.open($0) } }
        }
    }

    private struct Presented: ViewModifier {
        let root: UIViewController
        let isShown: Bool

        func body(content: Content) -> some View {
            if isShown { ControllerContent(controller: root, content: AnyView(content)) } else { content }
        }
    }
}
