import OrielBasics

/// The entries of a list, from top to bottom.
///
/// Those of rows are made when they are wanted: a list of a million rows has twenty.
struct RowEntries: RandomAccessCollection {
    /// Entries beside each other: one of the list's own, or those of rows.
    private struct Part {
        var own: RowListEntry?
        var rows = ViewItems()
        /// Whether the rows begin and end a group.
        var edges = RowListEntry.Edges(isFirst: true, isLast: true)
        /// The number of the first row among those of the list.
        var number = 0
        /// The place of the first entry.
        let start: Int
    }

    private var parts: [Part] = []
    private(set) var count = 0
    /// Whether views are among them whose rows are known only from a body.
    private(set) var hasBodies = false

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> RowListEntry {
        precondition(index >= 0 && index < count, "Index out of range")
        let part = parts[parts.partitioningIndex { $0.start > index } - 1]
        if let own = part.own { return own }
        let place = index - part.start
        let item = part.rows[place]
        let edges = RowListEntry.Edges(
            isFirst: part.edges.isFirst && place == 0, isLast: part.edges.isLast && place == part.rows.count - 1)
        return RowListEntry(kind: RowListEntry.kind(of: item, edges), item: item, number: part.number + place)
    }

    /// Creates no entries.
    init() {}

    /// Creates the entries of rows and sections with their headers and footers; rows outside of sections form some of their
    /// own.
    /// - Parameters:
    ///   - edges: For rows among others: whether they are the first and the last of these.
    ///   - isPart: Whether more follows below.
    ///   - hasGaps: Whether there is room around sections without a header or footer.
    init(of items: ViewItems, within edges: RowListEntry.Edges? = nil, isPart: Bool = false, hasGaps: Bool) {
        if let edges {
            append(rows: ViewItem.flat(items), within: edges)
            return
        }
        var number = 0
        func add(_ rows: ViewItems, to entries: inout RowEntries) {
            entries.append(rows: rows, number: number)
            number += rows.count
        }
        var loose = ViewItems()
        // The content above the next section.
        var above = isPart ? RowListEntry.Above.loose : .start
        func flush(to entries: inout RowEntries) {
            guard let first = loose.first else { return }
            if hasGaps {
                entries.append(RowListEntry(id: ["gap", first.id] as [AnyHashable], kind: .gap, above: above))
            }
            add(loose, to: &entries)
            (above, loose) = (.loose, ViewItems())
        }
        items.forEachRun {
            loose.append($0)
        } orItem: { item in
            if item.isBody, let body = item.body, body.hasSections {
                flush(to: &self)
                append(RowListEntry(kind: .part(body, nil), item: item))
                above = .loose
                return
            }
            guard item.isSection, let section = item.section else { return loose.append(item) }
            flush(to: &self)
            if let header = section.header {
                append(
                    RowListEntry(
                        id: ["header", item.id] as [AnyHashable], kind: .header(header), item: item, above: above))
            } else if hasGaps {
                append(RowListEntry(id: ["gap", item.id] as [AnyHashable], kind: .gap, item: item, above: above))
            }
            above = .section(item)
            add(ViewItem.flat(section.items), to: &self)
            if let footer = section.footer {
                append(
                    RowListEntry(id: ["footer", item.id] as [AnyHashable], kind: .footer(footer), item: item))
            }
        }
        flush(to: &self)
        if hasGaps, !isPart, !isEmpty { append(RowListEntry(id: "end", kind: .end)) }
    }

    /// Creates entries without those of bodies, whose rows are known: theirs are in the place.
    init(_ entries: RowEntries, with rows: (RowListEntry) -> RowEntries) {
        for part in entries.parts {
            if let own = part.own {
                if case .part = own.kind { append(rows(own)) } else { append(own) }
            } else if !part.rows.hasBodies {
                append(rows: part.rows, within: part.edges, number: part.number)
            } else {
                for index in part.rows.indices {
                    let entry = entries[part.start + index]
                    if case .part = entry.kind { append(rows(entry)) } else { append(entry) }
                }
            }
        }
    }

    private mutating func append(_ entry: RowListEntry) {
        if case .part = entry.kind { hasBodies = true }
        parts.append(Part(own: entry, start: count))
        count += 1
    }

    private mutating func append(
        rows: ViewItems, within edges: RowListEntry.Edges = .init(isFirst: true, isLast: true), number: Int = 0
    ) {
        if rows.isEmpty { return }
        hasBodies = hasBodies || rows.hasBodies
        parts.append(Part(rows: rows, edges: edges, number: number, start: count))
        count += rows.count
    }

    private mutating func append(_ others: RowEntries) {
        for part in others.parts {
            if let own = part.own {
                append(own)
            } else {
                append(rows: part.rows, within: part.edges, number: part.number)
            }
        }
    }
}
