import SwiftUICore

/// An item that bars have by default, in another place.
///
/// The field for searching moves into the bar, as wide as there is room; the title and the button for the sidebar move
/// within it.
///
/// Follows Apple's [DefaultToolbarItem](https://developer.apple.com/documentation/swiftui/defaulttoolbaritem).
public struct DefaultToolbarItem: ToolbarContent {
    private let kind: ToolbarDefaultItemKind
    private let placement: ToolbarItemPlacement

    /// Creates an item for a place; without a place, it stays where it usually is.
    public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }

    public var body: Never { return fatalError("DefaultToolbarItem has no body.") }
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) {
        entries.add(placement, AnyView(DefaultItemView(kind: kind)), kind: kind)
    }
}

/// The parts of a bar that items of the app may show in other places.
struct BarDefaults {
    var search: AnyView?
    var title: AnyView?
    var toggleSidebar: (() -> Void)?
}

private enum BarDefaultsKey: EnvironmentKey { static var defaultValue: BarDefaults { BarDefaults() } }

extension EnvironmentValues {
    /// The parts of the bar around that items may show.
    var barDefaults: BarDefaults {
        get { self[BarDefaultsKey.self] }
        set { self[BarDefaultsKey.self] = newValue }
    }
}

/// A part of the bar in the place of an item.
private struct DefaultItemView: View {
    let kind: ToolbarDefaultItemKind
    @Environment(\.barDefaults) private var defaults

    var body: some View {
        if kind == .search {
            defaults.search.frame(minWidth: 160, maxWidth: 320).padding(.horizontal, -16)
        } else if kind == .title {
            defaults.title.font(.headline).lineLimit(1)
        } else if let toggle = defaults.toggleSidebar {
            SidebarToggle(action: toggle)
        }
    }
}

extension NavigationBarContent {
    /// Whether an item of the app shows a part of the bar.
    func moves(_ kind: ToolbarDefaultItemKind) -> Bool { items.contains { $0.kind == kind } }
}
