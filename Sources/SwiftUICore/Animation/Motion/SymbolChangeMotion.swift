import DisplayList
import Foundation

/// A symbol that becomes another: the old one shrinks and fades as the new one grows and comes.
final class SymbolChangeMotion: ContentMotion {
    private let old: ImageContent
    private var new: ImageContent
    private let oldSize: CGSize
    /// How far the change is, from 0 to 1.
    private var value = AnimatedValue(0.0)

    private init(_ node: NodeRef, _ old: ImageContent, _ new: ImageContent, _ oldSize: CGSize) {
        (self.old, self.new, self.oldSize) = (old, new, oldSize)
        super.init(node)
    }

    deinit {}

    /// Begins a change of symbols as the environment asks for; nil where it asks for none.
    static func make(
        _ node: NodeRef, from old: ImageContent, to new: ImageContent, _ transaction: Transaction, _ graph: ViewGraph
    ) -> SymbolChangeMotion? {
        guard case .symbol(let before, _) = old.source, case .symbol(let after, _) = new.source, before != after else {
            return nil
        }
        let environment = node.environmentValues
        switch environment.contentTransition.form {
        case .symbolEffect, .opacity: break
        case .identity, .interpolate, .numericText, .numericValue: return nil
        }
        let layer = node.pointee.layout.unsafelyUnwrapped.pointee.layer
        let record = SymbolChangeMotion(node, old, new, graph.displayList[layer].size)
        record.value.move(to: 1, in: transaction, at: graph.time, environment)
        record.release(graph)
        return record.value.isMoving ? record : nil
    }

    override func adopt(
        _ end: LayerContent, _ transaction: Transaction?, _ node: NodeRef, _ graph: ViewGraph
    ) -> Bool {
        guard case .image(let image) = end, image.source == new.source else { return false }
        new = image
        return value.isMoving
    }

    override func shown(_ node: NodeRef, _ graph: ViewGraph) -> LayerContent {
        let environment = node.environmentValues
        let share = value.shown(at: graph.time, environment)
        guard value.isMoving else { return .image(new) }
        let size = node.pointee.layout.unsafelyUnwrapped.pointee.size
        // Growing and shrinking is motion; fading is not.
        var shrinks = !environment.accessibilityReduceMotion
        if environment.contentTransition.form == .opacity { shrinks = false }
        return .commands(
            [Self.part(old, oldSize, 1 - share, shrinks), Self.part(new, size, share, shrinks)])
    }

    private static func part(
        _ image: ImageContent, _ size: CGSize, _ share: Double, _ isScaled: Bool
    ) -> DrawingCommand {
        let share = min(max(share, 0), 1)
        var group = DrawingGroup()
        group.effects = [.opacity(share)]
        if isScaled {
            let scale = 0.5 + 0.5 * share
            group.transform = CGAffineTransform(scaleX: scale, y: scale).about(.center, in: size)
        }
        return .group([.image(image, in: CGRect(origin: .zero, size: size))], group)
    }

    override var settled: LayerContent? { .image(new) }
    override func nextTime(_ graph: ViewGraph) -> Double { value.nextTime(after: graph.time) }
    override func takeEnded() -> [AnimationCompletion] { value.takeEnded() }
    override func stop() { value.stop() }
}
