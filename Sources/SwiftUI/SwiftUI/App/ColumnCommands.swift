import SwiftUICore

/// Commands for the sidebar: View has one that shows and hides it, by Ctrl, Alt and S.
///
/// Follows Apple's [SidebarCommands](https://developer.apple.com/documentation/swiftui/sidebarcommands). The command is
/// disabled where the window in use has no split view, or shows one column at a time.
public struct SidebarCommands: Sendable {
    /// Creates the commands.
    public nonisolated init() {}
}

/// Commands for the inspector: View has one that shows and hides it, by Ctrl, Alt and I.
///
/// Follows Apple's [InspectorCommands](https://developer.apple.com/documentation/swiftui/inspectorcommands). The command is
/// disabled where the window in use has no inspector.
public struct InspectorCommands: Sendable {
    /// Creates the commands.
    public nonisolated init() {}
}

extension SidebarCommands: _PrimitiveCommands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews {
        let group = CommandGroup(before: .sidebar) { ColumnButton(\.sidebarColumn, name: "Sidebar", key: "s") }
        return CommandGroup._views(of: group)
    }
}

extension InspectorCommands: _PrimitiveCommands {
    nonisolated public static func _views(of commands: Self) -> _CommandViews {
        let group = CommandGroup(before: .sidebar) { ColumnButton(\.inspectorColumn, name: "Inspector", key: "i") }
        return CommandGroup._views(of: group)
    }
}

/// A button that shows and hides a column.
private struct ColumnButton {
    @FocusedValue private var column: EdgeColumn?
    private let name: String
    private let key: KeyEquivalent

    init(_ column: KeyPath<FocusedValues, EdgeColumn?>, name: String, key: KeyEquivalent) {
        _column = FocusedValue(column)
        self.name = name
        self.key = key
    }
}

extension ColumnButton: View {
    var body: some View {
        Button((column?.isShown == false ? "Show " : "Hide ") + name) { column?.toggle() }
            // The Mac's Control and Command are one key here, and the key alone saves.
            .keyboardShortcut(key, modifiers: [.command, .option])
            .disabled(column == nil)
    }
}
