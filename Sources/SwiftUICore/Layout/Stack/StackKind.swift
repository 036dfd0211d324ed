import Foundation

/// A row or column of elements: `HStack` and `VStack`.
final class StackKind: TypedKind<StackKind.Payload> {
    struct Payload {
        var axis: Axis
        var alignment: AlignmentKey
        var spacing: CGFloat?
        /// The elements in the stack, kept until they change.
        var children = ContiguousArray<NodeRef>()
        /// The distance after each element but the last; empty where all are ``uniformGap``.
        var gaps = ContiguousArray<CGFloat>()
        var uniformGap: CGFloat = 0
        var gapSum: CGFloat = 0
        /// Whether children differ in layout priority.
        var hasPriorities = false
        /// What the stack's ends prefer: what its first and last child do; nil where there is no child.
        var ends: Ends?

        struct Ends: Equatable {
            var start: ViewSpacing.EdgeValues, end: ViewSpacing.EdgeValues
        }

        @inline(__always)
        func gap(after index: Int) -> CGFloat { gaps.isEmpty ? uniformGap : (index < gaps.count ? gaps[index] : 0) }
    }

    static let horizontal = StackKind("HStack")
    static let vertical = StackKind("VStack")
    deinit {}

    override var isContainer: Bool { true }
    override var environmentEffects: _EnvironmentEffect { [.layout] }

    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.pointee.graph.mark(node, .place)
    }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let old = payload(node)
        var change: NodeChange = []
        if old.pointee.alignment != new.alignment { change.formUnion([.measure, .place]) }
        if old.pointee.spacing != new.spacing {
            change.formUnion([.measure, .place])
            node.pointee.flags.insert(.childrenDirty)
        }
        old.pointee.alignment = new.alignment
        old.pointee.spacing = new.spacing
        return change
    }

    override func created(_ node: NodeRef) { node.pointee.flags.insert(.childrenDirty) }

    /// Brings the list of children and the gaps between them up to date.
    @inline(__always)
    func refreshChildren(_ node: NodeRef) {
        if node.pointee.flags.contains(.childrenDirty) { collectChildren(node) }
    }

    private func collectChildren(_ node: NodeRef) {
        node.pointee.flags.remove(.childrenDirty)
        let payload = payload(node)
        payload.pointee.children.removeAll(keepingCapacity: true)
        payload.pointee.hasPriorities = false
        node.forEachElement { child in
            payload.pointee.children.append(child)
            if child.pointee.kind.layoutPriority(child) != 0 { payload.pointee.hasPriorities = true }
        }
        let ends = collectGaps(payload)
        if ends != payload.pointee.ends {
            payload.pointee.ends = ends
            // Containers further out may have asked before.
            if node.pointee.layout.unsafelyUnwrapped.pointee.isPlaced { node.pointee.graph.traitsChanged(of: node) }
        }
    }

    /// Finds the distances between the children; returns what the ends prefer.
    private func collectGaps(_ payload: UnsafeMutablePointer<Payload>) -> Payload.Ends? {
        payload.pointee.gaps.removeAll(keepingCapacity: true)
        let axis = payload.pointee.axis
        let children = payload.pointee.children
        guard let head = children.first, let tail = children.last else {
            payload.pointee.gapSum = 0
            return nil
        }
        let first = head.pointee.kind.spacing(head)
        if let spacing = payload.pointee.spacing {
            payload.pointee.uniformGap = spacing
            payload.pointee.gapSum = spacing * CGFloat(children.count - 1)
            let last = children.count == 1 ? first : tail.pointee.kind.spacing(tail)
            return .init(start: first[axis.startEdge], end: last[axis.endEdge])
        }
        payload.pointee.uniformGap = ViewSpacing.standard
        var previous = first
        var firstGap: CGFloat?
        var isUniform = true
        var sum: CGFloat = 0
        for index in children.indices.dropFirst() {
            let spacing = children[index].pointee.kind.spacing(children[index])
            let gap = previous.distance(to: spacing, along: axis)
            if firstGap == nil {
                firstGap = gap
                payload.pointee.uniformGap = gap
            }
            if gap != firstGap, isUniform {
                isUniform = false
                payload.pointee.gaps.append(contentsOf: repeatElement(firstGap!, count: index - 1))
            }
            if !isUniform { payload.pointee.gaps.append(gap) }
            sum += gap
            previous = spacing
        }
        payload.pointee.gapSum = sum
        return .init(start: first[axis.startEdge], end: previous[axis.endEdge])
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        refreshChildren(node)
        let payload = payload(node)
        let count = payload.pointee.children.count
        if count == 0 { return .zero }
        let axis = payload.pointee.axis
        guard let major = proposal[axis] else { return measureUnproposed(node, proposal) }
        return withUnsafeTemporaryAllocation(of: StackItem.self, capacity: count) { items in
            distribute(node, major: major, minor: proposal[axis.other], items)
            var total = payload.pointee.gapSum
            var extent = MinorExtent()
            for index in 0..<count {
                total += items[index].size[axis]
                extent.add(
                    guide(of: payload.pointee.children[index], items[index].size, payload),
                    length: items[index].size[axis.other])
            }
            return CGSize(axis, total, extent.length)
        }
    }

    /// No proposal on the axis: every child has its ideal length (L15).
    private func measureUnproposed(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let payload = payload(node)
        let axis = payload.pointee.axis
        var total = payload.pointee.gapSum
        var extent = MinorExtent()
        for child in payload.pointee.children {
            let size = child.size(proposal)
            total += size[axis]
            extent.add(guide(of: child, size, payload), length: size[axis.other])
        }
        return CGSize(axis, total, extent.length)
    }

    override func place(_ node: NodeRef) {
        let layout = node.pointee.layout.unsafelyUnwrapped
        let origin = node.childOrigin
        let width = layout.pointee.size.width
        let isRightToLeft = node.isRightToLeft
        arrange(node, proposal: layout.pointee.proposal, size: layout.pointee.size) { child, place, size, proposal in
            let x = isRightToLeft ? width - place.x - size.width : place.x
            child.place(at: CGPoint(x: origin.x + x, y: origin.y + place.y), size: size, proposal: proposal)
        }
    }

    /// Calls a function with each child's distance from the leading and top edges, its size and its proposal,
    /// for a size that the stack answered to a proposal.
    @inline(__always)
    private func arrange(
        _ node: NodeRef, proposal: ProposedViewSize, size: CGSize,
        _ body: (NodeRef, CGPoint, CGSize, ProposedViewSize) -> Void
    ) {
        refreshChildren(node)
        let payload = payload(node)
        let count = payload.pointee.children.count
        if count == 0 { return }
        let axis = payload.pointee.axis
        // L16: children get the stack's final minor length where none was proposed.
        let minor = proposal[axis.other] ?? size[axis.other]
        withUnsafeTemporaryAllocation(of: StackItem.self, capacity: count) { items in
            if let major = proposal[axis] {
                distribute(node, major: major, minor: minor, items)
            } else {
                var inner = ProposedViewSize.unspecified
                inner[axis.other] = minor
                for index in 0..<count {
                    items[index] = StackItem(size: payload.pointee.children[index].size(inner), proposal: inner)
                }
            }
            var extent = MinorExtent()
            for index in 0..<count {
                items[index].guide = guide(of: payload.pointee.children[index], items[index].size, payload)
                extent.add(items[index].guide, length: items[index].size[axis.other])
            }
            var cursor: CGFloat = 0
            for index in 0..<count {
                let item = items[index]
                var place = CGPoint.zero
                place[axis] = cursor
                place[axis.other] = extent.before - item.guide
                body(payload.pointee.children[index], place, item.size, item.proposal)
                cursor += item.size[axis] + payload.pointee.gap(after: index)
            }
        }
    }

    /// Where a child's alignment guide lies, from its leading or top edge.
    @inline(__always)
    private func guide(of child: NodeRef, _ size: CGSize, _ payload: UnsafeMutablePointer<Payload>) -> CGFloat {
        child.guide(payload.pointee.alignment, size)
    }

    // MARK: What a parent asks

    override func layoutPriority(_ node: NodeRef) -> Double {
        refreshChildren(node)
        return payload(node).pointee.children.isEmpty ? -.infinity : 0
    }

    override func spacing(_ node: NodeRef) -> ViewSpacing {
        refreshChildren(node)
        guard let ends = payload(node).pointee.ends else { return .zero }
        var result = ViewSpacing()
        let axis = payload(node).pointee.axis
        result[axis.startEdge] = ends.start
        result[axis.endEdge] = ends.end
        return result
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        refreshChildren(node)
        guard payload(node).pointee.children.contains(where: { $0.maySetGuide(key) }) else { return nil }
        var values: [CGFloat] = []
        arrange(node, proposal: node.proposal(answeredBy: size), size: size) { child, place, size, _ in
            if let value = child.explicitGuide(key, size) { values.append(value + place[key.axis]) }
        }
        return key.combine(values)
    }

    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }

    override func forEachChildInDrawingOrder(_ node: NodeRef, _ body: (NodeRef) -> Void) {
        node.forEachElementByZIndex(body)
    }

    override func summary(_ node: NodeRef) -> String {
        payload(node).pointee.spacing.map { "spacing \($0)" } ?? ""
    }
}

/// A child's share of a stack.
struct StackItem {
    var size = CGSize.zero
    var proposal = ProposedViewSize.unspecified
    var guide: CGFloat = 0
}

/// The space that aligned children take across a stack: before and after the line on which their guides meet.
struct MinorExtent {
    var before: CGFloat = 0
    private var after: CGFloat = 0
    private var isEmpty = true

    var length: CGFloat { isEmpty ? 0 : before + after }

    @inline(__always)
    mutating func add(_ guide: CGFloat, length: CGFloat) {
        let guide = guide.isFinite ? guide : 0
        if isEmpty {
            (before, after, isEmpty) = (guide, length - guide, false)
        } else {
            before = max(before, guide)
            after = max(after, length - guide)
        }
    }
}
