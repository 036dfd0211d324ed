import DisplayList

/// Walks the elements below a layer-owning element in drawing order and links their layers in that order.
struct LayerOrder {
    private unowned(unsafe) let graph: ViewGraph
    private unowned(unsafe) let list: DisplayList
    private let host: NodeRef
    private let hostLayer: LayerID
    private var previous = LayerID.none
    /// Whether views are being inserted or removed, so that others represent them.
    private let hasTransitions: Bool

    /// Begins at an element; nil if it has no layer yet.
    init?(of host: NodeRef) {
        graph = host.graph
        list = host.graph.displayList
        self.host = host
        hostLayer = graph.layer(of: host)
        hasTransitions = graph.mayAnimate && graph.motion.hasTransitions
        if hostLayer == .none { return nil }
    }

    mutating func link() { host.withKind { visitContent(of: host, $0) } }

    @inline(__always)
    private mutating func visitContent(of node: NodeRef, _ kind: NodeKind) {
        if hasTransitions { return graph.forEachInDrawingOrder(node) { visit($0) } }
        let order = kind.drawingOrder
        if order == .asWritten || (order == .byZIndex && !graph.usesZIndex) {
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
        let layout = node.layoutRecord
        if !layout.pointee.isPlaced { return }
        if graph.layer(of: node) != .none {
            list.move(layout.pointee.layer, into: hostLayer, after: previous)
        } else {
            let id = list.insert(
                into: hostLayer, after: previous, content: kind.ownsContentLayer ? kind.content(node) : .none)
            layout.pointee.layer = id
            if kind.ownsContentLayer { graph.counters.layersEmitted += 1 }
            if kind.ownsGroupLayer {
                list.setEffects(id, kind.effects(node))
                node.flags.insert(.orderDirty)
                graph.drawPass.enqueueOrder(node)
            }
            graph.updateLayerFrame(node)
        }
        previous = layout.pointee.layer
    }
}
