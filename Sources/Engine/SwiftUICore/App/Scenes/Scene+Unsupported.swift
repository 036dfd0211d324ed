import Foundation

// The desktop decides on these aspects itself, or doesn't have them. The modifiers compile, log a warning once, and are
// listed in CompatibilityGaps.md.

/// The appearance of the toolbar of a scene's windows; without effect here.
///
/// Follows Apple's [WindowToolbarStyle](https://developer.apple.com/documentation/swiftui/windowtoolbarstyle).
public protocol WindowToolbarStyle {}

/// The look that the system gives toolbars.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// The toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// The toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style, with or without the title.
    public nonisolated init(showsTitle: Bool) {}
}

/// A low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style, with or without the title.
    public nonisolated init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The look that the system gives toolbars.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The toolbar below the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The toolbar beside the title.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    /// The toolbar beside the title, with or without the latter.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// A low toolbar beside the title.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    /// A low toolbar beside the title, with or without the latter.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

/// The level of a scene's windows, in front of or behind others; without effect here.
///
/// Follows Apple's [WindowLevel](https://developer.apple.com/documentation/swiftui/windowlevel).
public struct WindowLevel: Hashable, Sendable {
    private let rawValue: Int8
    /// As the system has it.
    public static let automatic = WindowLevel(rawValue: 0)
    /// Among the others.
    public static let normal = WindowLevel(rawValue: 1)
    /// Before all others.
    public static let floating = WindowLevel(rawValue: 2)
    /// Behind all others.
    public static let desktop = WindowLevel(rawValue: -1)
}

/// The role of a scene's windows for the system's window manager; without effect here.
///
/// Follows Apple's [WindowManagerRole](https://developer.apple.com/documentation/swiftui/windowmanagerrole).
public struct WindowManagerRole: Hashable, Sendable {
    private let rawValue: UInt8
    /// As the system has it.
    public static let automatic = WindowManagerRole(rawValue: 0)
    /// A principal window of the app.
    public static let principal = WindowManagerRole(rawValue: 1)
    /// Windows that belong to others.
    public static let associated = WindowManagerRole(rawValue: 2)
}

extension Scene {
    nonisolated func unsupported(_ name: String, where isAsked: Bool = true) -> Self {
        if isAsked { RuntimeWarning.issue("\(name) has no effect here: see CompatibilityGaps.md.") }
        return self
    }

    /// Without effect: the desktop places windows.
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { unsupported("defaultPosition(_:)") }

    /// Without effect: nothing from outside opens windows of the app.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        unsupported("handlesExternalEvents(matching:)")
    }

    /// Without effect: toolbars are part of the content.
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        unsupported("windowToolbarStyle(_:)")
    }

    /// Without effect: the desktop decides which window is in front of which.
    public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { unsupported("windowLevel(_:)") }

    /// Without effect: all windows are the same to the desktop.
    public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
        unsupported("windowManagerRole(_:)")
    }

    /// Without effect: windows are not brought back at the next start.
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        unsupported("restorationBehavior(_:)")
    }
}

extension View {
    /// Without effect: nothing from outside opens windows of the app.
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        unsupported("handlesExternalEvents(preferring:allowing:)")
    }
}
