/// What one modifier tells while the focus is within its view, or its window is in use.
final class FocusedValueRecord {
    /// Whether it tells it for the whole window.
    let isOfScene: Bool
    /// Puts the value among the others.
    var tell: (inout FocusedValues) -> Void
    /// Whether the focus is within the view.
    var hasFocus = false
    /// How many views are around the view.
    var depth = 0

    init(isOfScene: Bool, tell: @escaping (inout FocusedValues) -> Void) {
        self.isOfScene = isOfScene
        self.tell = tell
    }

    deinit {}
}

/// A transparent node around views that tell a focused value.
final class FocusedValueKind: TypedKind<FocusedValueRecord>, FocusObserving {
    static let shared = FocusedValueKind("focused value")
    deinit {}

    override var isElement: Bool { false }

    /// What a window's tellers are kept in; nil in trees that are no window's.
    static func store(of node: NodeRef) -> FocusedValueStore? {
        MainActor.assumeIsolated { node.pointee.graph.host?.focusedValues }
    }

    func made(_ node: NodeRef) {
        let record = payload(node).pointee
        var parent = node.pointee.parent
        while let current = parent {
            record.depth += 1
            parent = current.pointee.parent
        }
        let graph = node.pointee.graph
        MainActor.assumeIsolated { Self.store(of: node)?.add(record, in: graph) }
    }

    override func removed(_ node: NodeRef) {
        let (record, graph) = (payload(node).pointee, node.pointee.graph)
        MainActor.assumeIsolated { Self.store(of: node)?.remove(record, in: graph) }
    }

    func changed(_ node: NodeRef) {
        let graph = node.pointee.graph
        MainActor.assumeIsolated { Self.store(of: node)?.scheduleUpdate(in: graph) }
    }

    func focusWithinChanged(_ node: NodeRef, hasFocus: Bool) {
        payload(node).pointee.hasFocus = hasFocus
        changed(node)
    }
}

/// Tells a focused value.
struct FocusedValueModifier {
    let isOfScene: Bool
    let tell: (inout FocusedValues) -> Void
}

extension FocusedValueModifier: _PrimitiveModifier {
    nonisolated static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        let kind = FocusedValueKind.shared
        let (node, isNew) = context.next(kind)
        if isNew {
            kind.payload(node).initialize(to: FocusedValueRecord(isOfScene: modifier.isOfScene, tell: modifier.tell))
            kind.made(node)
        } else {
            kind.payload(node).pointee.tell = modifier.tell
            kind.changed(node)
        }
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        V._reconcile(content, &inner)
        node.pointee.flags.remove(.isNew)
    }
}
