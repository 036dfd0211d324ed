/// What one modifier tells while the focus is within its view, or its window is in use.
final class FocusedValueRecord {
    /// Whether it tells it for the whole window.
    let isOfScene: Bool
    /// How far the view is from the root of its window.
    let depth: UInt32
    /// Puts the value among the others.
    var tell: (inout FocusedValues) -> Void

    init(_ modifier: FocusedValueModifier, at depth: UInt32) {
        isOfScene = modifier.isOfScene
        self.depth = depth
        tell = modifier.tell
    }
}

/// A transparent node around views that tell a focused value.
final class FocusedValueKind: TypedKind<FocusedValueRecord>, FocusObserving {
    static let shared = FocusedValueKind("focused value")

    override var isElement: Bool { false }

    func made(_ node: NodeRef) {
        let record = payload(node).pointee
        if record.isOfScene { inStore(of: node) { $0.add(record, in: $1) } }
    }

    override func removed(_ node: NodeRef) {
        let record = payload(node).pointee
        inStore(of: node) { $0.remove(record, in: $1) }
    }

    func changed(_ node: NodeRef) {
        let record = payload(node).pointee
        inStore(of: node) { $0.changed(record, in: $1) }
    }

    func focusWithinChanged(_ node: NodeRef, hasFocus: Bool) {
        let record = payload(node).pointee
        if record.isOfScene { return }
        inStore(of: node) { hasFocus ? $0.add(record, in: $1) : $0.remove(record, in: $1) }
    }

    /// Does something with what a window's tellers are kept in, which trees that are no window's do not have.
    private func inStore(of node: NodeRef, _ body: @MainActor (FocusedValueStore, ViewGraph) -> Void) {
        let graph = node.pointee.graph
        MainActor.assumeIsolated {
            if let store = (graph.host as? any FocusedValueHolding)?.focusedValues { body(store, graph) }
        }
    }
}

/// Tells a focused value.
struct FocusedValueModifier {
    let isOfScene: Bool
    let tell: (inout FocusedValues) -> Void

    /// Tells the value of a key path; nil tells nothing.
    init<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isOfScene: Bool = false) {
        self.isOfScene = isOfScene
        tell = { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Tells an object by its type; nil tells nothing.
    init<Object: AnyObject>(_ object: Object?, isOfScene: Bool = false) {
        self.isOfScene = isOfScene
        tell = { if let object { $0[object: Object.self] = object } }
    }
}

extension FocusedValueModifier: _PrimitiveModifier {
    nonisolated static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        let kind = FocusedValueKind.shared
        let (node, isNew) = context.next(kind)
        if isNew {
            kind.payload(node).initialize(to: FocusedValueRecord(modifier, at: node.pointee.depth))
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

/// A window that keeps what its content tells as focused values.
@MainActor
protocol FocusedValueHolding: AnyObject {
    var focusedValues: FocusedValueStore { get }
}
