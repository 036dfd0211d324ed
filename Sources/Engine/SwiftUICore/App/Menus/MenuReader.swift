import DisplayList
import Foundation

/// The menus from a tree of menu pieces.
@MainActor
struct MenuReader {
    /// The app's own menus, in order.
    private(set) var menus: [MenuItem] = []
    /// The groups beside or instead of standard ones, in order.
    private(set) var groups: [(position: CommandGroupPosition, placement: CommandGroupPlacement, items: [MenuItem])] =
        []
    /// The items' actions, by their ids.
    private(set) var actions: [@MainActor () -> Void] = []

    /// Adds an action; returns the item's kind.
    mutating func action(_ action: @escaping @MainActor () -> Void) -> MenuItem.Kind {
        actions.append(action)
        return .action(id: actions.count - 1)
    }

    /// Reads the pieces below a node that are outside of menus.
    mutating func read(_ node: NodeRef) {
        if node.kind === MenuPieceKind.shared {
            switch MenuPieceKind.shared.payload(node).pointee {
            case .menu(let name): menus.append(MenuItem(name, kind: .submenu(items(below: node))))
            case .group(let position, let placement): groups.append((position, placement, items(below: node)))
            default: break
            }
            return
        }
        node.forEachChild { read($0) }
    }

    private mutating func items(below node: NodeRef) -> [MenuItem] {
        var items: [MenuItem] = []
        node.forEachChild { add($0, to: &items, shortcut: nil) }
        return MenuReader.tidied(items)
    }

    /// Items with lines only between others.
    static func tidied(_ items: [MenuItem]) -> [MenuItem] {
        var result: [MenuItem] = []
        for item in items where item.kind != .separator || (result.last.map { $0.kind != .separator } ?? false) {
            result.append(item)
        }
        if result.last?.kind == .separator { result.removeLast() }
        return result
    }

    private mutating func add(_ node: NodeRef, to items: inout [MenuItem], shortcut: MenuShortcut?) {
        let kind = node.kind
        var shortcut = shortcut
        if kind === ResponderKind.shared, let own = ResponderKind.shared.payload(node).pointee.menuShortcut {
            shortcut = own
        }
        if kind === DividerKind.shared { return items.append(MenuItem("", kind: .separator)) }
        if kind === MenuPieceKind.shared { return addPiece(node, to: &items, shortcut: shortcut) }
        if node.isElement, let text = kind.text(node), !text.isEmpty {
            var item = MenuItem(text, kind: action {})
            item.isEnabled = false
            return items.append(item)
        }
        node.forEachChild { add($0, to: &items, shortcut: shortcut) }
    }

    private mutating func addPiece(_ node: NodeRef, to items: inout [MenuItem], shortcut: MenuShortcut?) {
        var item: MenuItem
        switch MenuPieceKind.shared.payload(node).pointee {
        case .action(let perform):
            item = MenuItem(title(below: node), kind: action(perform))
        case .toggle(let isOn, let perform):
            item = MenuItem(title(below: node), kind: action(perform))
            item.isChecked = isOn
        case .submenu:
            let (title, inner) = submenu(node)
            item = MenuItem(title, kind: .submenu(inner))
        case .section:
            let (title, inner) = submenu(node)
            items.append(MenuItem("", kind: .separator))
            if !title.isEmpty {
                var heading = MenuItem(title, kind: action {})
                heading.isEnabled = false
                items.append(heading)
            }
            items += inner
            return items.append(MenuItem("", kind: .separator))
        case .menu(let name): item = MenuItem(name, kind: .submenu(self.items(below: node)))
        case .group, .title, .items: return
        }
        item.isEnabled = EnvironmentValues(head: node.environment).isEnabled
        item.shortcut = shortcut?.key
        item.shortcutModifiers = shortcut?.modifiers ?? []
        items.append(item)
    }

    /// The title and the items of a submenu or section.
    private mutating func submenu(_ node: NodeRef) -> (String, [MenuItem]) {
        var parts: [NodeRef] = []
        func collect(_ node: NodeRef) {
            if node.kind === MenuPieceKind.shared { return parts.append(node) }
            node.forEachChild(collect)
        }
        node.forEachChild(collect)
        var (title, inner): (String, [MenuItem]) = ("", [])
        for part in parts {
            switch MenuPieceKind.shared.payload(part).pointee {
            case .title: title = self.title(below: part)
            case .items: inner = items(below: part)
            default: break
            }
        }
        return (title, inner)
    }

    /// The texts below a node, as one.
    private func title(below node: NodeRef) -> String {
        var texts: [String] = []
        func collect(_ node: NodeRef) {
            if node.isElement, let text = node.kind.text(node), !text.isEmpty { texts.append(text) }
            node.forEachChild(collect)
        }
        node.forEachChild(collect)
        return texts.joined(separator: " ")
    }
}
