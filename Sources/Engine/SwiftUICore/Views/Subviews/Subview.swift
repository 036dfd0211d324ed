/// One of the views that a view consists of, for a container that shows each in its own way.
///
/// `ForEach(subviews:content:)` and `Group(subviews:transform:)` pass them. A subview stands for the view as the app wrote
/// it: it has the environment of the container, whatever is set around the subview itself, and modifiers that are applied
/// to it come after the view's own.
///
/// Follows Apple's [Subview](https://developer.apple.com/documentation/swiftui/subview).
public struct Subview: Identifiable {
    /// The identity of a subview.
    public struct ID: Hashable {
        let value: AnyHashable
    }

    let item: ViewItem
    let container: ContainerReference?

    /// The identity of the view.
    public var id: ID { ID(value: item.id) }

    /// The values that the view passes to its container.
    public var containerValues: ContainerValues { ContainerValues(item.traits) }
}

extension Subview: View {
    public var body: some View { _SubviewContent(content: item.view, container: container) }
}

extension Subview: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) {
        collector.with(traits: { $0.adopt(item.traits) }) { $0.collect(item.view, at: AnyHashable(id)) }
    }
}

/// The node of a container whose environment its subviews have.
final class ContainerReference {
    var node: NodeHandle?
}

/// A view in the environment of a container further out.
struct _SubviewContent {
    let content: AnyView
    let container: ContainerReference?
}

extension _SubviewContent: _PrimitiveView {
    nonisolated static var _isUnary: Bool { false }

    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let environment = context.environment
        if let container = view.container?.node?.node { context.environment = container.environment }
        context.transparent(SubviewKind.shared, ()) { AnyView._reconcile(view.content, &$0) }
        context.environment = environment
    }
}

/// A transparent node around a subview, for the environment that it has.
final class SubviewKind: TypedKind<Void> {
    static let shared = SubviewKind("subview")
    override var isElement: Bool { false }
}
