import OrielBasics

/// The items of a container's content, in the order of the source.
///
/// Those of a collection's elements are made when they are wanted: a list of a million rows costs what its first ones do.
package struct ViewItems: RandomAccessCollection, ExpressibleByArrayLiteral {
    /// Items beside each other: those of a collection, or single ones.
    private struct Part {
        /// What makes the collection's items, and how many it makes; nil for single ones.
        var run: ViewItemRun?
        var count = 0
        /// The single ones.
        var items: [ViewItem] = []
        /// The number of the first item among all.
        let start: Int
    }

    private var parts: [Part] = []
    package private(set) var count = 0
    /// Whether sections are among the items; those of collections are none.
    package private(set) var hasSections = false
    /// Whether bodies that were not evaluated are among them.
    package private(set) var hasBodies = false

    package init() {}

    package init(_ items: some Sequence<ViewItem>) {
        for item in items { append(item) }
    }

    package init(arrayLiteral items: ViewItem...) { self.init(items) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(index: Int) -> ViewItem {
        precondition(index >= 0 && index < count, "Index out of range")
        let part = parts[parts.partitioningIndex { $0.start > index } - 1]
        let number = index - part.start
        return part.run.map { ViewItem($0, number) } ?? part.items[number]
    }

    /// Adds a single item.
    package mutating func append(_ item: ViewItem) {
        if let last = parts.last, last.run == nil {
            parts[parts.count - 1].items.append(item)
        } else {
            parts.append(Part(items: [item], start: count))
        }
        count += 1
        hasSections = hasSections || item.isSection
        hasBodies = hasBodies || item.isBody
    }

    /// Adds the items of a collection's elements.
    mutating func append(_ run: ViewItemRun, count number: Int) {
        if number == 0 { return }
        parts.append(Part(run: run, count: number, start: count))
        count += number
    }

    /// Adds other items behind these.
    package mutating func append(_ others: ViewItems) {
        for part in others.parts {
            if let run = part.run { append(run, count: part.count) }
            for item in part.items { append(item) }
        }
    }

    /// Calls functions with the items of each collection, and with each single item, in their order.
    package func forEachRun(_ body: (ViewItems) -> Void, orItem single: (ViewItem) -> Void) {
        for part in parts {
            if let run = part.run {
                var items = ViewItems()
                items.append(run, count: part.count)
                body(items)
            } else {
                part.items.forEach(single)
            }
        }
    }
}
