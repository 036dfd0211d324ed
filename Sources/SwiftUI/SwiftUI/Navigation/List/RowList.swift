import DisplayList
import Foundation

/// The rows of a list or form, in sections.
struct RowList<Value: Hashable>: View {
    let items: ViewItems
    let style: _ListStyleKind
    let selection: ListSelection<Value>
    let isLazy: Bool
    /// The headers of a table's columns; nil for a list.
    var header: AnyView?
    @Environment(\.scrollContentBackgroundVisibility) private var background
    @Environment(\.editMode) private var editMode
    @Environment(\.selectionMenu) private var selectionMenu
    @Environment(\.defaultMinListHeaderHeight) private var headerHeight
    @Environment(\.listMetrics) private var metrics
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.headerProminence) private var prominence
    @State var chooser = ListChooser()

    var body: some View {
        let rows = RowEntries(of: items, hasGaps: style.isGrouped)
        // What the chooser keeps must not hold the list, whose state is the chooser.
        chooser.follow(selection, isEditing: editMode?.wrappedValue.isEditing ?? false) {
            [unowned chooser, selection] in
            Self.range(chooser.all(rows), $0, $1, selection.value(of:))
        }
        return ScrollViewReader { reader in list(rows, reader) }
            .environment(\.listChooser, selection.isOffered ? chooser : nil)
            .modifier(ColumnSelection(selection: selection, chooser: chooser))
    }

    private func list(_ rows: RowEntries, _ reader: ScrollViewProxy) -> some View {
        let menu = selectionMenu.flatMap { $0.type == Value.self ? $0 : nil }
        func keys() -> Keys { Keys(list: self, rows: chooser.all(rows), reader: reader, menu: menu) }
        return Group {
            if let header {
                VStack(spacing: 0) {
                    header
                    scroller(rows)
                }
            } else {
                scroller(rows)
            }
        }
        .modifier(SelectionMenuModifier(menu: menu, isRow: false, values: { [] }))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(background == .hidden ? Color.clear : ground)
        .transformPreference(NavigationBarShape.Key.self) {
            if style.isGrouped, background != .hidden { $0.isGrouped = true }
        }
        .controlAccessibility { if isLazy { $0.describeList(rows, isTable: header != nil) } }
        .responder {
            $0.isFocusable = selection.isOffered
            $0.takesFocusOnPress = selection.isOffered
            $0.key = { keys().press($0) }
            $0.find = { keys().find($0, at: $1) }
            if selection.isSeveral { $0.edit = { command, _ in command == .selectAll && keys().selectAll() } }
        }
        .contentShape(.focusEffect, ListFocusOutline())
        .modifier(ListFocus(isWanted: selection.isOffered))
    }

    private func scroller(_ rows: RowEntries) -> some View {
        ScrollView {
            if isLazy {
                column(rows)
            } else {
                VStack(alignment: .leading, spacing: 0) { content(rows) }
            }
        }
    }

    private func column(_ rows: RowEntries) -> some View {
        var column = LazyVStack(alignment: .leading, spacing: 0) { content(rows) }
        column.releasesDistantViews = true
        return column
    }

    private var ground: Color {
        if DeviceFamily.isMac, style == .sidebar { return Color(UIColor.windowBackgroundColor) }
        return Color(style.isGrouped ? UIColor.systemGroupedBackground : UIColor.systemBackground)
    }

    private func content(_ rows: RowEntries) -> some View { ForEach(rows) { view(of: $0) } }

    @ViewBuilder private func view(of entry: RowListEntry) -> some View {
        switch entry.kind {
        case .header(let view):
            let isProminent = (entry.item?.traits[HeaderProminenceTrait.self] ?? prominence) == .increased
            let isQuiet = style.isGrouped != metrics.isMac && !isProminent
            view.font(isProminent ? .title3.weight(.semibold) : isQuiet ? metrics.quietTitle : .headline)
                ._usualForeground(isQuiet ? Color(UIColor.secondaryLabel) : Color.primary)
                ._usualTextCase(isQuiet && metrics.capitalizesTitles ? .uppercase : nil)
                .frame(maxWidth: .infinity, alignment: .leading)
                .modifier(SectionTitleInset(style: style, item: entry.item, gap: gap(above: entry)))
                .padding(.bottom, metrics.titleGap)
                .frame(minHeight: headerHeight, alignment: .bottomLeading)
                .accessibilityAddTraits(.isHeader)
        case .footer(let view):
            view.font(.footnote)._usualForeground(Color(UIColor.secondaryLabel))
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.top, 6)
                .modifier(
                    SectionMargins(
                        item: entry.item, side: metrics.titleInset(in: style), inner: metrics.inset,
                        bottom: metrics.footerGap))
        case .gap:
            Color.clear.frame(height: 0)
                .modifier(SectionMargins(item: entry.item, side: 0, top: gap(above: entry)))
        case .end: Color.clear.frame(height: metrics.end)
        case .row(let item, let isFirst, let isLast):
            ListRow(
                item: item, style: style, isFirst: isFirst, isLast: isLast, number: entry.number,
                isSelected: isSelected(item), select: select(item), press: press(entry.id, item)
            )
            .modifier(
                SelectionMenuModifier(menu: menu(for: item), isRow: true) { [selection] in
                    guard let value = value(item) else { return [] }
                    return Set((selection.contains(value) ? selection.values : [value]).map { AnyHashable($0) })
                }
            )
            .controlAccessibility {
                // The rows of a form are its controls.
                guard isLazy else { return }
                $0.describeRow(item, isSelected: isSelected(item), isTable: header != nil, select: select(item))
            }
        case .part(let body, let edges):
            body.reading { [chooser] items in
                let rows = RowEntries(of: items, within: edges, isPart: true, hasGaps: style.isGrouped)
                chooser.parts[entry.id] = rows
                return AnyView(content(rows))
            }
        }
    }

    /// The room above a section, in points.
    private func gap(above entry: RowListEntry) -> CGFloat {
        let usual = style.isGrouped && header == nil ? metrics.gap : metrics.plainGap
        let above: ViewItem?
        switch entry.above {
        case .start: return usual
        case .loose: above = nil
        case .section(let section): above = section
        }
        return ListSectionSpacing.room(between: above, and: entry.item, list: sectionSpacing, usual: usual)
    }

    func value(_ item: ViewItem) -> Value? { selection.value(of: item) }

    private func isSelected(_ item: ViewItem) -> Bool { value(item).map(selection.contains) ?? false }

    private func select(_ item: ViewItem) -> (() -> Void)? {
        guard let value = value(item) else { return nil }
        return { [chooser] in chooser.choose(AnyHashable(value)) }
    }

    private func press(_ id: AnyHashable, _ item: ViewItem) -> ((EventModifiers) -> Void)? {
        guard let value = value(item) else { return nil }
        return { [chooser] in chooser.press(AnyHashable(value), row: id, $0) }
    }

    /// The menu of a row that can be chosen; nil for none.
    private func menu(for item: ViewItem) -> SelectionMenu? {
        guard let selectionMenu, selectionMenu.type == Value.self, value(item) != nil else { return nil }
        return selectionMenu
    }
}

