import DisplayList
import Foundation

/// The draw pass: changed layers are emitted, and new ones put in their places.
struct DrawPass {
    fileprivate var queue: [NodeHandle] = []
    fileprivate var orderQueue = DepthQueue(.shallowFirst)
    /// The items of collections whose layers are to be put behind the layers of the items before them, in order.
    fileprivate var moved: [MovedItem] = []
    /// The canvases that draw symbols.
    var canvases: [NodeHandle] = []

    /// Whether no layer waits.
    var isEmpty: Bool { queue.isEmpty && orderQueue.isEmpty && moved.isEmpty }

    /// Puts items of a collection into the queue of those whose layers are to be put in order.
    mutating func enqueue(_ items: [MovedItem]) { moved.append(contentsOf: items) }

    /// Puts an element into the queue of those whose layers are to be put in order.
    mutating func enqueueOrder(_ element: NodeRef) { orderQueue.push(element) }
}

extension ViewGraph {
    // MARK: Marking

    /// Notes that an element's drawing or effects must be emitted again.
    func markDraw(_ node: NodeRef) {
        if mayAnimate { noteDraw(node) }
        // Rotation and scaling move all descendants.
        if !geometry.isEmpty, node.kind.ownsGroupLayer {
            hasMoved = true
            geometry.noteMove(of: node)
        }
        if node.flags.contains(.drawDirty) { return }
        node.flags.insert(.drawDirty)
        drawPass.queue.append(NodeHandle(node))
        if !isFlushing { needsFrame?() }
    }

    /// Notes that the order of layers below an element changed.
    func markOrder(under element: NodeRef) {
        var node: NodeRef? = element
        while let current = node {
            if current.isElement, current.kind.ownsGroupLayer {
                if current.flags.contains(.orderDirty) { return }
                current.flags.insert(.orderDirty)
                drawPass.orderQueue.push(current)
                return
            }
            node = current.parent
        }
    }

    // MARK: Running

    /// Runs the draw pass.
    func draw() {
        if !drawPass.canvases.isEmpty { checkCanvases() }
        placeMovedLayers()
        let queue = drawPass.queue
        drawPass.queue.removeAll(keepingCapacity: queue.count < 1024)
        for handle in queue {
            guard let node = handle.node, node.isElement, node.flags.contains(.drawDirty) else { continue }
            if layer(of: node) == .none {
                node.flags.remove(.drawDirty)
                if node.withKind({ $0.ownsContentLayer || $0.ownsGroupLayer }), let parent = node.parent {
                    markOrder(under: parent)
                }
            } else {
                emit(node)
            }
        }
        while let host = drawPass.orderQueue.pop() {
            host.flags.remove(.orderDirty)
            if var order = LayerOrder(of: host) { order.link() }
        }
    }

    /// Puts the layers of items that moved behind the layers of the items before them.
    private func placeMovedLayers() {
        if drawPass.moved.isEmpty { return }
        let moved = drawPass.moved
        drawPass.moved = []
        for item in moved {
            guard let node = item.node.node else { continue }
            if var order = LayerOrder(behind: item, node) {
                order.link(node)
            } else if let element = node.elementParent {
                markOrder(under: element)
            }
        }
    }

    /// The element's own layer; none if it has none, or if it was removed with an outer one.
    ///
    /// A removed layer takes its descendants along, including layers of views that have left the tree and of the
    /// stand-ins for views in transitions, which are not part of the tree for which the removal was decided.
    @inline(__always)
    func layer(of node: NodeRef) -> LayerID {
        let layout = node.layoutRecord
        if layout.pointee.layer != .none, !displayList.contains(layout.pointee.layer) { layout.pointee.layer = .none }
        return layout.pointee.layer
    }

    private func emit(_ node: NodeRef) {
        node.flags.remove(.drawDirty)
        let layer = node.layout.layer
        node.withKind { kind in
            if kind.ownsContentLayer {
                if mayAnimate {
                    emitMoving(node, layer)
                } else {
                    displayList.setContent(layer, kind.content(node))
                    counters.layersEmitted += 1
                }
            }
            if kind.ownsGroupLayer { displayList.setEffects(layer, kind.effects(node)) }
        }
    }

    /// Sets the place of an element's layer, rounded to the device's units (L05).
    func updateLayerFrame(_ node: NodeRef) {
        let layer = layer(of: node)
        guard layer != .none, layer != .root else { return }
        var frame = node.withKind { $0.layerFrame(node) }
        if mayAnimate, let moving = motion.frames[node] { frame = moving.frame(frame) }
        let rounded = grid.rounded(frame)
        displayList.setFrame(layer, position: rounded.origin, size: rounded.size)
    }
}
