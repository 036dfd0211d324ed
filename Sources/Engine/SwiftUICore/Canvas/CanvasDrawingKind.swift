import DisplayList
import Foundation

/// The leaf that holds a canvas's drawing.
final class CanvasDrawingKind: TypedKind<CanvasDrawingKind.Payload> {
    struct Payload {
        var renderer: (inout GraphicsContext, CGSize) -> Void
        var isOpaque: Bool
        /// The drawing, and the size it was made for; nil where it must be made.
        var drawing: (size: CGSize, content: LayerContent)?
        /// The symbols that the drawing requested; nil for tags without one.
        var symbols: [AnyHashable: GraphicsContext.ResolvedSymbol?] = [:]
        /// Whether texts or images were drawn, whose appearance depends on many values of the environment.
        var hasResolvedContent = false

        init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool) {
            self.renderer = renderer
            self.isOpaque = isOpaque
        }
    }

    static let shared = CanvasDrawingKind("Canvas")

    override var ownsContentLayer: Bool { true }
    override var drawingDependsOnSize: Bool { true }
    override var environmentEffects: _EnvironmentEffect { [.text, .paint] }

    // MARK: Changes

    override func created(_ node: NodeRef) {
        if node.canvasSymbols != nil { node.graph.drawPass.canvases.append(NodeHandle(node)) }
    }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let old = payload(node)
        if old.pointee.isOpaque == new.isOpaque, valuesAreEqual(old.pointee.renderer, new.renderer) { return [] }
        old.pointee.renderer = new.renderer
        old.pointee.isOpaque = new.isOpaque
        old.pointee.drawing = nil
        return .draw
    }

    /// Something that the function read has changed.
    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        redraw(node)
    }

    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        if payload(node).pointee.hasResolvedContent { redraw(node) }
    }

    private func redraw(_ node: NodeRef) {
        payload(node).pointee.drawing = nil
        node.graph.markDraw(node)
    }

    /// Redraws if the appearance of one of the drawing's symbols has changed.
    func checkSymbols(_ node: NodeRef) {
        guard payload(node).pointee.drawing != nil else { return }
        for (id, known) in payload(node).pointee.symbols where node.canvasSymbol(id) != known { return redraw(node) }
    }

    // MARK: Layout

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }

    // MARK: Drawing

    override func content(_ node: NodeRef) -> LayerContent {
        let size = node.layout.size
        if let known = payload(node).pointee.drawing, known.size == size { return known.content }
        let content = draw(node, size)
        payload(node).pointee.drawing = (size, content)
        return content
    }

    private func draw(_ node: NodeRef, _ size: CGSize) -> LayerContent {
        node.graph.counters.closures += 1
        let recorder = CanvasRecorder(textSystem: node.graph.textSystem)
        recorder.findSymbol = { node.canvasSymbol($0) }
        let bounds = CGRect(origin: .zero, size: size)
        let renderer = payload(node).pointee.renderer
        node.evaluateTracked(nil, nil) {
            var context = GraphicsContext(
                recorder, bounds: bounds, environment: EnvironmentValues(head: node.environment))
            renderer(&context, size)
        }
        recorder.findSymbol = nil
        payload(node).pointee.symbols = recorder.symbols
        payload(node).pointee.hasResolvedContent = recorder.hasResolvedContent
        return recorder.content(bounds, isOpaque: payload(node).pointee.isOpaque)
    }

    override func summary(_ node: NodeRef) -> String {
        guard case .commands(let commands)? = payload(node).pointee.drawing?.content else { return "" }
        return "\(commands.count) commands"
    }
}

extension ViewGraph {
    /// Redraws the canvases whose symbols changed, the innermost first: a symbol may hold a canvas.
    func checkCanvases() {
        drawPass.canvases.removeAll { $0.node == nil }
        for canvas in drawPass.canvases.sorted(by: { $0.ref.depth > $1.ref.depth }) {
            CanvasDrawingKind.shared.checkSymbols(canvas.ref)
        }
    }
}
