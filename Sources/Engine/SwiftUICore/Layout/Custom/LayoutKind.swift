import Foundation

/// The node of views that a custom layout arranges.
///
/// One kind serves all layouts, so that state lives on when an `AnyLayout` becomes another.
final class LayoutKind: TypedKind<LayoutKind.Payload> {
    struct Payload {
        var box: LayoutBox
        var storage: LayoutStorage?
        /// The container's last spacing preferences; nil if it was empty.
        var outerSpacing: ViewSpacing?
        /// Whether the spacing was ever computed: other elements can depend on it only then.
        var knowsSpacing = false

        init(_ box: LayoutBox) { self.box = box }
    }

    static let shared = LayoutKind("Layout")

    private let ownAnimator = VectorAnimator<Payload, _AnyAnimatableData>(
        get: { $0.box.animatableData }, set: { $0.box = $0.box.with($1) })
    override var animator: PayloadAnimator<Payload>? { ownAnimator }

    override var isContainer: Bool { true }
    override var environmentEffects: _EnvironmentEffect { [.layout] }

    /// A layout may read its views' direction whatever it is asked.
    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.graph.mark(node, [.measure, .place])
    }

    override func stackAxis(_ node: NodeRef) -> Axis? { payload(node).pointee.box.properties.stackOrientation }

    override func created(_ node: NodeRef) {
        payload(node).pointee.storage = LayoutStorage(container: node)
        node.flags.insert(.childrenDirty)
        if payload(node).pointee.box.mayTellGuides { node.guideSet() }
    }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let payload = payload(node)
        let axis = stackAxis(node)
        switch payload.pointee.box.adopt(new.box) {
        case false?: return []
        case true?: break
        case nil: payload.pointee.box = new.box
        }
        if new.box.mayTellGuides, !node.flags.contains(.hasGuides) { node.guideSet() }
        if stackAxis(node) != axis { node.stackAxisChanged() }
        node.flags.insert(.childrenDirty)
        return [.measure, .place, .parentTraits]
    }

    /// The subviews, the layout's cache being up to date with them.
    private func refreshed(_ node: NodeRef) -> (box: LayoutBox, subviews: LayoutSubviews) {
        let payload = payload(node).pointee
        let storage = payload.storage!
        let isStructureDirty = node.flags.contains(.childrenDirty)
        if isStructureDirty {
            node.flags.remove(.childrenDirty)
            var children = ContiguousArray<NodeRef>()
            node.forEachElement { children.append($0) }
            storage.children = children
        }
        let subviews = LayoutSubviews(storage)
        defer { if isStructureDirty { compareOuterTraits(node, subviews) } }
        let layout = node.layoutRecord
        if isStructureDirty || layout.pointee.cache.hasChanged {
            layout.pointee.cache.takeChange()
            payload.box.updateCache(subviews)
        }
        return (payload.box, subviews)
    }

    /// Notifies ancestor containers, which may have asked before, that the container's own spacing changed.
    private func compareOuterTraits(_ node: NodeRef, _ subviews: LayoutSubviews) {
        let payload = payload(node)
        let spacing = subviews.isEmpty ? nil : payload.pointee.box.spacing(subviews)
        let isSame =
            switch (spacing, payload.pointee.outerSpacing) {
            case (nil, nil): true
            case (let a?, let b?): a.isSame(as: b)
            default: false
            }
        payload.pointee.outerSpacing = spacing
        defer { payload.pointee.knowsSpacing = true }
        if !isSame, payload.pointee.knowsSpacing { node.graph.traitsChanged(of: node) }
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let (box, subviews) = refreshed(node)
        let size = box.measure(proposal, subviews)
        return CGSize(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
    }

    override func place(_ node: NodeRef) {
        let (box, subviews) = refreshed(node)
        let layout = node.layout
        let storage = subviews.storage
        storage.mode = .placing
        storage.record = [:]
        box.place(in: CGRect(origin: .zero, size: layout.size), layout.proposal, subviews)
        for subview in subviews where storage.record[subview.place] == nil {
            subview.place(
                at: CGPoint(x: layout.size.width / 2, y: layout.size.height / 2), anchor: .center,
                proposal: layout.proposal)
        }
        storage.mode = .idle
        storage.record = [:]
    }

    // MARK: Questions of the parent

    override func layoutPriority(_ node: NodeRef) -> Double {
        refreshed(node).subviews.isEmpty ? -.infinity : 0
    }

    override func spacing(_ node: NodeRef) -> ViewSpacing {
        _ = refreshed(node)
        return payload(node).pointee.outerSpacing ?? .zero
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        let (box, subviews) = refreshed(node)
        return box.guide(key, in: CGRect(origin: .zero, size: size.value), size.proposal, subviews)
    }

    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }

    override var drawingOrder: DrawingOrder { .byZIndex }

    override func summary(_ node: NodeRef) -> String { payload(node).pointee.box.name }
}
