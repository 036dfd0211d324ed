/// A view with a body: a transparent node that keeps the view's value and evaluates the body when the value,
/// or something the body read, has changed.
final class CompositeKind<V: View>: TypedKind<V> {
    private let plan: ComparisonPlan
    private let properties: DynamicPropertyFields
    private let body: (UnsafeMutablePointer<V>) -> V.Body
    private let ownAnimator = PayloadAnimator<V>.of(V.self)

    private init() {
        plan = ComparisonPlan(ofContent: V.self)
        properties = DynamicPropertyFields.fields(of: V.self)
        // Bodies belong to the main actor, and so does the engine, which is called there only.
        let read: @MainActor (UnsafeMutablePointer<V>) -> V.Body = { $0.pointee.body }
        body = unsafeBitCast(read, to: ((UnsafeMutablePointer<V>) -> V.Body).self)
        super.init("\(V.self)")
    }

    override var isElement: Bool { false }
    override var isComposite: Bool { true }
    override var animator: PayloadAnimator<V>? { ownAnimator }

    /// The kind of all nodes of this view type.
    @inline(__always)
    static var shared: CompositeKind<V> {
        unsafeDowncast(compositeKinds.value(for: V.self) { CompositeKind<V>() }, to: CompositeKind<V>.self)
    }

    /// Whether a new value of the view is known to lead to the same body.
    @inline(__always)
    func isSame(_ node: NodeRef, _ new: UnsafePointer<V>) -> Bool {
        plan.areSame(payload(node), new)
    }

    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        let graph = node.graph
        graph.noteEvaluation(of: V.self)
        let view = payload(node)
        let value = node.evaluateTracked(properties, view) { body(view) }
        graph.evaluationNotes?.didEvaluate(node) { EvaluationRecord<V>.names(of: node, view) }
        var inner = _Reconciler(
            contentOf: node, isMaking: node.flags.contains(.isNew), distributor: node.distributorForContent)
        V.Body._reconcile(value, &inner)
        node.flags.remove(.isNew)
    }

}

extension CompositeKind: ViewKeeping {
    func view<Other: View>(of node: NodeRef, as type: Other.Type) -> UnsafePointer<Other>? {
        V.self == type ? UnsafeRawPointer(payload(node)).assumingMemoryBound(to: Other.self) : nil
    }
}

/// A view whose `==` alone decides whether its body is evaluated, even if it is plain data (`EquatableView`).
protocol EqualityDecides {}

extension ComparisonPlan {
    /// Makes a plan for a view or a modifier: its own `==` decides unless it is plain data, whose fields are compared
    /// (S21).
    convenience init<T>(ofContent type: T.Type) {
        self.init(type, ignoringRootConformance: _isPOD(type) && !(type is any EqualityDecides.Type))
    }
}

nonisolated(unsafe) private var compositeKinds = TypeCache<NodeKind>()

extension _Reconciler {
    /// Meets or makes the node of a view with a body; evaluates the body if the view differs from before.
    @inline(__always)
    mutating func composite<V: View>(_ view: V) {
        let kind = CompositeKind<V>.shared
        let (node, isNew) = next(kind)
        if isNew {
            kind.payload(node).initialize(to: view)
            kind.evaluate(node)
            return
        }
        graph.counters.comparisons += 1
        var view = view
        if graph.mayAnimate, let animator = kind.animator {
            view = animator.shown(node, current: kind.payload(node).pointee, new: view) { node, shown in
                kind.payload(node).pointee = shown
                node.graph.enqueueBody(node)
            }
        }
        if !withUnsafePointer(to: view, { kind.isSame(node, $0) }) {
            kind.payload(node).pointee = view
        } else if !node.flags.contains(.bodyDirty) {
            return
        }
        if !node.flags.contains(.awaitsBatch) { kind.evaluate(node) }
    }
}
