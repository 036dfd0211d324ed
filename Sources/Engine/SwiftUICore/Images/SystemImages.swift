/// The images that the Mac's system has under names, as symbols that show the same.
enum SystemImages {
    /// Returns the symbol for a name; nil for a name of no system image.
    static func symbol(for name: String) -> String? { name.hasPrefix("NS") ? symbols[name] : nil }

    private static let symbols: [String: String] = [
        "NSAddTemplate": "plus", "NSRemoveTemplate": "minus", "NSRefreshTemplate": "arrow.clockwise",
        "NSStopProgressTemplate": "xmark", "NSActionTemplate": "gearshape", "NSGoRightTemplate": "chevron.right",
        "NSGoLeftTemplate": "chevron.left", "NSGoForwardTemplate": "chevron.forward",
        "NSGoBackTemplate": "chevron.backward", "NSListViewTemplate": "list.bullet",
        "NSIconViewTemplate": "square.grid.2x2", "NSLockLockedTemplate": "lock", "NSLockUnlockedTemplate": "lock.open",
        "NSStatusAvailable": "circle.fill", "NSStatusPartiallyAvailable": "circle.lefthalf.filled",
        "NSStatusUnavailable": "circle.slash", "NSStatusNone": "circle", "NSCaution": "exclamationmark.triangle",
        "NSInfo": "info.circle", "NSPreferencesGeneral": "gearshape", "NSAdvanced": "gearshape.2",
        "NSUserAccounts": "person.2", "NSUser": "person", "NSUserGroup": "person.2", "NSUserGuest": "person",
        "NSFolder": "folder", "NSComputer": "desktopcomputer", "NSNetwork": "network", "NSTrashEmpty": "trash",
        "NSTrashFull": "trash.fill", "NSShareTemplate": "square.and.arrow.up", "NSBookmarksTemplate": "book",
        "NSMenuOnStateTemplate": "checkmark", "NSMenuMixedStateTemplate": "minus", "NSColorPanel": "paintpalette",
        "NSFontPanel": "textformat", "NSHomeTemplate": "house", "NSTouchBarComposeTemplate": "square.and.pencil",
        "NSTouchBarDeleteTemplate": "trash", "NSTouchBarSearchTemplate": "magnifyingglass",
        "NSTouchBarAddTemplate": "plus", "NSTouchBarPlayTemplate": "play.fill", "NSTouchBarPauseTemplate": "pause.fill",
        "NSTouchBarRefreshTemplate": "arrow.clockwise", "NSTouchBarShareTemplate": "square.and.arrow.up",
        "NSEveryone": "person.3", "NSMultipleDocuments": "doc.on.doc", "NSQuickLookTemplate": "eye",
        "NSBluetoothTemplate": "wave.3.right", "NSPathTemplate": "folder", "NSSmartBadgeTemplate": "gearshape",
        "NSEnterFullScreenTemplate": "arrow.up.left.and.arrow.down.right",
        "NSExitFullScreenTemplate": "arrow.down.right.and.arrow.up.left",
    ]
}
