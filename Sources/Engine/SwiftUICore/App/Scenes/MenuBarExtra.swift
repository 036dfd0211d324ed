import Foundation

/// A scene that is available whichever window is active: on Linux a menu in each window's menu bar, or a window.
///
/// Follows Apple's [MenuBarExtra](https://developer.apple.com/documentation/swiftui/menubarextra). Desktops here have
/// no common place for icons of running apps, so the menu follows the app's other ones, and an extra with the style
/// ``WindowMenuBarExtraStyle`` is a window that the menu Window opens. An app without other scenes opens it at launch.
public struct MenuBarExtra<Label: View, Content: View> {
    let content: Content
    let label: Label
    let isInserted: Binding<Bool>?

    private nonisolated init(_content: Content, _label: Label, isInserted: Binding<Bool>?) {
        content = _content
        label = _label
        self.isInserted = isInserted
    }

    /// Creates an extra with a label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(_content: content(), _label: label(), isInserted: nil)
    }

    /// Creates an extra with a label that is present while a binding is true.
    public nonisolated init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(_content: content(), _label: label(), isInserted: isInserted)
    }
}

extension MenuBarExtra: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        if let isInserted = scene.isInserted, !isInserted.wrappedValue { return }
        let title = scene.label.plainTitle ?? "Extra"
        list.add(scene.content, kind: .menuBarExtra, title: title, id: nil)
        list.entries[list.entries.count - 1].isMenu = !list.settings.showsExtraAsWindow
    }
}

extension MenuBarExtra where Label == Text {
    /// Creates an extra with a title; the key is translated.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates an extra with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates an extra with a title that is present while a binding is true; the key is localized.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isInserted: isInserted, content: content) { Text(titleKey) }
    }

    /// Creates an extra with a title that is present while a binding is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isInserted: isInserted, content: content) { Text(title) }
    }
}

extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
    /// Creates an extra with a title and a symbol; the key is translated.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates an extra with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// Creates an extra with a title and an image; the key is translated.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// Creates an extra with a title and a symbol that is present while a binding is true; the key is localized.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(isInserted: isInserted, content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }
}

/// How a menu bar extra shows its content.
///
/// Follows Apple's [MenuBarExtraStyle](https://developer.apple.com/documentation/swiftui/menubarextrastyle).
public protocol MenuBarExtraStyle {
    /// Whether the content is a window rather than a menu.
    nonisolated var _isWindow: Bool { get }
}

/// The style that fits the place: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _isWindow: Bool { false }
}

/// The content as a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _isWindow: Bool { false }
}

/// The content as a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _isWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The style that fits the place: a menu.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// The content as a menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// The content as a window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// Sets how menu bar extras show their content.
    public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        _ModifiedScene(content: self) { $0.showsExtraAsWindow = style._isWindow }
    }
}
