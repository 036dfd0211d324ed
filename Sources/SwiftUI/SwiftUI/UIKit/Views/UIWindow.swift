import Foundation
import SwiftUICore

/// A window of UIKit: its root controller's content is shown in a window of the desktop as a SwiftUI view; in an app of
/// SwiftUI's, above the content of the window that is current when it is shown.
///
/// Follows Apple's [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The controller whose content the window shows.
    open var rootViewController: UIViewController? { didSet { AppWindows.changed(self) } }
    /// The scene that the window is in.
    open weak var windowScene: UIWindowScene?
    /// The window's level among others.
    open var windowLevel = Level.normal
    /// The screen that the window is on.
    open var screen: UIScreen { UIScreen.main }
    /// Whether the window has the focus.
    open internal(set) var isKeyWindow = false

    /// The window of SwiftUI's that was current when this one was shown; nil for any.
    weak var shownBy: ViewHost?

    /// Whether the window is hidden.
    ///
    /// A window that is shown in an app of SwiftUI's is above the current window's content.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            AppWindows.visibilityChanged(self)
        }
    }

    /// The level of a window.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level of a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Where windows usually are.
        public static let normal = Level(rawValue: 0)
        /// Above the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// Above all others.
        public static let alert = Level(rawValue: 2000)
    }

    /// Creates a window of a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    /// Creates a window.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var window: UIWindow? { self }

    /// Shows the window and gives it the keyboard.
    open func makeKeyAndVisible() {
        let app = UIApplication.shared
        let keyWindows = app.ownWindows.filter { $0.isKeyWindow && $0 !== self }
        for window in keyWindows { window.isKeyWindow = false }
        let wasKey = isKeyWindow
        isKeyWindow = true
        for window in keyWindows {
            NotificationCenter.default.post(name: Self.didResignKeyNotification, object: window)
        }
        isHidden = false
        if !wasKey { NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self) }
    }

    /// Makes the window key.
    open func makeKey() { makeKeyAndVisible() }

    /// Called when the window became the key window.
    open func becomeKey() {}
    /// Called when the window resigned as the key window.
    open func resignKey() {}
}
