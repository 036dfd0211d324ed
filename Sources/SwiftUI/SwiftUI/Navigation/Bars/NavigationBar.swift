import Foundation

/// The bar with the title, the button back and the items.
struct NavigationBar: View {
    let bar: NavigationBarContent
    let shape: NavigationBarShape
    let isLarge: Bool
    let back: BarBack?
    /// Shows or hides the sidebar; nil where the button does not belong here.
    let toggleSidebar: (() -> Void)?
    let look: BarLook
    let scroll: BarScroll
    @Environment(\.barMetrics) private var metrics
    @Environment(\.splitColumn) private var column

    var body: some View {
        let leading = items(.leading), trailing = items(.trailing), middle = items(.principal)
        let overflow = items(.secondary)
        VStack(alignment: .leading, spacing: 0) {
            BarLayout {
                HStack(spacing: 14) {
                    if let back, !bar.hidesBack { BackButton(back: back, hasTitle: !shape.isEditor) }
                    if let toggleSidebar, !shape.hidesSidebarToggle, !bar.moves(.sidebarToggle) {
                        SidebarToggle(action: toggleSidebar)
                    }
                    ForEach(leading) { ToolbarEntryView(entry: $0) }
                    if metrics.titleLeads, column?.index != 0 { title }
                }
                // As on a phone, of labels with a title and an icon a bar shows the icon.
                .labelStyle(.iconOnly)
                ZStack {
                    if !middle.isEmpty, metrics.titleLeads {
                        // The Mac's items are alike in all places.
                        HStack(spacing: 14) { ForEach(middle) { ToolbarEntryView(entry: $0) } }.labelStyle(.iconOnly)
                    } else if !middle.isEmpty {
                        HStack { ForEach(middle) { $0.content } }
                    } else if !metrics.titleLeads {
                        title
                    }
                }
                HStack(spacing: 14) {
                    TrailingItems(items: trailing, overflow: overflow).labelStyle(.iconOnly)
                    if let search = bar.search, isSearchBeside {
                        search.frame(minWidth: 120, maxWidth: 232).padding(.horizontal, -16)
                    }
                }
            }
            .frame(height: metrics.bar)
            .padding(.horizontal, 16)
            if isLarge, let title = bar.title {
                LargeTitle(
                    title: title, subtitle: bar.subtitle, height: metrics.largeHeight(of: shape),
                    look: look.largeTitle, scroll: scroll)
            }
            if let search = bar.search, !bar.moves(.search), !isSearchBeside {
                BelowTitle(content: search, height: isLarge ? metrics.largeHeight(of: shape) : 0, scroll: scroll)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(alignment: .top) {
            BarGround(
                look: look, largeHeight: isLarge ? metrics.largeHeight(of: shape) : 0,
                fixedHeight: metrics.height(of: shape, isLarge: false), scroll: scroll)
        }
        .modifier(InBar(look: look))
        .environment(
            \.barDefaults, BarDefaults(search: bar.search, title: bar.title, toggleSidebar: toggleSidebar))
    }

    /// Whether the field for searching is in the bar itself, where no item of the app shows it.
    private var isSearchBeside: Bool { shape.movesSearch && !bar.moves(.search) }

    @ViewBuilder private var title: some View {
        if let title = bar.title, !bar.moves(.title) {
            InlineTitle(bar: bar, title: title, isLarge: isLarge, look: look.title, scroll: scroll)
        }
    }

    private func items(_ kind: ToolbarItemPlacement.Kind) -> [ToolbarEntry] {
        bar.items.filter { $0.placement.kind == kind }
    }
}

/// An item, whose symbols are large; the confirming one is prominent.
struct ToolbarEntryView: View {
    let entry: ToolbarEntry

    var body: some View {
        if let badge = entry.badge { scaled.modifier(ToolbarBadge(text: badge)) } else { scaled }
    }

    private var scaled: some View { item.imageScale(.large) }

    @ViewBuilder private var item: some View {
        if entry.placement.isProminent { entry.content.font(.headline) } else { entry.content }
    }
}

/// The bar at the bottom.
struct BottomBar: View {
    let items: [ToolbarEntry]
    let look: BarLook
    @Environment(\.barMetrics) private var metrics

    var body: some View {
        HStack(spacing: 14) { ForEach(items) { ToolbarEntryView(entry: $0) } }
            .labelStyle(.iconOnly)
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity)
            .frame(height: metrics.bottom)
            .background { BarFill(look: look, isShown: true, edge: .top) }
            .modifier(InBar(look: look))
    }
}

/// Hides or shows the sidebar of a split view.
struct SidebarToggle: View {
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: "sidebar.left").imageScale(.large).accessibilityLabel(Text("Toggle Sidebar"))
        }
    }
}
