extension LazyKind {
    /// Updates the list of the container's content.
    func refresh(_ node: NodeRef) {
        guard node.flags.contains(.childrenDirty) else { return }
        let state = payload(node).pointee.state
        let isGrid = payload(node).pointee.items != nil
        state.beginContent()
        func collect(_ child: NodeRef) {
            if child.isElement {
                state.add(.init(node: child, start: state.count, count: 1, provider: nil))
            } else if child.isLazyForEach, let provider = child.kind as? LazyProviding {
                let count = provider.lazyCount(child)
                if state.spansLine {
                    for index in 0..<count { provider.lazyItem(child, at: index).map(collect) }
                    return
                }
                var cells = 1
                if !provider.makesOneElement, count > 0 {
                    let first = provider.lazyItem(child, at: 0)
                    if isGrid, let first { cells = first.cellCount }
                    if provider.isRagged(child) {
                        if isStillRagged(child, provider, count, isGrid) {
                            for index in 0..<count { provider.lazyItem(child, at: index).map(collect) }
                            return
                        }
                        state.forgetLines()
                    }
                }
                state.add(
                    .init(
                        node: child, start: state.count, count: count * cells, provider: provider, cellsPerItem: cells))
            } else if child.kind === SectionPartKind.shared {
                state.note(SectionPartKind.shared.payload(child).pointee) { child.forEachChild(collect) }
            } else {
                child.forEachChild(collect)
            }
        }
        node.forEachChild(collect)
        state.arrange(in: state.trackCount)
        // Rows that were brought up to date just now are counted.
        node.flags.remove(.childrenDirty)
        state.forgetLinesBehind()
    }

    /// Whether a collection's elements must be counted one by one; when this changes, the lines change as well.
    private func isStillRagged(
        _ collection: NodeRef, _ provider: any LazyProviding, _ count: Int, _ isGrid: Bool
    ) -> Bool {
        let cells = isGrid ? provider.lazyItem(collection, at: 0)?.cellCount : 0
        for index in 0..<count {
            guard let item = provider.lazyItem(collection, at: index) else { continue }
            if item.holdsCollection || isGrid && item.elementCount != cells { return true }
        }
        provider.noteRagged(collection, false)
        return false
    }

    /// Calls a function with the cells at a place, made if need be: in a stack all views of an element, in a grid
    /// one; none where the content is empty.
    @inline(__always)
    func forEachCell(_ container: NodeRef, _ index: Int, _ body: (NodeRef) -> Void) {
        let payload = payload(container)
        guard let segment = payload.pointee.state.segment(of: index) else { return }
        guard let provider = segment.provider else { return body(segment.node) }
        let (item, place) = (index - segment.start).quotientAndRemainder(dividingBy: segment.cellsPerItem)
        guard let node = provider.lazyItem(segment.node, at: item) else { return }
        if node.isElement { return body(node) }
        let isGrid = payload.pointee.items != nil
        var current = 0
        node.forEachElement { element in
            if !isGrid || current == place { body(element) }
            current += 1
        }
        if isGrid, current != segment.cellsPerItem { provider.noteRagged(segment.node, true) }
        // Which cells there are is counted again, element by element.
        if provider.isRagged(segment.node) { container.flags.insert(.childrenDirty) }
    }

    /// Removes cells far from the visible ones, once there are many of them.
    func releaseDistantCells(_ node: NodeRef, _ visible: Range<Int>) {
        let margin = max(2 * visible.count, 24)
        let kept = visible.lowerBound - margin..<visible.upperBound + margin
        for segment in payload(node).pointee.state.segments {
            guard let provider = segment.provider, provider.madeCount(segment.node) > 2 * kept.count else { continue }
            let first = (kept.lowerBound - segment.start) / segment.cellsPerItem
            let end = (kept.upperBound - segment.start) / segment.cellsPerItem + 1
            node.graph.releasePass.enqueue(segment.node, keeping: first..<end)
        }
    }
}

extension NodeRef {
    /// Whether an item of a lazy container has cells that come from a collection, or from a section.
    fileprivate var holdsCollection: Bool {
        if isElement { return false }
        if isLazyForEach, kind is any LazyProviding { return true }
        if kind === SectionPartKind.shared { return true }
        var child = firstChild
        while let current = child {
            if current.holdsCollection { return true }
            child = current.next
        }
        return false
    }

    /// How many cells of a grid an element of a collection makes; one at least.
    fileprivate var cellCount: Int { max(elementCount, 1) }

    fileprivate var elementCount: Int {
        if isElement { return 1 }
        var count = 0
        forEachElement { _ in count += 1 }
        return count
    }
}
