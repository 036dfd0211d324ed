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
            let moved = replaceMiddle(
                node, view, prefix.end, end, prefix: prefix.count, suffix: suffix, comparesElements, &context)
            let first = payload.pointee.items.count - suffix
            updateRun(node, view, from: end, items: first..<payload.pointee.items.count, comparesElements, &context)
            graph.contentChanged(of: node, moved: moved)
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

    // MARK: Comparing

    /// The row closure's function, if it captures nothing.
    func pureFunction(of view: ForEach<Data, ID, Content>) -> UnsafeRawPointer? {
        guard let contentOffset else { return nil }
        return withUnsafePointer(to: view) { FunctionValue.pureFunction(at: UnsafeRawPointer($0) + contentOffset) }
    }

    /// How many elements from a place on are the same as the ones kept from another, or the same, place on.
    func equalElements(
        _ data: Data, from start: Int, upTo end: Int, _ kept: ContiguousArray<Data.Element>,
        keptFrom keptStart: Int? = nil
    ) -> Int {
        let stride = MemoryLayout<Data.Element>.stride
        let shift = (keptStart ?? start) - start
        let found = data.withContiguousStorageIfAvailable { new in
            kept.withUnsafeBufferPointer { kept in
                let (new, kept) = (new.baseAddress!, kept.baseAddress! + shift)
                var count = start
                // A stretch at a time, then the one that differs within it.
                while count + 64 <= end, memcmp(new + count, kept + count, 64 * stride) == 0 { count += 64 }
                while count < end, haveEqualBits(at: new + count, kept + count) { count += 1 }
                return count - start
            }
        }
        if let found { return found }
        var count = start
        var index = data.index(data.startIndex, offsetBy: start)
        while count < end, haveEqualBits(data[index], kept[count + shift]) {
            count += 1
            data.formIndex(after: &index)
        }
        return count - start
    }

    func haveEqualBits(_ a: Data.Element, _ b: Data.Element) -> Bool {
        withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in haveEqualBits(at: a, b) } }
    }

    func haveEqualBits(at a: UnsafePointer<Data.Element>, _ b: UnsafePointer<Data.Element>) -> Bool {
        memcmp(a, b, MemoryLayout<Data.Element>.size) == 0
    }

    /// A range without identities should stay as it is (S06).
    private func warnOfChangedRange(_ oldCount: Int, _ newCount: Int) {
        RuntimeWarning.issue(
            "ForEach<\(Data.self), \(ID.self), \(Content.self)> count (\(newCount)) != its initial count (\(oldCount)). "
                + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to "
                + "`Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!")
    }

    func warnOfDuplicates(_ items: ContiguousArray<Item>) {
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
