// Operators whose result is known from the one value there is: they return a publisher of that result, with the
// types Apple documents, instead of a chain.

extension Just {
    /// Publishes the transformed value.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// Publishes the transformed value, or the error the closure throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try transform(output) }.publisher
    }

    /// Publishes the value if the closure accepts it.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(isIncluded(output) ? output : nil)
    }

    /// Publishes the transformed value unless it is nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional.Publisher(transform(output))
    }

    /// Publishes the value given in place of nil.
    public func replaceNil<T>(with output: T) -> Just<T> where Output == T? { Just<T>(self.output ?? output) }

    /// Publishes the value, since there is one.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// Publishes the value, since there is no error.
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// Publishes the value, since there is no error.
    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Just<Output> {
        self
    }

    /// Publishes the value, since there is no error.
    public func retry(_ times: Int) -> Just<Output> { self }

    /// Publishes the value with a kind of errors that do not occur.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
        Result.Publisher(.success(output))
    }

    /// Publishes the value with a kind of errors that do not occur.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        Result.Publisher(.success(output))
    }

    /// Publishes an array of the value.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// Publishes the number one.
    public func count() -> Just<Int> { Just<Int>(1) }

    /// Publishes nothing but the completion.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// Publishes the value, the first there is.
    public func first() -> Just<Output> { self }

    /// Publishes the value, the last there is.
    public func last() -> Just<Output> { self }

    /// Publishes the value if the closure accepts it.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Publishes the value if the closure accepts it.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Publishes whether the closure accepts the value.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Publishes whether the closure accepts the value, or the error it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes whether the closure accepts the value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Publishes whether the closure accepts the value, or the error it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes the result of the value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Never>.Publisher {
        Result.Publisher(nextPartialResult(initialResult, output))
    }

    /// Publishes the result of the value, or the error the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Publishes the result of the value.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Never>.Publisher {
        scan(initialResult, nextPartialResult)
    }

    /// Publishes the result of the value, or the error the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryScan(initialResult, nextPartialResult)
    }

    /// Publishes the value, the smallest there is; the closure is not called.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Publishes the value, the greatest there is; the closure is not called.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Publishes the value, or the error the closure throws, which is called with the value twice.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap { value in
            _ = try predicate(value, value)
            return value
        }
    }

    /// Publishes the value, which equals no value before it.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Publishes the value after the others.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        Publishers.Sequence(sequence: elements + [output])
    }

    /// Publishes the value after the others.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
        Publishers.Sequence(sequence: elements + [output])
    }

    /// Publishes the value before the others.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        Publishers.Sequence(sequence: [output] + elements)
    }

    /// Publishes the value before the others.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
        Publishers.Sequence(sequence: [output] + elements)
    }

    /// Publishes the value unless it is dropped.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        precondition(count >= 0, "count must not be negative")
        return Optional.Publisher(count == 0 ? output : nil)
    }

    /// Publishes the value unless the closure drops it.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter { !predicate($0) }
    }

    /// Publishes the value if there is room for it.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        precondition(maxLength >= 0, "maxLength must not be negative")
        return Optional.Publisher(maxLength > 0 ? output : nil)
    }

    /// Publishes the value if the closure accepts it.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Publishes the value if it is asked for by its position, zero.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "index must not be negative")
        return Optional.Publisher(index == 0 ? output : nil)
    }

    /// Publishes the value if its position, zero, is among those asked for.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        // An empty range at zero has the value, as with Apple's framework.
        Optional.Publisher(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
    }
}

extension Just where Output: Equatable {
    /// Publishes whether the value is the one given.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

    /// Publishes the value, which equals no value before it.
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// Publishes the value, the smallest there is.
    public func min() -> Just<Output> { self }

    /// Publishes the value, the greatest there is.
    public func max() -> Just<Output> { self }
}
