import Foundation

/// The node of a row or column of elements: `HStack` and `VStack`.
final class StackKind: TypedKind<StackArrangement> {
    static let horizontal = StackKind("HStack")
    static let vertical = StackKind("VStack")
    /// The stack for several views in a scroll view: its axis follows the axis of scrolling.
    static let inScrollView = StackKind("Stack")

    override var isContainer: Bool { true }
    override var environmentEffects: _EnvironmentEffect { [.layout] }

    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.graph.mark(node, .place)
    }

    override func update(_ node: NodeRef, with new: StackArrangement) -> NodeChange {
        let old = payload(node)
        var change: NodeChange = []
        if old.pointee.alignment != new.alignment { change.formUnion([.measure, .place]) }
        if old.pointee.spacing != new.spacing {
            change.formUnion([.measure, .place])
            node.flags.formUnion([.childrenDirty, .traitsDirty])
        }
        old.pointee.alignment = new.alignment
        old.pointee.spacing = new.spacing
        if old.pointee.axis != new.axis {
            old.pointee.axis = new.axis
            node.stackAxisChanged()
            node.flags.formUnion([.childrenDirty, .traitsDirty])
            change.formUnion([.measure, .place, .parentTraits])
        }
        return change
    }

    override func created(_ node: NodeRef) { node.flags.insert(.childrenDirty) }

    override func stackAxis(_ node: NodeRef) -> Axis? { payload(node).pointee.axis }

    /// The stack with its list of children and the gaps between them up to date.
    @inline(__always)
    private func refreshed(_ node: NodeRef) -> UnsafePointer<StackArrangement> {
        if node.flags.contains(.childrenDirty) { collectChildren(node) }
        return UnsafePointer(payload(node))
    }

    private func collectChildren(_ node: NodeRef) {
        let keepsTraits = !node.flags.contains(.traitsDirty)
        node.flags.remove([.childrenDirty, .traitsDirty])
        let endsChanged = payload(node).pointee.collect(node.elements, keepsTraits: keepsTraits)
        // Containers further out may have asked before.
        if endsChanged { node.graph.traitsChanged(of: node) }
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        refreshed(node).measure(proposal)
    }

    override func place(_ node: NodeRef) {
        let layout = node.layoutRecord
        let origin = node.childOrigin
        let size = layout.pointee.size
        let isRightToLeft = node.isRightToLeft
        refreshed(node).arrange(proposal: layout.pointee.proposal, size: size) {
            child, place, childSize, inner in
            let x = isRightToLeft ? size.width - place.x - childSize.width : place.x
            child.place(at: CGPoint(x: origin.x + x, y: origin.y + place.y), size: childSize, proposal: inner)
        }
    }

    // MARK: Questions of the parent

    override func layoutPriority(_ node: NodeRef) -> Double {
        refreshed(node).pointee.children.isEmpty ? -.infinity : 0
    }

    override func spacing(_ node: NodeRef) -> ViewSpacing { refreshed(node).pointee.outerSpacing }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        refreshed(node).explicitGuide(key, size)
    }

    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }

    override var drawingOrder: DrawingOrder { .byZIndex }

    override func forEachChild(_ node: NodeRef, near point: CGPoint, _ body: (NodeRef) -> Void) {
        let arrangement = payload(node)
        let axis = arrangement.pointee.axis
        // Where one reaches out of the stack, or over the next, any of them may be there.
        guard arrangement.pointee.children.count > 16, node.flags.isDisjoint(with: [.childrenDirty, .overflows]),
            !node.graph.usesZIndex, !arrangement.pointee.hasOverlaps, axis == .vertical || !node.isRightToLeft
        else { return super.forEachChild(node, near: point, body) }
        let place = point[axis]
        let children = arrangement.pointee.children
        func end(_ index: Int) -> CGFloat {
            let layout = children[index].layoutRecord
            return layout.pointee.origin[axis] + layout.pointee.size[axis]
        }
        var (low, high) = (0, children.count)
        while low < high {
            let middle = (low + high) / 2
            if end(middle) < place - 0.5 { low = middle + 1 } else { high = middle }
        }
        while low < children.count, children[low].layoutRecord.pointee.origin[axis] <= place + 0.5 {
            body(children[low])
            low += 1
        }
    }

    override func summary(_ node: NodeRef) -> String {
        payload(node).pointee.spacing.map { "spacing \($0)" } ?? ""
    }
}
