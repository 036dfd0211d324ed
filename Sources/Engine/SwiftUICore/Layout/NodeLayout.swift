import Foundation

extension NodeRef {
    /// The origin of this element's content in the space in which its children are placed: the space of the
    /// element's own layer if it has one, else the same as its own.
    @inline(__always)
    var childOrigin: CGPoint {
        withKind { $0.ownsGroupLayer } ? .zero : layout.origin
    }

    /// Places the element in the space of the nearest layer-owning ancestor, and its content if that changed.
    func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        withGraph { place(at: origin, size: size, proposal: proposal, in: $0) }
    }

    private func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize, in graph: ViewGraph) {
        let (origin, size) = CGRect.isValid(origin, size) ? (origin, size) : CGRect.sanitized(origin, size)
        let layout = layoutRecord
        let isResized =
            layout.pointee.size != size || layout.pointee.proposal != proposal || !layout.pointee.isPlaced
        let isMoved = layout.pointee.origin != origin
        noteOverflow(CGRect(origin: origin, size: size))
        let old = CGRect(origin: layout.pointee.origin, size: layout.pointee.size)
        let wasPlaced = layout.pointee.isPlaced
        if isResized || flags.contains(.placeDirty) {
            layout.pointee.size = size
            layout.pointee.proposal = proposal
            layout.pointee.origin = origin
            layout.pointee.isPlaced = true
            flags.remove(.placeDirty)
            noteGeometryChange(in: graph)
            if graph.mayAnimate {
                if wasPlaced, isMoved || old.size != size { noteMove(from: old) }
                graph.motion.comingAndGoing?.placed(self, graph)
            }
            graph.updateLayerFrame(self)
            graph.counters.placed += 1
            withKind { kind in
                if isResized, kind.drawingDependsOnSize { graph.markDraw(self) }
                kind.place(self)
            }
        } else if isMoved {
            // Positions within the content stay as they are.
            noteGeometryChange(in: graph)
            shiftContent(
                by: CGSize(width: origin.x - layout.pointee.origin.x, height: origin.y - layout.pointee.origin.y),
                in: graph)
        }
    }

    /// Places the element with its size, and the proposal that led to it.
    @inline(__always)
    func place(at origin: CGPoint, _ size: ViewSize) { place(at: origin, size: size.value, proposal: size.proposal) }

    /// Notes that an element is placed beyond the one around it: only then must hit testing look outside.
    @inline(__always)
    private func noteOverflow(_ frame: CGRect) {
        guard let parent = elementParent, !parent.flags.contains(.overflows) else { return }
        let size = parent.layout.size
        let origin = parent.childOrigin
        let isInside =
            frame.minX >= origin.x - 0.01 && frame.minY >= origin.y - 0.01
            && frame.maxX <= origin.x + size.width + 0.01 && frame.maxY <= origin.y + size.height + 0.01
        if !isInside { parent.markUpwards(.overflows) }
    }

    /// Moves the element and its content up to the next layers, whose own content moves with them.
    func shift(by delta: CGSize) {
        withGraph { graph in
            noteGeometryChange(in: graph)
            shiftContent(by: delta, in: graph)
        }
    }

    private func shiftContent(by delta: CGSize, in graph: ViewGraph) {
        let layout = layoutRecord
        let old = CGRect(origin: layout.pointee.origin, size: layout.pointee.size)
        layout.pointee.origin.x += delta.width
        layout.pointee.origin.y += delta.height
        if graph.mayAnimate {
            noteMove(from: old)
            graph.motion.comingAndGoing?.placed(self, graph)
        }
        graph.updateLayerFrame(self)
        let ownsLayer = withKind { kind in
            kind.moved(self)
            return kind.ownsGroupLayer || kind.ownsContentLayer
        }
        if ownsLayer { return }
        forEachElement { if $0.layout.isPlaced { $0.shiftContent(by: delta, in: graph) } }
    }

    /// Notes that the element has another position or size.
    @inline(__always)
    private func noteGeometryChange(in graph: ViewGraph) {
        graph.hasMoved = true
        if graph.hasRows { graph.geometry.noteMove(of: self) }
    }
}

extension CGRect {
    /// How far from the window's corner anything is placed, in points: farther away whole points would get lost.
    private static let farthest: CGFloat = 1e9

    /// Whether a place and size are numbers that can be calculated with.
    @inline(__always)
    fileprivate static func isValid(_ origin: CGPoint, _ size: CGSize) -> Bool {
        abs(origin.x) <= farthest && abs(origin.y) <= farthest && size.width >= 0 && size.width <= farthest
            && size.height >= 0 && size.height <= farthest
    }

    /// Returns a size of finite numbers within bounds, with which elements can be placed.
    @inline(__always)
    static func sanitized(_ size: CGSize) -> CGSize { isValid(.zero, size) ? size : sanitized(.zero, size).1 }

    /// A place and size that are numbers.
    fileprivate static func sanitized(_ origin: CGPoint, _ size: CGSize) -> (CGPoint, CGSize) {
        func sanitized(_ value: CGFloat, least: CGFloat) -> CGFloat {
            value.isNaN ? 0 : Swift.min(Swift.max(value, least), farthest)
        }
        return (
            CGPoint(x: sanitized(origin.x, least: -farthest), y: sanitized(origin.y, least: -farthest)),
            CGSize(width: sanitized(size.width, least: 0), height: sanitized(size.height, least: 0))
        )
    }
}

extension CGFloat {
    /// A distance that moves a view there and back to the same pixel: at most ten million points.
    var bounded: CGFloat { Swift.min(Swift.max(self, -1e7), 1e7) }
}
