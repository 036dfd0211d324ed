import DisplayList

/// Walks the elements below a layer-owning element in drawing order and links their layers in that order.
struct LayerOrder {
    // Both outlive the walk; counting the references would take as long as the rest.
    private let graphReference: Unmanaged<ViewGraph>
    private let listReference: Unmanaged<DisplayList>
    private let host: NodeRef
    private let hostLayer: LayerID
    private var previous = LayerID.none
    /// Whether views are being inserted or removed, so that others represent them.
    private let hasTransitions: Bool

    /// Begins at an element; nil if it has no layer yet.
    init?(of host: NodeRef) {
        let graph = host.graph
        graphReference = .passUnretained(graph)
        listReference = .passUnretained(graph.displayList)
        self.host = host
        hostLayer = graph.layer(of: host)
        hasTransitions = graph.mayAnimate && graph.motion.hasTransitions
        if hostLayer == .none { return nil }
    }

    /// Begins behind the layers of the item before a moved one; nil where their place must be found out by looking at all.
    init?(behind item: MovedItem, _ node: NodeRef) {
        let graph = node.graph
        hasTransitions = graph.mayAnimate && graph.motion.hasTransitions
        guard !hasTransitions, !graph.usesZIndex, let host = Self.host(of: node),
            !host.flags.contains(.orderDirty)
        else { return nil }
        graphReference = .passUnretained(graph)
        listReference = .passUnretained(graph.displayList)
        self.host = host
        hostLayer = graph.layer(of: host)
        if let before = item.previous {
            guard let before = before.node, before.next == node,
                let top = Self.topLayer(of: before), top != .none
            else { return nil }
            previous = top
        } else if !Self.isLowest(node, in: host) {
            return nil
        }
        if hostLayer == .none { return nil }
    }

    /// The element whose layer holds a node's; nil if there is none, or if it has an order of its own on the way.
    private static func host(of node: NodeRef) -> NodeRef? {
        var ancestor = node.elementParent
        while let current = ancestor {
            if current.flags.contains(.isHidden) || current.kind.drawingOrder == .own { return nil }
            if current.kind.ownsGroupLayer { return current }
            ancestor = current.elementParent
        }
        return nil
    }

    /// Whether nothing in an element's content comes before a node.
    private static func isLowest(_ node: NodeRef, in host: NodeRef) -> Bool {
        var node = node
        while let parent = node.parent {
            if parent.firstChild != node { return false }
            if parent == host { return true }
            node = parent
        }
        return false
    }

    /// The last of a node's layers in drawing order; none if it has no layers, nil where that can't be said.
    private static func topLayer(of node: NodeRef) -> LayerID? {
        if let layout = node.layoutIfElement {
            if node.flags.contains(.isHidden) { return LayerID.none }
            let kind = node.kind
            if kind.ownsContentLayer || kind.ownsGroupLayer {
                if !layout.pointee.isPlaced { return LayerID.none }
                let layer = node.graph.layer(of: node)
                return layer == .none ? nil : layer
            }
            if kind.drawingOrder == .own { return nil }
        }
        var top = LayerID.none
        var child = node.firstChild
        while let current = child {
            guard let layer = topLayer(of: current) else { return nil }
            if layer != .none { top = layer }
            child = current.next
        }
        return top
    }

    /// Puts a node's layers behind the last ones.
    mutating func link(_ node: NodeRef) {
        if node.isElement { return visit(node) }
        node.forEachElement { visit($0) }
    }

    private var graph: ViewGraph { graphReference._withUnsafeGuaranteedRef { $0 } }

    mutating func link() { host.withKind { visitContent(of: host, $0) } }

    @inline(__always)
    private mutating func visitContent(of node: NodeRef, _ kind: NodeKind) {
        if hasTransitions { return graph.forEachInDrawingOrder(node) { visit($0) } }
        let order = kind.drawingOrder
        if let shown = kind.shownElements(node) {
            for handle in shown { if let element = handle.node { visit(element) } }
        } else if order == .asWritten
            || (order == .byZIndex && !graphReference._withUnsafeGuaranteedRef { $0.usesZIndex })
        {
            var element = node.firstElement
            while let current = element {
                visit(current)
                element = node.element(after: current)
            }
        } else {
            kind.forEachChildInDrawingOrder(node) { visit($0) }
        }
    }

    private mutating func visit(_ node: NodeRef) {
        if node.flags.contains(.isHidden) { return }
        if hasTransitions, let stand = graph.standIn(for: node, in: host) { return visit(stand) }
        node.withKind { kind in
            if kind.ownsContentLayer || kind.ownsGroupLayer {
                linkLayer(of: node, kind)
            } else if node.firstChild != nil || hasTransitions {
                visitContent(of: node, kind)
            }
        }
    }

    private mutating func linkLayer(of node: NodeRef, _ kind: NodeKind) {
        previous = graphReference._withUnsafeGuaranteedRef { graph in
            listReference._withUnsafeGuaranteedRef { linkLayer(of: node, kind, in: graph, $0) }
        }
    }

    /// Returns the layer that the next one is linked behind.
    private func linkLayer(of node: NodeRef, _ kind: NodeKind, in graph: ViewGraph, _ list: DisplayList) -> LayerID {
        let layout = node.layoutRecord
        if !layout.pointee.isPlaced { return previous }
        graph.counters.layersOrdered += 1
        if graph.layer(of: node) != .none {
            list.move(layout.pointee.layer, into: hostLayer, after: previous)
        } else {
            let id = list.insert(
                into: hostLayer, after: previous, content: kind.ownsContentLayer ? kind.content(node) : .none)
            layout.pointee.layer = id
            node.flags.remove(.drawDirty)
            if kind.ownsContentLayer { graph.counters.layersEmitted += 1 }
            if kind.ownsGroupLayer {
                list.setEffects(id, kind.effects(node))
                node.flags.insert(.orderDirty)
                graph.drawPass.enqueueOrder(node)
            }
            graph.updateLayerFrame(node)
        }
        return layout.pointee.layer
    }
}
