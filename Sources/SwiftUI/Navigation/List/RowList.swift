import DisplayList
import Foundation

/// The rows of a list or form, in sections.
struct RowList<Value: Hashable>: View {
    let items: [ViewItem]
    let style: _ListStyleKind
    let selection: ListSelection<Value>
    let isLazy: Bool
    @Environment(\.scrollContentBackgroundVisibility) private var background
    @Environment(\.editMode) private var editMode
    @State private var chooser = ListChooser()

    var body: some View {
        let rows = RowListEntry.entries(of: items)
        chooser.follow(selection, isEditing: editMode?.wrappedValue.isEditing ?? false)
        return ScrollViewReader { reader in list(rows, reader) }
            .environment(\.listChooser, selection.isOffered ? chooser : nil)
            .modifier(ColumnSelection(selection: selection, chooser: chooser))
    }

    private func list(_ rows: [RowListEntry], _ reader: ScrollViewProxy) -> some View {
        ScrollView {
            if isLazy {
                column(rows)
            } else {
                VStack(alignment: .leading, spacing: 0) { content(rows) }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(background == .hidden ? Color.clear : ground)
        .transformPreference(NavigationBarShape.Key.self) {
            if style.isGrouped, background != .hidden { $0.isGrouped = true }
        }
        .controlAccessibility { if isLazy { $0.describeList(rows) } }
        .responder {
            $0.isFocusable = selection.isOffered
            $0.takesFocusOnPress = selection.isOffered
            $0.key = { key($0, chooser.all(rows), reader) }
        }
        .contentShape(.focusEffect, ListFocusOutline())
    }

    private func column(_ rows: [RowListEntry]) -> some View {
        var column = LazyVStack(alignment: .leading, spacing: 0) { content(rows) }
        column.releasesDistantViews = true
        return column
    }

    private var ground: Color {
        Color(style.isGrouped ? UIColor.systemGroupedBackground : UIColor.systemBackground)
    }

    private func content(_ rows: [RowListEntry]) -> some View { ForEach(rows) { view(of: $0) } }

    @ViewBuilder private func view(of entry: RowListEntry) -> some View {
        switch entry.kind {
        case .header(let view):
            view.font(style.isGrouped ? .footnote : .headline)
                ._usualForeground(style.isGrouped ? Color(UIColor.secondaryLabel) : Color.primary)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, style.hasCards ? 36 : 20)
                .padding(.top, 18)
                .padding(.bottom, 6)
                .accessibilityAddTraits(.isHeader)
        case .footer(let view):
            view.font(.footnote)._usualForeground(Color(UIColor.secondaryLabel))
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, style.hasCards ? 36 : 20)
                .padding(.top, 6)
                .padding(.bottom, 8)
        case .gap:
            Color.clear.frame(height: style.isGrouped ? 18 : 0)
        case .row(let item, let isFirst, let isLast):
            ListRow(
                item: item, style: style, isFirst: isFirst, isLast: isLast, isSelected: isSelected(item),
                select: select(item)
            )
            .controlAccessibility {
                // The rows of a form are its controls.
                if isLazy { $0.describeRow(item, isSelected: isSelected(item), select: select(item)) }
            }
        case .part(let body, let edges):
            body.reading { [chooser] items in
                let rows = RowListEntry.entries(of: items, within: edges, isPart: true)
                chooser.parts[entry.id] = rows
                return AnyView(content(rows))
            }
        }
    }

    private func value(_ item: ViewItem) -> Value? {
        let traits = item.traits
        guard selection.isOffered, !traits[SelectionDisabledKey.self] else { return nil }
        // A link's value counts more than the element's identity, and less than a tag.
        if !traits.hasTag, let link = traits[LinkValueKey.self], let linked = link.base as? Value { return linked }
        return traits.selection(as: Value.self)
    }

    private func isSelected(_ item: ViewItem) -> Bool { value(item).map(selection.contains) ?? false }

