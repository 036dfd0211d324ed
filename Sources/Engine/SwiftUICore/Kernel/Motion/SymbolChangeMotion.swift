import DisplayList
import Foundation

/// A symbol that is replaced by another: the old one shrinks and fades as the new one grows and appears.
final class SymbolChangeMotion: ReplacementMotion {
    private let old: ImageContent
    private var new: ImageContent

    private init(_ node: NodeRef, _ old: ImageContent, _ new: ImageContent, _ graph: ViewGraph) {
        (self.old, self.new) = (old, new)
        super.init(node, graph)
    }

    /// Starts a change of symbols with the environment's content transition; nil if there is none.
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
        let record = SymbolChangeMotion(node, old, new, graph)
        return record.begins(in: transaction, node, graph) ? record : nil
    }

    override func adopt(
        _ end: LayerContent, _ transaction: Transaction?, _ node: NodeRef, _ graph: ViewGraph
    ) -> Bool {
        guard case .image(let image) = end, image.source == new.source else { return false }
        new = image
        return isMoving
    }

    override func shown(_ node: NodeRef, _ graph: ViewGraph) -> LayerContent {
        let environment = node.environmentValues
        guard let share = share(node, graph) else { return .image(new) }
        let size = node.layout.size
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
        let scale = isScaled ? 0.5 + 0.5 * share : 1
        let transform = CGAffineTransform(scaleX: scale, y: scale).about(.center, in: size)
        return .faded([.image(image, in: CGRect(origin: .zero, size: size))], share, transform)
    }

    override var settled: LayerContent? { .image(new) }
}
