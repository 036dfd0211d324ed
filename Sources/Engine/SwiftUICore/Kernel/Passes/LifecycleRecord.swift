/// The storage of a lifecycle modifier's node: actions that run when the content appears, changes or disappears.
///
/// One object a modifier; its closures are overwritten in place when the view is made again.
class LifecycleRecord {
    /// Whether the content is on the screen, as far as the actions know.
    private(set) var isPresent = false
    /// The round of actions in which the content appeared.
    private var round: UInt32 = 0

    /// Whether the record appears only with a first element, so that an empty content has no appearance.
    var needsContent: Bool { true }
    /// The modifier's name in text dumps.
    var name: String { "lifecycle" }

    /// Queues the actions for the appearance of the modifier's node.
    func appeared(_ node: NodeRef) {}

    /// Queues the actions for disappearance.
    func disappeared(_ graph: ViewGraph) {}

    /// Removes queued appearance actions for content that was hidden in the same update: a page of tabs that is not the
    /// first, a row made to be measured.
    ///
    /// It was never visible.
    func neverAppeared(_ graph: ViewGraph) { disappeared(graph) }

    /// Updates whether the content is on the screen; does nothing if that is unchanged.
    final func setPresent(_ isPresent: Bool, at node: NodeRef) {
        if self.isPresent == isPresent { return }
        self.isPresent = isPresent
        let graph = node.graph
        if isPresent {
            round = graph.actions.round
            appeared(node)
        } else if round == graph.actions.round {
            neverAppeared(graph)
        } else {
            disappeared(graph)
        }
    }
}

/// A transparent node of a lifecycle modifier.
final class LifecycleKind: TypedKind<LifecycleRecord> {
    static let shared = LifecycleKind("lifecycle")

    override var isElement: Bool { false }

    override func removed(_ node: NodeRef) {
        payload(node).pointee.setPresent(false, at: node)
    }

    override func summary(_ node: NodeRef) -> String { payload(node).pointee.name }
}

extension _Reconciler {
    /// Meets or makes the node of a lifecycle modifier.
    ///
    /// Its actions are queued after the actions of the content, so that inner ones run first (C02); the actions of content of
    /// changing structure run after the actions around it all the same.
    mutating func lifecycle<Record: LifecycleRecord, V: View>(
        around content: V, make: () -> Record, update: (Record) -> Void
    ) {
        let kind = LifecycleKind.shared
        let (node, isNew) = next(kind)
        let record: Record
        if isNew {
            record = make()
            kind.payload(node).initialize(to: record)
            node.markUpwards(.hasLifecycle)
        } else {
            record = unsafeDowncast(kind.payload(node).pointee, to: Record.self)
        }
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        V._reconcile(content, &inner)
        node.flags.remove(.isNew)
        if !isNew {
            update(record)
        } else if node.canAppear(record) || (node.firstElement == nil && node.isAtTop) {
            record.setPresent(true, at: node)
        }
    }
}
