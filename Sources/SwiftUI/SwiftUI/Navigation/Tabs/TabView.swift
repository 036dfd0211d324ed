import Foundation

/// Several views of which a bar chooses one.
///
/// Each tab keeps its state while another one is shown; its view is made when it is first chosen. With
/// `tabViewStyle(.page)` the tabs are pages that are swiped.
///
/// ```swift
/// struct Root: View {
///     @State private var tab = "play"
///     var body: some View {
///         TabView(selection: $tab) {
///             Tab("Play", systemImage: "gamecontroller", value: "play") { Text("Game") }
///             Tab("Scores", systemImage: "list.number", value: "scores") { Text("Scores") }
///         }
///     }
/// }
/// ```
///
/// Follows Apple's [TabView](https://developer.apple.com/documentation/swiftui/tabview). The views that are not shown
/// keep their state.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var place = 0
    @State private var isBarHidden = false
    /// The traits that pages report, which depend on more than their values.
    @State private var reports: [AnyHashable: ReportedItemTraits.Report] = [:]
    /// Whether the user has hidden the sidebar; nil where nothing was done yet.
    @State private var isSidebarHidden: Bool?
    @Environment(\.defaultTabBarPlacement) private var defaultPlacement
    /// The storage of the properties of tabs that the app has defined.
    @State private var memory = PropertyMemory()
    @Environment(\.tabViewStyleKind) private var style
    @Environment(\.hasMacControls) private var isMac

    /// Creates a tab view whose choice the app keeps.
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @Environment(\.barMetrics) private var metrics
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tabAccessory) private var accessory

    /// The height of the bar and the accessory above it, in points.
    private var barHeight: CGFloat { metrics.tabs + (accessory == nil ? 0 : TabAccessory.height) }

    @ViewBuilder @MainActor public var body: some View {
        let all = ViewItem.flat(ViewItem.items(of: content) { $0[TabMemoryKey.self] = memory })
        let items = ViewItems(all.map { reported($0) }.filter { !$0.traits[TabHiddenKey.self] })
        let shown = min(shownPlace(items), max(items.count - 1, 0))
        if style != .bar, style != .sidebar {
            PagedTabs(items: items, shown: shown, style: style) { choose($0, items) }
        } else if isMac, style == .bar {
            MacTabs(items: items, shown: shown, pages: pages(items, shown, ground: .clear)) { choose($0, items) }
        } else {
            let appLook = BarLook.ofTabBars?()
            let isBarHidden = isBarHidden || appLook?.isHidden == true
            let hasSidebar =
                style == .sidebar && sizeClass == .regular
                && !(isSidebarHidden ?? (defaultPlacement == .tabBar))
            pages(items, shown)
                .onPreferenceChange(BarLook.TabHiddenKey.self) { self.isBarHidden = $0 }
                .safeAreaPadding(
                    EdgeInsets(top: 0, leading: 0, bottom: isBarHidden || hasSidebar ? 0 : barHeight, trailing: 0)
                )
                .environment(\.tabBarPlacement, hasSidebar ? .sidebar : .bottomBar)
                .overlayPreferenceValue(BarLook.TabKey.self, alignment: .bottom) { look in
                    if !isBarHidden, !hasSidebar {
                        VStack(spacing: 0) {
                            if let accessory { TabAccessory(content: accessory) }
                            TabBar(
                                items: items, shown: shown, look: (look ?? BarLook()).over(appLook),
                                showSidebar: style == .sidebar && sizeClass == .regular
                                    ? { hideSidebar(false) } : nil
                            ) { choose($0, items) }
                        }
                        // The bar is at the bottom, whatever covers it there.
                        .frame(maxHeight: .infinity, alignment: .bottom)
                        .ignoresSafeArea(.container, edges: .bottom)
                    }
                }
                .transformPreference(BarLook.TabKey.self) { $0 = nil }
                .transformPreference(BarLook.TabHiddenKey.self) { $0 = false }
                // Not another container: the pages keep their state when the sidebar comes or goes.
                .padding(.leading, hasSidebar ? TabSidebar.width : 0)
                .overlay(alignment: .leading) {
                    if hasSidebar {
                        TabSidebar(items: items, shown: shown) {
                            choose($0, items)
                        } hide: {
                            hideSidebar(true)
                        }
                        .transition(.move(edge: .leading))
                    }
                }
        }
    }

    private func hideSidebar(_ isHidden: Bool) {
        withAnimation(.easeInOut(duration: 0.25)) { isSidebarHidden = isHidden }
    }

    private func pages(
        _ items: ViewItems, _ shown: Int, ground: Color = Color(UIColor.windowBackgroundColor)
    ) -> some View {
        _Pages(shown: shown) {
            ForEach(items) { item in
                // Several views are in a column (L06).
                VStack { item.view(reportingTo: { reports[item.id] = $0 }) }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(ground)
            }
        }
    }

    /// An item with the traits that its page reports.
    private func reported(_ item: ViewItem) -> ViewItem {
        guard item.traits[ReportedItemTraits.IsReported.self], let report = reports[item.id] else { return item }
        return item.with(report.traits)
    }

    private func shownPlace(_ items: ViewItems) -> Int {
        guard let selection else { return place }
        return items.firstIndex { $0.traits.selection(as: SelectionValue.self) == selection.wrappedValue } ?? 0
    }

    private func choose(_ index: Int, _ items: ViewItems) {
        guard items.indices.contains(index) else { return }
        place = index
        if let value = items[index].traits.selection(as: SelectionValue.self) { selection?.wrappedValue = value }
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension TabView: View {}

extension TabView {
    /// Creates a tab view of tabs, whose choice the app keeps.
    public nonisolated init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content())
    }

    /// Creates a tab view of tabs that keeps its own choice.
    public nonisolated init<C: TabContent>(
        @TabContentBuilder<Never> content: () -> C
    ) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content())
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that keeps its own choice.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// The view's label in the bar; nil for none.
enum TabItemKey: ViewItemTraitKey { static var defaultValue: AnyView? { nil } }
/// A short note at a view's place in a list or bar; nil for none.
enum BadgeKey: ViewItemTraitKey { static var defaultValue: Text? { nil } }

extension View {
    /// Sets the view's label in the bar of a tab view.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = AnyView(label())
        return itemTrait(TabItemKey.self) { $0 = label }
    }

    /// Sets a number at the view's place in the bar of a tab view, or at the trailing edge of its row in a list; none for 0.
    public nonisolated func badge(_ count: Int) -> some View {
        itemTrait(BadgeKey.self) { $0 = count == 0 ? nil : Text(verbatim: "\(count)") }
    }

    /// Sets a note at the view's place in the bar of a tab view, or at the trailing edge of its row in a list; nil for none.
    public nonisolated func badge(_ label: Text?) -> some View {
        itemTrait(BadgeKey.self) { $0 = label }
    }

    /// Sets a note at the view's place in the bar of a tab view, or at the trailing edge of its row in a list; nil for none.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Sets a note at the view's place in the bar of a tab view, or at the trailing edge of its row in a list; nil for none.
    @_disfavoredOverload
    public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
        badge(resource.map { Text($0) })
    }

    /// Sets a note, as it is, at the view's place in the bar of a tab view, or at the trailing edge of its row in a list; nil
    /// for none.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
