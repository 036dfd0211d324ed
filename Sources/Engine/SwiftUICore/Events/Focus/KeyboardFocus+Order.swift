import DisplayList
import Foundation

extension KeyboardFocus {
    /// The element that the focus moves to: the next focusable element, in the order of the tree, or the previous one;
    /// nil if there is none.
    ///
    /// Cells that a lazy container has not yet made follow the visible ones.
    func next(_ step: Int) -> NodeRef? {
        let candidates = candidates
        let current = focusedNode
        let place = current.flatMap { candidates.firstIndex(of: $0) }
        let found = place.map { $0 + step }
        let next = found.flatMap { candidates.indices.contains($0) ? candidates[$0] : nil }
        if let current, let unseen = unseen(behind: current, before: next, step) { return unseen }
        if candidates.isEmpty { return nil }
        return next ?? (step > 0 ? candidates.first : candidates.last)
    }

    /// The elements that take the focus, in the order of the tree.
    private var candidates: [NodeRef] {
        var candidates: [NodeRef] = []
        func collect(_ node: NodeRef) {
            if node.flags.contains(.isHidden) || node.isAccessibilityAlternative { return }
            if node.isElement, node.kind.takesFocus(node), node.layoutIfElement?.pointee.isPlaced == true {
                candidates.append(node)
            }
            node.forEachChild(collect)
        }
        collect(graph.topmostModal ?? graph.root)
        return candidates
    }

    /// The element nearest to the focused one the way of an arrow key; without a focus, the first of all.
    ///
    /// Nil if there is none.
    ///
    /// An element straight ahead counts as nearer than one to the side.
    func next(towards key: KeyEvent.Key) -> NodeRef? {
        guard let current = focusedNode else { return candidates.first }
        let from = current.windowFrame
        var best: (node: NodeRef, distance: CGFloat, inner: CGFloat)?
        for node in candidates where node != current {
            // Elements in a section are found wherever the section is.
            let section = section(of: node, without: current)
            guard let distance = distance(from, section?.windowFrame ?? node.windowFrame, key) else { continue }
            let inner = section == nil ? 0 : self.distance(from, node.windowFrame, key) ?? .infinity
            if let best, (best.distance, best.inner) <= (distance, inner) { continue }
            best = (node, distance, inner)
        }
        return best?.node
    }

    /// How far a frame is from another the way of an arrow key; nil if it is not that way.
    private func distance(_ from: CGRect, _ frame: CGRect, _ key: KeyEvent.Key) -> CGFloat? {
        let (along, aside): (CGFloat, CGFloat)
        switch key {
        case .up: (along, aside) = (from.minY - frame.maxY, gap(from.minX, from.maxX, frame.minX, frame.maxX))
        case .down: (along, aside) = (frame.minY - from.maxY, gap(from.minX, from.maxX, frame.minX, frame.maxX))
        case .left: (along, aside) = (from.minX - frame.maxX, gap(from.minY, from.maxY, frame.minY, frame.maxY))
        case .right: (along, aside) = (frame.minX - from.maxX, gap(from.minY, from.maxY, frame.minY, frame.maxY))
        default: return nil
        }
        // Frames may overlap a little.
        return along > -1 ? max(along, 0) + 4 * aside : nil
    }

    /// The outermost section around an element that another is not in; nil for none.
    private func section(of node: NodeRef, without other: NodeRef) -> NodeRef? {
        var (found, current) = (NodeRef?.none, node.elementParent)
        while let outer = current {
            if let kind = outer.kind as? ResponderKind, kind.payload(outer).pointee.isFocusSection {
                if isIn(outer, other) { break }
                found = outer
            }
            current = outer.elementParent
        }
        return found
    }

    /// How far two ranges are apart; 0 if they have anything in common.
    private func gap(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> CGFloat {
        max(otherLow - high, low - otherHigh, 0)
    }

    /// The next element in cells that the lazy containers around the focused one have not yet made, if the next known
    /// one is outside of those containers.
    private func unseen(behind current: NodeRef, before next: NodeRef?, _ step: Int) -> NodeRef? {
        var cell = current
        while let parent = cell.elementParent {
            if parent.kind is LazyKind {
                if let next, isIn(parent, next) { return nil }
                if let found = LazyKind.unseenFocusable(in: parent, from: cell, step) { return found }
            }
            cell = parent
        }
        return nil
    }

    private func isIn(_ ancestor: NodeRef, _ node: NodeRef) -> Bool {
        var current: NodeRef? = node
        while let inner = current {
            if inner == ancestor { return true }
            current = inner.parent
        }
        return false
    }
}
