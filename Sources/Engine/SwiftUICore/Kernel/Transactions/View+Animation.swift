extension View {
    /// Animates all changes in the view.
    ///
    /// Apple deprecated this form, which also animates unintended changes: ``animation(_:value:)`` has a value,
    /// ``withAnimation(_:_:)`` a change.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(_TransactionModifier(animation: animation))
    }

    /// Animates the view's changes in updates in which a value changes; nil for no animation (A08).
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_TransactionModifier(animation: animation, value: AnyChangeValue(value)))
    }

    /// Animates a closure's result for the view, but not the view itself.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        _TransactionModifier(animation: animation).applied(around: self, body)
    }

    /// Changes the transaction for the view (A09).
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform))
    }

    /// Changes the transaction for the view in updates in which a value changes.
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_TransactionModifier(value: AnyChangeValue(value), transform))
    }

    /// Changes the transaction for a closure's result for the view, but not for the view itself.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        _TransactionModifier(transform).applied(around: self, body)
    }
}

extension View where Self: Equatable {
    /// Animates the view's changes in updates in which its own value changes.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        self.animation(animation, value: self)
    }
}
