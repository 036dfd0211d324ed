import Foundation

extension ForEachKind {
    /// The items between the common ends, as they were found among the ones before, in order.
    private struct Stretch {
        /// The first one's place before; nil for a new one.
        var old: Int?
        /// The first one's place now.
        var new: Int
        var count = 1
        /// Whether the elements are the same as before, so that the views are.
        var isSame = false
    }

    /// Matches the items between the common ends by identity: moves, makes and removes nodes.
    ///
    /// Returns the new items and the ones that were moved past others, in order, while the rest kept its order; nil where they
    /// are more than a quarter, so that looking at all is as fast.
    func replaceMiddle(
        _ node: NodeRef, _ view: ForEach<Data, ID, Content>, _ start: Data.Index, _ end: Data.Index, prefix: Int,
        suffix: Int, _ comparesElements: Bool, _ context: inout _Reconciler
    ) -> [MovedItem]? {
        let payload = payload(node)
        let graph = node.graph
        let old = prefix..<payload.pointee.items.count - suffix
        let new = prefix..<prefix + view.data.distance(from: start, to: end)
        var moved: [Int] = []
        let (stretches, gone) = match(node, view, old, new, comparesElements, &moved)

        // The views of all items but those whose elements are the same.
        var changed = ContiguousArray<Item>()
        var hasNew = false
        var made: [NodeRef] = []
        var rows = Rows(view, node, payload)
        for stretch in stretches where !stretch.isSame {
            for place in 0..<stretch.count {
                var index = view.data.index(start, offsetBy: stretch.new + place - prefix)
                let id = view.id(view.data[index])
                rows.evaluate(from: &index, upTo: 1)
                rows.take { content in
                    let found = stretch.old.map { payload.pointee.items[$0 + place].node }
                    if let found = found ?? (graph.mayTransition ? graph.takeBack(to: node, id) : nil) {
                        changed.append(Item(id: id, node: found))
                        update(found, content, &context)
                        return found
                    }
                    var making = _Reconciler(contentOf: node, isMaking: true, distributor: context.distributor)
                    making.last = nil
                    // Linked below, in the right place.
                    let first = node.firstChild
                    let new = make(content, &making)
                    node.firstChild = first
                    changed.append(Item(id: id, node: new))
                    hasNew = true
                    if graph.mayTransition { made.append(new) }
                    return new
                }
            }
        }
        let removed = gone.map { payload.pointee.items[$0.place].node }
        if let observed = payload.pointee.observed { for node in removed { observed.rows[node] = nil } }
        let before = graph.mayTransition ? Array(payload.pointee.items[..<old.upperBound]) : []
        adopt(stretches, changed, in: payload, old, new, view, comparesElements)
        if hasNew { warnOfDuplicates(payload.pointee.items) }

        // The new appear before the old disappear.
        link(node, payload, stretches, upTo: new.upperBound)
        for (index, removed) in removed.enumerated() where gone[index].isSurplus || !graph.mayTransition {
            graph.remove(removed)
        }
        for new in made { graph.insertWithTransition(new, isSingle: true) }
        if graph.mayTransition {
            let left = Set(gone.lazy.filter { !$0.isSurplus }.map(\.place))
            if !left.isEmpty { removeItems(left, from: node, before) }
        }
        if moved.count > payload.pointee.items.count / 4 { return nil }
        return moved.map { place in
            MovedItem(
                node: NodeHandle(payload.pointee.items[place].node),
                previous: place == 0 ? nil : NodeHandle(payload.pointee.items[place - 1].node))
        }
    }

    // MARK: Matching

    /// An item of the ones before that is not there any more.
    private typealias Gone = (place: Int, isSurplus: Bool)

