import Foundation

/// Windows that all show the same kind of content; one is opened at the start.
///
/// One window opens at the start; Control-N and `openWindow` open others, each with a state of its own. A window has a
/// device's size in an app for iOS, and its content's in an app for the Mac, unless `defaultSize(width:height:)` is given.
///
/// ```swift
/// struct NotesApp: App {
///     var body: some Scene {
///         WindowGroup("Notes") { Text("All notes") }.defaultSize(width: 600, height: 400)
///         WindowGroup("Note", id: "note", for: Int.self) { $number in Text("Note \(number ?? 0)") }
///     }
/// }
/// ```
///
/// Follows Apple's [WindowGroup](https://developer.apple.com/documentation/swiftui/windowgroup).
public struct WindowGroup<Content: View> {
    let content: Content
    let title: String?
    let id: String?
    let valueType: Any.Type?

    nonisolated init(_content: Content, title: String?, id: String?, valueType: Any.Type? = nil) {
        content = _content
        self.title = title
        self.id = id
        self.valueType = valueType
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

    /// Creates windows with a title; the key is translated.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// Creates windows with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content: content)
    }

    /// Creates windows with a title and an identifier.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), title: title.plainString, id: id)
    }

    /// Creates windows with a title and an identifier; the key is translated.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Creates windows with a title and an identifier.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

extension WindowGroup: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        list.add(
            scene.content, kind: .windowGroup, title: scene.title, id: scene.id, valueType: scene.valueType)
    }
}
