import Foundation

/// Windows that all show the same kind of content; one is opened at the start.
///
/// Follows Apple's [WindowGroup](https://developer.apple.com/documentation/swiftui/windowgroup).
public struct WindowGroup<Content: View> {
    let content: Content
    let title: String?
    let id: String?

    init(_content: Content, title: String?, id: String?) {
        content = _content
        self.title = title
        self.id = id
    }

    /// Creates windows titled after the app.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(_content: content(), title: nil, id: nil)
    }

    /// Creates windows with an identifier, to be opened by it.
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), title: nil, id: id)
    }

    /// Creates windows with a title.
    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), title: title.plainString, id: nil)
    }

    /// Creates windows with a title.
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), title: String(title), id: nil)
    }

    /// Creates windows with a title and an identifier.
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), title: String(title), id: id)
    }
}

extension WindowGroup: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        list.add(scene.content, kind: .windowGroup, title: scene.title, id: scene.id)
    }
}

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

    /// Creates a window with a title and an identifier.
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(verbatim: String(title)), id: id, content: content)
    }
}

extension Window: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        list.add(scene.content, kind: .window, title: scene.title, id: scene.id)
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
        list.add(scene.content, kind: .settings, title: "Settings", id: nil)
    }
}

/// A scene with settings changed.
public struct _ModifiedScene<Content: Scene> {
    let content: Content
    let change: (inout SceneSettings) -> Void
}

extension _ModifiedScene: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        let outer = list.settings
        scene.change(&list.settings)
        Content._collect(scene.content, into: &list)
        list.settings = outer
    }
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

    /// Sets an environment value for the scene's content.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        _ModifiedScene(content: self) { $0.environment.insert({ $0[keyPath: keyPath] = value }, at: 0) }
    }

    /// Puts an observable object into the environment of the scene's content.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _ModifiedScene(content: self) { $0.environment.insert({ $0[EnvironmentObjectKey<T>.self] = object }, at: 0) }
    }

    /// Puts an observable object into the environment of the scene's content.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ModifiedScene(content: self) { $0.environment.insert({ $0[ObservableObjectKey<T>.self] = object }, at: 0) }
    }
}
