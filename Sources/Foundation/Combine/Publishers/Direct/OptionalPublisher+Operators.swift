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

    /// Publishes the value if there is one: there is no error.
    public func retry(_ times: Int) -> Wrapped?.Publisher { self }

    /// Publishes an array of the value, empty if there is none.
    public func collect() -> [Wrapped]?.Publisher { [Wrapped]?.Publisher(output.map { [$0] } ?? []) }

    /// Publishes the number one if there is a value.
    public func count() -> Int?.Publisher { map { _ in 1 } }

    /// Publishes nothing but the completion.
    public func ignoreOutput() -> Empty<Wrapped, Never> { Empty() }

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
        map { nextPartialResult(initialResult, $0) }
    }

    /// Publishes the result of the value if there is one.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> T?.Publisher {
        scan(initialResult, nextPartialResult)
    }

    /// Publishes whether the closure accepts the value, if there is one.
    public func contains(where predicate: (Wrapped) -> Bool) -> Bool?.Publisher { map(predicate) }

    /// Publishes whether the closure accepts the value, if there is one.
    public func allSatisfy(_ predicate: (Wrapped) -> Bool) -> Bool?.Publisher { map(predicate) }

    /// Publishes the value if there is one; the closure is not called.
    public func min(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Wrapped?.Publisher { self }

    /// Publishes the value if there is one; the closure is not called.
    public func max(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Wrapped?.Publisher { self }

    /// Publishes the value if there is one, which equals no value before it; the closure is not called.
    public func removeDuplicates(by predicate: (Wrapped, Wrapped) -> Bool) -> Wrapped?.Publisher { self }

    /// Publishes the value unless it is dropped.
    public func dropFirst(_ count: Int = 1) -> Wrapped?.Publisher {
        precondition(count >= 0, "count must not be negative")
        return Wrapped?.Publisher(count == 0 ? output : nil)
    }

    /// Publishes the value unless the closure drops it.
    public func drop(while predicate: (Wrapped) -> Bool) -> Wrapped?.Publisher { filter { !predicate($0) } }

    /// Publishes the value if there is room for it.
    public func prefix(_ maxLength: Int) -> Wrapped?.Publisher {
        precondition(maxLength >= 0, "maxLength must not be negative")
        return Wrapped?.Publisher(maxLength > 0 ? output : nil)
    }

    /// Publishes the value if the closure accepts it.
    public func prefix(while predicate: (Wrapped) -> Bool) -> Wrapped?.Publisher { filter(predicate) }

    /// Publishes the value if it is asked for by its position, zero.
    public func output(at index: Int) -> Wrapped?.Publisher {
        precondition(index >= 0, "index must not be negative")
        return Wrapped?.Publisher(index == 0 ? output : nil)
    }

    /// Publishes the value if its position, zero, is among those asked for.
    public func output<R: RangeExpression>(in range: R) -> Wrapped?.Publisher where R.Bound == Int {
        let positions = range.relative(to: 0..<Int.max)
        precondition(positions.lowerBound >= 0, "lowerBound must not be negative")
        // A range without an upper bound ends at the greatest number.
        precondition(
            positions.upperBound < .max - 1 || positions.upperBound == .max,
            "upperBound must be less than Int.max - 1")
        return Wrapped?.Publisher(positions.contains(0) ? output : nil)
    }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Publishes whether the value is the one given, if there is one.
    public func contains(_ output: Wrapped) -> Bool?.Publisher { map { $0 == output } }

    /// Publishes the value, which equals no value before it.
    public func removeDuplicates() -> Wrapped?.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Publishes the value if there is one.
    public func min() -> Wrapped?.Publisher { self }

    /// Publishes the value if there is one.
    public func max() -> Wrapped?.Publisher { self }
}
