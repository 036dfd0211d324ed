import DisplayList

/// The update pass at one place of the tree: makes the nodes of a view, or updates the existing nodes.
///
/// `View._reconcile(_:_:)` is the engine's only entry point to a view, and a reconciler is its argument: a place among
/// a node's children. There is no separate “make” and “update”. The first time nodes are made in the order in which
/// views ask for them; each time after that the same views meet the same nodes, in the same order. This suffices where
/// a type fixes the structure. Where it does not (`if`, `ForEach`, `AnyView`, `id`), a separate node decides which of
/// the nodes below stay, and which are made or removed.
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
/// ``element(_:_:content:)`` is for views that are always one element, ``modifier(_:_:around:)`` for modifiers of each
/// element of their content, ``transparent(_:_:content:)`` for views that only give structure.
///
/// A reconciler is passed on `inout` and lives for one visit. Always request the same nodes in the same order: a view
/// that requests one only sometimes meets the wrong node next time (an assertion fails in debug builds). Don't evaluate
/// bodies yourself: pass a view with a body to `composite(_:)`, which compares it with the one before, and skips it if
/// nothing differs.
public struct _Reconciler {
    /// The graph.
    var graph: ViewGraph { graphReference._withUnsafeGuaranteedRef { $0 } }
    private let graphReference: Unmanaged<ViewGraph>
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
    /// Whether the content belongs to a lazy container: a `ForEach` makes its views when they are needed.
    let isLazy: Bool

    /// Begins a visit of a node's whole content.
    init(contentOf node: NodeRef, isMaking: Bool, distributor: NodeRef? = nil) {
        graphReference = node.record.pointee.graphReference
        parent = node
        cursor = node.firstChild
        self.isMaking = isMaking
        environment = node.environment
        self.distributor = distributor
        isLazy = node.isElement ? node.kind.isLazyContainer : node.flags.contains(.inLazyContent)
    }

    /// Meets the next node, or makes it: returns it and whether it is new.
    ///
    /// The caller sets a new one's payload.
    @inline(__always)
    mutating func next(_ kind: NodeKind) -> (node: NodeRef, isNew: Bool) {
        graphReference._withUnsafeGuaranteedRef { $0.counters.nodesVisited += 1 }
        if isMaking {
            let node = graphReference._withUnsafeGuaranteedRef {
                $0.makeNode(kind, parent: parent, environment: environment)
            }
            if distributor != nil { node.flags.insert(.distributed) }
            if isLazy { node.flags.insert(.inLazyContent) }
            append(node)
            return (node, true)
        }
        guard let node = cursor else { preconditionFailure("A view changed its structure without saying so.") }
        assert(node.kind === kind, "A \(kind.name) meets the node of a \(node.kind.name).")
        last = node
        cursor = node.next
        return (node, false)
    }

    /// Links a node behind the last one.
    @inline(__always)
    mutating func append(_ node: NodeRef) {
        if let last {
            node.next = last.next
            last.next = node
        } else {
            node.next = parent.firstChild
            parent.firstChild = node
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
            if kind.ownsContentLayer || kind.ownsGroupLayer {
                graphReference._withUnsafeGuaranteedRef { $0.markDraw(node) }
            }
        } else {
            let mayAnimate = graphReference._withUnsafeGuaranteedRef { $0.mayAnimate }
            let change = mayAnimate ? kind.updateAnimated(node, with: payload()) : kind.update(node, with: payload())
            if !change.isEmpty { graphReference._withUnsafeGuaranteedRef { $0.mark(node, change) } }
        }
        if let content {
            var inner = _Reconciler(contentOf: node, isMaking: isNew)
            content(&inner)
        }
        node.flags.remove(.isNew)
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
        node.flags.remove(.isNew)
    }
}
