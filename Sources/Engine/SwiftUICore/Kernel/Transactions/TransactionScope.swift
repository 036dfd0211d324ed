/// A transparent node's effect on the transaction that passes down through it (A08, A09).
struct TransactionScope {
    /// Changes the transaction.
    var transform: (inout Transaction) -> Void
    /// The value with whose changes alone the scope has an effect; nil where it always has.
    var value: AnyChangeValue?
    /// Whether the value changed in the update that is under way.
    var isChanging = false
    /// Names the scope, for a placeholder below.
    var name: ScopeName?
    /// The outer scope without effect on descendants: the scope of a body around a placeholder.
    var hides: ScopeName?
}

/// Names a scope by its identity.
final class ScopeName {}

/// A value of hidden type that can be compared with another.
struct AnyChangeValue {
    let value: Any
    private let isEqual: (Any) -> Bool

    init<V: Equatable>(_ value: V) {
        self.value = value
        isEqual = { $0 as? V == value }
    }

    /// Whether another value is the same.
    func isSame(as other: AnyChangeValue) -> Bool { isEqual(other.value) }
}

extension AnyChangeValue: Equatable {
    static func == (lhs: AnyChangeValue, rhs: AnyChangeValue) -> Bool { lhs.isSame(as: rhs) }
}

/// The transparent node of a modifier that changes the transaction.
final class TransactionKind: TypedKind<TransactionScope> {
    static let shared = TransactionKind("transaction")

    override var isElement: Bool { false }

    override func created(_ node: NodeRef) {
        node.graph.motion.scopeCount += 1
        node.graph.mayAnimate = true
    }

    override func removed(_ node: NodeRef) { node.graph.motion.scopeCount -= 1 }

    override func update(_ node: NodeRef, with new: TransactionScope) -> NodeChange {
        let scope = payload(node)
        let isChanging = zip(scope.pointee.value, new.value).map { !$0.isSame(as: $1) } ?? false
        let wasChanging = scope.pointee.isChanging
        scope.pointee = new
        scope.pointee.isChanging = wasChanging || isChanging
        if isChanging, !wasChanging {
            let handle = NodeHandle(node)
            node.graph.actions.append { [self] in
                if let node = handle.node { payload(node).pointee.isChanging = false }
            }
        }
        return []
    }
}

/// A pair, where there are both.
private func zip<T>(_ a: T?, _ b: T?) -> (T, T)? {
    guard let a, let b else { return nil }
    return (a, b)
}

extension NodeRef {
    /// The transaction of the current update as it arrives at this node: changed by its ancestors, the outermost first,
    /// so that the innermost has the last word (A08).
    var effectiveTransaction: Transaction { effectiveTransaction(leavingOutConstants: false) }

    /// - Parameter leavingOutConstants: Whether modifiers that animate every change are ignored: an insertion is not a
    ///   change.
    func effectiveTransaction(leavingOutConstants: Bool) -> Transaction {
        let graph = graph
        var transaction = graph.transaction
        if graph.motion.scopeCount == 0, !graph.motion.hasTransitions { return transaction }
        // Consequences of a motion are not changes either.
        let countsConstants = !leavingOutConstants && graph.isWorkingOffBatch
        var scopes: [TransactionScope] = []
        var hidden: [ScopeName] = []
        var node = parent
        while let current = node {
            if current.kind === TransactionKind.shared {
                let scope = TransactionKind.shared.payload(current).pointee
                let isHidden = hidden.contains { $0 === scope.name }
                let counts = scope.value == nil ? countsConstants : scope.isChanging
                if !isHidden, counts { scopes.append(scope) }
                if let hides = scope.hides { hidden.append(hides) }
            } else if let own = current.kind.ownTransaction(current) {
                // A transition has its own transaction.
                transaction = own ?? Transaction()
                break
            }
            node = current.parent
        }
        let known = transaction.completions.count
        for scope in scopes.reversed() { scope.transform(&transaction) }
        for completion in transaction.completions.dropFirst(known) {
            graph.actions.append { completion.release() }
        }
        return transaction
    }
}

/// Changes the transaction for a view.
public struct _TransactionModifier {
    let value: AnyChangeValue?
    let transform: (inout Transaction) -> Void
    /// Names the modifier, for a placeholder that it is not meant for.
    var name: ScopeName?

    init(value: AnyChangeValue? = nil, _ transform: @escaping (inout Transaction) -> Void) {
        self.value = value
        self.transform = transform
    }

    /// Applies the modifier to the result of a closure for a view, but not to the view itself.
    func applied<Content: View, V: View>(
        around content: Content, _ body: (PlaceholderContentView<Content>) -> V
    ) -> ModifiedContent<V, _TransactionModifier> {
        var copy = self
        copy.name = ScopeName()
        return ModifiedContent(content: body(PlaceholderContentView(content, hides: copy.name)), modifier: copy)
    }

    /// A modifier that sets the animation; without a value, in every update.
    init(animation: Animation?, value: AnyChangeValue? = nil) {
        self.init(value: value) { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

extension _TransactionModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        let scope = TransactionScope(transform: modifier.transform, value: modifier.value, name: modifier.name)
        context.transparent(TransactionKind.shared, scope) { V._reconcile(content, &$0) }
    }
}
