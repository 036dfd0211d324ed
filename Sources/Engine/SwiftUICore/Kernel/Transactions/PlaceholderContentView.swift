/// The view that a modifier or transition is applied to, as the function that changes it sees it.
///
/// Follows Apple's
/// [PlaceholderContentView](https://developer.apple.com/documentation/swiftui/placeholdercontentview).
public struct PlaceholderContentView<Value> {
    private let reconcileContent: (inout _Reconciler) -> Void

    /// The modifier of the transaction around the placeholder that is not meant for it.
    private let hides: ScopeName?

    nonisolated init<Content: View>(_ content: Content, hides: ScopeName? = nil) {
        reconcileContent = { Content._reconcile(content, &$0) }
        self.hides = hides
    }
}

extension PlaceholderContentView: View {
    public typealias Body = Never
    public var body: Never { fatalError("PlaceholderContentView has no body.") }
    nonisolated public static var _isUnary: Bool { false }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let scope = TransactionScope(transform: { _ in }, hides: view.hides)
        context.transparent(TransactionKind.shared, scope) { view.reconcileContent(&$0) }
    }
}

extension PlaceholderContentView: _PrimitiveView {}
