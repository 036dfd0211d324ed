import Foundation

extension ScrollKind {
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
