/// A transaction that begins in one function and ends in another, for changes that no closure makes.
package final class OpenTransaction {
    private let outer: Transaction
    private var transaction = Transaction()

    /// Begins a transaction, which changes belong to until it ends.
    /// - Parameter completion: Called when the animations are over; at the end where there are none.
    package init(completion: @escaping () -> Void) {
        outer = Transaction.current
        transaction.addAnimationCompletion(completion)
        begin()
    }

    /// The animation of the changes that follow; nil for none.
    package var animation: Animation? {
        get { transaction.animation }
        set {
            transaction.animation = newValue
            begin()
        }
    }

    /// Ends the transaction: changes belong to the one before.
    package func end() {
        Transaction.current = outer
        for completion in transaction.completions { completion.transactionEnded() }
    }

    private func begin() {
        var merged = outer
        merged.merge(transaction)
        Transaction.current = merged.begun()
    }
}
