import DisplayList
import Foundation

/// The node around a view that is being inserted or removed: it is beside the tree and holds the transition's body, at
/// the view's place in the layout.
final class TransitionHostKind: TypedKind<TransitionHostKind.Payload> {
    struct Payload {
        /// The view.
        let element: NodeRef
        /// The transaction of the change of phase under way; nil if there is none.
        var transaction: Transaction?
    }

    static let shared = TransitionHostKind("transition host")

    override func ownTransaction(_ node: NodeRef) -> Transaction?? { .some(payload(node).pointee.transaction) }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        payload(node).pointee.element.layout.size
    }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement else { return }
        let layout = node.layoutRecord
        let proposal = ProposedViewSize(layout.pointee.size)
        let size = child.size(proposal)
        let origin = CGPoint(
            x: node.childOrigin.x + (layout.pointee.size.width - size.width) / 2,
            y: node.childOrigin.y + (layout.pointee.size.height - size.height) / 2)
        child.place(at: origin, size: size, proposal: proposal)
    }
}

/// Represents a view that is being inserted or removed in the transition's body: owns the layer that holds the view's
/// own.
final class TransitionContentKind: TypedKind<NodeRef> {
    static let shared = TransitionContentKind("transition content")

    override var ownsGroupLayer: Bool { true }

    override func update(_ node: NodeRef, with new: NodeRef) -> NodeChange { [] }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        payload(node).pointee.layout.size
    }

    override func place(_ node: NodeRef) {}

    // The view's layers are in the space around it; here they are moved to their place.
    override func layerFrame(_ node: NodeRef) -> CGRect {
        let view = payload(node).pointee.layout.origin
        let frame = super.layerFrame(node)
        return frame.offsetBy(dx: -view.x, dy: -view.y)
    }

    override func forEachChildInDrawingOrder(_ node: NodeRef, _ body: (NodeRef) -> Void) {
        body(payload(node).pointee)
    }
}

/// The view being inserted or removed, as content of the transition's body.
struct TransitionContentView: _PrimitiveView {
    nonisolated(unsafe) let element: NodeRef

    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(TransitionContentKind.shared, view.element)
    }
}

/// A view being inserted or removed.
final class TransitionRecord {
    let element: NodeHandle
    private(set) var transition: AnyTransition
    /// The node with the transition's body.
    let host: NodeRef
    /// The environment of the host, which may outlive the node that set it: it is removed after drawing.
    private let environment: _EnvironmentElement?
    /// The phase that the view is in, or on its way to.
    private(set) var phase: TransitionPhase
    /// The phase that the view is to go to, and how; nil where it is on its way.
    private(set) var next: (phase: TransitionPhase, transaction: Transaction)?
    /// The leaving content that the view belongs to; nil while it is present.
    weak var leaving: LeavingContent?
    /// Counts changes of phase.
    private var changes = 0

    init(_ element: NodeRef, _ transition: AnyTransition, _ phase: TransitionPhase) {
        self.element = NodeHandle(element)
        self.transition = transition
        self.phase = phase
        let graph = element.graph
        let kind = TransitionHostKind.shared
        environment = element.environment
        host = graph.makeNode(kind, parent: element.parent, environment: element.environment)
        kind.payload(host).initialize(to: .init(element: element))
        reconcile(isMaking: true)
        host.flags.remove(.isNew)
    }

    /// Starts the view's transition to a phase once its place is known.
    func go(to phase: TransitionPhase, _ transaction: Transaction, _ transition: AnyTransition? = nil) {
        if let transition, self.phase == .identity { replace(transition) }
        next = (phase, transaction)
    }

    /// Adopts another transition, of the same type, for the removal.
    private func replace(_ new: AnyTransition) {
        if type(of: new.box) == type(of: transition.box) { transition = new }
    }

    private func reconcile(isMaking: Bool) {
        guard let element = element.node else { return }
        let (transition, phase) = (transition, phase)
        // Bodies belong to the main actor, and so does the engine.
        let view = MainActor.assumeIsolated {
            transition.apply(content: AnyView(TransitionContentView(element: element)), phase: phase)
        }
        var context = _Reconciler(contentOf: host, isMaking: isMaking)
        AnyView._reconcile(view, &context)
    }

    /// Starts the transition to the next phase; returns when it ends.
    func begin(_ graph: ViewGraph, _ ended: @escaping (TransitionRecord) -> Void) {
        guard let (phase, transaction) = next else { return }
        next = nil
        self.phase = phase
        changes += 1
        let change = changes
        var own = transaction
        let completion = AnimationCompletion(.removed) { [weak self] in
            if let self, changes == change { ended(self) }
        }
        own.addCompletion(completion)
        let payload = TransitionHostKind.shared.payload(host)
        payload.pointee.transaction = own
        reconcile(isMaking: false)
        // Effects that depend on geometry are found by layout.
        graph.updateBodies()
        graph.layout()
        payload.pointee.transaction = nil
        graph.actions.append { completion.release() }
    }

    /// Places the transition's body where the view is.
    func follow(_ graph: ViewGraph) {
        guard let element = element.node, let layout = element.layoutIfElement, layout.pointee.isPlaced else { return }
        let outer = graph.motion.isFollowing
        graph.motion.isFollowing = true
        defer { graph.motion.isFollowing = outer }
        let size = layout.pointee.size
        if host.layout.size != size {
            host.forgetSizes()
        }
        host.place(at: layout.pointee.origin, size: size, proposal: ProposedViewSize(size))
        // The layer of the content is placed at the difference of both positions.
        host.forEachDescendant { if $0.kind === TransitionContentKind.shared { graph.updateLayerFrame($0) } }
    }

    /// Whether the view's place is known.
    var isPlaced: Bool { element.node?.layoutIfElement?.pointee.isPlaced ?? false }
}

extension NodeRef {
    /// Calls a function with each node below.
    func forEachDescendant(_ body: (NodeRef) -> Void) {
        forEachChild { child in
            body(child)
            child.forEachDescendant(body)
        }
    }

    /// Invalidates the sizes of the element and all its descendants.
    fileprivate func forgetSizes() {
        forgetAnswers()
        forEachDescendant { $0.forgetAnswers() }
    }
}
