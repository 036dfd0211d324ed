/// The view that a modifier or transition is applied to, as the function that changes it sees it.
///
/// Follows Apple's
/// [PlaceholderContentView](https://developer.apple.com/documentation/swiftui/placeholdercontentview).
public struct PlaceholderContentView<Value> {
    private let reconcileContent: (inout _Reconciler) -> Void

    /// How many modifiers of the transaction around the placeholder are not meant for it.
    private let hiddenScopes: Int

    init<Content: View>(_ content: Content, hiddenScopes: Int = 0) {
        reconcileContent = { Content._reconcile(content, &$0) }
        self.hiddenScopes = hiddenScopes
    }
}

extension PlaceholderContentView: View {
    public typealias Body = Never
    public var body: Never { fatalError("PlaceholderContentView has no body.") }
    nonisolated public static var _isUnary: Bool { false }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let scope = TransactionScope(transform: { _ in }, hides: view.hiddenScopes)
        context.transparent(TransactionKind.shared, scope) { view.reconcileContent(&$0) }
    }
}

extension PlaceholderContentView: _PrimitiveView {}
