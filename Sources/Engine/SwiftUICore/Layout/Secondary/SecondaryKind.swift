import Foundation

/// The node of a view with another before or behind it: `overlay` and `background` (L51).
///
/// The modified view is the first child; a slot after it holds the added one, which is proposed the view's final size
/// and never affects it.
final class SecondaryKind<Secondary: View>: TypedKind<SecondaryKind<Secondary>.Payload> {
    struct Payload {
        var alignment: Alignment
        /// The added view; kept only where several elements are modified, each of which gets its own.
        var secondary: Secondary?
    }

    /// Whether the added view is drawn first.
    let isBehind: Bool

    private init(isBehind: Bool) {
        self.isBehind = isBehind
        super.init(isBehind ? "background" : "overlay")
    }

    static func shared(isBehind: Bool) -> SecondaryKind {
        unsafeDowncast(
            isBehind
                ? backgroundKinds.value(for: Secondary.self) { SecondaryKind(isBehind: true) }
                : overlayKinds.value(for: Secondary.self) { SecondaryKind(isBehind: false) },
            to: SecondaryKind.self)
    }

    override var passesStackAxis: Bool { true }
    override var slotComesFirst: Bool { isBehind }

    // MARK: Content

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let change: NodeChange = payload(node).pointee.alignment == new.alignment ? [] : .place
        payload(node).pointee = new
        if let secondary = new.secondary { updateCopies(of: node, in: node, secondary) }
        return change
    }

    override func copyCreated(_ node: NodeRef) {
        guard let secondary = payload(node).pointee.secondary else { return }
        var context = _Reconciler(contentOf: node, isMaking: true)
        // The added view has the environment outside the modified views.
        context.environment = source(of: node).environment
        context.slot(secondary)
    }

    /// The node around all modified views whose payload a copy shares.
    private func source(of copy: NodeRef) -> NodeRef {
        var node = copy
        while let parent = node.parent {
            if parent.payload == copy.payload { return parent }
            node = parent
        }
        return copy
    }

    private func updateCopies(of source: NodeRef, in node: NodeRef, _ secondary: Secondary) {
        node.forEachChild { child in
            if child.isElement, !child.flags.contains(.sharesPayload) { return }
            guard child.payload == source.payload, let slot = child.slot else {
                return updateCopies(of: source, in: child, secondary)
            }
            var context = _Reconciler(contentOf: child, isMaking: false)
            context.cursor = slot
            context.slot(secondary)
        }
    }

    // MARK: Layout

    override func place(_ node: NodeRef) {
        super.place(node)
        guard let primary = node.firstElement, let secondary = node.slot?.firstElement else { return }
        let size = node.layout.size
        let secondarySize = secondary.viewSize(ProposedViewSize(size))
        secondary.place(
            at: node.alignedOrigin(of: secondary, secondarySize, payload(node).pointee.alignment, primary: primary),
            secondarySize)
    }

    override var drawingOrder: DrawingOrder { isBehind ? .own : .asWritten }

    override func forEachChildInDrawingOrder(_ node: NodeRef, _ body: (NodeRef) -> Void) {
        guard isBehind, let slot = node.slot else { return node.forEachElement(body) }
        slot.forEachElement(body)
        if let primary = node.firstElement { body(primary) }
    }
}

nonisolated(unsafe) private var overlayKinds = TypeCache<NodeKind>()
nonisolated(unsafe) private var backgroundKinds = TypeCache<NodeKind>()

extension _Reconciler {
    /// Meets or makes a view with another before or behind it.
    mutating func secondary<Content: View, Secondary: View>(
        _ secondary: Secondary, isBehind: Bool, alignment: Alignment, around content: Content
    ) {
        let kind = SecondaryKind<Secondary>.shared(isBehind: isBehind)
        if Content._isUnary {
            element(kind, .init(alignment: alignment, secondary: nil)) { inner in
                Content._reconcile(content, &inner)
                inner.slot(secondary)
            }
        } else {
            modifier(kind, .init(alignment: alignment, secondary: secondary), around: content)
        }
    }
}
