import Foundation

/// The node of views one above the other: `ZStack`, and the content of an overlay or background.
final class ZStackKind: TypedKind<ZStackArrangement> {
    static let shared = ZStackKind("ZStack")

    override var isContainer: Bool { true }
    override var environmentEffects: _EnvironmentEffect { [.layout] }

    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.graph.mark(node, .place)
    }

    override func created(_ node: NodeRef) { node.flags.insert(.childrenDirty) }

    override func update(_ node: NodeRef, with new: ZStackArrangement) -> NodeChange {
        if payload(node).pointee.alignment == new.alignment { return [] }
        payload(node).pointee.alignment = new.alignment
        return [.measure, .place]
    }

    /// The stack with its list of children up to date.
    private func refreshed(_ node: NodeRef) -> UnsafeMutablePointer<ZStackArrangement> {
        let payload = payload(node)
        if node.flags.contains(.childrenDirty) {
            node.flags.remove(.childrenDirty)
            let hasChanged = payload.pointee.collect(node.elements)
            // Containers further out may have asked before.
            if hasChanged { node.graph.traitsChanged(of: node) }
        }
        return payload
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        refreshed(node).pointee.measure(proposal)
    }

    override func place(_ node: NodeRef) {
        let size = node.layout.size
        refreshed(node).pointee.arrange(size: size) { child, place, childSize in
            child.place(at: node.origin(at: place, childSize.value), childSize)
        }
    }

    // MARK: Questions of the parent

    override func layoutPriority(_ node: NodeRef) -> Double {
        refreshed(node).pointee.children.isEmpty ? -.infinity : 0
    }

    override func spacing(_ node: NodeRef) -> ViewSpacing { refreshed(node).pointee.outerSpacing }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        refreshed(node).pointee.explicitGuide(key, size: size.value)
    }

    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }

    override var drawingOrder: DrawingOrder { .byZIndex }
}
