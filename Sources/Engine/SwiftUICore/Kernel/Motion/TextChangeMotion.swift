import DisplayList
import Foundation

/// A text that is replaced by another: the old one disappears as the new one appears, whole or digit by digit.
final class TextChangeMotion: ReplacementMotion {
    private let old: TextContent
    private var new: TextContent
    private let transition: ContentTransition

    private init(
        _ node: NodeRef, _ old: TextContent, _ new: TextContent, _ transition: ContentTransition, _ graph: ViewGraph
    ) {
        (self.old, self.new, self.transition) = (old, new, transition)
        super.init(node, graph)
    }

    /// Starts a change of characters with the environment's content transition; nil if there is none.
    static func make(
        _ node: NodeRef, from old: TextContent, to new: TextContent, _ transaction: Transaction, _ graph: ViewGraph
    ) -> TextChangeMotion? {
        if old.string == new.string { return nil }
        let environment = node.environmentValues
        var transition = environment.contentTransition
        switch transition.form {
        case .identity, .interpolate, .symbolEffect: return nil
        case .opacity: break
        case .numericText, .numericValue:
            // Rolling digits are motion.
            if environment.accessibilityReduceMotion { transition = .opacity }
        }
        let record = TextChangeMotion(node, old, new, transition, graph)
        return record.begins(in: transaction, node, graph) ? record : nil
    }

    override func adopt(
        _ end: LayerContent, _ transaction: Transaction?, _ node: NodeRef, _ graph: ViewGraph
    ) -> Bool {
        guard case .text(let text) = end, text.string == new.string else { return false }
        new = text
        return isMoving
    }

    override func shown(_ node: NodeRef, _ graph: ViewGraph) -> LayerContent {
        guard let share = share(node, graph) else { return .text(new) }
        let size = node.layout.size
        let isUpwards: Bool
        switch transition.form {
        case .numericText(let countsDown): isUpwards = !countsDown
        case .numericValue: isUpwards = (Double(new.string) ?? 0) >= (Double(old.string) ?? 0)
        default:
            return .commands([
                .faded([.text(old, in: CGRect(origin: .zero, size: oldSize))], 1 - share),
                .faded([.text(new, in: CGRect(origin: .zero, size: size))], share),
            ])
        }
        return .commands(rolling(share, isUpwards, size, graph.textSystem))
    }

    override var settled: LayerContent? { .text(new) }

    /// The characters that stay, and the removed and inserted ones, each moved along.
    private func rolling(
        _ share: Double, _ isUpwards: Bool, _ size: CGSize, _ textSystem: any TextMeasuring
    ) -> [DrawingCommand] {
        let direction: CGFloat = isUpwards ? 1 : -1
        let way = size.height * 0.6
        // Digits are counted from the right, where a number's ones are.
        let (a, b) = (Array(old.string.reversed()), Array(new.string.reversed()))
        let differs = { (index: Int) in index >= a.count || index >= b.count || a[index] != b[index] }
        func draw(
            _ text: TextContent, _ width: CGFloat, isNew: Bool, _ dy: CGFloat, _ opacity: Double
        )
            -> [DrawingCommand]
        {
            let offsets = textSystem.caretOffsets(in: text)
            let characters = Array(text.string)
            guard offsets.count == characters.count + 1 else {
                return [.faded([.text(text, in: CGRect(x: 0, y: 0, width: width, height: size.height))], opacity)]
            }
            var commands: [DrawingCommand] = []
            for (index, character) in characters.enumerated() where character != " " {
                let rect = CGRect(
                    x: offsets[index], y: 0, width: (offsets[index + 1] - offsets[index]).rounded(.up) + 1,
                    height: size.height)
                let single = TextContent(
                    String(character), style: text.first.style.withoutForm, paragraph: text.paragraph)
                if differs(characters.count - 1 - index) {
                    commands.append(
                        .faded([.text(single, in: rect)], opacity, CGAffineTransform(translationX: 0, y: dy)))
                } else if isNew {
                    // The common parts stay in place, once.
                    commands.append(.text(single, in: rect))
                }
            }
            return commands
        }
        return draw(old, oldSize.width, isNew: false, -direction * way * share, 1 - share)
            + draw(new, size.width, isNew: true, direction * way * (1 - share), share)
    }
}
