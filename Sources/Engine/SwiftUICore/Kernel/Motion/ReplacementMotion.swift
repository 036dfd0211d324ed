import DisplayList
import Foundation

/// A drawing that is replaced by another; both are visible for a while.
class ReplacementMotion: ContentMotion {
    /// The size of the layer that showed the old one, in points.
    let oldSize: CGSize
    /// How far the change is, from 0 to 1.
    private var value = AnimatedValue(0.0)

    init(_ node: NodeRef, _ graph: ViewGraph) {
        oldSize = graph.displayList[graph.layer(of: node)].size
        super.init(node)
    }

    /// Whether the change is under way.
    final var isMoving: Bool { value.isMoving }

    /// Begins the change; returns whether that takes any time.
    final func begins(in transaction: Transaction, _ node: NodeRef, _ graph: ViewGraph) -> Bool {
        value.move(to: 1, in: transaction, at: graph.time, node.environmentValues)
        release(graph)
        return value.isMoving
    }

    /// How far the change is now, from 0 to 1; springs swing beyond.
    ///
    /// Nil once it is over.
    final func share(_ node: NodeRef, _ graph: ViewGraph) -> Double? {
        let share = value.shown(at: graph.time, node.environmentValues)
        return value.isMoving ? share : nil
    }

    final override func nextTime(_ graph: ViewGraph) -> Double { value.nextTime(after: graph.time) }
    final override func takeEnded() -> [AnimationCompletion] { value.takeEnded() }
    final override func stop() { value.stop() }
}

extension DrawingCommand {
    /// Commands drawn as one, with an opacity from 0 to 1 and moved.
    static func faded(
        _ commands: [DrawingCommand], _ opacity: Double, _ transform: CGAffineTransform = .identity
    ) -> DrawingCommand {
        var group = DrawingGroup()
        group.effects = [.opacity(min(max(opacity, 0), 1))]
        group.transform = transform
        return .group(commands, group)
    }
}
