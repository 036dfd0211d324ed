import CGtk
import DisplayList
import Foundation
import FrontEndKit
import GtkShim

/// The menu bar of one window, built from the app's menus.
///
/// Items whose titles or states change are changed where they are; other menus are built again. GTK does not free all
/// that it makes of a menu, and menus may change several times a second.
@MainActor
final class MenuBar {
    /// The entries shown.
    private(set) var entries: [MenuEntry] = []

    /// Whether a menu is open.
    private(set) var isOpen = false
    /// Called after a menu was opened or closed.
    var onOpenChange: (() -> Void)?

    private let window: UnsafeMutablePointer<GtkWidget>
    private let column: UnsafeMutablePointer<GtkWidget>
    private let readEntries: () -> [MenuEntry]
    private let perform: (MenuCommand) -> Void
    private var bar: UnsafeMutablePointer<GtkWidget>?
    private var commands: [MenuCommand] = []
    /// Where each command's item is, in the order of the commands.
    private var places: [(section: OpaquePointer?, position: Int32)] = []
    private var actions: OpaquePointer?
    private var refresh: Timeout?
    private var change: Timeout?

    /// How long menus may lag behind the app, in seconds.
    static let delay = 0.1

    /// Puts a menu bar at the top of a column, once there are entries.
    init(
        window: UnsafeMutablePointer<GtkWidget>, column: UnsafeMutablePointer<GtkWidget>,
        entries: @escaping () -> [MenuEntry], perform: @escaping (MenuCommand) -> Void
    ) {
        self.window = window
        self.column = column
        readEntries = entries
        self.perform = perform
        update()
    }

    /// Looks for changes of the menus soon.
    ///
    /// Asking costs the app a look at its commands, so not every frame.
    func contentChanged() {
        guard refresh == nil else { return }
        refresh = Timeout(after: MenuBar.delay) { [weak self] in
            self?.refresh = nil
            self?.update()
        }
    }

    private func update() {
        let new = readEntries()
        guard new != entries else { return }
        let old = entries
        entries = new
        if bar != nil, MenuEntry.haveSameShape(old, new) { return change(from: old, to: new) }
        commands = []
        places = []
        guard !new.isEmpty else {
            if let bar { gtk_box_remove(cast(column), bar) }
            bar = nil
            return
        }
        let group = g_simple_action_group_new()
        actions = OpaquePointer(group)
        let menu = g_menu_new()
        for entry in new {
            guard case .submenu(let children) = entry.kind else { continue }
            append(children, titled: entry.title, to: menu, actions: actions)
        }
        gtk_widget_insert_action_group(window, "menu", actions)
        if let bar {
            gtk_popover_menu_bar_set_menu_model(OpaquePointer(bar), asModel(menu))
        } else if let bar = gtk_popover_menu_bar_new_from_model(asModel(menu)) {
            gtk_box_prepend(cast(column), bar)
            self.bar = bar
        }
        g_object_unref(raw(menu))
        // The window keeps them as long as they count.
        g_object_unref(group)
        oriel_menu_bar_watch(
            bar,
            { data, isOpen in
                let bar = owner(data, MenuBar.self)
                MainActor.assumeIsolated { bar.openChanged(to: isOpen != 0) }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Changes items where they are.
    private func change(from old: [MenuEntry], to new: [MenuEntry]) {
        let pairs = zip(MenuEntry.commands(in: old), MenuEntry.commands(in: new))
        for (index, (old, new)) in pairs.enumerated() where old != new {
            if case .command(let command) = new.kind { commands[index] = command }
            let name = "item\(index)"
            if old.isChecked != new.isChecked {
                addAction(name, new, to: actions)
            } else if old.isEnabled != new.isEnabled, let action = g_action_map_lookup_action(actions, name) {
                g_simple_action_set_enabled(action, new.isEnabled ? 1 : 0)
            }
            if old.title != new.title || old.accelerator != new.accelerator {
                let (section, position) = places[index]
                g_menu_remove(section, position)
                insert(new, named: name, at: position, of: section)
            }
        }
    }

    private func openChanged(to isOpen: Bool) {
        if isOpen {
            change = nil
            guard !self.isOpen else { return }
            self.isOpen = true
            onOpenChange?()
            return
        }
        // Moving to a neighbor closes one menu and opens the next.
        change = Timeout(after: 0) { [weak self] in
            guard let self, self.isOpen else { return }
            self.isOpen = false
            self.onOpenChange?()
        }
    }

    private func append(_ entries: [MenuEntry], titled title: String, to menu: OpaquePointer?, actions: OpaquePointer?)
    {
        let submenu = makeMenu(entries, actions: actions)
        g_menu_append_submenu(menu, escaped(title), asModel(submenu))
        g_object_unref(raw(submenu))
    }

    private func makeMenu(_ entries: [MenuEntry], actions: OpaquePointer?) -> OpaquePointer? {
        let menu = g_menu_new()
        var section = g_menu_new()
        func endSection() {
            if g_menu_model_get_n_items(asModel(section)) > 0 {
                g_menu_append_section(menu, nil, asModel(section))
            }
            g_object_unref(raw(section))
        }
        for entry in entries {
            switch entry.kind {
            case .separator:
                endSection()
                section = g_menu_new()
            case .submenu(let children):
                append(children, titled: entry.title, to: section, actions: actions)
            case .command(let command):
                let name = "item\(commands.count)"
                let position = g_menu_model_get_n_items(asModel(section))
                commands.append(command)
                places.append((section, position))
                addAction(name, entry, to: actions)
                insert(entry, named: name, at: position, of: section)
            }
        }
        endSection()
        return menu
    }

    private func insert(_ entry: MenuEntry, named name: String, at position: Int32, of section: OpaquePointer?) {
        let item = g_menu_item_new(escaped(entry.title), "menu." + name)
        if let accelerator = entry.accelerator {
            g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator))
        }
        g_menu_insert_item(section, position, item)
        g_object_unref(raw(item))
    }

    private func addAction(_ name: String, _ entry: MenuEntry, to actions: OpaquePointer?) {
        let action =
            entry.isChecked
            ? g_simple_action_new_stateful(name, nil, g_variant_new_boolean(1)) : g_simple_action_new(name, nil)
        g_simple_action_set_enabled(action, entry.isEnabled ? 1 : 0)
        let activated: NotifyHandler = { action, _, data in
            guard let name = g_action_get_name(OpaquePointer(action)) else { return }
            let index = Int(String(cString: name).dropFirst("item".count))
            let bar = owner(data, MenuBar.self)
            MainActor.assumeIsolated { bar.activated(index) }
        }
        connect(raw(action), "activate", to: self, activated)
        g_action_map_add_action(actions, action)
        g_object_unref(raw(action))
    }

    private func activated(_ index: Int?) {
        guard let index, commands.indices.contains(index) else { return }
        perform(commands[index])
    }

    /// GTK reads underscores as marks of mnemonics.
    private func escaped(_ title: String) -> String { title.replacingOccurrences(of: "_", with: "__") }
}

/// A menu as the model that it is.
private func asModel(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
    menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self) }
}

extension MenuEntry {
    /// The shortcut in GTK's notation, such as `<Control>q`; nil for none.
    var accelerator: String? {
        guard let shortcut, let symbol = KeyMapping.symbol(for: shortcut),
            let name = gtk_accelerator_name(gdk_keyval_to_lower(symbol), KeyMapping.state(modifiers))
        else { return nil }
        defer { g_free(name) }
        return String(cString: name)
    }
}
