extension Result.Publisher {
    /// Publishes the transformed value, or the error.
    public func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>.Publisher {
        result.map(transform).publisher
    }

    /// Publishes the transformed value, or the error there is or the closure throws.
    public func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error> { try transform(result.get()) }.publisher
    }

    /// Publishes the value, or the transformed error.
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
        result.mapError(transform).publisher
    }

    /// Publishes the value, or the one given in place of an error.
    public func replaceError(with output: Success) -> Result<Success, Never>.Publisher {
        switch result {
        case .success(let value): Result<Success, Never>.Publisher(value)
        case .failure: Result<Success, Never>.Publisher(output)
        }
    }

    /// Publishes nothing but the completion, even in place of an error.
    public func ignoreOutput() -> Empty<Success, Failure> { Empty() }

    /// Publishes the value or the error: it is never empty.
    public func replaceEmpty(with output: Success) -> Result<Success, Failure>.Publisher { self }

    /// Publishes an array of the value, or the error.
    public func collect() -> Result<[Success], Failure>.Publisher { result.map { [$0] }.publisher }

    /// Publishes the number one, or the error.
    public func count() -> Result<Int, Failure>.Publisher { result.map { _ in 1 }.publisher }

    /// Publishes the value or the error.
    public func first() -> Result<Success, Failure>.Publisher { self }

    /// Publishes the value or the error.
    public func last() -> Result<Success, Failure>.Publisher { self }

    /// Publishes whether the closure accepts the value, or the error.
    public func contains(where predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher {
        result.map(predicate).publisher
    }

    /// Publishes whether the closure accepts the value, or the error there is or the closure throws.
    public func tryContains(where predicate: (Success) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes whether the closure accepts the value, or the error.
    public func allSatisfy(_ predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher {
        result.map(predicate).publisher
    }

    /// Publishes whether the closure accepts the value, or the error there is or the closure throws.
    public func tryAllSatisfy(_ predicate: (Success) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes the value or the error; the closure is not called.
    public func min(by areInIncreasingOrder: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher { self }

    /// Publishes the value or the error; the closure is not called.
    public func max(by areInIncreasingOrder: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher { self }

    /// Publishes the value, or the error there is or the closure throws.
    public func tryMin(
        by areInIncreasingOrder: (Success, Success) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        tryComparing(areInIncreasingOrder)
    }

    /// Publishes the value, or the error there is or the closure throws.
    public func tryMax(
        by areInIncreasingOrder: (Success, Success) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        tryComparing(areInIncreasingOrder)
    }

    /// Publishes the value, which equals no value before it, or the error; the closure is not called.
    public func removeDuplicates(
        by predicate: (Success, Success) -> Bool
    ) -> Result<Success, Failure>.Publisher { self }

    /// Publishes the value, or the error there is or the closure throws.
    public func tryRemoveDuplicates(
        by predicate: (Success, Success) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        tryComparing(predicate)
    }

    /// Publishes the result of the value, or the error.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Success) -> T
    ) -> Result<T, Failure>.Publisher {
        result.map { nextPartialResult(initialResult, $0) }.publisher
    }

    /// Publishes the result of the value, or the error there is or the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Success) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Publishes the result of the value, or the error.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Success) -> T
    ) -> Result<T, Failure>.Publisher {
        scan(initialResult, nextPartialResult)
    }

    /// Publishes the result of the value, or the error there is or the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Success) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryScan(initialResult, nextPartialResult)
    }

    /// Publishes the value or the error, which it tries but once: the result is known.
    public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }

    /// Calls the closure with the value twice, for the error that it may throw.
    private func tryComparing(_ compare: (Success, Success) throws -> Bool) -> Result<Success, any Error>.Publisher {
        tryMap { value in
            _ = try compare(value, value)
            return value
        }
    }
}

extension Result.Publisher where Failure == Never {
    /// Publishes the value with a kind of errors that do not occur.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
        switch result {
        case .success(let value): Result<Success, E>.Publisher(value)
        }
    }
}

extension Result.Publisher where Success: Equatable {
    /// Publishes whether the value is the one given, or the error.
    public func contains(_ output: Success) -> Result<Bool, Failure>.Publisher {
        result.map { $0 == output }.publisher
    }

    /// Publishes the value, which equals no value before it, or the error.
    public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
    /// Publishes the value or the error.
    public func min() -> Result<Success, Failure>.Publisher { self }

    /// Publishes the value or the error.
    public func max() -> Result<Success, Failure>.Publisher { self }
}
