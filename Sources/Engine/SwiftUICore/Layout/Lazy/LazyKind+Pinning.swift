import Foundation

extension LazyKind {
    /// Places the headers and footers that stay in sight at the ends of the visible part (L76).
    func pinSections(
        _ node: NodeRef, _ tracks: [GridTrack], inset: CGFloat, _ cross: CGFloat, _ visible: inout Set<NodeHandle>
    ) {
        let payload = payload(node)
        let state = payload.pointee.state
        var pinned: [NodeHandle] = []
        if !payload.pointee.pinnedViews.isEmpty, !state.sections.isEmpty, let seen = pinningRange(node) {
            let spacing = lineDistance(node)
            func pin(_ range: Range<Int>, of section: LazySection, isHeader: Bool) {
                if range.isEmpty { return }
                let (start, end) = state.extent(of: section.all, spacing, tracks: tracks.count)
                let own = state.extent(of: range, spacing, tracks: tracks.count).start
                var cells: [(node: NodeRef, length: CGFloat)] = []
                for segment in range {
                    forEachCell(node, state.segments[segment].start) {
                        cells.append(($0, $0.size(spanProposal(node, tracks, cross))[payload.pointee.axis]))
                    }
                }
                let length = cells.reduce(-spacing) { $0 + $1.length + spacing }
                var place =
                    isHeader
                    ? max(own, min(seen.lowerBound, end - length)) : min(own, max(seen.upperBound - length, start))
                if place == own || !place.isFinite { return }
                for cell in cells {
                    reveal(cell.node, in: node)
                    visible.insert(NodeHandle(cell.node))
                    pinned.append(NodeHandle(cell.node))
                    put(cell.node, in: node, span(node, tracks), line: (place, cell.length), inset: inset, cross)
                    place += cell.length + spacing
                }
            }
            if payload.pointee.pinnedViews.contains(.sectionHeaders),
                let section = state.section(at: seen.lowerBound, spacing, tracks: tracks.count)
            {
                pin(section.header, of: section, isHeader: true)
            }
            if payload.pointee.pinnedViews.contains(.sectionFooters),
                let section = state.section(at: seen.upperBound, spacing, tracks: tracks.count)
            {
                pin(section.footer, of: section, isHeader: false)
            }
        }
        if pinned != state.pinned {
            state.pinned = pinned
            node.graph.markOrder(under: node)
        }
    }

    /// The stretch of the container that the scroll view shows beside bars; nil outside of one.
    private func pinningRange(_ node: NodeRef) -> ClosedRange<CGFloat>? {
        guard let scroll = node.scrollAncestor else { return nil }
        let axis = payload(node).pointee.axis
        let length = scroll.layout.size[axis]
        let start =
            visibleStart(node, scroll, axis, of: CGRect(origin: .zero, size: scroll.layout.size))
            - motionRest(node, scroll)
        return start.isFinite && length.isFinite && length >= 0 ? start...start + length : nil
    }

    /// Where a part of the scroll view starts in the container, along its axis.
    func visibleStart(_ node: NodeRef, _ scroll: NodeRef, _ axis: Axis, of bounds: CGRect) -> CGFloat {
        let start = node.convertFromWindow(scroll.convertToWindow(bounds.origin))[axis]
        return isReversed(node) ? node.layout.size[axis] - start - bounds.size[axis] : start
    }

    /// Whether lines follow each other from right to left.
    func isReversed(_ node: NodeRef) -> Bool { payload(node).pointee.axis == .horizontal && node.isRightToLeft }

    /// How far the content is yet to move along the axis.
    func motionRest(_ node: NodeRef, _ scroll: NodeRef) -> CGFloat {
        let rest = scroll.firstElement?.motionRest[payload(node).pointee.axis] ?? 0
        return isReversed(node) ? -rest : rest
    }

    /// The track of a view that spans a line.
    func span(_ node: NodeRef, _ tracks: [GridTrack]) -> GridTrack {
        let end = tracks.last.map { $0.start + $0.length } ?? 0
        return GridTrack(length: end, start: 0, alignment: payload(node).pointee.alignment)
    }

    /// The proposal for what spans a line.
    func spanProposal(_ node: NodeRef, _ tracks: [GridTrack], _ cross: CGFloat?) -> ProposedViewSize {
        proposal(payload(node), span(node, tracks), cross)
    }
}
