/// The value that one modifier publishes while the focus is within its view, or its window is in use.
final class FocusedValueRecord {
    /// Whether the value applies to the whole window.
    let isOfScene: Bool
    /// How far the view is from the root of its window.
    let depth: UInt32
    /// Adds the value to the others.
    var tell: (inout FocusedValues) -> Void

    init(_ modifier: FocusedValueModifier, at depth: UInt32) {
        isOfScene = modifier.isOfScene
        self.depth = depth
        tell = modifier.tell
    }
}

/// A transparent node around views that publish a focused value.
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

    /// Calls a function with a window's store of focused values, which trees outside of windows do not have.
    private func inStore(of node: NodeRef, _ body: @MainActor (FocusedValueStore, ViewGraph) -> Void) {
        let graph = node.graph
        MainActor.assumeIsolated {
            if let store = (graph.host as? any FocusedValueHolding)?.focusedValues { body(store, graph) }
        }
    }
}

/// Publishes a focused value.
struct FocusedValueModifier {
    let isOfScene: Bool
    let tell: (inout FocusedValues) -> Void

    /// Publishes the value of a key path; nil publishes nothing.
    init<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isOfScene: Bool = false) {
        self.isOfScene = isOfScene
        tell = { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Publishes an object by its type; nil publishes nothing.
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
            kind.payload(node).initialize(to: FocusedValueRecord(modifier, at: node.depth))
            kind.made(node)
        } else {
            kind.payload(node).pointee.tell = modifier.tell
            kind.changed(node)
        }
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        V._reconcile(content, &inner)
        node.flags.remove(.isNew)
    }
}

/// A window that keeps the focused values of its content.
@MainActor
protocol FocusedValueHolding: AnyObject {
    var focusedValues: FocusedValueStore { get }
}
