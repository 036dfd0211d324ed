// Mistakes of a publisher or subscriber that the library cannot mend: they stop the program, in the words in which
// Apple's framework does.

extension Subscribers.Demand {
    /// Stops the program when nothing is asked for, where a subscription takes that for a mistake.
    func assertNonZero(file: StaticString = #fileID, line: UInt = #line) {
        if self == .none { fatalError("API Violation: demand must not be zero", file: file, line: line) }
    }
}

/// Stops the program because an upstream delivered a value before its subscription.
func valueBeforeSubscription(file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(
        "API Violation: received an unexpected value before receiving a Subscription", file: file, line: line)
}

/// Stops the program because an upstream ended before its subscription.
func completionBeforeSubscription(file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(
        "API Violation: received an unexpected completion before receiving a Subscription", file: file, line: line)
}

/// Stops the program because an upstream delivered more values than it was asked for.
func unwantedValue(file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError("API Violation: received an unexpected value without demand", file: file, line: line)
}
