extension View {
    /// Animates all changes in the view.
    ///
    /// Apple deprecated this form, which also animates what the author did not think of: ``animation(_:value:)`` has
    /// a value, ``withAnimation(_:_:)`` a change.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(_TransactionModifier(animation: animation))
    }

    /// Animates the changes in the view that come with a change of a value; nil for at once (A08).
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_TransactionModifier(animation: animation, value: AnyChangeValue(value)))
    }

    /// Animates what a function makes of the view, but not the view itself.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        _TransactionModifier(animation: animation).applied(around: self, body)
    }

    /// Changes the transaction for the view (A09).
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform))
    }

    /// Changes the transaction for the view in updates that come with a change of a value.
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_TransactionModifier(value: AnyChangeValue(value), transform))
    }

    /// Changes the transaction for what a function makes of the view, but not for the view itself.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        _TransactionModifier(transform).applied(around: self, body)
    }
}

extension View where Self: Equatable {
    /// Animates the view's changes that come with a change of its own value.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        self.animation(animation, value: self)
    }
}
