import Dispatch

/// When an animation counts as over.
///
/// Follows Apple's
/// [AnimationCompletionCriteria](https://developer.apple.com/documentation/swiftui/animationcompletioncriteria).
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// When the eye takes it to be over: a spring may still swing by a hair.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// A function to call, once, when all that belongs to a transaction is over.
///
/// Running animations hold the completion and release it at their end; the code that makes the changes is the first to
/// hold it, a waiting update with some of them the next.
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var holders = 1
    /// Whether a function is being called because nothing was animated.
    nonisolated(unsafe) private static var isInChain = false

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Notes that something more must end first.
    func hold() { holders += 1 }

    /// Notes that something is over; calls the function after the last.
    func release() {
        holders -= 1
        guard holders <= 0, let action else { return }
        self.action = nil
        action()
    }

    /// Notes that a transaction is over: if it animated nothing, calls the function at once.
    ///
    /// At the end of another such function, it is called after a while: an animation that restarts itself, and
    /// whose views have gone, would never end.
    func transactionEnded() {
        if holders > 1 { return release() }
        if Self.isInChain {
            nonisolated(unsafe) let completion = self
            return DispatchQueue.main.async { completion.transactionEnded() }
        }
        Self.isInChain = true
        defer { Self.isInChain = false }
        release()
    }
}

extension ChangeBatch {
    /// Holds the transaction's completions until the batch is processed.
    mutating func holdCompletions(_ graph: ViewGraph) {
        for completion in transaction.completions {
            completion.hold()
            values.append { [unowned graph] in graph.actions.append { completion.release() } }
        }
    }
}
