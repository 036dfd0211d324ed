import Foundation

extension ForEachKind: LazyProviding {
    /// Brings the views made so far up to date with a new value; makes none.
    func updateLazily(_ node: NodeRef, _ view: ForEach<Data, ID, Content>) {
        let payload = payload(node)
        let graph = node.graph
        guard let lazy = payload.pointee.lazy else {
            let lazy = LazyItems<Data, ID, Content>()
            lazy.view = view
            lazy.count = view.data.count
            payload.pointee.lazy = lazy
            payload.pointee.pureFunction = pureFunction(of: view)
            node.noteOuterCollectionIsRagged()
            node.releaseWhenOwnerChanges { [weak lazy] in lazy?.view = nil }
            return
        }
        lazy.view = view
        let oldCount = lazy.count
        lazy.count = view.data.count
        let skips = skipsEqualElements(node, view) && !lazy.isRagged
        let different = skips ? lazy.differences(from: view.data, areEqual: haveEqualBits(at:_:)) : nil
        if let different, updateDifferences(node, lazy, view, different) {
            if oldCount != lazy.count { lazy.changeFrame = graph.lifecycle.frame }
            if oldCount != lazy.count || lazy.lacksItems { graph.contentChanged(of: node) }
            lazy.lacksItems = false
            return
        }
        let isSameOrder = lazy.made.allSatisfy { index, made in
            index < lazy.count && view.id(view.data.element(at: index)) == made.id
        }
        if !isSameOrder { remap(node, lazy, view, different, grownBy: lazy.count - oldCount) }
        if !isSameOrder || oldCount != lazy.count { lazy.changeFrame = graph.lifecycle.frame }
        // Collections within were given back with this one, and get theirs from their rows.
        for index in lazy.made.keys {
            let made = lazy.made[index]!
            if skips, !made.isStale, let element = made.element,
                haveEqualBits(element, view.data.element(at: index))
            {
                continue
            }
            if !lazy.isRagged, made.node.firstVisibleElementIsHidden {
                lazy.made[index]!.isStale = true
            } else {
                refresh(node, lazy, index)
            }
        }
        if !isSameOrder || oldCount != lazy.count || lazy.lacksItems { graph.contentChanged(of: node) }
        lazy.lacksItems = false
    }

    /// Brings the views up to date whose elements differ, where all are in their places; returns whether that was so.
    private func updateDifferences(
        _ node: NodeRef, _ lazy: LazyItems<Data, ID, Content>, _ view: ForEach<Data, ID, Content>, _ different: [Int]
    ) -> Bool {
        let areInPlace = different.allSatisfy { view.id(view.data.element(at: $0)) == lazy.made[$0]?.id }
        if !areInPlace { return false }
        for place in different {
            if lazy.made[place]!.node.firstVisibleElementIsHidden {
                lazy.made[place]!.isStale = true
            } else {
                refresh(node, lazy, place)
            }
        }
        return true
    }

    /// Assigns the views made so far to the current places of their elements; removes the ones without one.
    ///
    /// - Parameter different: The places whose elements are other ones, where that is known: the others stay.
    private func remap(
        _ node: NodeRef, _ lazy: LazyItems<Data, ID, Content>, _ view: ForEach<Data, ID, Content>, _ different: [Int]?,
        grownBy growth: Int
    ) {
        let before = lazy.made
        if let different {
            for place in different { lazy.made[place] = nil }
        } else {
            lazy.made.removeAll(keepingCapacity: true)
        }
        // Most are where they were, as far away as the one before them, or as the collection has grown.
        var left: [ID: LazyItems<Data, ID, Content>.Made] = [:]
        var shift = 0
        for place in (different ?? Array(before.keys)).sorted() {
            let made = before[place]!
            let found = [place + shift, place, place + growth].first {
                (0..<lazy.count).contains($0) && lazy.made[$0] == nil && view.id(view.data.element(at: $0)) == made.id
            }
            if let found {
                shift = found - place
                lazy.made[found] = made
            } else {
                left[made.id] = made
            }
        }
        search(for: &left, lazy, view)
        relink(node, lazy)
        for made in left.values {
            made.node.next = nil
            node.graph.removeWithTransition(made.node, from: node, made.id)
        }
    }