    private func select(_ item: ViewItem) -> (() -> Void)? {
        guard let value = value(item) else { return nil }
        return { [chooser] in chooser.choose(AnyHashable(value)) }
    }

    /// The arrow keys choose the row above or below, and scroll to it.
    private func key(_ event: KeyEvent, _ rows: [RowListEntry], _ reader: ScrollViewProxy) -> Bool {
        guard event.key == .up || event.key == .down, event.phase != .up, selection.isOffered else { return false }
        let values = rows.compactMap { entry -> (id: AnyHashable, value: Value)? in
            if case .row(let item, _, _) = entry.kind { return value(item).map { (entry.id, $0) } }
            return nil
        }
        let current = values.firstIndex { selection.contains($0.value) }
        let next = current.map { $0 + (event.key == .up ? -1 : 1) } ?? (event.key == .up ? values.count - 1 : 0)
        if values.indices.contains(next) {
            selection.choose(values[next].value, isEditing: false)
            reader.scrollTo(values[next].id)
        }
        return true
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
        case row(ViewItem, isFirst: Bool, isLast: Bool)
        /// Rows known only from a view's body, within a group of rows; no edges for a view of sections.
        case part(ViewItemBody, Edges?)
    }

    /// Which rows of a group some rows begin and end with.
    struct Edges {
        var isFirst: Bool
        var isLast: Bool
    }

    let id: AnyHashable
    let kind: Kind
    /// The row, or the section of a header.
    var item: ViewItem?

    var elementID: AnyHashable? { item?.elementID }
    var explicitID: AnyHashable? { item?.explicitID }

    /// The rows of sections with their headers and footers; those outside of sections make some of their own.
    /// - Parameters:
    ///   - edges: For rows among others: whether they are the first and the last of these.
    ///   - isPart: Whether more follows below.
    static func entries(of items: [ViewItem], within edges: Edges? = nil, isPart: Bool = false) -> [RowListEntry] {
        var entries: [RowListEntry] = []
        entries.reserveCapacity(items.count + 2)
        var loose: [ViewItem] = []
        func add(_ rows: [ViewItem]) {
            for (index, item) in rows.enumerated() {
                let own = Edges(isFirst: index == 0, isLast: index == rows.count - 1)
                entries.append(RowListEntry(id: item.id, kind: kind(of: item, own), item: item))
            }
        }
        func flush() {
            if loose.isEmpty { return }
            entries.append(RowListEntry(id: ["gap", loose[0].id] as [AnyHashable], kind: .gap))
            add(loose)
            loose = []
        }
        if let edges {
            let rows = ViewItem.flat(items)
            return rows.enumerated().map { index, item in
                let own = Edges(
                    isFirst: edges.isFirst && index == 0, isLast: edges.isLast && index == rows.count - 1)
                return RowListEntry(id: item.id, kind: kind(of: item, own), item: item)
            }
        }
        for item in items {
            if item.isBody, let body = item.body, body.hasSections {
                flush()
                entries.append(RowListEntry(id: item.id, kind: .part(body, nil), item: item))
                continue
            }
            guard item.isSection, let section = item.section else {
                loose.append(item)
                continue
            }
            flush()
            if let header = section.header {
                let id: [AnyHashable] = ["header", item.id]
                entries.append(RowListEntry(id: id, kind: .header(header), item: item))
            } else {
                entries.append(RowListEntry(id: ["gap", item.id] as [AnyHashable], kind: .gap, item: item))
            }
            add(ViewItem.flat(section.items))
            if let footer = section.footer {
                entries.append(RowListEntry(id: ["footer", item.id] as [AnyHashable], kind: .footer(footer)))
            }
        }
        flush()
        if !isPart, !entries.isEmpty { entries.append(RowListEntry(id: "end", kind: .gap)) }
        return entries
    }

    private static func kind(of item: ViewItem, _ edges: Edges) -> Kind {
        if item.isBody, let body = item.body { return .part(body, edges) }
        return .row(item, isFirst: edges.isFirst, isLast: edges.isLast)
    }
}
