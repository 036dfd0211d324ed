import Foundation

/// The columns of a split view.
struct SplitColumns: View {
    let columns: [AnyView]
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferred: Binding<NavigationSplitViewColumn>?
    @StateObject private var model = SplitModel()
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var widths: [Int: ColumnWidth] = [:]
    /// The widths that columns were dragged to.
    @State private var dragged: [Int: CGFloat] = [:]
    /// Whether three columns would leave the last one too little room.
    @State private var isTight = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        let count = columns.count
        let isCollapsed = sizeClass == .compact
        model.prepare(count)
        model.isCollapsed = isCollapsed
        model.preferred = preferred
        let wanted = preferred?.wrappedValue.index(of: count)
        let shown = isCollapsed ? wanted ?? model.shown : first
        return _Columns(
            widths: (0..<count).map { index -> CGFloat? in
                if isCollapsed { return index == shown ? nil : 0 }
                return index < shown ? 0 : width(index)
            }
        ) {
            ForEach(0..<count, id: \.self) { index in
                ColumnView(
                    content: columns[index], isSidebar: index == 0, isCollapsed: isCollapsed,
                    isLast: index == count - 1, place: place(index, isCollapsed, shown),
                    width: { width(index) ?? 0 }, drag: { drag(index, to: $0, from: shown) }
                ) { width in
                    // Regardless of motion: a column's request is its width.
                    withTransaction(Transaction()) { widths[index] = width }
                }
                // A search around the columns belongs to the first one.
                .transformEnvironment(\.offeredSearch) { if index > 0 { $0 = nil } }
                // The line at a column's end is above its neighbor.
                .zIndex(Double(count - index))
            }
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { model.width = $0 }
        .onGeometryChange(for: Bool.self) {
            $0.size.width < (count == 3 ? 860 : 0)
        } action: {
            isTight = $0
        }
        .onChange(of: wanted) { if let wanted { model.show(wanted) } }
        .focusedSceneValue(
            \.sidebarColumn, isCollapsed ? nil : EdgeColumn(of: model, isShown: first == 0, toggle: toggle))
    }

    /// The number of the first column that is shown where there is room for several.
    private var first: Int {
        switch visibility?.wrappedValue ?? ownVisibility {
        case .detailOnly: columns.count - 1
        case .doubleColumn: columns.count - 2
        case .all: 0
        default: isTight ? columns.count - 2 : 0
        }
    }

    private func width(_ index: Int) -> CGFloat? {
        if index == columns.count - 1 { return nil }
        return wanted(index).width(dragged: dragged[index])
    }

    private func wanted(_ index: Int) -> ColumnWidth { widths[index] ?? ColumnWidth(ideal: index == 0 ? 240 : 280) }

    /// Gives a column another width, as far as the last one keeps enough.
    private func drag(_ index: Int, to width: CGFloat, from shown: Int) {
        let others = (shown..<columns.count).filter { $0 != index }.compactMap { self.width($0) }.reduce(0, +)
        dragged[index] = wanted(index).width(dragged: min(width, max(model.width - others - 200, 160)))
    }

    private func place(_ index: Int, _ isCollapsed: Bool, _ shown: Int) -> ColumnPlace {
        let column = model.columns[index]
        if isCollapsed {
            if index == 0 { return ColumnPlace(column: column, back: nil, toggleSidebar: nil) }
            let before = model.columns[index - 1]
            return ColumnPlace(
                column: column, back: BarBack(note: before.note) { before.returned() }, toggleSidebar: nil)
        }
        // The button is in the first bar.
        return ColumnPlace(column: column, back: nil, toggleSidebar: index == shown ? toggle : nil)
    }

    /// Shows or hides the sidebar; it holds nothing of the columns' content, as the window keeps it.
    private var toggle: @MainActor () -> Void {
        let next: NavigationSplitViewVisibility =
            first > 0 ? .all : columns.count == 3 ? .doubleColumn : .detailOnly
        let visibility = visibility ?? $ownVisibility
        return { withAnimation(.easeInOut(duration: 0.25)) { visibility.wrappedValue = next } }
    }
}

/// A column with a line at its end.
private struct ColumnView: View {
    let content: AnyView
    let isSidebar: Bool
    let isCollapsed: Bool
    let isLast: Bool
    let place: ColumnPlace
    /// The column's width in points, as it is now.
    let width: () -> CGFloat
    /// Gives the column another width.
    let drag: (CGFloat) -> Void
    let take: (ColumnWidth?) -> Void

    var body: some View {
        HStack(spacing: 0) {
            NavigationPages(root: content, path: nil, isColumn: true)
                .transformEnvironment(\.listStyleKind) { if isSidebar { $0 = isCollapsed ? .insetGrouped : .sidebar } }
                .environment(\.linkIndicator, isSidebar && !isCollapsed ? .hidden : .automatic)
                .environment(\.columnPlace, place)
                .environment(\.splitColumn, place.column)
                .onPreferenceChange(ColumnWidth.Key.self, perform: take)
                .transformPreference(ColumnWidth.Key.self) { $0 = nil }
            if !isLast, !isCollapsed { DividerDrag.line(width, drag).ignoresSafeArea() }
        }
    }
}
