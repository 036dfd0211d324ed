import Foundation

/// A single window.
///
/// Follows Apple's [Window](https://developer.apple.com/documentation/swiftui/window).
public struct Window<Content: View> {
    let content: Content
    let title: String
    let id: String

    /// Creates a window with a title and an identifier.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.title = title.plainString
        self.id = id
    }

    /// Creates a window with a title and an identifier; the key is translated.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Creates a window with a title and an identifier.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

extension Window: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        list.add(scene.content, kind: .window, title: scene.title, id: scene.id)
    }
}

/// A single window with tools for the others; it is not opened at the start.
///
/// Follows Apple's [UtilityWindow](https://developer.apple.com/documentation/swiftui/utilitywindow).
public struct UtilityWindow<Content: View> {
    let content: Content
    let title: String
    let id: String

    /// Creates a window with a title and an identifier.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.title = title.plainString
        self.id = id
    }

    /// Creates a window with a title and an identifier; the key is translated.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Creates a window with a title and an identifier.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

extension UtilityWindow: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        list.add(scene.content, kind: .utilityWindow, title: scene.title, id: scene.id)
    }
}

/// The window with an app's settings; opened from the menu.
///
/// Follows Apple's [Settings](https://developer.apple.com/documentation/swiftui/settings).
public struct Settings<Content: View> {
    let content: Content

    /// Creates a settings window.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        list.add(scene.content.environment(\.isInSettings, true), kind: .settings, title: "Settings", id: nil)
    }
}

private enum SettingsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is in the window with the app's settings, whose tabs are symbols with titles on the Mac.
    package var isInSettings: Bool {
        get { self[SettingsKey.self] }
        set { self[SettingsKey.self] = newValue }
    }
}