    /// Looks for the elements of views in the whole collection; leaves the views without one.
    private func search(
        for left: inout [ID: LazyItems<Data, ID, Content>.Made], _ lazy: LazyItems<Data, ID, Content>,
        _ view: ForEach<Data, ID, Content>
    ) {
        // Bits are compared faster than identities are found.
        if hasPlainElements, left.count <= 4 {
            for (id, made) in left {
                guard let element = made.element, let place = place(of: element, in: view.data),
                    lazy.made[place] == nil
                else { continue }
                lazy.made[place] = made
                left[id] = nil
            }
        }
        if left.isEmpty { return }
        var index = view.data.startIndex
        for place in 0..<lazy.count {
            if let found = left.removeValue(forKey: view.id(view.data[index])) {
                lazy.made[place] = found
                if left.isEmpty { return }
            }
            view.data.formIndex(after: &index)
        }
    }

    /// The first place of an element in a collection whose storage is contiguous.
    private func place(of element: Data.Element, in data: Data) -> Int? {
        withUnsafePointer(to: element) { element in
            data.withContiguousStorageIfAvailable { elements in
                guard let first = elements.baseAddress else { return nil }
                return elements.indices.first { haveEqualBits(at: first + $0, element) }
            } ?? nil
        }
    }

    private func relink(_ node: NodeRef, _ lazy: LazyItems<Data, ID, Content>) {
        var last: NodeRef?
        for index in lazy.made.keys.sorted() {
            let item = lazy.made[index]!.node
            if let last { last.next = item } else { node.firstChild = item }
            last = item
        }
        if let last { last.next = nil } else { node.firstChild = nil }
    }

    private func refresh(_ node: NodeRef, _ lazy: LazyItems<Data, ID, Content>, _ index: Int) {
        guard let view = lazy.view, let made = lazy.made[index] else { return }
        lazy.made[index]!.isStale = false
        var context = _Reconciler(contentOf: node, isMaking: false, distributor: node.distributorForContent)
        lazy.made[index]!.element = plainElement(of: view, at: index)
        let reads = RowReads(node)
        let content = content(node, view, at: index, reads)
        lazy.made[index]!.reads = reads
        update(made.node, content, &context)
    }

    func rowChanged(_ node: NodeRef, _ reads: RowReads) {
        guard let lazy = payload(node).pointee.lazy,
            let index = lazy.made.first(where: { $0.value.reads === reads })?.key
        else { return }
        lazy.made[index]!.isStale = true
        node.graph.markBodyDirty(node)
    }

    /// Brings the rows up to date whose own reads have changed; those out of sight are when they are wanted.
    func updateChangedRows(_ node: NodeRef) {
        guard let lazy = payload(node).pointee.lazy else { return }
        for (index, made) in lazy.made
        where made.isStale && (lazy.isRagged || !made.node.firstVisibleElementIsHidden) {
            refresh(node, lazy, index)
        }
    }

    /// The element at a place, if elements are plain values.
    private func plainElement(of view: ForEach<Data, ID, Content>, at place: Int) -> Data.Element? {
        hasPlainElements ? view.data.element(at: place) : nil
    }

    /// Evaluates the row closure for an element.
    private func content(
        _ node: NodeRef, _ view: ForEach<Data, ID, Content>, at place: Int, _ reads: RowReads
    ) -> Content {
        node.graph.counters.closures += 1
        let element = view.data.element(at: place)
        return node.evaluateRow(reads) { view.content(element) }
    }

    var makesOneElement: Bool { Content._isUnary }

    func lazyCount(_ node: NodeRef) -> Int { payload(node).pointee.lazy?.count ?? 0 }

    func isRagged(_ node: NodeRef) -> Bool { payload(node).pointee.lazy?.isRagged ?? false }

    func noteRagged(_ node: NodeRef, _ isRagged: Bool) { payload(node).pointee.lazy?.isRagged = isRagged }

    func madeItem(_ node: NodeRef, at index: Int) -> NodeRef? { payload(node).pointee.lazy?.made[index]?.node }

