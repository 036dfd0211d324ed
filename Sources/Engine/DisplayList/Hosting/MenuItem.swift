/// The standard commands of windows and apps.
///
/// ```swift
/// @MainActor func perform(_ item: StandardMenuItem) {
///     switch item {
///     case .edit(let command): window.send(.edit(command))
///     case .closeWindow: window.close()
///     case .toggleFullScreen, .minimize, .quit: break
///     }
/// }
/// ```
public enum StandardMenuItem: Hashable, Sendable {
    case edit(EditCommand)
    case toggleFullScreen, minimize, closeWindow, quit
}

/// An item of a window's menu bar.
///
/// ```swift
/// func titles(_ items: [MenuItem]) -> [String] {
///     items.flatMap { item in
///         if case .submenu(let inner) = item.kind { return [item.title] + titles(inner) }
///         return [item.title]
///     }
/// }
/// print(titles(app.menus))
/// ```
public struct MenuItem: Hashable, Sendable {
    /// The kind of the item.
    public indirect enum Kind: Hashable, Sendable {
        /// Performs an action; the id is passed to ``HostedApplication/performMenuItem(_:)``.
        case action(id: Int)
        /// Performs a standard action of every window or app; the front end implements it.
        case standard(StandardMenuItem)
        /// Opens a menu.
        case submenu([MenuItem])
        /// A line.
        case separator
    }
    /// The title.
    public var title: String
    /// The kind of the item.
    public var kind: Kind
    /// Whether it can be chosen.
    public var isEnabled = true
    /// Whether it bears a check mark.
    public var isChecked = false
    /// The key of the shortcut; nil for none.
    public var shortcut: KeyEvent.Key?
    /// The modifiers of the shortcut.
    public var shortcutModifiers: KeyModifiers = []

    /// Creates an item.
    public init(_ title: String, kind: Kind) {
        self.title = title
        self.kind = kind
    }
}
