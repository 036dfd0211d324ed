/// A view whose type is hidden.
///
/// Statement S07: identity includes the type; another type's view starts over.
@frozen
public struct AnyView {
    let box: AnyViewBox

    /// Wraps a view.
    public nonisolated init<V: View>(_ view: V) {
        if let view = view as? AnyView { self = view } else { box = TypedViewBox(view) }
    }

    /// Wraps a view; the compiler calls this where it erases types.
    public nonisolated init<V: View>(erasing view: V) { self.init(view) }

    /// Wraps a view of a type known only at run time; nil if the value is none.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}

/// A view, its type hidden behind methods.
@usableFromInline
class AnyViewBox {
    var type: any View.Type { fatalError("A box needs a view.") }
    func reconcile(_ context: inout _Reconciler) {}
    /// Passes the view to a visitor.
    func visit(_ visitor: _ViewVisitor) {}
    /// The view itself.
    var view: Any { fatalError("A box needs a view.") }
}

final class TypedViewBox<V: View>: AnyViewBox {
    private let content: V
    init(_ view: V) { content = view }
    override var type: any View.Type { V.self }
    override func reconcile(_ context: inout _Reconciler) { V._reconcile(content, &context) }
    override var view: Any { content }
    override func visit(_ visitor: _ViewVisitor) { visitor.visit(content, at: "\(V.self)") }
}

extension AnyView: _PrimitiveView {
    nonisolated public static var _isUnary: Bool { false }

    nonisolated public static func _reconcile(_ view: AnyView, _ context: inout _Reconciler) {
        context.dynamic(AnyViewKind.shared, identity: ObjectIdentifier(view.box.type)) { view.box.reconcile(&$0) }
    }
}

/// A transparent node whose content begins again when its identity changes.
final class AnyViewKind: TypedKind<ObjectIdentifier> {
    static let shared = AnyViewKind("AnyView")
    override var isElement: Bool { false }
    override var isDynamicContainer: Bool { true }
}
