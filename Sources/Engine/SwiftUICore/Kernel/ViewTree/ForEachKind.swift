import Foundation

/// A transparent node that holds a collection's views, each at its identity.
///
/// The collection itself is not kept: a view model would have to copy it at its next change. Where elements are plain
/// values, copies of them are kept beside the items: a row whose element is the same, made by a closure that captures
/// nothing, is skipped.
final class ForEachKind<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedKind<ForEachKind<Data, ID, Content>.Payload>
{
    struct Payload {
        var items = ContiguousArray<Item>()
        /// The items' elements, where they are plain values; else empty.
        var elements = ContiguousArray<Data.Element>()
        /// The function that made the items, if it captures nothing; else nil.
        var pureFunction: UnsafeRawPointer?
        /// In a lazy container: the source of the views, and those made so far.
        var lazy: LazyItems<Data, ID, Content>?
        /// The rows whose closure read observed objects; nil while none did.
        var observed: ObservedRows?
    }

    struct Item {
        var id: ID
        var node: NodeRef
    }

    static var shared: ForEachKind {
        unsafeDowncast(
            forEachKinds.value(for: ForEach<Data, ID, Content>.self) { ForEachKind() }, to: ForEachKind.self)
    }

    /// Whether elements can be compared by their bits.
    let hasPlainElements = PlainValue.isPlain(Data.Element.self)
    /// Whether the elements are known only in the tree.
    let hasElementsInTree = Data.self is any ElementsInTree.Type
    /// The offset of the row closure in a `ForEach`.
    private let contentOffset = FunctionValue.offset(of: "content", in: ForEach<Data, ID, Content>.self)

    private init() { super.init("ForEach") }

