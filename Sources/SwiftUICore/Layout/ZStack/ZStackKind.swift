import Foundation

/// The node of views one above the other: `ZStack`, and what lies in an overlay or background.
final class ZStackKind: TypedKind<ZStackKind.Payload> {
    struct Payload {
        var alignment: Alignment
        /// The elements in the stack, kept until they change.
        var children = ContiguousArray<NodeRef>()
        /// The greatest layout priority among them.
        var priority = 0.0
        /// What the children prefer together.
        var spacing = ViewSpacing.zero

        init(alignment: Alignment) { self.alignment = alignment }
    }

    static let shared = ZStackKind("ZStack")
    deinit {}

    override var isContainer: Bool { true }
    override var environmentEffects: _EnvironmentEffect { [.layout] }

    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.pointee.graph.mark(node, .place)
    }

    override func created(_ node: NodeRef) { node.pointee.flags.insert(.childrenDirty) }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        if payload(node).pointee.alignment == new.alignment { return [] }
        payload(node).pointee.alignment = new.alignment
        return [.measure, .place]
    }

    private func children(_ node: NodeRef) -> ContiguousArray<NodeRef> {
        let payload = payload(node)
        if node.pointee.flags.contains(.childrenDirty) {
            node.pointee.flags.remove(.childrenDirty)
            let (wasEmpty, oldSpacing) = (payload.pointee.children.isEmpty, payload.pointee.spacing)
            payload.pointee.children.removeAll(keepingCapacity: true)
            payload.pointee.priority = -.infinity
            node.forEachElement { child in
                let spacing = child.pointee.kind.spacing(child)
                if payload.pointee.children.isEmpty {
                    payload.pointee.spacing = spacing
                } else {
                    payload.pointee.spacing.formUnion(spacing)
                }
                payload.pointee.children.append(child)
                payload.pointee.priority = max(payload.pointee.priority, child.pointee.kind.layoutPriority(child))
            }
            let isEmpty = payload.pointee.children.isEmpty
            if isEmpty { payload.pointee.spacing = .zero }
            // Containers further out may have asked before.
            if node.pointee.layout.unsafelyUnwrapped.pointee.isPlaced,
                isEmpty != wasEmpty || !payload.pointee.spacing.isSame(as: oldSpacing)
            {
                node.pointee.graph.traitsChanged(of: node)
            }
        }
        return payload.pointee.children
    }

    /// The space of the children that decide the size, those with the highest priority (L52).
    private func extents(
        _ node: NodeRef, _ children: ContiguousArray<NodeRef>, _ proposal: ProposedViewSize
    ) -> (horizontal: MinorExtent, vertical: MinorExtent) {
        let payload = payload(node).pointee
        var (horizontal, vertical) = (MinorExtent(), MinorExtent())
        for child in children where child.pointee.kind.layoutPriority(child) == payload.priority {
            let size = child.size(proposal)
            horizontal.add(child.guide(payload.alignment.horizontal.key, size), length: size.width)
            vertical.add(child.guide(payload.alignment.vertical.key, size), length: size.height)
        }
        return (horizontal, vertical)
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let extents = extents(node, children(node), proposal)
        return CGSize(width: extents.horizontal.length, height: extents.vertical.length)
    }

    /// Calls a function with each child's distance from the leading and top edges, and its size, in a stack of a
    /// size, which is what every child is proposed.
    private func arrange(_ node: NodeRef, size: CGSize, _ body: (NodeRef, CGPoint, CGSize) -> Void) {
        let children = children(node)
        let proposal = ProposedViewSize(size)
        let alignment = payload(node).pointee.alignment
        let extents = extents(node, children, proposal)
        // Children may take another size now: what they take together is aligned in the stack as one.
        let taken = CGSize(width: extents.horizontal.length, height: extents.vertical.length)
        func line(_ key: AlignmentKey, _ extent: MinorExtent) -> CGFloat {
            taken[key.axis] == size[key.axis]
                ? extent.before : extent.before + key.defaultValue(size) - key.defaultValue(taken)
        }
        let x = line(alignment.horizontal.key, extents.horizontal)
        let y = line(alignment.vertical.key, extents.vertical)
        for child in children {
            let childSize = child.size(proposal)
            let place = CGPoint(
                x: x - child.guide(alignment.horizontal.key, childSize),
                y: y - child.guide(alignment.vertical.key, childSize))
            body(child, place, childSize)
        }
    }

    override func place(_ node: NodeRef) {
        let size = node.pointee.layout.unsafelyUnwrapped.pointee.size
        arrange(node, size: size) { child, place, childSize in
            child.place(at: node.origin(at: place, childSize), size: childSize, proposal: ProposedViewSize(size))
        }
    }

    // MARK: What a parent asks

    override func layoutPriority(_ node: NodeRef) -> Double { children(node).isEmpty ? -.infinity : 0 }

    override func spacing(_ node: NodeRef) -> ViewSpacing {
        _ = children(node)
        return payload(node).pointee.spacing
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        guard children(node).contains(where: { $0.maySetGuide(key) }) else { return nil }
        var values: [CGFloat] = []
        arrange(node, size: size) { child, place, childSize in
            if let value = child.explicitGuide(key, childSize) { values.append(value + place[key.axis]) }
        }
        return key.combine(values)
    }

    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }

    override func forEachChildInDrawingOrder(_ node: NodeRef, _ body: (NodeRef) -> Void) {
        node.forEachElementByZIndex(body)
    }
}
