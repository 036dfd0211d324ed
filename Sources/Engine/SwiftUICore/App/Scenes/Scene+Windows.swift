import Foundation

/// Whether a scene's window is opened when the app starts.
///
/// Follows Apple's [SceneLaunchBehavior](https://developer.apple.com/documentation/swiftui/scenelaunchbehavior).
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let rawValue: UInt8
    /// The first scene's window is.
    public static let automatic = SceneLaunchBehavior(rawValue: 0)
    /// It is.
    public static let presented = SceneLaunchBehavior(rawValue: 1)
    /// It is not.
    public static let suppressed = SceneLaunchBehavior(rawValue: 2)
}

/// Whether a scene's windows come back at the next start.
///
/// Follows Apple's
/// [SceneRestorationBehavior](https://developer.apple.com/documentation/swiftui/scenerestorationbehavior). Windows are
/// never brought back here.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let rawValue: UInt8
    /// As the system has it.
    public static let automatic = SceneRestorationBehavior(rawValue: 0)
    /// They do not.
    public static let disabled = SceneRestorationBehavior(rawValue: 1)
}

/// The frame around a scene's windows.
///
/// Follows Apple's [WindowStyle](https://developer.apple.com/documentation/swiftui/windowstyle).
public protocol WindowStyle {
    /// Whether windows have a title bar.
    nonisolated var _hasTitleBar: Bool { get }
}

/// The frame that the system gives windows.
public struct DefaultWindowStyle: WindowStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _hasTitleBar: Bool { true }
}

/// A frame with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _hasTitleBar: Bool { true }
}

/// A frame without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _hasTitleBar: Bool { false }
}

/// No frame.
public struct PlainWindowStyle: WindowStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _hasTitleBar: Bool { false }
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The frame that the system gives windows.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A frame with a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A frame without a title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// No frame.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
    /// Sets the size with which windows open, in points.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
        _ModifiedScene(content: self) { $0.defaultSize = $0.defaultSize ?? size }
    }

    /// Sets the size with which windows open, in points.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets which sizes windows can have.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        _ModifiedScene(content: self) { $0.resizability = $0.resizability ?? resizability }
    }

    /// Sets the frame around windows.
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        _ModifiedScene(content: self) { $0.isDecorated = $0.isDecorated ?? style._hasTitleBar }
    }

    /// Sets whether the window is opened when the app starts.
    public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        _ModifiedScene(content: self) { $0.launchBehavior = $0.launchBehavior ?? behavior }
    }
}
