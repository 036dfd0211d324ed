import Foundation

/// Functions that tests need to compare two trees.
extension ViewGraph {
    /// The elements under a place of the window, the innermost first: kinds and rectangles in the window.
    package func hits(at point: CGPoint) -> [(kind: String, frame: CGRect)] {
        hitPath(point).compactMap { handle in handle.node.map { ($0.kind.name, $0.windowFrame) } }
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

    /// The lines known to lazy containers, in the order of the tree.
    package var seenLines: [SeenLines] { lazyNodes.map { seenLines(of: $0) } }

    /// Sets what lazy containers know of their lines to what others know, and only that.
    package func setSeenLines(_ lines: [SeenLines]) {
        for (node, lines) in zip(lazyNodes, lines) where seenLines(of: node) != lines {
            lazyState(node).seenLines = lines
            for ((collection, provider), isRagged) in zip(collections(in: node), lines.areRagged)
            where provider.isRagged(collection) != isRagged {
                provider.noteRagged(collection, isRagged)
                node.flags.formUnion([.childrenDirty, .traitsDirty])
            }
            markMeasure(node)
        }
    }

    private func seenLines(of node: NodeRef) -> SeenLines {
        var lines = lazyState(node).seenLines
        lines.areRagged = collections(in: node).map { $1.isRagged($0) }
        return lines
    }

    /// The outermost collections among a lazy container's content.
    private func collections(in container: NodeRef) -> [(NodeRef, any LazyProviding)] {
        var result: [(NodeRef, any LazyProviding)] = []
        func visit(_ node: NodeRef) {
            if node.isElement { return }
            guard node.isLazyForEach, let provider = node.kind as? any LazyProviding else {
                return node.forEachChild(visit)
            }
            result.append((node, provider))
        }
        container.forEachChild(visit)
        return result
    }

    private func lazyState(_ node: NodeRef) -> LazyState {
        node.payload.assumingMemoryBound(to: LazyKind.Payload.self).pointee.state
    }

    private var scrollNodes: [NodeRef] { elements { $0 === ScrollKind.shared } }
    private var lazyNodes: [NodeRef] { elements { $0 is LazyKind } }

    /// The visible elements of a kind.
    private func elements(where matches: (NodeKind) -> Bool) -> [NodeRef] {
        var result: [NodeRef] = []
        func visit(_ node: NodeRef) {
            if node.flags.contains(.isHidden) { return }
            if let layout = node.layoutIfElement {
                if !layout.pointee.isPlaced { return }
                if matches(node.kind) { result.append(node) }
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
