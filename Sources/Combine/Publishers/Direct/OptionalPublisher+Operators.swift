extension Optional.Publisher {
    /// Publishes the transformed value if there is one.
    public func map<T>(_ transform: (Wrapped) -> T) -> T?.Publisher { T?.Publisher(output.map(transform)) }

    /// Publishes the transformed value unless there is none.
    public func compactMap<T>(_ transform: (Wrapped) -> T?) -> T?.Publisher {
        T?.Publisher(output.flatMap(transform))
    }

    /// Publishes the value if there is one that the closure accepts.
    public func filter(_ isIncluded: (Wrapped) -> Bool) -> Wrapped?.Publisher {
        Wrapped?.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    /// Publishes the value, or the one given.
    public func replaceEmpty(with output: Wrapped) -> Just<Wrapped> { Just(self.output ?? output) }

    /// Publishes the value if there is one: there is no error.
    public func replaceError(with output: Wrapped) -> Wrapped?.Publisher { self }

    /// Publishes an array of the value, empty if there is none.
    public func collect() -> Just<[Wrapped]> { Just(output.map { [$0] } ?? []) }

    /// Publishes the number of values, one or zero.
    public func count() -> Just<Int> { Just(output == nil ? 0 : 1) }

    /// Publishes nothing but the completion.
    public func ignoreOutput() -> Empty<Never, Never> { Empty() }

    /// Publishes the value if there is one.
    public func first() -> Wrapped?.Publisher { self }

    /// Publishes the value if there is one.
    public func last() -> Wrapped?.Publisher { self }

    /// Publishes the value if there is one that the closure accepts.
    public func first(where predicate: (Wrapped) -> Bool) -> Wrapped?.Publisher { filter(predicate) }

    /// Publishes the value if there is one that the closure accepts.
    public func last(where predicate: (Wrapped) -> Bool) -> Wrapped?.Publisher { filter(predicate) }

    /// Publishes the result of the value if there is one.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> T?.Publisher {
        T?.Publisher(output.map { nextPartialResult(initialResult, $0) })
    }

    /// Publishes the result of the value, or the initial one.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> Just<T> {
        Just(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
    }

    /// Publishes whether there is a value that the closure accepts.
    public func contains(where predicate: (Wrapped) -> Bool) -> Just<Bool> { Just(output.map(predicate) ?? false) }

    /// Publishes whether the closure accepts the value, true if there is none.
    public func allSatisfy(_ predicate: (Wrapped) -> Bool) -> Just<Bool> { Just(output.map(predicate) ?? true) }

    /// Publishes the value unless it is dropped.
    public func dropFirst(_ count: Int = 1) -> Wrapped?.Publisher {
        precondition(count >= 0, "count must not be negative")
        return Wrapped?.Publisher(count == 0 ? output : nil)
    }

    /// Publishes the value if there is room for it.
    public func prefix(_ maxLength: Int) -> Wrapped?.Publisher {
        precondition(maxLength >= 0, "length must not be negative")
        return Wrapped?.Publisher(maxLength > 0 ? output : nil)
    }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Publishes whether the value is the one given.
    public func contains(_ output: Wrapped) -> Just<Bool> { Just(self.output == output) }

    /// Publishes the value, which equals no value before it.
    public func removeDuplicates() -> Wrapped?.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Publishes the value if there is one.
    public func min() -> Wrapped?.Publisher { self }

    /// Publishes the value if there is one.
    public func max() -> Wrapped?.Publisher { self }
}
