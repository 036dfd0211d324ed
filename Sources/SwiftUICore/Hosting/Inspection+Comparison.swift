import Foundation

/// What tests need to compare two trees.
extension ViewGraph {
    /// The elements under a place of the window, the innermost first: kinds and rectangles in the window.
    package func hitDescription(at point: CGPoint) -> [String] {
        hitPath(point).compactMap { handle in
            handle.node.map { "\($0.pointee.kind.name) \($0.windowFrame)" }
        }
    }

    /// How far the scroll views' content is moved, in the order of the tree, in points.
    package var scrollOffsets: [CGPoint] { scrollNodes.map { ScrollKind.shared.payload($0).pointee.offset } }

    /// Moves the scroll views' content, in the order of the tree.
    package func setScrollOffsets(_ offsets: [CGPoint]) {
        let outer = UpdateContext.updating
        UpdateContext.updating = self
        defer { UpdateContext.updating = outer }
        for (node, offset) in zip(scrollNodes, offsets) { ScrollKind.shared.scroll(node, to: offset) }
    }

    private var scrollNodes: [NodeRef] {
        var result: [NodeRef] = []
        func visit(_ node: NodeRef) {
            if node.pointee.kind === ScrollKind.shared, node.pointee.layout?.pointee.isPlaced == true {
                result.append(node)
            }
            node.forEachChild(visit)
        }
        visit(root)
        return result
    }

    /// Whether nothing moves, and nothing waits for a time or for the next frame.
    package var isAtRest: Bool { nextFrameTime == nil && motion.count == 0 }

    /// How many nodes and layouts of elements there are, in all windows of the process.
    package static var liveCounts: [Int] {
        let memory = NodeMemory.shared
        return [memory.pointee.nodes.count, memory.pointee.layouts.count]
    }
}
