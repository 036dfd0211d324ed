import DisplayList
import Foundation

/// The element around a canvas's drawing and its symbols.
final class CanvasKind: TypedKind<Void> {
    static let shared = CanvasKind("Canvas")

    override var isContainer: Bool { true }
    // Symbols are not part of the drawing order, but live: they are visible where the canvas draws them.
    override var showsContentAside: Bool { true }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        CanvasDrawingKind.shared.measure(node, proposal)
    }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        (0, .infinity)
    }

    override func place(_ node: NodeRef) {
        let size = node.layout.size
        node.forEachElement { $0.place(at: node.childOrigin, size: size, proposal: ProposedViewSize(size)) }
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }
    override func spacing(_ node: NodeRef) -> ViewSpacing { ViewSpacing() }
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? { nil }
    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }
}

/// The element that holds a canvas's symbols: views that live like all others, but are visible only where the canvas
/// draws them.
final class CanvasSymbolsKind: TypedKind<Void> {
    static let shared = CanvasSymbolsKind("symbols")

    override var isContainer: Bool { true }
    // Symbols are not part of the drawing order, but live: they are visible where the canvas draws them.
    override var showsContentAside: Bool { true }
    // The layers of the symbols would hang on this one's, and it never gets one.
    override var ownsGroupLayer: Bool { true }

    override func created(_ node: NodeRef) { node.flags.insert(.isHidden) }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func place(_ node: NodeRef) {
        node.forEachElement { $0.place(at: node.childOrigin, size: $0.size(.unspecified), proposal: .unspecified) }
    }

    override func allowsHitTesting(_ node: NodeRef) -> Bool { false }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }
}

extension NodeRef {
    /// The symbols beside a canvas's drawing; nil where it has none.
    var canvasSymbols: NodeRef? {
        guard let canvas = parent, canvas.kind === CanvasKind.shared else { return nil }
        return canvas.firstElement
    }

    /// Returns the current appearance of a canvas's symbol with a tag; nil if there is none.
    func canvasSymbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
        guard let symbols = canvasSymbols else { return nil }
        var found: GraphicsContext.ResolvedSymbol?
        symbols.forEachElement { symbol in
            guard found == nil, (symbol.kind.trait(symbol, TagTraitKey.self) ?? nil)?.value == id else {
                return
            }
            found = GraphicsContext.ResolvedSymbol(
                size: symbol.layout.size, commands: symbol.drawingCommands)
        }
        return found
    }
}
