/// Calls a function; the changes it makes are animated (A07).
/// - Parameter animation: How; the default animation by default, nil for not at all.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Calls a function; the changes it makes are animated, and another function is called once they are (A11).
/// - Parameters:
///   - animation: How; the default animation by default, nil for not at all.
///   - completionCriteria: When the animations count as over.
///   - body: Makes the changes.
///   - completion: Called when the animations are over; at once where there are none.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

extension Binding {
    /// Returns a binding whose writes are animated (O07); by the default animation by default.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}
