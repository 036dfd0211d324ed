import DisplayList

extension MenuEntry {
    /// The menus of an app: its own, between the usual first two.
    ///
    /// Items of the app's that stand outside any menu join the first one; a menu named Edit joins the usual
    /// Edit menu.
    static func menuBar(appName: String, items: [MenuItem]) -> [MenuEntry] {
        let entries = items.map(MenuEntry.init)
        var first: [MenuEntry] = []
        var edit = editItems
        var others: [MenuEntry] = []
        for entry in entries {
            switch entry.kind {
            case .submenu(let children) where entry.title == "Edit":
                edit += [MenuEntry("", .separator)] + children
            case .submenu: others.append(entry)
            case .command, .separator: first.append(entry)
            }
        }
        if !first.isEmpty { first.append(MenuEntry("", .separator)) }
        return [
            MenuEntry(appName, .submenu(first + windowItems)), MenuEntry("Edit", .submenu(edit)),
        ] + others
    }

    /// What every window can do.
    static let windowItems: [MenuEntry] = [
        MenuEntry("Full Screen", .command(.toggleFullScreen), shortcut: .function(11), modifiers: []),
        MenuEntry("Close Window", .command(.closeWindow), shortcut: .character("w")),
        MenuEntry("Quit", .command(.quit), shortcut: .character("q")),
    ]

    /// What every text field can do.
    ///
    /// Their keys go to the content first.
    static let editItems: [MenuEntry] = [
        MenuEntry("Undo", .command(.edit(.undo)), shortcut: .character("z")),
        MenuEntry("Redo", .command(.edit(.redo)), shortcut: .character("z"), modifiers: [.control, .shift]),
        MenuEntry("", .separator),
        MenuEntry("Cut", .command(.edit(.cut)), shortcut: .character("x")),
        MenuEntry("Copy", .command(.edit(.copy)), shortcut: .character("c")),
        MenuEntry("Paste", .command(.edit(.paste)), shortcut: .character("v")),
        MenuEntry("Select All", .command(.edit(.selectAll)), shortcut: .character("a")),
    ]
}
