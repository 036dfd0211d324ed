/// A modifier whose own changes, but not the changes of its content, belong to a changed transaction.
struct _TransactionalModifier<Base: ViewModifier>: ViewModifier {
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let transform: (inout Transaction) -> Void
    private let outer = KeptTransaction()

    nonisolated init(base: Base, transform: @escaping (inout Transaction) -> Void) {
        self.base = base
        self.transform = transform
    }

    func body(content: Content) -> some View {
        content
            .transaction { [outer] in if let kept = outer.transaction { $0 = kept } }
            .modifier(base)
            .transaction { [outer, transform] in
                outer.transaction = $0
                transform(&$0)
            }
    }
}

/// The transaction that arrived at a modifier, for its content.
private final class KeptTransaction {
    var transaction: Transaction?
    nonisolated init() {}
}

extension ViewModifier {
    /// Changes the transaction for the modifier's own changes.
    ///
    /// Follows Apple's
    /// [transaction(_:)](https://developer.apple.com/documentation/swiftui/viewmodifier/transaction(_:)).
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        _TransactionalModifier(base: self, transform: transform)
    }

    /// Animates the modifier's own changes; nil for no animation.
    ///
    /// Follows Apple's
    /// [animation(_:)](https://developer.apple.com/documentation/swiftui/viewmodifier/animation(_:)).
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}
