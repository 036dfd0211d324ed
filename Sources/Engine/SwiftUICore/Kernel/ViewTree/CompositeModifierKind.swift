import Foundation
import Observation

/// The view that a custom modifier is applied to, as its `body(content:)` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let source: NodeHandle
}

extension _ViewModifier_Content: @unchecked Sendable {}

extension _ViewModifier_Content: _PrimitiveView {
    nonisolated public static var _isUnary: Bool { false }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        guard let source = view.source.node, let kind = source.kind as? any ContentProviding else { return }
        let (node, isNew) = context.next(ModifierContentKind.shared)
        if isNew {
            ModifierContentKind.shared.payload(node).initialize(to: view.source)
            source.extras.contentNodes.append(NodeHandle(node))
        }
        // If the modifier alone is evaluated again, its content is unchanged.
        if !isNew, UpdateContext.keepsContent == source { return }
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        kind.reconcileContent(of: source, &inner)
        node.flags.remove(.isNew)
    }
}

/// A transparent node where the body of a custom modifier has its content.
final class ModifierContentKind: TypedKind<NodeHandle> {
    static let shared = ModifierContentKind("content")
    override var isElement: Bool { false }
}

/// A kind whose nodes hold content that is placed elsewhere below them.
protocol ContentProviding: NodeKind {
    func reconcileContent(of node: NodeRef, _ context: inout _Reconciler)
}

/// A custom modifier: a transparent node that keeps the modifier and the view it is applied to.
///
/// A change of the latter alone does not evaluate the modifier's body.
final class CompositeModifierKind<M: ViewModifier, V: View>:
    TypedKind<CompositeModifierKind<M, V>.Payload>, ContentProviding
{
    struct Payload {
        var modifier: M
        var content: V
    }

    private let plan = ComparisonPlan(ofContent: M.self)
    private let properties = DynamicPropertyFields.fields(of: M.self)
    private let body: (UnsafeMutablePointer<M>, _ViewModifier_Content<M>) -> M.Body
    let modifierAnimator = PayloadAnimator<M>.of(M.self)

    private init() {
        let read: @MainActor (UnsafeMutablePointer<M>, _ViewModifier_Content<M>) -> M.Body = {
            $0.pointee.body(content: $1)
        }
        body = unsafeBitCast(read, to: ((UnsafeMutablePointer<M>, _ViewModifier_Content<M>) -> M.Body).self)
        super.init("\(M.self)")
    }

    override var isElement: Bool { false }
    override var isComposite: Bool { true }

    static var shared: CompositeModifierKind<M, V> {
        unsafeDowncast(
            modifierKinds.value(for: Payload.self) { CompositeModifierKind<M, V>() },
            to: CompositeModifierKind<M, V>.self)
    }

    func reconcileContent(of node: NodeRef, _ context: inout _Reconciler) {
        V._reconcile(payload(node).pointee.content, &context)
    }

    func isSame(_ node: NodeRef, _ new: M) -> Bool {
        withUnsafePointer(to: new) { new in
            withUnsafePointer(to: &payload(node).pointee.modifier) { plan.areSame($0, new) }
        }
    }

    override func evaluate(_ node: NodeRef) {
        let outer = UpdateContext.keepsContent
        UpdateContext.keepsContent = node
        evaluateWithContent(node)
        UpdateContext.keepsContent = outer
    }

    /// Evaluates the body, and brings the content up to date.
    func evaluateWithContent(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        node.graph.noteEvaluation(of: M.self)
        let value = withUnsafeMutablePointer(to: &payload(node).pointee.modifier) { modifier in
            node.evaluateTracked(properties, UnsafeMutableRawPointer(modifier)) {
                body(modifier, _ViewModifier_Content(source: NodeHandle(node)))
            }
        }
        var inner = _Reconciler(
            contentOf: node, isMaking: node.flags.contains(.isNew), distributor: node.distributorForContent)
        M.Body._reconcile(value, &inner)
        node.flags.remove(.isNew)
    }

    /// Updates the content where the modifier's body stays.
    func updateContent(_ node: NodeRef) {
        let places = node.extras.contentNodes
        node.extras.contentNodes = places.filter { $0.node != nil }
        for place in places.compactMap(\.node) {
            var inner = _Reconciler(contentOf: place, isMaking: false, distributor: place.distributorForContent)
            reconcileContent(of: node, &inner)
        }
    }
}

nonisolated(unsafe) private var modifierKinds = TypeCache<NodeKind>()

extension _Reconciler {
    mutating func compositeModifier<M: ViewModifier, V: View>(_ modifier: M, around content: V) {
        let kind = CompositeModifierKind<M, V>.shared
        let (node, isNew) = next(kind)
        if isNew {
            kind.payload(node).initialize(to: .init(modifier: modifier, content: content))
            kind.evaluateWithContent(node)
            return
        }
        graph.counters.comparisons += 1
        kind.payload(node).pointee.content = content
        var modifier = modifier
        if graph.mayAnimate, let animator = kind.modifierAnimator {
            modifier = animator.shown(node, current: kind.payload(node).pointee.modifier, new: modifier) {
                kind.payload($0).pointee.modifier = $1
                $0.graph.enqueueBody($0)
            }
        }
        if !kind.isSame(node, modifier) {
            kind.payload(node).pointee.modifier = modifier
            kind.evaluateWithContent(node)
        } else if node.flags.contains(.bodyDirty) {
            kind.evaluateWithContent(node)
        } else {
            kind.updateContent(node)
        }
    }
}

extension NodeRef {
    /// Connects the dynamic properties at an address, then calls a function while its reads are recorded as this node's
    /// dependencies.
    @inline(__always)
    func evaluateTracked<R>(
        _ properties: DynamicPropertyFields?, _ pointer: UnsafeMutableRawPointer?, _ body: () -> R
    ) -> R {
        let outer = UpdateContext.reader
        UpdateContext.begin(self)
        defer { UpdateContext.reader = outer }
        if let properties, let pointer, !properties.all.isEmpty {
            var connection = _PropertyConnection(node: self)
            for field in properties.all { field.connect(pointer + field.offset, &connection) }
        }
        let handle = NodeHandle(self)
        return withObservationTracking {
            body()
        } onChange: {
            onMainThread { handle.node?.observedPropertyChanged() }
        }
    }
}

/// Calls a function at once on the main thread, else there in a while.
func onMainThread(_ body: @escaping @Sendable () -> Void) {
    if UpdateContext.isOnMainThread { body() } else { DispatchQueue.main.async(execute: body) }
}