    func lazyItem(_ node: NodeRef, at index: Int) -> NodeRef? {
        guard let lazy = payload(node).pointee.lazy else { return nil }
        if let made = lazy.made[index] {
            if made.isStale { refresh(node, lazy, index) }
            return made.node
        }
        guard let view = lazy.view else {
            lazy.lacksItems = true
            return nil
        }
        let element = view.data.element(at: index)
        let graph = node.graph
        var context = _Reconciler(contentOf: node, isMaking: true, distributor: node.distributorForContent)
        // Linked where it belongs below: rows are nearly always made in order.
        let before =
            lazy.made.isEmpty ? nil : (0..<index).reversed().prefix(64).lazy.compactMap { lazy.made[$0]?.node }.first
        context.last = before
        let outer = UpdateContext.updating
        UpdateContext.updating = graph
        let reads = RowReads(node)
        let item = make(content(node, view, at: index, reads), &context)
        UpdateContext.updating = outer
        let needsRelink = before == nil && !lazy.made.isEmpty
        lazy.made[index] = .init(
            id: view.id(element), node: item, element: plainElement(of: view, at: index), reads: reads)
        if needsRelink { relink(node, lazy) }
        if graph.mayTransition, lazy.changeFrame == graph.lifecycle.frame {
            graph.insertWithTransition(item, isSingle: true)
        }
        return item
    }

    func forEachMade(_ node: NodeRef, _ body: (Int, NodeRef) -> Void) {
        guard let lazy = payload(node).pointee.lazy else { return }
        for (index, made) in lazy.made { body(index, made.node) }
    }

    func madeCount(_ node: NodeRef) -> Int { payload(node).pointee.lazy?.made.count ?? 0 }

    func releaseItems(_ node: NodeRef, keeping kept: Range<Int>, inUse: Set<NodeRef>) {
        guard let lazy = payload(node).pointee.lazy, !lazy.isRagged else { return }
        let gone = lazy.made.filter { index, made in
            !kept.contains(index) && made.node.firstVisibleElementIsHidden && !inUse.contains(made.node)
        }
        if gone.isEmpty { return }
        for index in gone.keys { lazy.made[index] = nil }
        relink(node, lazy)
        for made in gone.values {
            made.node.next = nil
            node.graph.remove(made.node)
        }
    }

    func item(_ node: NodeRef, with id: AnyHashable) -> NodeRef? {
        guard let lazy = payload(node).pointee.lazy else {
            guard let id = id.base as? ID else { return nil }
            return payload(node).pointee.items.first { $0.id == id }?.node
        }
        return lazy.view.flatMap { place(of: id, in: $0) }.flatMap { lazyItem(node, at: $0) }
    }

    /// The place of the element with an identity, its own or one of the app's; nil for none.
    private func place(of id: AnyHashable, in view: ForEach<Data, ID, Content>) -> Int? {
        func first(where condition: (Data.Element) -> Bool) -> Int? {
            view.data.enumerated().first { condition($0.element) }?.offset
        }
        if let own = id.base as? ID, let place = first(where: { view.id($0) == own }) { return place }
        guard Data.Element.self is any ViewRepresenting.Type else { return nil }
        return first { ($0 as? any ViewRepresenting)?.elementID == id }
            ?? first { ($0 as? any ViewRepresenting)?.explicitID == id }
    }
}

extension NodeRef {
    /// Whether the node's first element is off screen in a lazy container.
    var firstVisibleElementIsHidden: Bool {
        (isElement ? self : firstElement)?.flags.contains(.isHidden) ?? false
    }

    /// Notifies the enclosing collection, if its rows are cells of the same container, that it makes as many cells as
    /// this one.
    func noteOuterCollectionIsRagged() {
        var node = parent
        while let current = node, !current.isElement {
            if current.isLazyForEach, let provider = current.kind as? LazyProviding {
                return provider.noteRagged(current, true)
            }
            node = current.parent
        }
    }

    /// The first element of an item of a lazy container; collections within make theirs if need be.
    var firstLazyElement: NodeRef? {
        if isElement { return self }
        if isLazyForEach, let provider = kind as? LazyProviding {
            for index in 0..<provider.lazyCount(self) {
                if let found = provider.lazyItem(self, at: index)?.firstLazyElement { return found }
            }
            return nil
        }
        var child = firstChild
        while let current = child {
            if let found = current.firstLazyElement { return found }
            child = current.next
        }
        return nil
    }

    /// Adds a function to call when the view whose body made this node is about to be evaluated again.
    func releaseWhenOwnerChanges(_ release: @escaping () -> Void) {
        bodyOwner?.extras.releases.append(release)
    }
}