/// The room beside the title of a section, which begins where the text of a table's rows does.
private struct SectionTitleInset: ViewModifier {
    let style: _ListStyleKind
    let item: ViewItem?
    /// The room above, in points.
    let gap: CGFloat
    @Environment(\.tableColumns) private var table
    @Environment(\.listMetrics) private var metrics

    func body(content: Content) -> some View {
        content.modifier(
            SectionMargins(
                item: item, side: inset, inner: table == nil ? metrics.inset : 0,
                top: gap))
    }

    private var inset: CGFloat {
        guard let table else { return metrics.titleInset(in: style) }
        let room = TableColumnLayout.margin + TableColumnLayout.padding
        return table.look.isInset ? room + TableLook.inset : room
    }
}

/// The outline of a list that has the keyboard: within its edges, beyond which it is often cut off.
private struct ListFocusOutline: Shape {
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 4, dy: 4)) }
}

/// An entry of a list: its rows, headers and footers, from top to bottom.
struct RowListEntry: Identifiable, ViewRepresenting {
    enum Kind {
        case header(AnyView)
        case footer(AnyView)
        case gap
        /// The room below the last section.
        case end
        case row(ViewItem, isFirst: Bool, isLast: Bool)
        /// Rows known only from a view's body, within a group of rows; no edges for a view of sections.
        case part(ViewItemBody, Edges?)
    }

    /// Which rows of a group some rows begin and end with.
    struct Edges {
        var isFirst: Bool
        var isLast: Bool
    }

    /// The content above a section.
    enum Above {
        /// Nothing: it is the first one.
        case start
        /// Rows outside of sections, or rows that are not known.
        case loose
        case section(ViewItem)
    }

    /// The identity of what is not a row of the app's; nil for a row, which has its item's.
    private let ownID: AnyHashable?
    let kind: Kind
    /// The row, or the section of a header.
    var item: ViewItem?
    /// The row's number among the rows of the list, from 0.
    var number = 0
    /// The content above a header or gap.
    var above = Above.start

    init(id: AnyHashable? = nil, kind: Kind, item: ViewItem? = nil, number: Int = 0, above: Above = .start) {
        (ownID, self.kind, self.item, self.number, self.above) = (id, kind, item, number, above)
    }

    /// The identity in the list, found when it is wanted: a list of ten thousand rows needs those of twenty.
    var id: AnyHashable { ownID ?? item?.id ?? AnyHashable("row") }
    var elementID: AnyHashable? { item?.elementID }
    var explicitID: AnyHashable? { item?.explicitID }

    /// What a row is: a view of the app's, or a view's body that is not known yet.
    static func kind(of item: ViewItem, _ edges: Edges) -> Kind {
        if item.isBody, let body = item.body { return .part(body, edges) }
        return .row(item, isFirst: edges.isFirst, isLast: edges.isLast)
    }
}

extension ListSelection {
    /// The value that a row stands for; nil where it cannot be chosen.
    func value(of item: ViewItem) -> Value? {
        // A row that is only shown is not made by its list, which then does not depend on what the row reads.
        guard isOffered else { return nil }
        let traits = item.traits
        if traits[SelectionDisabledKey.self] { return nil }
        // A link's value counts more than the element's identity, and less than a tag.
        if !traits.hasTag, let link = traits[LinkValueKey.self], let linked = link.base as? Value { return linked }
        return traits.selection(as: Value.self)
    }
}
