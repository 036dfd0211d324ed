import Foundation

/// The views of a stack.
struct NavigationPages: View {
    let root: AnyView
    let path: Binding<[AnyHashable]>?
    /// Whether the stack was made by a split view for a column, rather than by the app.
    var isColumn = false
    @StateObject private var model = NavigationModel()
    @State private var editMode = EditMode.inactive
    /// The color schemes that pages want the window to have, by their places.
    @State private var schemes: [Int: ColorScheme] = [:]
    @Environment(\.columnPlace) private var place
    @Environment(\.movesPages) private var movesPages

    var body: some View {
        let current = path?.wrappedValue
        model.pathChanged = path.map { path in { if path.wrappedValue != $0 { path.wrappedValue = $0 } } }
        place?.column.register(model, isColumn: isColumn)
        model.root = place?.column.note
        model.movesPages = movesPages
        if let current, current != model.values { model.isPathStill = Transaction.running.disablesAnimations }
        // A stack of the app's at the top of a column has the column's bar.
        let page = ZoomPlaceID(container: model)
        // Pages that are covered keep the scheme, unless one above them wants another.
        let covered = (0..<model.entries.count).reversed().lazy.compactMap { schemes[$0] }.first
        return _Pages(shown: model.entries.count, keepsLeastWidth: isColumn, showsPrevious: model.isComing) {
            NavigationPage(
                content: AnyView(root.modifier(TakesSearch())), note: model.note(0), inheritsLarge: true,
                back: place?.back,
                toggleSidebar: place?.toggleSidebar, wantsScheme: { schemes[0] = $0 }
            )
            .environment(\.columnPlace, isColumn ? place : nil)
            .modifier(aside(0, page))
            ForEach(Array(model.entries.enumerated()), id: \.element.id) { index, entry in
                NavigationPage(
                    content: view(entry), note: model.note(index + 1), inheritsLarge: model.note(index).isLarge,
                    back: BarBack(note: model.note(before: index)) { model.pop() }, toggleSidebar: place?.toggleSidebar,
                    wantsScheme: { schemes[index + 1] = $0 }
                )
                .environment(\.columnPlace, nil)
                .environment(\.offeredSearch, nil)
                .modifier(
                    PageStage(
                        page: page, usual: model.arriving == entry.id ? .push : nil,
                        began: { model.begins(entry, by: $0) }, comes: { model.comes(entry, by: $0) },
                        ended: { model.hasCome() })
                )
                .modifier(aside(index + 1, page))
                .transition(PageTransition.removal(model.transition(of: entry), page: page))
            }
        }
        .transformPreference(PreferredColorSchemeKey.self) { $0 = $0 ?? covered }
        .modifier(_ZoomPlaceModifier(page))
        .environment(\.navigation, model)
        .environment(\.editMode, $editMode)
        .environment(\.isInList, false)
        .transformPreference(NavigationBarShape.Key.self) { $0.hasOwnBar = true }
        .onAppear { if let current { model.adopt(current, isFirst: true) } }
        .onChange(of: current) { if let path { model.adopt(path.wrappedValue) } }
    }

    /// Moves a view aside while another one comes over it, and back while that one goes.
    private func aside(_ index: Int, _ page: ZoomPlaceID) -> _PageEffect {
        _PageEffect(progress: index < model.movedAside ? 0 : 1, .aside, page: page)
    }

    private func view(_ entry: NavigationEntry) -> AnyView {
        switch entry {
        case .value(let value, _): return model.view(for: value)
        case .view(let page): return AnyView(LinkedView(page: page))
        }
    }
}

/// A view of a stack below its title bar, which counts as covered.
struct NavigationPage: View {
    let content: AnyView
    let note: PageNote
    /// Whether the title is large by default.
    let inheritsLarge: Bool
    let back: BarBack?
    let toggleSidebar: (() -> Void)?
    /// Takes the color scheme that the content wants the window to have, also while the page is covered.
    var wantsScheme: (ColorScheme?) -> Void = { _ in }
    @State private var shape = NavigationBarShape()
    @StateObject private var scroll = BarScroll()
    @Environment(\.dismiss) private var outerDismiss
    @Environment(\.columnPlace) private var place
    @Environment(\.barMetrics) private var metrics

    // A hidden page keeps its content's preferences: they belong to an element within.
    var body: some View { ZStack { page } }

    private var page: some View {
        let isLarge = metrics.hasLargeTitles && shape.isLarge(inherited: inheritsLarge)
        let hasOwnBar = place != nil && shape.hasOwnBar
        let isHidden = shape.isHidden || hasOwnBar
        let hasBottomBar = shape.hasBottomBar && !shape.isBottomHidden
        let top = isHidden ? 0 : metrics.height(of: shape, isLarge: isLarge)
        // Several views are in a column (L06).
        return VStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onCoveredScroll { scroll.move(to: $0) }
            .safeAreaPadding(
                EdgeInsets(top: top, leading: 0, bottom: hasBottomBar ? metrics.bottom : 0, trailing: 0)
            )
            .backgroundPreferenceValue(PageGroundKey.self) { $0?.ignoresSafeArea() }
            .background(Color(shape.isGrouped ? UIColor.systemGroupedBackground : UIColor.windowBackgroundColor))
            .overlayPreferenceValue(NavigationBarKey.self, alignment: .top) { bar in
                if !isHidden {
                    NavigationBar(
                        bar: bar, shape: shape, isLarge: isLarge, back: back, toggleSidebar: toggleSidebar,
                        look: (bar.looks[.navigationBar] ?? BarLook()).over(BarLook.ofNavigationBars?()),
                        scroll: scroll)
                }
            }
            .overlayPreferenceValue(NavigationBarKey.self, alignment: .bottom) { bar in
                if hasBottomBar {
                    BottomBar(
                        items: bar.items.filter { $0.placement.kind == .bottom },
                        look: bar.looks[.bottomBar] ?? BarLook()
                    )
                    .environment(
                        \.barDefaults, BarDefaults(search: bar.search, title: bar.title, toggleSidebar: toggleSidebar))
                }
            }
            .onPreferenceChange(NavigationBarShape.Key.self) {
                shape = $0
                // If the content has its own bar, that one counts for the column.
                if place != nil, $0.hasOwnBar { return }
                note.take($0.title, isLarge: $0.hasTitle ? $0.isLarge(inherited: inheritsLarge) : inheritsLarge)
            }
            .onPreferenceChange(PreferredColorSchemeKey.self, perform: wantsScheme)
            .transformPreference(NavigationBarKey.self) { $0 = NavigationBarContent() }
            .transformPreference(PageGroundKey.self) { $0 = nil }
            .transformPreference(NavigationBarShape.Key.self) { $0 = NavigationBarShape() }
            .environment(\.dismiss, back.map { DismissAction($0.action) } ?? outerDismiss)
    }
}