    override var isElement: Bool { false }
    override var isDynamicContainer: Bool { true }

    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        if let observed = payload(node).pointee.observed { updateObservedRows(node, observed) }
        updateChangedRows(node)
    }

    /// Whether an element's view makes one node, which can represent the item without a node around it.
    private var isDirect: Bool { Content._nodeCount == 1 }

    // MARK: Making

    func makeAll(_ node: NodeRef, _ view: ForEach<Data, ID, Content>) {
        let payload = payload(node)
        let data = view.data
        let count = data.count
        payload.pointee.items.reserveCapacity(count)
        payload.pointee.pureFunction = pureFunction(of: view)
        if hasPlainElements, payload.pointee.pureFunction != nil {
            payload.pointee.elements = ContiguousArray(data)
        }
        var context = _Reconciler(contentOf: node, isMaking: true, distributor: node.distributorForContent)
        var rows = Rows(view, node, payload)
        var index = data.startIndex
        var made = 0
        while made < count {
            let first = index
            rows.evaluate(from: &index, upTo: count - made)
            var idIndex = first
            rows.take { content in
                let item = make(content, &context)
                payload.pointee.items.append(Item(id: view.id(data[idIndex]), node: item))
                data.formIndex(after: &idIndex)
                made += 1
                return item
            }
        }
        warnOfDuplicates(payload.pointee.items)
    }

    /// Makes an item's nodes behind the context's last one.
    func make(_ content: Content, _ context: inout _Reconciler) -> NodeRef {
        if isDirect {
            Content._reconcile(content, &context)
            return context.last!
        }
        let node = context.graph.makeNode(ItemKind.shared, parent: context.parent, environment: context.environment)
        if context.distributor != nil { node.flags.insert(.distributed) }
        if context.isLazy { node.flags.insert(.inLazyContent) }
        context.append(node)
        var inner = _Reconciler(contentOf: node, isMaking: true, distributor: context.distributor)
        Content._reconcile(content, &inner)
        return node
    }

    func update(_ item: NodeRef, _ content: Content, _ context: inout _Reconciler) {
        if isDirect {
            context.cursor = item
            Content._reconcile(content, &context)
        } else {
            var inner = _Reconciler(contentOf: item, isMaking: false, distributor: context.distributor)
            Content._reconcile(content, &inner)
        }
    }

    // MARK: Updating

    func update(_ node: NodeRef, _ view: ForEach<Data, ID, Content>) {
        let payload = payload(node)
        let graph = node.graph
        var context = _Reconciler(contentOf: node, isMaking: false, distributor: node.distributorForContent)
        let (oldCount, newCount) = (payload.pointee.items.count, view.data.count)
        if oldCount != newCount, case .element = view.id { warnOfChangedRange(oldCount, newCount) }
        payload.pointee.observed?.content = view.content
        let comparesElements = comparesElements(node, view)
        if !comparesElements { payload.pointee.elements.removeAll() }

        let prefix = updatePrefix(node, view, comparesElements, &context)
        if prefix.count < oldCount || prefix.count < newCount {
            // Common suffix.
            var suffix = 0
            var end = view.data.endIndex
            while suffix < oldCount - prefix.count, suffix < newCount - prefix.count {
                let before = view.data.index(before: end)
                guard view.id(view.data[before]) == payload.pointee.items[oldCount - 1 - suffix].id else { break }
                suffix += 1
                end = before
            }
            replaceMiddle(
                node, view, prefix.end, end, prefix: prefix.count, suffix: suffix, comparesElements, &context)
            let first = payload.pointee.items.count - suffix
            updateRun(node, view, from: end, items: first..<payload.pointee.items.count, comparesElements, &context)
            graph.contentChanged(of: node)
        }
        if !comparesElements, hasPlainElements, payload.pointee.pureFunction != nil {
            payload.pointee.elements = ContiguousArray(view.data)
        }
    }

    /// Whether rows are passed over whose element is the one that was kept.
    private func comparesElements(_ node: NodeRef, _ view: ForEach<Data, ID, Content>) -> Bool {
        let payload = payload(node)
        return skipsEqualElements(node, view) && payload.pointee.elements.count == payload.pointee.items.count
    }

    /// Adopts a new value's row closure; returns whether rows with unchanged elements are unchanged.
    func skipsEqualElements(_ node: NodeRef, _ view: ForEach<Data, ID, Content>) -> Bool {
        let payload = payload(node)
        let function = pureFunction(of: view)
        let isSame = function != nil && function == payload.pointee.pureFunction
        payload.pointee.pureFunction = function
        return isSame && hasPlainElements
    }

    /// Updates the items at the beginning whose identities are the same as before.
    private func updatePrefix(
        _ node: NodeRef, _ view: ForEach<Data, ID, Content>, _ comparesElements: Bool, _ context: inout _Reconciler
    ) -> (count: Int, end: Data.Index) {
        let payload = payload(node)
        let data = view.data
        var rows = Rows(view, node, payload)
        let limit = min(payload.pointee.items.count, data.count)
        var prefix = 0
        var index = data.startIndex
        while prefix < limit {
            if comparesElements {
                // Whole ranges of equal elements at a time, if the collection's storage is contiguous.
                let same = equalElements(data, from: prefix, upTo: limit, payload.pointee.elements)
                if same > 0 {
                    prefix += same
                    index = data.index(index, offsetBy: same)
                    continue
                }
            }
            let step = comparesElements ? 1 : min(limit - prefix, Rows.chunk)
            var matching = 0
            var end = index
            while matching < step {
                let element = data[end]
                guard view.id(element) == payload.pointee.items[prefix + matching].id else { break }
                if comparesElements { payload.pointee.elements[prefix + matching] = element }
                matching += 1
                data.formIndex(after: &end)
            }
            if matching > 0 {
                rows.evaluate(from: &index, upTo: matching)
                var item = prefix
                rows.take { content in
                    let node = payload.pointee.items[item].node
                    update(node, content, &context)
                    item += 1
                    return node
                }
                prefix += matching
            }
            if matching < step { break }
        }
        return (prefix, index)
    }

    /// Updates items whose identities are known to match the elements from an index on.
    private func updateRun(
        _ node: NodeRef, _ view: ForEach<Data, ID, Content>, from start: Data.Index, items: Range<Int>,
        _ comparesElements: Bool, _ context: inout _Reconciler
    ) {
        let payload = payload(node)
        let data = view.data
        var rows = Rows(view, node, payload)
        var index = start
        var item = items.lowerBound
        while item < items.upperBound {
            if comparesElements {
                let element = data[index]
                if haveEqualBits(element, payload.pointee.elements[item]) {
                    item += 1
                    data.formIndex(after: &index)
                    continue
                }
                payload.pointee.elements[item] = element
            }
            rows.evaluate(from: &index, upTo: comparesElements ? 1 : items.upperBound - item)
            rows.take { content in
                let node = payload.pointee.items[item].node
                update(node, content, &context)
                item += 1
                return node
            }
        }
    }

    /// Matches the items between the common ends by identity: moves, makes and removes nodes.
    private func replaceMiddle(
        _ node: NodeRef, _ view: ForEach<Data, ID, Content>, _ start: Data.Index, _ end: Data.Index, prefix: Int,
        suffix: Int, _ comparesElements: Bool, _ context: inout _Reconciler
    ) {
        let payload = payload(node)
        let graph = node.graph
        let oldEnd = payload.pointee.items.count - suffix
        var old: [ID: Int] = [:]
        var surplus: [NodeRef] = []
        for index in prefix..<oldEnd {
            let item = payload.pointee.items[index]
            if old[item.id] == nil { old[item.id] = index } else { surplus.append(item.node) }
        }

        var middle = ContiguousArray<Item>()
        var elements = ContiguousArray<Data.Element>()
        var hasNew = false
        var made: [NodeRef] = []
        var rows = Rows(view, node, payload)
        var index = start
        while index < end {
            let element = view.data[index]
            let id = view.id(element)
            let found = old.removeValue(forKey: id)
            if comparesElements { elements.append(element) }
            if let found, comparesElements, haveEqualBits(element, payload.pointee.elements[found]) {
                middle.append(payload.pointee.items[found])
                view.data.formIndex(after: &index)
                continue
            }
            rows.evaluate(from: &index, upTo: 1)
            rows.take { content in
                let returning = found == nil && graph.mayTransition ? graph.takeBack(to: node, id) : nil
                if let found {
                    let item = payload.pointee.items[found]
                    middle.append(Item(id: id, node: item.node))
                    update(item.node, content, &context)
                    return item.node
                } else if let returning {
                    middle.append(Item(id: id, node: returning))
                    update(returning, content, &context)
                    return returning
                } else {
                    var making = _Reconciler(contentOf: node, isMaking: true, distributor: context.distributor)
                    making.last = nil
                    // Linked below, in the right place.
                    let first = node.firstChild
                    let new = make(content, &making)
                    node.firstChild = first
                    middle.append(Item(id: id, node: new))
                    hasNew = true
                    if graph.mayTransition { made.append(new) }
                    return new
                }
            }
        }
        if let observed = payload.pointee.observed {
            for index in old.values { observed.rows[payload.pointee.items[index].node] = nil }
            for node in surplus { observed.rows[node] = nil }
        }
        let removed = graph.mayTransition ? [] : old.values.map { payload.pointee.items[$0].node }
        let before = graph.mayTransition ? Array(payload.pointee.items[..<oldEnd]) : []
        let gone = graph.mayTransition ? Set(old.values) : []
        payload.pointee.items.replaceSubrange(prefix..<oldEnd, with: middle)
        if comparesElements { payload.pointee.elements.replaceSubrange(prefix..<oldEnd, with: elements) }
        if hasNew { warnOfDuplicates(payload.pointee.items) }

        // Link all in order; the new appear before the old disappear.
        var last: NodeRef? = prefix > 0 ? payload.pointee.items[prefix - 1].node : nil
        for item in payload.pointee.items[prefix...] {
            if let last { last.next = item.node } else { node.firstChild = item.node }
            last = item.node
        }
        if let last { last.next = nil } else { node.firstChild = nil }
        for removed in removed { graph.remove(removed) }
        for removed in surplus { graph.remove(removed) }
        for new in made { graph.insertWithTransition(new, isSingle: true) }
        if !gone.isEmpty { removeItems(gone, from: node, before) }
    }

    /// Removes the nodes of deleted items, each from its place among the others.
    private func removeItems(_ gone: Set<Int>, from node: NodeRef, _ before: [Item]) {
        var previous: NodeRef?
        for (index, item) in before.enumerated() {
            if gone.contains(index) {
                item.node.next = nil
                node.graph.removeWithTransition(item.node, from: node, item.id, after: previous)
            } else {
                previous = item.node
            }
        }
    }

    // MARK: Comparing

    /// The row closure's function, if it captures nothing.
    func pureFunction(of view: ForEach<Data, ID, Content>) -> UnsafeRawPointer? {
        guard let contentOffset else { return nil }
        return withUnsafePointer(to: view) { FunctionValue.pureFunction(at: UnsafeRawPointer($0) + contentOffset) }
    }

    /// How many elements from a place on are the same as those kept.
    private func equalElements(
        _ data: Data, from start: Int, upTo end: Int, _ kept: ContiguousArray<Data.Element>
    ) -> Int {
        let stride = MemoryLayout<Data.Element>.stride
        let found = data.withContiguousStorageIfAvailable { new in
            kept.withUnsafeBufferPointer { kept in
                var count = start
                // A stretch at a time, then the one that differs within it.
                while count + 64 <= end, memcmp(new.baseAddress! + count, kept.baseAddress! + count, 64 * stride) == 0 {
                    count += 64
                }
                while count < end, haveEqualBits(at: new.baseAddress! + count, kept.baseAddress! + count) {
                    count += 1
                }
                return count - start
            }
        }
        if let found { return found }
        var count = start
        var index = data.index(data.startIndex, offsetBy: start)
        while count < end, haveEqualBits(data[index], kept[count]) {
            count += 1
            data.formIndex(after: &index)
        }
        return count - start
    }

    func haveEqualBits(_ a: Data.Element, _ b: Data.Element) -> Bool {
        withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in haveEqualBits(at: a, b) } }
    }

    private func haveEqualBits(at a: UnsafePointer<Data.Element>, _ b: UnsafePointer<Data.Element>) -> Bool {
        memcmp(a, b, MemoryLayout<Data.Element>.size) == 0
    }

    /// A range without identities should stay as it is (S06).
    private func warnOfChangedRange(_ oldCount: Int, _ newCount: Int) {
        RuntimeWarning.issue(
            "ForEach<\(Data.self), \(ID.self), \(Content.self)> count (\(newCount)) != its initial count (\(oldCount)). "
                + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to "
                + "`Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!")
    }

    private func warnOfDuplicates(_ items: ContiguousArray<Item>) {
        if ID.self == Int.self, areIncreasing(items) { return }
        var seen = Set<ID>(minimumCapacity: items.count)
        for item in items where !seen.insert(item.id).inserted {
            RuntimeWarning.issue(
                "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(item.id) occurs multiple times within the "
                    + "collection, this will give undefined results!")
        }
    }
}

extension ForEachKind {
    /// Whether identities, which are integers, grow from item to item, as they mostly do: none is there twice.
    private func areIncreasing(_ items: ContiguousArray<Item>) -> Bool {
        items.withUnsafeBufferPointer { items in
            guard let first = items.baseAddress.map({ UnsafeRawPointer($0) }) else { return true }
            // Read in place, since this code does not know the items' type.
            let (stride, offset) = (MemoryLayout<Item>.stride, MemoryLayout<Item>.offset(of: \.id) ?? 0)
            var previous = Int.min
            for index in 0..<items.count {
                let id = first.load(fromByteOffset: index * stride + offset, as: Int.self)
                if index > 0, id <= previous { return false }
                previous = id
            }
            return true
        }
    }
}

nonisolated(unsafe) private var forEachKinds = TypeCache<NodeKind>()

/// A transparent node around an item whose view may make several.
final class ItemKind: TypedKind<Void> {
    static let shared = ItemKind("item")
    override var isElement: Bool { false }
}
