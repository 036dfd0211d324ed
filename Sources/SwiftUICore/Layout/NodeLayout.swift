import Foundation

extension NodeRef {
    /// The origin of this element's content in the space in which its children are placed: that of the
    /// element's own layer if it has one, else the same as its own.
    @inline(__always)
    var childOrigin: CGPoint {
        withKind { $0.ownsGroupLayer } ? .zero : pointee.layout.unsafelyUnwrapped.pointee.origin
    }

    /// Places the element in the space of the nearest layer-owning ancestor, and its content if that changed.
    func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        let (origin, size) = CGRect.isSound(origin, size) ? (origin, size) : CGRect.sound(origin, size)
        let layout = pointee.layout.unsafelyUnwrapped
        let isResized =
            layout.pointee.size != size || layout.pointee.proposal != proposal || !layout.pointee.isPlaced
        let isMoved = layout.pointee.origin != origin
        noteOverflow(CGRect(origin: origin, size: size))
        let old = CGRect(origin: layout.pointee.origin, size: layout.pointee.size)
        let wasPlaced = layout.pointee.isPlaced
        if isResized || pointee.flags.contains(.placeDirty) {
            layout.pointee.size = size
            layout.pointee.proposal = proposal
            layout.pointee.origin = origin
            layout.pointee.isPlaced = true
            pointee.flags.remove(.placeDirty)
            noteGeometryChange()
            if pointee.graph.mayAnimate {
                if wasPlaced, isMoved || old.size != size { noteMove(from: old) }
                pointee.graph.motion.comingAndGoing?.placed(self, pointee.graph)
            }
            pointee.graph.updateLayerFrame(self)
            pointee.graph.counters.placed += 1
            withKind { kind in
                if isResized, kind.drawingDependsOnSize { pointee.graph.markDraw(self) }
                kind.place(self)
            }
        } else if isMoved {
            shift(by: CGSize(width: origin.x - layout.pointee.origin.x, height: origin.y - layout.pointee.origin.y))
        }
    }

    /// Places the element with what it answered, and to what.
    @inline(__always)
    func place(at origin: CGPoint, _ size: ViewSize) { place(at: origin, size: size.value, proposal: size.proposal) }

    /// Notes that an element is placed beyond the one around it: only then must hit testing look outside.
    @inline(__always)
    private func noteOverflow(_ frame: CGRect) {
        guard let parent = elementParent, !parent.pointee.flags.contains(.overflows) else { return }
        let size = parent.pointee.layout.unsafelyUnwrapped.pointee.size
        let origin = parent.childOrigin
        let isInside =
            frame.minX >= origin.x - 0.01 && frame.minY >= origin.y - 0.01
            && frame.maxX <= origin.x + size.width + 0.01 && frame.maxY <= origin.y + size.height + 0.01
        if !isInside { parent.markUpwards(.overflows) }
    }

    /// Moves the element and its content up to the next layers, whose own content moves with them.
    func shift(by delta: CGSize) {
        // Positions within the content stay as they are.
        noteGeometryChange()
        shiftContent(by: delta)
    }

    private func shiftContent(by delta: CGSize) {
        let layout = pointee.layout.unsafelyUnwrapped
        let old = CGRect(origin: layout.pointee.origin, size: layout.pointee.size)
        layout.pointee.origin.x += delta.width
        layout.pointee.origin.y += delta.height
        if pointee.graph.mayAnimate {
            noteMove(from: old)
            pointee.graph.motion.comingAndGoing?.placed(self, pointee.graph)
        }
        pointee.graph.updateLayerFrame(self)
        let ownsLayer = withKind { kind in
            kind.moved(self)
            return kind.ownsGroupLayer || kind.ownsContentLayer
        }
        if ownsLayer { return }
        forEachElement { if $0.pointee.layout.unsafelyUnwrapped.pointee.isPlaced { $0.shiftContent(by: delta) } }
    }

    /// Notes that the element has another position or size.
    @inline(__always)
    private func noteGeometryChange() {
        pointee.graph.hasMoved = true
        if pointee.graph.hasRows { pointee.graph.geometry.noteMove(of: self) }
    }
}

extension CGRect {
    /// How far from the window's corner anything is placed, in points: farther away whole points would get lost.
    private static let farthest: CGFloat = 1e9

    /// Whether a place and size are numbers that can be calculated with.
    @inline(__always)
    fileprivate static func isSound(_ origin: CGPoint, _ size: CGSize) -> Bool {
        abs(origin.x) <= farthest && abs(origin.y) <= farthest && size.width >= 0 && size.width <= farthest
            && size.height >= 0 && size.height <= farthest
    }

    /// A size that is numbers, as what has the size is placed with.
    @inline(__always)
    static func sound(_ size: CGSize) -> CGSize { isSound(.zero, size) ? size : sound(.zero, size).1 }

    /// A place and size that are numbers.
    fileprivate static func sound(_ origin: CGPoint, _ size: CGSize) -> (CGPoint, CGSize) {
        func sound(_ value: CGFloat, least: CGFloat) -> CGFloat {
            value.isNaN ? 0 : Swift.min(Swift.max(value, least), farthest)
        }
        return (
            CGPoint(x: sound(origin.x, least: -farthest), y: sound(origin.y, least: -farthest)),
            CGSize(width: sound(size.width, least: 0), height: sound(size.height, least: 0))
        )
    }
}

extension CGFloat {
    /// A distance that moves a view there and back to the same pixel: at most ten million points.
    var bounded: CGFloat { Swift.min(Swift.max(self, -1e7), 1e7) }
}
