import Foundation

/// A container that makes its content only when it becomes visible: lazy stacks and grids.
///
/// Content is laid out in lines along the scrolling axis: a stack has one cell a line, a grid as many as it has
/// tracks. Lines not yet seen count with the average length of the lines that were (L75).
final class LazyKind: TypedKind<LazyKind.Payload> {
    struct Payload {
        /// The axis along which lines follow each other.
        var axis: Axis
        /// The tracks of a grid; nil for a stack.
        var items: [GridItem]?
        /// Where cells lie across, in a stack; where the tracks lie, in a grid.
        var alignment: Alignment
        var spacing: CGFloat?
        /// The parts of sections that stay in sight.
        var pinnedViews: PinnedScrollableViews = []
        /// Whether cells far out of sight are removed, with their state: a list's are, the cells of stacks and grids stay.
        var releasesDistantCells = false
        var state = LazyState()
    }

    static let vertical = LazyKind("LazyVStack")
    static let horizontal = LazyKind("LazyHStack")
    static let verticalGrid = LazyKind("LazyVGrid")
    static let horizontalGrid = LazyKind("LazyHGrid")

    override var isLazyContainer: Bool { true }
    override var isContainer: Bool { true }

    override func created(_ node: NodeRef) {
        node.flags.insert(.childrenDirty)
        // Pinned views are above the rest.
        if !payload(node).pointee.pinnedViews.isEmpty { node.graph.usesZIndex = true }
        if let scroll = node.scrollAncestor {
            scroll.extras.scrollDependents.append(NodeHandle(node))
            node.graph.geometry.insert(node)
        }
    }

