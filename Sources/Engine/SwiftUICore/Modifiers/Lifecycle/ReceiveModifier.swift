import Combine
import Foundation

/// Runs an action with each value that a publisher sends.
public struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension _SubscriptionModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        let graph = context.graph
        context.lifecycle(around: content) { () -> SubscriptionRecord<P> in
            let record = SubscriptionRecord(modifier, graph)
            record.subscribe()
            return record
        } update: {
            $0.update(with: modifier)
        }
    }
}

/// The action of an `onReceive` and its one subscription.
final class SubscriptionRecord<P: Publisher>: LifecycleRecord where P.Failure == Never {
    private var modifier: _SubscriptionModifier<P>
    private var subscription: AnyCancellable?
    private weak var graph: ViewGraph?

    init(_ modifier: _SubscriptionModifier<P>, _ graph: ViewGraph) {
        self.modifier = modifier
        self.graph = graph
    }

    override var needsContent: Bool { false }
    override var name: String { "onReceive" }

    /// Subscribes to the publisher, and to no earlier one any more.
    func subscribe() {
        subscription = modifier.publisher.sink { [weak self] value in self?.receive(value) }
    }

    /// Adopts another action; subscribes again only to another publisher.
    func update(with new: _SubscriptionModifier<P>) {
        let isSame = valuesAreEqual(modifier.publisher, new.publisher)
        modifier = new
        if !isSame { subscribe() }
    }

    private func receive(_ value: P.Output) {
        guard UpdateContext.isOnMainThread else {
            nonisolated(unsafe) let (record, value) = (self, value)
            DispatchQueue.main.async { record.receive(value) }
            return
        }
        if let graph, UpdateContext.updating === graph {
            // Values sent while bodies are evaluated wait for their end (S15).
            graph.actions.append { [weak self] in self?.modifier.action(value) }
        } else {
            modifier.action(value)
        }
    }
}

extension View {
    /// Runs an action, on the main thread, with each value that a publisher sends while the view is in the tree.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_SubscriptionModifier(publisher: publisher, action: action))
    }
}