    /// Finds the items of a range among the ones before, mostly by walking both at once: only items that were moved past
    /// others are looked up.
    private func match(
        _ node: NodeRef, _ view: ForEach<Data, ID, Content>, _ old: Range<Int>, _ new: Range<Int>,
        _ comparesElements: Bool, _ moved: inout [Int]
    ) -> (stretches: [Stretch], gone: [Gone]) {
        let payload = payload(node)
        let data = view.data
        func id(_ place: Int) -> ID { view.id(data.element(at: place)) }
        var stretches: [Stretch] = []
        func add(_ stretch: Stretch) {
            if let last = stretches.last, let old = last.old, let next = stretch.old, old + last.count == next,
                last.new + last.count == stretch.new, last.isSame == stretch.isSame
            {
                stretches[stretches.count - 1].count += stretch.count
            } else {
                stretches.append(stretch)
            }
        }
        var skipped: [Int] = []
        // Where each in a row is another one, as after a shuffle, the next ones are not looked at any more.
        var misses = 0
        var (i, j) = (old.lowerBound, new.lowerBound)
        walk: while i < old.upperBound, j < new.upperBound {
            if comparesElements {
                let limit = j + min(old.upperBound - i, new.upperBound - j)
                let same = equalElements(data, from: j, upTo: limit, payload.pointee.elements, keptFrom: i)
                if same > 0 {
                    add(Stretch(old: i, new: j, count: same, isSame: true))
                    (i, j, misses) = (i + same, j + same, 0)
                    continue
                }
            }
            let wanted = id(j)
            if payload.pointee.items[i].id == wanted {
                add(Stretch(old: i, new: j))
                (i, j, misses) = (i + 1, j + 1, 0)
                continue
            }
            if misses < 16 {
                for distance in 1...8 {
                    if i + distance < old.upperBound, payload.pointee.items[i + distance].id == wanted {
                        skipped.append(contentsOf: i..<i + distance)
                        i += distance
                        continue walk
                    }
                    if j + distance < new.upperBound, id(j + distance) == payload.pointee.items[i].id {
                        for place in j..<j + distance { stretches.append(Stretch(old: nil, new: place)) }
                        j += distance
                        continue walk
                    }
                }
            }
            misses += 1
            skipped.append(i)
            stretches.append(Stretch(old: nil, new: j))
            (i, j) = (i + 1, j + 1)
        }
        skipped.append(contentsOf: i..<old.upperBound)
        for place in j..<new.upperBound { stretches.append(Stretch(old: nil, new: place)) }

        var places: [ID: Int] = [:]
        var gone: [Gone] = []
        for place in skipped {
            let id = payload.pointee.items[place].id
            if places[id] == nil { places[id] = place } else { gone.append((place, isSurplus: true)) }
        }
        for index in stretches.indices where stretches[index].old == nil {
            let place = stretches[index].new
            moved.append(place)
            guard !places.isEmpty, let found = places.removeValue(forKey: id(place)) else { continue }
            stretches[index].old = found
            stretches[index].isSame =
                comparesElements && haveEqualBits(data.element(at: place), payload.pointee.elements[found])
        }
        return (stretches, gone + places.values.map { ($0, isSurplus: false) })
    }

    /// Sets the items of a range, and their elements.
    private func adopt(
        _ stretches: [Stretch], _ changed: ContiguousArray<Item>, in payload: UnsafeMutablePointer<Payload>,
        _ old: Range<Int>, _ new: Range<Int>, _ view: ForEach<Data, ID, Content>, _ comparesElements: Bool
    ) {
        // Where most stay in their places, the rest are put in theirs.
        let stays = old.count == new.count && stretches.allSatisfy { $0.count == 1 || $0.old == $0.new }
        var next = 0
        if stays {
            let moved = stretches.filter { $0.old != $0.new || !$0.isSame }
            let items = moved.flatMap { stretch in
                (0..<stretch.count).map { place -> Item in
                    if stretch.isSame { return payload.pointee.items[stretch.old! + place] }
                    defer { next += 1 }
                    return changed[next]
                }
            }
            var item = 0
            for stretch in moved {
                for place in stretch.new..<stretch.new + stretch.count {
                    payload.pointee.items[place] = items[item]
                    if comparesElements { payload.pointee.elements[place] = view.data.element(at: place) }
                    item += 1
                }
            }
            return
        }
        var items = ContiguousArray<Item>()
        var elements = ContiguousArray<Data.Element>()
        items.reserveCapacity(new.count)
        if comparesElements { elements.reserveCapacity(new.count) }
        for stretch in stretches {
            if stretch.isSame, let old = stretch.old {
                items.append(contentsOf: payload.pointee.items[old..<old + stretch.count])
                if comparesElements {
                    elements.append(contentsOf: payload.pointee.elements[old..<old + stretch.count])
                }
            } else {
                items.append(contentsOf: changed[next..<next + stretch.count])
                next += stretch.count
                guard comparesElements else { continue }
                for place in stretch.new..<stretch.new + stretch.count { elements.append(view.data.element(at: place)) }
            }
        }
        payload.pointee.items.replaceSubrange(old, with: items)
        if comparesElements { payload.pointee.elements.replaceSubrange(old, with: elements) }
    }

    // MARK: Linking

    /// Links the nodes of a range's items in their new order, and with their neighbors; the ones of a stretch already are.
    private func link(
        _ node: NodeRef, _ payload: UnsafeMutablePointer<Payload>, _ stretches: [Stretch], upTo end: Int
    ) {
        let count = payload.pointee.items.count
        func linkBehind(_ place: Int) {
            let next = place < count ? payload.pointee.items[place].node : nil
            if place == 0 { node.firstChild = next } else { payload.pointee.items[place - 1].node.next = next }
        }
        for stretch in stretches { linkBehind(stretch.new) }
        linkBehind(end)
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
}
