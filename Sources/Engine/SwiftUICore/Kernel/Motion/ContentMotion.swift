import DisplayList
import Foundation

/// The drawing of a layer on its way: colors, gradients, the size of a font.
class ContentMotion: MotionRecord {
    /// Adopts the drawing at the end; returns whether the animation continues.
    func adopt(_ end: LayerContent, _ transaction: Transaction?, _ node: NodeRef, _ graph: ViewGraph) -> Bool { false }

    /// The content to show now.
    func shown(_ node: NodeRef, _ graph: ViewGraph) -> LayerContent { .none }

    /// The drawing from which another change begins; nil for the visible one.
    var settled: LayerContent? { nil }

    /// The effect on the picture now.
    func effects(_ node: NodeRef, _ graph: ViewGraph) -> [LayerEffect] { [] }

    /// When the drawing changes next.
    func nextTime(_ graph: ViewGraph) -> Double { .infinity }

    final override func advance(_ node: NodeRef, _ graph: ViewGraph) -> Double {
        let layer = graph.layer(of: node)
        guard layer != .none else { return .infinity }
        graph.displayList.setContent(layer, shown(node, graph))
        graph.displayList.setEffects(layer, effects(node, graph))
        graph.counters.layersEmitted += 1
        return nextTime(graph)
    }

    final override func forget(_ motion: MotionState) { motion.contents[node.ref] = nil }
}

/// A drawing whose numbers are on their way.
final class NumberMotion: ContentMotion {
    private var end: LayerContent
    /// The drawing that has the form: the last one, or the first where the last is nothing.
    private var form: LayerContent
    private var value: AnimatedValue<NumberList>
    private var scale: CGFloat = 1

    /// Begins with a drawing; nil where the two have nothing in common.
    init?(_ node: NodeRef, from old: LayerContent, to new: LayerContent) {
        let form: LayerContent = if case .none = new { old } else { new }
        guard let start = old.numbers(like: form) else { return nil }
        (self.form, end, value) = (form, new, AnimatedValue(start))
        super.init(node)
    }

    override func adopt(
        _ end: LayerContent, _ transaction: Transaction?, _ node: NodeRef, _ graph: ViewGraph
    ) -> Bool {
        let form: LayerContent = if case .none = end { self.form } else { end }
        guard let target = end.numbers(like: form), value.model.values.count == target.values.count else {
            return false
        }
        (self.form, self.end) = (form, end)
        if target != value.model {
            guard let transaction else { return false }
            value.move(to: target, in: transaction, at: graph.time, node.environmentValues)
        }
        release(graph)
        return value.isMoving
    }

    override func shown(_ node: NodeRef, _ graph: ViewGraph) -> LayerContent {
        let numbers = value.shown(at: graph.time, node.environmentValues)
        scale = 1
        guard value.isMoving else { return end }
        if case .text(let text) = end, let size = numbers.values.first, text.first.style.font.size > 0 {
            scale = max(size, 0) / text.first.style.font.size
        }
        return form.taking(numbers)
    }

    override func effects(_ node: NodeRef, _ graph: ViewGraph) -> [LayerEffect] {
        if scale == 1 { return [] }
        let size = node.layout.size
        let transform = CGAffineTransform(scaleX: scale, y: scale).about(.center, in: size)
        return [.transform(ProjectionTransform(transform))]
    }

    override func nextTime(_ graph: ViewGraph) -> Double { value.nextTime(after: graph.time) }
    override func takeEnded() -> [AnimationCompletion] { value.takeEnded() }
    override func stop() { value.stop() }
}

extension ViewGraph {
    /// Notes the transaction in which an element's drawing is to be emitted again.
    func noteDraw(_ node: NodeRef) {
        guard node.kind.ownsContentLayer, layer(of: node) != .none,
            node.kind.ownsGroupLayer == false
        else { return }
        let transaction = node.effectiveTransaction
        if transaction.animation != nil { motion.draws[node] = transaction }
    }

    /// Emits an element's drawing, or the current interpolation.
    func emitMoving(_ node: NodeRef, _ layer: LayerID) {
        let end = node.kind.content(node)
        let transaction = motion.draws[node]
        var start = displayList[layer].content
        counters.layersEmitted += 1
        if let running = motion.contents[node] {
            if running.adopt(end, transaction, node, self) {
                displayList.setContent(layer, running.shown(node, self))
                displayList.setEffects(layer, running.effects(node, self))
                motion.wake(at: running.nextTime(self))
                return
            }
            start = running.settled ?? start
            running.end(self)
            displayList.setEffects(layer, [])
        }
        if let transaction, let record = begin(node, from: start, to: end, transaction) {
            motion.contents[node] = record
            motion.add(record, self, at: record.nextTime(self))
            displayList.setContent(layer, record.shown(node, self))
            displayList.setEffects(layer, record.effects(node, self))
        } else {
            displayList.setContent(layer, end)
        }
    }

    private func begin(
        _ node: NodeRef, from old: LayerContent, to end: LayerContent, _ transaction: Transaction
    ) -> ContentMotion? {
        if old == end { return nil }
        if case .text(let before) = old, case .text(let after) = end {
            if let record = TextChangeMotion.make(node, from: before, to: after, transaction, self) { return record }
            let isScaled = before.isScaled(after)
            if isScaled {
                motion.frames[node]?.isScaled = true
                updateLayerFrame(node)
            } else if before.first.style.font.size != after.first.style.font.size {
                return nil
            }
        }
        if case .image(let before) = old, case .image(let after) = end,
            let record = SymbolChangeMotion.make(node, from: before, to: after, transaction, self)
        {
            return record
        }
        guard let record = NumberMotion(node, from: old, to: end),
            record.adopt(end, transaction, node, self)
        else { return nil }
        return record
    }
}
