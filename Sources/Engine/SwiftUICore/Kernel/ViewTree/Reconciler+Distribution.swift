/// A modifier of a view that may be several elements: it applies to each of them.
///
/// The modifier's payload is kept once, in a transparent node around the content. Each element below gets a
/// node of the modifier's kind that shares the payload.
final class DistributorKind<Payload>: TypedKind<Payload> {
    let modifier: TypedKind<Payload>

    init(_ modifier: TypedKind<Payload>) {
        self.modifier = modifier
        super.init("each \(modifier.name)")
    }

    override var isElement: Bool { false }
    override var elementKind: NodeKind? { modifier }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let change =
            node.graph.mayAnimate
            ? modifier.updateAnimated(node, with: new) : modifier.update(node, with: new)
        if !change.isEmpty { payloadChanged(node, change) }
        return []
    }

    override func payloadChanged(_ node: NodeRef, _ change: NodeChange) {
        forEachCopy(of: node, in: node) { node.graph.mark($0, change) }
    }

    private func forEachCopy(of distributor: NodeRef, in node: NodeRef, _ body: (NodeRef) -> Void) {
        node.forEachChild { child in
            if child.isElement {
                if child.payload == distributor.payload {
                    body(child)
                } else if child.flags.contains(.sharesPayload) {
                    forEachCopy(of: distributor, in: child, body)
                }
            } else {
                forEachCopy(of: distributor, in: child, body)
            }
        }
    }
}

extension NodeKind {
    /// Finds or makes the distributing kind of a modifier's kind; one a kind, for the process's life.
    static func distributor<Payload>(of kind: TypedKind<Payload>) -> DistributorKind<Payload> {
        let id = ObjectIdentifier(kind)
        if let found = distributors[id] { return unsafeDowncast(found, to: DistributorKind<Payload>.self) }
        let made = DistributorKind(kind)
        distributors[id] = made
        return made
    }

    nonisolated(unsafe) private static var distributors: [ObjectIdentifier: NodeKind] = [:]
}

extension NodeRef {
    /// The innermost modifier of several views between this node and the next element above it.
    var enclosingDistributor: NodeRef? {
        var node = parent
        while let current = node, !current.isElement {
            if current.kind.elementKind != nil { return current }
            node = current.parent
        }
        return nil
    }

    /// The modifier of several views in effect for this node's content.
    var distributorForContent: NodeRef? {
        if isElement { return nil }
        if kind.elementKind != nil { return self }
        return flags.contains(.distributed) ? enclosingDistributor : nil
    }
}

extension _Reconciler {
    /// Finds or makes an element modifier and visits its content: one element if the content is one whatever its value,
    /// else one around each of the content's elements.
    @inline(__always)
    mutating func modifier<Payload, Content: View>(
        _ kind: TypedKind<Payload>, _ payload: @autoclosure () -> Payload, around content: Content
    ) {
        if Content._isUnary {
            element(kind, payload()) { Content._reconcile(content, &$0) }
        } else {
            let distributing = NodeKind.distributor(of: kind)
            let (node, isNew) = next(distributing)
            if isNew {
                distributing.payload(node).initialize(to: payload())
                distributing.created(node)
            } else {
                _ = distributing.update(node, with: payload())
            }
            var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node)
            Content._reconcile(content, &inner)
            node.flags.remove(.isNew)
        }
    }

    /// Meets or makes an element within its own copies of the modifiers around it.
    mutating func distributedElement<Payload>(
        _ kind: TypedKind<Payload>, _ payload: Payload, _ distributor: NodeRef,
        content: ((inout _Reconciler) -> Void)?
    ) {
        // Outermost first.
        var chain: [NodeRef] = []
        var current: NodeRef? = distributor
        while let node = current {
            chain.append(node)
            current = node.flags.contains(.distributed) ? node.enclosingDistributor : nil
        }
        let (graph, environment) = (graph, environment)
        func open(_ level: Int, _ context: inout _Reconciler) {
            if level < 0 {
                context.element(kind, payload, content: content)
                return
            }
            let source = chain[level]
            let (node, isNew) = context.next(source.kind.elementKind!)
            if isNew {
                node.sharePayload(of: source)
                let kind = node.kind
                kind.copyCreated(node)
                if kind.ownsContentLayer || kind.ownsGroupLayer { graph.markDraw(node) }
            }
            var inner = _Reconciler(contentOf: node, isMaking: isNew)
            // A modifier outside a change of environment does not see it, but its content does.
            inner.environment = environment
            open(level - 1, &inner)
            node.flags.remove(.isNew)
        }
        open(chain.count - 1, &self)
    }
}

extension NodeRef {
    /// Replaces the node's own payload by another node's.
    fileprivate func sharePayload(of source: NodeRef) {
        NodeMemory.shared.pointee.payloads.give(payload, size: kind.payloadSize)
        payload = source.payload
        flags.insert(.sharesPayload)
        flags.remove(.distributed)
    }
}
