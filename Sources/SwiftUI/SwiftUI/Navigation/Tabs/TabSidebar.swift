import Foundation
import SwiftUICore

/// The properties of a section of tabs, for the sidebar.
struct TabSectionNote {
    /// The place of the section among the tabs.
    let id: AnyHashable
    let header: AnyView
    /// The view below its tabs; nil for none.
    let footer: AnyView?
}

/// The section that a tab is in; nil for none.
enum TabSectionKey: ViewItemTraitKey { static var defaultValue: TabSectionNote? { nil } }
/// The buttons below the tabs of a tab's section; nil for none.
enum TabSectionActionsKey: ViewItemTraitKey { static var defaultValue: AnyView? { nil } }
/// Whether the section of a tab begins closed.
enum TabSectionClosedKey: ViewItemTraitKey { static var defaultValue: Bool { false } }
/// The modifiers of a tab for its row in the sidebar alone, the outermost last.
enum TabRowKey: ViewItemTraitKey { static var defaultValue: [(AnyView) -> AnyView] { [] } }
/// Whether a tab cannot be chosen.
enum TabDisabledKey: ViewItemTraitKey { static var defaultValue: Bool { false } }
/// Where a tab is left out.
enum TabAbsenceKey: ViewItemTraitKey { static var defaultValue: Set<AdaptableTabBarPlacement> { [] } }

/// The views that an app adds to the sidebar of tab views.
struct TabSidebarParts {
    /// The view above the tabs; nil for none.
    var header: AnyView?
    /// The view below the tabs; nil for none.
    var footer: AnyView?
    /// The view at the lower edge; nil for none.
    var bottomBar: AnyView?
}

private enum TabSidebarPartsKey: EnvironmentKey { static var defaultValue: TabSidebarParts { TabSidebarParts() } }

extension EnvironmentValues {
    /// The views that the app adds to the sidebar of tab views.
    var tabSidebarParts: TabSidebarParts {
        get { self[TabSidebarPartsKey.self] }
        set { self[TabSidebarPartsKey.self] = newValue }
    }
}

/// The tabs of a tab view as a list at its side.
struct TabSidebar: View {
    /// The width, in points.
    static let width: CGFloat = 240

    /// All tabs, by their numbers.
    let items: ViewItems
    let shown: Int
    let choose: (Int) -> Void
    let hide: () -> Void
    /// Which sections are closed, where that was changed.
    @State private var closed: [AnyHashable: Bool] = [:]
    @Environment(\.tabSidebarParts) private var parts
    @Environment(\.barMetrics) private var metrics

    var body: some View {
        HStack(spacing: 0) {
            VStack(spacing: 0) {
                SidebarToggle(action: hide)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal, 16)
                    .frame(height: metrics.bar)
                    .environment(\.isInList, false)
                list
                if let bottomBar = parts.bottomBar { bottomBar.frame(maxWidth: .infinity).padding(8) }
            }
            // The list's own ground.
            .background { Color(UIColor.systemBackground).ignoresSafeArea() }
            Divider().ignoresSafeArea()
        }
        .frame(width: Self.width)
        .environment(\.tabSidebarParts, TabSidebarParts())
    }

    private var list: some View {
        List(selection: Binding<Int?>(get: { shown }, set: { if let place = $0 { choose(place) } })) {
            if let header = parts.header { header }
            ForEach(groups) { group in
                if let note = group.note {
                    Section(isExpanded: isOpen(group, note)) {
                        rows(group)
                        if let actions = group.actions { actions }
                        if let footer = note.footer { footer.font(.footnote).foregroundStyle(.secondary) }
                    } header: {
                        note.header
                    }
                } else {
                    rows(group)
                }
            }
            if let footer = parts.footer { footer }
        }
        .listStyle(.sidebar)
    }

    private func rows(_ group: Part) -> some View {
        ForEach(group.places, id: \.self) { place in
            let traits = items[place].traits
            let row = AnyView(traits[TabItemKey.self].frame(maxWidth: .infinity, alignment: .leading))
            (traits[TabButtonKey.self] + traits[TabRowKey.self]).reduce(row) { $1($0) }
                .badge(traits[BadgeKey.self])
                .selectionDisabled(traits[TabDisabledKey.self])
                .tag(place)
        }
    }

    private func isOpen(_ group: Part, _ note: TabSectionNote) -> Binding<Bool> {
        Binding {
            !(closed[note.id] ?? group.beginsClosed)
        } set: {
            closed[note.id] = !$0
        }
    }

    /// Tabs beside each other that are in the same section, or in none.
    private struct Part: Identifiable {
        let note: TabSectionNote?
        let actions: AnyView?
        let beginsClosed: Bool
        var places: [Int]
        var id: AnyHashable { note?.id ?? AnyHashable(places[0]) }
    }

    private var groups: [Part] {
        var groups: [Part] = []
        for (place, item) in items.enumerated() where !item.traits[TabAbsenceKey.self].contains(.sidebar) {
            let note = item.traits[TabSectionKey.self]
            if let last = groups.last, last.note?.id == note?.id {
                groups[groups.count - 1].places.append(place)
            } else {
                groups.append(
                    Part(
                        note: note, actions: item.traits[TabSectionActionsKey.self],
                        beginsClosed: item.traits[TabSectionClosedKey.self], places: [place]))
            }
        }
        return groups
    }
}
