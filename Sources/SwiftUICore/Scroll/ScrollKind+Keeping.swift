import Foundation

extension ScrollKind {
    /// Whether content that becomes longer above its visible part stays in place.
    ///
    /// Content that moves under the control of an animation of its frame ends where that says, and an anchor for changes of size
    /// decides by itself.
    func keepsVisibleContent(_ node: NodeRef, _ axis: Axis) -> Bool {
        payload(node).pointee.axes.contains(axis) && anchor(node, for: .sizeChanges) == nil
            && node.firstElement?.motionRest[axis] == 0
    }

    /// Moves the offset, and whatever moves it, along with visible content whose place in the content has changed.
    func keepVisible(_ node: NodeRef, moved distance: CGFloat, _ axis: Axis) {
        let state = state(node)
        payload(node).pointee.offset[axis] += distance
        state.kept[axis] += distance
        state.startOffset[axis] += distance
        state.motion?[axis]?.move(by: distance)
        node.graph.markPlace(node)
    }

    /// Moves the content to an offset without ending the movement that it is in.
    func shift(_ node: NodeRef, to offset: CGPoint) {
        for axis in [Axis.horizontal, .vertical] where payload(node).pointee.axes.contains(axis) {
            let limits = limits(node, axis)
            let end = min(max(offset[axis], limits.lowerBound), limits.upperBound)
            let distance = end - payload(node).pointee.offset[axis]
            state(node).startOffset[axis] += distance
            state(node).motion?[axis]?.move(by: distance)
        }
        scroll(node, to: offset)
    }
}
