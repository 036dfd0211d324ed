/// No commands.
///
/// Follows Apple's [EmptyCommands](https://developer.apple.com/documentation/swiftui/emptycommands).
public struct EmptyCommands: Sendable {
    /// Creates no commands.
    public nonisolated init() {}
}

/// Commands for text; the usual ones are always there, so that this adds none.
///
/// Follows Apple's [TextEditingCommands](https://developer.apple.com/documentation/swiftui/texteditingcommands).
public struct TextEditingCommands: Sendable {
    /// Creates the commands.
    public nonisolated init() {}
}

/// Commands for the style of text; without effect, as no editor of formatted text can respond.
///
/// Follows Apple's [TextFormattingCommands](https://developer.apple.com/documentation/swiftui/textformattingcommands).
public struct TextFormattingCommands: Sendable {
    /// Creates the commands.
    public nonisolated init() {}
}

/// Commands for the toolbar; without effect, for toolbars are part of the content.
///
/// Follows Apple's [ToolbarCommands](https://developer.apple.com/documentation/swiftui/toolbarcommands).
public struct ToolbarCommands: Sendable {
    /// Creates the commands.
    public nonisolated init() {}
}

/// Commands that take pictures with nearby devices; without effect.
///
/// Follows Apple's
/// [ImportFromDevicesCommands](https://developer.apple.com/documentation/swiftui/importfromdevicescommands).
public struct ImportFromDevicesCommands: Sendable {
    /// Creates the commands.
    public nonisolated init() {}
}

extension EmptyCommands: _PrimitiveCommands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews { _CommandViews(views: []) }
}

extension TextEditingCommands: _PrimitiveCommands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews { _CommandViews(views: []) }
}

extension TextFormattingCommands: _PrimitiveCommands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews { .without("TextFormattingCommands") }
}

extension ToolbarCommands: _PrimitiveCommands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews { .without("ToolbarCommands") }
}

extension ImportFromDevicesCommands: _PrimitiveCommands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews { .without("ImportFromDevicesCommands") }
}

extension _CommandViews {
    /// None, with a warning once a process that the commands do nothing here.
    fileprivate static func without(_ name: String) -> _CommandViews {
        RuntimeWarning.issue("\(name) has no effect here: see CompatibilityGaps.md.")
        return _CommandViews(views: [])
    }
}