    // The visible part also changes when the scroll view changes, or the views before the container in it.
    override func geometryChanged(_ node: NodeRef) {
        guard node.layout.isPlaced else { return }
        let payload = payload(node).pointee
        if payload.state.seenRange != visibleRange(node, payload.axis) { node.graph.markPlace(node) }
    }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let old = payload(node)
        let state = old.pointee.state
        if !new.pinnedViews.isEmpty { node.graph.usesZIndex = true }
        let hasSamePins = old.pointee.pinnedViews == new.pinnedViews
        let isSame =
            old.pointee.alignment == new.alignment && old.pointee.spacing == new.spacing
            && valuesAreEqual(old.pointee.items, new.items)
        old.pointee = new
        old.pointee.state = state
        if isSame { return hasSamePins ? [] : [.place] }
        state.forgetLines()
        return [.measure, .place]
    }

    // MARK: Measuring

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        // Repeated for each collection that turned out to make different numbers of cells.
        repeat { size = measureCells(node, proposal) } while node.flags.contains(.childrenDirty)
        return size
    }

    private func measureCells(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        refresh(node)
        let payload = payload(node)
        let (axis, state) = (payload.pointee.axis, payload.pointee.state)
        var (tracks, across) = resolveTracks(node, proposal[axis.other])
        var cross = proposal[axis.other]
        if payload.pointee.items != nil {
            // As when placing, if a grid is as wide as its first division: otherwise each would discard the other's
            // lines.
            cross = across
            tracks = resolveTracks(node, cross).tracks
            state.arrange(in: tracks.count)
        }
        // Outside of a scroll view all lines are visible.
        if node.scrollAncestor == nil { return measureAll(node, tracks, cross, across) }
        // The lengths of lines that were measured when they were placed are valid for that length across only; for
        // another one, all lines count like the first that has cells. So the result does not depend on earlier
        // proposals. An ideal length is not one that a grid was placed with, even if it is the same: otherwise a view
        // whose shape follows from it would depend on itself.
        let knows = state.knows(tracks: tracks.count, proposed: proposal[axis.other] == nil ? nil : cross)
        let first = knows && cross != nil ? (length: 0, widest: 0) : sampleSize(node, tracks, cross)
        var width = across
        if payload.pointee.items == nil {
            width = proposal[axis.other] ?? first.widest
            if width == .infinity { width = first.widest }
        }
        let spacing = lineDistance(node)
        let length =
            knows ? state.totalLength(spacing) : state.totalLength(spacing, each: first.length, tracks: tracks.count)
        return CGSize(axis, length, width)
    }

    /// The size with all lines measured, none estimated: it depends on nothing that was measured before.
    private func measureAll(
        _ node: NodeRef, _ tracks: [GridTrack], _ cross: CGFloat?, _ across: CGFloat
    ) -> CGSize {
        let payload = payload(node)
        let (axis, state, spacing) = (payload.pointee.axis, payload.pointee.state, lineDistance(node))
        func sum(_ cross: CGFloat?) -> (length: CGFloat, widest: CGFloat) {
            var total = (length: CGFloat(0), widest: CGFloat(0))
            for line in 0..<state.lineCount(in: tracks.count) {
                let size = lineSize(node, line, tracks, cross)
                total.length += size.length + (line > 0 ? spacing : 0)
                total.widest = max(total.widest, size.widest)
            }
            return total
        }
        var total = sum(cross)
        var width = across
        if payload.pointee.items == nil {
            width = cross.map { $0 == .infinity ? total.widest : $0 } ?? total.widest
            // Lines are placed with the width that they came to.
            if cross == nil { total.length = sum(width).length }
        }
        return CGSize(axis, max(total.length, 0), width)
    }

    /// The distance between lines.
    func lineDistance(_ node: NodeRef) -> CGFloat {
        let payload = payload(node)
        return node.graph.grid.distance(payload.pointee.spacing ?? ViewSpacing.standard, payload.pointee.axis)
    }

    private func resolveTracks(
        _ node: NodeRef, _ cross: CGFloat?
    ) -> (tracks: [GridTrack], length: CGFloat) {
        let payload = payload(node)
        if let items = payload.pointee.items {
            return items.tracks(across: cross, node.graph.grid, payload.pointee.axis.other)
        }
        return ([GridTrack(length: cross ?? 0)], cross ?? 0)
    }

    /// The proposal for a cell: its track's length across, nothing along.
    func proposal(
        _ payload: UnsafeMutablePointer<Payload>, _ track: GridTrack, _ cross: CGFloat?
    ) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[payload.pointee.axis.other] = payload.pointee.items == nil ? cross : track.length
        return proposal
    }

    /// Makes and measures the cells of a line; returns its length and its widest cell.
    private func lineSize(
        _ node: NodeRef, _ line: Int, _ tracks: [GridTrack], _ cross: CGFloat?
    ) -> (length: CGFloat, widest: CGFloat) {
        let payload = payload(node)
        let (axis, state, spacing) = (payload.pointee.axis, payload.pointee.state, lineDistance(node))
        let isGrid = payload.pointee.items != nil
        var length: CGFloat = isGrid ? 0 : -spacing
        var widest: CGFloat = 0
        for (column, track) in tracks.enumerated() {
            let index = line * tracks.count + column
            guard index < state.count else { break }
            let track = isGrid && state.spansLine(index) ? span(node, tracks) : track
            // An element without a view has no distance to the next either.
            var along = -spacing
            forEachCell(node, index) { cell in
                let size = cell.size(proposal(payload, track, cross))
                along += spacing + size[axis]
                widest = max(widest, size[axis.other])
            }
            length = max(length, along)
        }
        return (length, widest)
    }

    /// Makes and measures the cells of the line that others count like where none is known: the first one, unless its
    /// elements have no views, which says nothing of the others.
    private func sampleSize(
        _ node: NodeRef, _ tracks: [GridTrack], _ cross: CGFloat?
    ) -> (length: CGFloat, widest: CGFloat) {
        let state = payload(node).pointee.state
        let isGrid = payload(node).pointee.items != nil
        let empty = isGrid ? 0 : -lineDistance(node)
        // A header says little of the lines below it.
        var header: (length: CGFloat, widest: CGFloat)?
        // Not all of a million are looked at.
        for line in 0..<min(state.lineCount, 8) {
            state.sampledLines = max(state.sampledLines, line + 1)
            let size = lineSize(node, line, tracks, cross)
            if isGrid, state.spansLine(line * tracks.count) {
                header = header ?? size
            } else if size != (empty, 0) {
                return size
            }
        }
        return header ?? (empty, 0)
    }

    /// Measures the cells of a line, and caches the results.
    private func measureLine(_ node: NodeRef, _ line: Int, _ tracks: [GridTrack], _ cross: CGFloat) -> CGFloat {
        let length = lineSize(node, line, tracks, cross).length
        payload(node).pointee.state.note(length, of: line)
        return length
    }

    // MARK: Placing

    override func place(_ node: NodeRef) {
        refresh(node)
        let payload = payload(node)
        let (axis, state) = (payload.pointee.axis, payload.pointee.state)
        let layout = node.layoutRecord
        let size = layout.pointee.size
        var cross = layout.pointee.proposal[axis.other] ?? size[axis.other]
        // A grid repeats its division with the length that the first one came to (L72).
        if payload.pointee.items != nil { cross = size[axis.other] }
        let (tracks, across) = resolveTracks(node, cross)
        state.arrange(in: tracks.count)
        let proposed = layout.pointee.proposal[axis.other].map { payload.pointee.items == nil ? $0 : cross }
        let spacing = lineDistance(node)
        var view = visibleRange(node, axis)
        state.seenRange = view
        let scroll = anchoredScroll(node, axis)
        let start = scroll.map { visibleStart(node, $0, axis) } ?? 0
        var anchor = scroll == nil ? nil : state.anchor(at: start, spacing)
        // As it was measured.
        let before: CGFloat?
        if node.scrollAncestor == nil {
            before = nil
        } else if state.knows(tracks: tracks.count, proposed: proposed) {
            before = state.totalLength(spacing)
        } else {
            let first = sampleSize(node, tracks, proposed).length
            before = state.totalLength(spacing, each: first, tracks: tracks.count)
        }
        if state.begin(tracks: tracks.count, cross: cross, proposed: proposed), scroll != nil,
            let seen = state.seenAnchor
        {
            // Not where the scroll view is now: with lines of another length its content may have been too short.
            anchor = (min(seen.cell, max(state.count - 1, 0)), start - seen.distance)
        }
        // Without any length it would be unknown which lines are visible.
        var measured = 0
        if state.lengths.isEmpty, state.count > 0 {
            measured = min(anchor?.cell ?? 0, state.count - 1) / tracks.count
            _ = measureLine(node, measured, tracks, cross)
        }
        // How far the anchor's line is from where it was; endless distances leave it where it is.
        func movement() -> CGFloat {
            let distance = anchor.map { state.offset(ofAnchor: $0.cell, spacing) - $0.offset } ?? 0
            return distance.isFinite ? distance : 0
        }
        let remeasured = movement()
        if remeasured != 0 { view = view.lowerBound + remeasured...view.upperBound + remeasured }

        var visible: Set<NodeHandle> = []
        var shown = ContiguousArray<NodeHandle>()
        let isGrid = payload.pointee.items != nil
        let inset = isGrid ? (size[axis.other] - across) * crossFraction(payload.pointee) : 0
        var line = state.line(at: view.lowerBound, spacing)
        let first = line * tracks.count
        var offset = state.offset(of: line, spacing)
        while line < state.lineCount, offset <= view.upperBound {
            let length = measureLine(node, line, tracks, cross)
            for (column, track) in tracks.enumerated() {
                let index = line * tracks.count + column
                guard index < state.count else { break }
                let track = isGrid && state.spansLine(index) ? span(node, tracks) : track
                var along = offset
                forEachCell(node, index) { cell in
                    reveal(cell, in: node)
                    visible.insert(NodeHandle(cell))
                    shown.append(NodeHandle(cell))
                    put(cell, in: node, track, line: (along, length), inset: inset, cross)
                    along += spacing + cell.size(proposal(payload, track, cross))[axis]
                }
            }
            offset += length + spacing
            line += 1
        }
        pinSections(node, tracks, inset: inset, cross, &visible)
        state.shown = shown
        hideOthers(node, visible)
        concealUnseen(node, visible, lines: [measured] + (0..<state.sampledLines), tracks: tracks.count)
        if payload.pointee.releasesDistantCells { releaseDistantCells(node, first..<line * tracks.count) }
        let moved = movement()
        if let scroll, abs(moved) > 1e-6 {
            scroll.kind.keepVisible(scroll, moved: isReversed(node) ? -moved : moved, axis)
        }
        state.seenAnchor = state.anchor(at: start + moved, spacing).map { ($0.cell, start + moved - $0.offset) }
        state.estimate(before: first / tracks.count)
        let isOther = before.map { !state.lengths.isEmpty && abs(state.totalLength(spacing) - $0) > 1e-6 }
        if node.flags.contains(.childrenDirty) || isOther == true {
            node.graph.markMeasure(node)
        }
    }

    /// The scroll view whose content keeps its place when lines above the visible ones turn out to be longer or shorter
    /// than they counted.
    private func anchoredScroll(_ node: NodeRef, _ axis: Axis) -> NodeRef? {
        guard let scroll = node.scrollAncestor, scroll.kind.keepsVisibleContent(scroll, axis) else { return nil }
        return scroll
    }

    /// Where the scroll view's start is in the container, along its axis.
    private func visibleStart(_ node: NodeRef, _ scroll: NodeRef, _ axis: Axis) -> CGFloat {
        visibleStart(node, scroll, axis, of: scroll.kind.shownBounds(scroll, scroll.layout.size))
    }

    private func crossFraction(_ payload: Payload) -> CGFloat {
        let key = payload.axis == .vertical ? payload.alignment.horizontal.key : payload.alignment.vertical.key
        return key.defaultValue(CGSize(width: 1, height: 1))
    }

    func put(
        _ cell: NodeRef, in node: NodeRef, _ track: GridTrack, line: (offset: CGFloat, length: CGFloat), inset: CGFloat,
        _ cross: CGFloat
    ) {
        let payload = payload(node)
        let axis = payload.pointee.axis
        var proposal = proposal(payload, track, cross)
        let isGrid = payload.pointee.items != nil
        // A grid's cells are then proposed the line's length (L73).
        if isGrid { proposal[axis] = line.length }
        let size = cell.size(proposal)
        let space = CGSize(
            axis, isGrid ? line.length : size[axis],
            isGrid ? track.length : node.layout.size[axis.other])
        let alignment = track.alignment ?? (isGrid ? .center : payload.pointee.alignment)
        let here = ViewDimensions(size: ViewSize(space, .unspecified), element: nil)
        let maySetGuides = cell.maySetGuide(alignment.horizontal.key) || cell.maySetGuide(alignment.vertical.key)
        let there = ViewDimensions(size: ViewSize(size, proposal), element: maySetGuides ? cell : nil)
        var point = CGPoint(
            x: here[alignment.horizontal.key] - there[alignment.horizontal.key],
            y: here[alignment.vertical.key] - there[alignment.vertical.key])
        point[axis] += line.offset
        point[axis.other] += (isGrid ? track.start : 0) + inset
        if node.isRightToLeft { point.x = node.layout.size.width - point.x - size.width }
        let origin = node.childOrigin
        cell.place(at: CGPoint(x: origin.x + point.x, y: origin.y + point.y), size: size, proposal: proposal)
    }

    /// The stretch of the container, along its axis, for which content is needed.
    private func visibleRange(_ node: NodeRef, _ axis: Axis) -> ClosedRange<CGFloat> {
        guard let scroll = node.scrollAncestor else { return 0...CGFloat.infinity }
        let size = scroll.layout.size
        let bounds = scroll.kind.shownBounds(scroll, size)
        let start = visibleStart(node, scroll, axis)
        let length = max(bounds.size[axis], 0)
        // A little more than is seen, so that scrolling finds lines ready.
        let margin = min(length / 4, 200)
        // On the way to another place the lines in between are visible, though not all of a long way at once.
        let shown = start - motionRest(node, scroll)
        let end = min(max(start, shown - 3 * length), shown + 3 * length)
        let (first, last) = (min(shown, end) - margin, max(shown, end) + length + margin)
        // Content that an effect makes infinitely small or large has no place in the window.
        return first <= last ? first...last : 0...0
    }

    /// Places a cell that is out of sight where it will be, as far as is known: scrolling needs a target.
    func placeEstimated(_ cell: NodeRef, in node: NodeRef) {
        let payload = payload(node)
        let (axis, state) = (payload.pointee.axis, payload.pointee.state)
        let cross = node.layout.size[axis.other]
        let (tracks, _) = resolveTracks(node, cross)
        state.arrange(in: tracks.count)
        guard let index = state.index(of: cell) else { return }
        let line = index / max(tracks.count, 1)
        let length = measureLine(node, line, tracks, cross)
        let spans = payload.pointee.items != nil && state.spansLine(index)
        put(
            cell, in: node, spans ? span(node, tracks) : tracks[index % max(tracks.count, 1)],
            line: (state.offset(of: line, lineDistance(node)), length), inset: 0, cross)
        node.graph.hide(cell)
    }

    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func layoutPriority(_ node: NodeRef) -> Double { 0 }
    override func spacing(_ node: NodeRef) -> ViewSpacing { ViewSpacing() }
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? { nil }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }

    override var drawingOrder: DrawingOrder { .byZIndex }

    // Of the cells that were made, most may be out of sight.
    override func shownElements(_ node: NodeRef) -> ContiguousArray<NodeHandle>? {
        let state = payload(node).pointee.state
        return node.graph.usesZIndex || !state.pinned.isEmpty ? nil : state.shown
    }

    override func forEachChildInDrawingOrder(_ node: NodeRef, _ body: (NodeRef) -> Void) {
        let pinned = payload(node).pointee.state.pinned
        if pinned.isEmpty { return node.forEachElementByZIndex(body) }
        var above: [NodeRef] = []
        node.forEachElementByZIndex { if pinned.contains(NodeHandle($0)) { above.append($0) } else { body($0) } }
        above.forEach(body)
    }
}
