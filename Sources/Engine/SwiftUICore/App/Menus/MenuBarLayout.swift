import DisplayList
import Foundation

/// The menus of an app: the standard ones with the changes that commands make, and its own.
@MainActor
struct MenuBarLayout {
    var reader: MenuReader
    /// The app's additions to standard groups.
    var usual: [CommandGroupPlacement: [MenuItem]]

    private static let file: [CommandGroupPlacement] = [
        .newItem, .saveItem, .importExport, .printItem, .appSettings, .systemServices, .appVisibility, .appTermination,
    ]
    private static let edit: [CommandGroupPlacement] = [.undoRedo, .pasteboard, .textEditing]
    private static let view: [CommandGroupPlacement] = [.toolbar, .sidebar]
    private static let window: [CommandGroupPlacement] = [
        .windowSize, .windowList, .singleWindowList, .windowArrangement,
    ]

    /// The menus in order; those without items are left out.
    func menus() -> [MenuItem] {
        // A menu of the app's with a usual name joins the usual one.
        let own = Dictionary(grouping: reader.menus, by: \.title)
        func menu(_ title: String, _ placements: [CommandGroupPlacement]) -> MenuItem? {
            var items = placements.flatMap { group($0) + [MenuItem("", kind: .separator)] }
            for case .submenu(let inner) in (own[title] ?? []).map(\.kind) {
                items += [MenuItem("", kind: .separator)] + inner
            }
            items = MenuReader.tidied(items)
            return items.isEmpty ? nil : MenuItem(title, kind: .submenu(items))
        }
        let before = [menu("File", Self.file), menu("Edit", Self.edit), menu("Format", [.textFormatting])]
        let after = [menu("View", Self.view)]
        let last = [menu("Window", Self.window), menu("Help", [.help, .appInfo])]
        let names: Set = ["File", "Edit", "Format", "View", "Window", "Help"]
        return (before + after).compactMap { $0 } + reader.menus.filter { !names.contains($0.title) }
            + last.compactMap { $0 }
    }

    private func group(_ placement: CommandGroupPlacement) -> [MenuItem] {
        let groups = reader.groups.filter { $0.placement == placement }
        func items(_ position: CommandGroupPosition) -> [[MenuItem]] {
            groups.filter { $0.position == position }.map(\.items)
        }
        let replaced = items(.replacing)
        let middle = replaced.isEmpty ? Self.standard(placement) + (usual[placement] ?? []) : replaced.flatMap { $0 }
        return items(.before).flatMap { $0 } + middle + items(.after).flatMap { $0 }
    }

    /// The standard items of a group.
    private static func standard(_ placement: CommandGroupPlacement) -> [MenuItem] {
        func item(
            _ title: String, _ item: StandardMenuItem, _ key: KeyEvent.Key, _ modifiers: KeyModifiers = .control
        ) -> MenuItem {
            var result = MenuItem(title, kind: .standard(item))
            result.shortcut = key
            result.shortcutModifiers = modifiers
            return result
        }
        switch placement {
        case .saveItem: return [item("Close Window", .closeWindow, .character("w"))]
        case .appTermination: return [item("Quit", .quit, .character("q"))]
        case .undoRedo:
            return [
                item("Undo", .edit(.undo), .character("z")),
                item("Redo", .edit(.redo), .character("z"), [.control, .shift]),
            ]
        case .pasteboard:
            return [
                item("Cut", .edit(.cut), .character("x")), item("Copy", .edit(.copy), .character("c")),
                item("Paste", .edit(.paste), .character("v")), item("Select All", .edit(.selectAll), .character("a")),
            ]
        case .sidebar: return [item("Full Screen", .toggleFullScreen, .function(11), [])]
        case .windowSize: return [item("Minimize", .minimize, .character("m"))]
        default: return []
        }
    }
}
