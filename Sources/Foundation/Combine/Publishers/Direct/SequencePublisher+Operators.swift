// Operators whose result is known from the sequence: they return a publisher of that result, with the types Apple
// documents, instead of a chain. The results are computed when the operators are called.

extension Publishers.Sequence {
    /// Publishes the transformed elements.
    public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }

    /// Publishes the transformed elements that are not nil.
    public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }

    /// Publishes the given value in place of each nil.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
        map { $0 ?? output }
    }

    /// Publishes the elements that the closure accepts.
    public func filter(
        _ isIncluded: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
    }

    /// Publishes each result of combining an element with the result before it.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Elements.Element) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return map {
            result = nextPartialResult(result, $0)
            return result
        }
    }

    /// Publishes the elements with a kind of errors that do not occur.
    public func setFailureType<E: Error>(
        to failureType: E.Type
    ) -> Publishers.Sequence<Elements, E> where Failure == Never {
        Publishers.Sequence<Elements, E>(sequence: sequence)
    }

    /// Publishes nothing but the completion.
    public func ignoreOutput() -> Empty<Elements.Element, Failure> { Empty() }

    /// Publishes the elements after that many.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
    }

    /// Publishes the elements from the first that the closure does not drop.
    public func drop(
        while predicate: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
    }

    /// Publishes that many elements at most.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
    }

    /// Publishes the elements before the first that the closure does not accept.
    public func prefix(
        while predicate: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.prefix(while: predicate))
    }

    /// Publishes an array of the elements.
    public func collect() -> Result<[Elements.Element], Failure>.Publisher {
        Result<[Elements.Element], Failure>.Publisher(Array(sequence))
    }

    /// Publishes whether the closure accepts all elements.
    public func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
    }

    /// Publishes whether the closure accepts all elements, or the error it throws.
    public func tryAllSatisfy(
        _ predicate: (Elements.Element) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.allSatisfy(predicate) }.publisher
    }

    /// Publishes whether the closure accepts an element.
    public func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
    }

    /// Publishes whether the closure accepts an element, or the error it throws.
    public func tryContains(
        where predicate: (Elements.Element) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.contains(where: predicate) }.publisher
    }

    /// Publishes the result of all elements.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Elements.Element) -> T
    ) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Publishes the result of all elements, or the error the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Elements.Element) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
    }
}

extension Publishers.Sequence where Failure == Never {
    /// Publishes the smallest element, if there is one.
    public func min(
        by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
    ) -> Elements.Element?.Publisher {
        Elements.Element?.Publisher(sequence.min(by: areInIncreasingOrder))
    }

    /// Publishes the greatest element, if there is one.
    public func max(
        by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
    ) -> Elements.Element?.Publisher {
        Elements.Element?.Publisher(sequence.max(by: areInIncreasingOrder))
    }

    /// Publishes the first element that the closure accepts, if there is one.
    public func first(where predicate: (Elements.Element) -> Bool) -> Elements.Element?.Publisher {
        Elements.Element?.Publisher(sequence.first(where: predicate))
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Publishes the elements that differ from the one before.
    public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
        var last: Elements.Element?
        return filter { element in
            defer { last = element }
            return last != element
        }
    }

    /// Publishes whether an element is the one given.
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(output))
    }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
    /// Publishes the smallest element, if there is one.
    public func min() -> Elements.Element?.Publisher { Elements.Element?.Publisher(sequence.min()) }

    /// Publishes the greatest element, if there is one.
    public func max() -> Elements.Element?.Publisher { Elements.Element?.Publisher(sequence.max()) }
}
