import Foundation

/// A transparent node that holds a collection's views, each at its identity.
///
/// The collection itself is not kept: a view model would have to copy it at its next change.
final class ForEachKind<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedKind<ForEachKind<Data, ID, Content>.Payload>
{
    struct Payload {
        var items = ContiguousArray<Item>()
        /// In a lazy container: what the views are made of, and those made so far.
        var lazy: LazyItems<Data, ID, Content>?
    }

    struct Item {
        var id: ID
        var node: NodeRef
    }

    static var shared: ForEachKind {
        unsafeDowncast(
            forEachKinds.value(for: ForEach<Data, ID, Content>.self) { ForEachKind() }, to: ForEachKind.self)
    }

    private init() { super.init("ForEach") }

    deinit {}

    override var isElement: Bool { false }

    /// Whether an element's view makes one node, which can stand for the item without one around it.
    private var isDirect: Bool { Content._nodeCount == 1 }

    // MARK: Making

    func makeAll(_ node: NodeRef, _ view: ForEach<Data, ID, Content>) {
        let payload = payload(node)
        payload.pointee.items.reserveCapacity(view.data.count)
        var context = _Reconciler(contentOf: node, isMaking: true, distributor: node.distributorForContent)
        for element in view.data {
            let id = view.id(element)
            payload.pointee.items.append(Item(id: id, node: make(view.content(element), &context)))
        }
        warnOfDuplicates(payload.pointee.items)
        node.pointee.graph.counters.closures += payload.pointee.items.count
    }

    /// Makes an item's nodes behind the context's last one.
    func make(_ content: Content, _ context: inout _Reconciler) -> NodeRef {
        if isDirect {
            Content._reconcile(content, &context)
            return context.last!
        }
        let node = context.graph.makeNode(ItemKind.shared, parent: context.parent, environment: context.environment)
        if context.distributor != nil { node.pointee.flags.insert(.distributed) }
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
        let graph = node.pointee.graph
        var context = _Reconciler(contentOf: node, isMaking: false, distributor: node.distributorForContent)
        let data = view.data
        let (oldCount, newCount) = (payload.pointee.items.count, data.count)

        // Common prefix.
        var prefix = 0
        var index = data.startIndex
        while prefix < oldCount, prefix < newCount {
            let element = data[index]
            guard view.id(element) == payload.pointee.items[prefix].id else { break }
            update(payload.pointee.items[prefix].node, view.content(element), &context)
            prefix += 1
            data.formIndex(after: &index)
        }
        graph.counters.closures += newCount
        if prefix == oldCount, prefix == newCount { return }

        // Common suffix.
        var suffix = 0
        var end = data.endIndex
        while suffix < oldCount - prefix, suffix < newCount - prefix {
            let before = data.index(before: end)
            guard view.id(data[before]) == payload.pointee.items[oldCount - 1 - suffix].id else { break }
            suffix += 1
            end = before
        }
        replaceMiddle(node, view, index, end, prefix: prefix, suffix: suffix, &context)
        for offset in 0..<suffix {
            let item = payload.pointee.items[payload.pointee.items.count - suffix + offset]
            update(item.node, view.content(data[data.index(end, offsetBy: offset)]), &context)
        }
        graph.contentChanged(of: node)
    }

    /// Matches what lies between the common ends by identity: moves, makes and removes nodes.
    private func replaceMiddle(
        _ node: NodeRef, _ view: ForEach<Data, ID, Content>, _ start: Data.Index, _ end: Data.Index, prefix: Int,
        suffix: Int, _ context: inout _Reconciler
    ) {
        let payload = payload(node)
        let graph = node.pointee.graph
        let oldEnd = payload.pointee.items.count - suffix
        var old: [ID: NodeRef] = [:]
        var surplus: [NodeRef] = []
        for item in payload.pointee.items[prefix..<oldEnd] where old.updateValue(item.node, forKey: item.id) != nil {
            surplus.append(item.node)
        }
        if !surplus.isEmpty { surplus = duplicates(in: ArraySlice(payload.pointee.items[prefix..<oldEnd]), kept: &old) }

        var middle = ContiguousArray<Item>()
        var made: Set<NodeHandle> = []
        var index = start
        while index < end {
            let element = view.data[index]
            let id = view.id(element)
            if let found = old.removeValue(forKey: id) {
                middle.append(Item(id: id, node: found))
                update(found, view.content(element), &context)
            } else {
                var making = _Reconciler(contentOf: node, isMaking: true, distributor: context.distributor)
                making.last = nil
                // Linked below, in the right place.
                let first = node.pointee.firstChild
                let new = make(view.content(element), &making)
                node.pointee.firstChild = first
                middle.append(Item(id: id, node: new))
                made.insert(NodeHandle(new))
            }
            view.data.formIndex(after: &index)
        }
        payload.pointee.items.replaceSubrange(prefix..<oldEnd, with: middle)
        if !made.isEmpty { warnOfDuplicates(payload.pointee.items) }

        // Link all in order; the new appear before the old disappear.
        var last: NodeRef? = prefix > 0 ? payload.pointee.items[prefix - 1].node : nil
        for item in payload.pointee.items[prefix...] {
            if let last { last.pointee.next = item.node } else { node.pointee.firstChild = item.node }
            last = item.node
        }
        if let last { last.pointee.next = nil } else { node.pointee.firstChild = nil }
        for removed in old.values { graph.remove(removed) }
        for removed in surplus { graph.remove(removed) }
    }

    /// The nodes of items whose identity an earlier item has.
    private func duplicates(in items: ArraySlice<Item>, kept: inout [ID: NodeRef]) -> [NodeRef] {
        kept.removeAll()
        var surplus: [NodeRef] = []
        for item in items {
            if kept[item.id] == nil { kept[item.id] = item.node } else { surplus.append(item.node) }
        }
        return surplus
    }

    private func warnOfDuplicates(_ items: ContiguousArray<Item>) {
        var seen = Set<ID>(minimumCapacity: items.count)
        for item in items where !seen.insert(item.id).inserted {
            RuntimeWarning.issue(
                "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(item.id) occurs multiple times within the "
                    + "collection, this will give undefined results!")
        }
    }
}

nonisolated(unsafe) private var forEachKinds = TypeCache<NodeKind>()

/// A transparent node around an item whose view may make several.
final class ItemKind: TypedKind<Void> {
    static let shared = ItemKind("item")
    override var isElement: Bool { false }
    override func destroyPayload(_ payload: UnsafeMutableRawPointer) {}
    deinit {}
}
