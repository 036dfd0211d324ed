import DisplayList

/// The update pass at one place of the tree: makes the nodes of a view, or brings those that exist up to date.
///
/// `View._reconcile(_:_:)` is the engine's one way into a view, and a reconciler is what it is given: a place among a
/// node's children. There is no separate “make” and “update”. The first time nodes are made in the order in which views
/// ask for them; each time after that the same views meet the same nodes, in the same order. Where the structure is
/// fixed by a type that is all there is to it. Where it is not (`if`, `ForEach`, `AnyView`, `id`), a node of its own
/// decides which of the nodes below stay, and which are made or removed.
///
/// A leaf requests an element, a modifier one around its content:
///
/// ```swift
/// struct Half: _PrimitiveModifier {
///     nonisolated static func _reconcile<V: View>(
///         _ modifier: Half, around content: V, _ context: inout _Reconciler
///     ) {
///         context.modifier(PaddingKind.shared, EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), around: content)
///     }
/// }
/// ```
///
/// ``element(_:_:content:)`` is for what is one element whatever its value, ``modifier(_:_:around:)`` for what goes
/// around each element of its content, ``transparent(_:_:content:)`` for what gives structure alone.
///
/// A reconciler is passed on `inout` and lives for one visit. Always ask for the same nodes in the same order: a view
/// that asks for one only sometimes meets the wrong node next time (an assertion says so in debug builds). Evaluate no
/// body yourself: a view with one goes through `composite(_:)`, which compares it with the one before, and skips it
/// where nothing differs.
public struct _Reconciler {
    /// The graph.
    unowned(unsafe) let graph: ViewGraph
    /// The node whose content is visited.
    let parent: NodeRef
    /// The next node; nil at the end, or while nodes are being made.
    var cursor: NodeRef?
    /// The node that was visited last; new ones are linked behind it.
    var last: NodeRef?
    /// Whether nodes are being made, rather than met again.
    let isMaking: Bool
    /// The innermost environment value in effect.
    unowned(unsafe) var environment: _EnvironmentElement?
    /// The innermost modifier of several views in effect; each element gets its own copy.
    let distributor: NodeRef?
    /// Whether the content is that of a lazy container: a `ForEach` makes its views when they are wanted.
    let isLazy: Bool

    /// Begins a visit of a node's whole content.
    init(contentOf node: NodeRef, isMaking: Bool, distributor: NodeRef? = nil) {
        graph = node.pointee.graph
        parent = node
        cursor = node.pointee.firstChild
        self.isMaking = isMaking
        environment = node.pointee.environment
        self.distributor = distributor
        isLazy = node.isElement ? node.pointee.kind.isLazyContainer : node.pointee.flags.contains(.inLazyContent)
    }

    /// Meets the next node, or makes it: returns it and whether it is new.
    ///
    /// The caller sets a new one's payload.
    @inline(__always)
    mutating func next(_ kind: NodeKind) -> (node: NodeRef, isNew: Bool) {
        graph.counters.nodesVisited += 1
        if isMaking {
            let node = graph.makeNode(kind, parent: parent, environment: environment)
            if distributor != nil { node.pointee.flags.insert(.distributed) }
            if isLazy { node.pointee.flags.insert(.inLazyContent) }
            append(node)
            return (node, true)
        }
        guard let node = cursor else { preconditionFailure("A view changed its structure without saying so.") }
        assert(node.pointee.kind === kind, "A \(kind.name) meets the node of a \(node.pointee.kind.name).")
        last = node
        cursor = node.pointee.next
        return (node, false)
    }

    /// Links a node behind the last one.
    @inline(__always)
    mutating func append(_ node: NodeRef) {
        if let last {
            node.pointee.next = last.pointee.next
            last.pointee.next = node
        } else {
            node.pointee.next = parent.pointee.firstChild
            parent.pointee.firstChild = node
        }
        last = node
    }

    /// Meets or makes an element with a payload, and visits its content.
    @inline(__always)
    mutating func element<Payload>(
        _ kind: TypedKind<Payload>, _ payload: @autoclosure () -> Payload,
        content: ((inout _Reconciler) -> Void)? = nil
    ) {
        if let distributor { return distributedElement(kind, payload(), distributor, content: content) }
        let (node, isNew) = next(kind)
        if isNew {
            kind.payload(node).initialize(to: payload())
            kind.created(node)
            if kind.ownsContentLayer || kind.ownsGroupLayer { graph.markDraw(node) }
        } else {
            let change =
                graph.mayAnimate ? kind.updateAnimated(node, with: payload()) : kind.update(node, with: payload())
            if !change.isEmpty { graph.mark(node, change) }
        }
        if let content {
            var inner = _Reconciler(contentOf: node, isMaking: isNew)
            content(&inner)
        }
        node.pointee.flags.remove(.isNew)
    }

    /// Meets or makes a transparent node with a payload, and visits its content.
    @inline(__always)
    mutating func transparent<Payload>(
        _ kind: TypedKind<Payload>, _ payload: @autoclosure () -> Payload,
        content: ((inout _Reconciler) -> Void)? = nil
    ) {
        let (node, isNew) = next(kind)
        if isNew {
            kind.payload(node).initialize(to: payload())
            kind.created(node)
        } else {
            _ = kind.update(node, with: payload())
        }
        if let content {
            var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: distributor)
            content(&inner)
        }
        node.pointee.flags.remove(.isNew)
    }
}
