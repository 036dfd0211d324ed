/// A menu of the app's own in the menu bar.
///
/// Follows Apple's [CommandMenu](https://developer.apple.com/documentation/swiftui/commandmenu). The menu is placed
/// between View and Window.
public struct CommandMenu<Content: View> {
    let name: Text
    let content: Content

    /// Creates a menu with a name.
    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    /// Creates a menu with a name; the key is translated.
    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// Creates a menu with a name.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }
}

extension CommandMenu: _PrimitiveCommands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews {
        let (name, content) = (commands.name, commands.content)
        return _CommandViews(views: [AnyView(MenuPiece(.menu(name.plainString)) { content })])
    }
}

/// Positions of commands in the menus.
///
/// Follows Apple's [CommandGroupPlacement](https://developer.apple.com/documentation/swiftui/commandgroupplacement).
/// Linux has no app menu: its commands are at the end of File, and information about the app is at the end of Help.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    init(_ name: String) { self.name = name }

    /// Items about the app: at the end of Help, usually empty.
    public static let appInfo = CommandGroupPlacement("appInfo")
    /// The app's settings: at the end of File.
    public static let appSettings = CommandGroupPlacement("appSettings")
    /// Services of the system: at the end of File, usually nothing.
    public static let systemServices = CommandGroupPlacement("systemServices")
    /// Hiding the app: at the end of File, usually nothing.
    public static let appVisibility = CommandGroupPlacement("appVisibility")
    /// Ending the app: at the end of File.
    public static let appTermination = CommandGroupPlacement("appTermination")
    /// Making new things: in File, usually new windows.
    public static let newItem = CommandGroupPlacement("newItem")
    /// Saving and closing: in File, usually closing the window.
    public static let saveItem = CommandGroupPlacement("saveItem")
    /// Bringing in and giving out: in File, usually nothing.
    public static let importExport = CommandGroupPlacement("importExport")
    /// Printing: in File, usually nothing.
    public static let printItem = CommandGroupPlacement("printItem")
    /// Undoing and redoing: in Edit.
    public static let undoRedo = CommandGroupPlacement("undoRedo")
    /// Cutting, copying, pasting and selecting all: in Edit.
    public static let pasteboard = CommandGroupPlacement("pasteboard")
    /// Searching and correcting: in Edit, usually nothing.
    public static let textEditing = CommandGroupPlacement("textEditing")
    /// The appearance of text: in Format, usually nothing.
    public static let textFormatting = CommandGroupPlacement("textFormatting")
    /// The toolbar: in View, usually nothing.
    public static let toolbar = CommandGroupPlacement("toolbar")
    /// The sidebar and the whole screen: in View, usually the latter.
    public static let sidebar = CommandGroupPlacement("sidebar")
    /// The size of windows: in Window, usually minimizing.
    public static let windowSize = CommandGroupPlacement("windowSize")
    /// The open windows: in Window, usually nothing.
    public static let windowList = CommandGroupPlacement("windowList")
    /// The windows of which there is one each: in Window.
    public static let singleWindowList = CommandGroupPlacement("singleWindowList")
    /// The order of windows: in Window, usually nothing.
    public static let windowArrangement = CommandGroupPlacement("windowArrangement")
    /// Help: in Help, usually nothing.
    public static let help = CommandGroupPlacement("help")
}

/// Commands before, after, or instead of a standard group.
///
/// Follows Apple's [CommandGroup](https://developer.apple.com/documentation/swiftui/commandgroup).
public struct CommandGroup<Content: View> {
    let position: CommandGroupPosition
    let placement: CommandGroupPlacement
    let content: Content

    /// Adds commands before usual ones.
    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        position = .before
        placement = group
        content = addition()
    }

    /// Adds commands after usual ones.
    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        position = .after
        placement = group
        content = addition()
    }

    /// Puts commands in the place of usual ones.
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        position = .replacing
        placement = group
        content = addition()
    }
}

/// The position of a group in relation to the standard one.
package enum CommandGroupPosition { case before, after, replacing }

extension CommandGroup: _PrimitiveCommands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews {
        let content = commands.content
        let view = MenuPiece(.group(commands.position, commands.placement)) { content }
        return _CommandViews(views: [AnyView(view)])
    }
}
