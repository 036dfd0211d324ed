extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Publishes the first element, if there is one.
    public func first() -> Elements.Element?.Publisher { Elements.Element?.Publisher(sequence.first) }

    /// Publishes the element at the position, if there is one.
    public func output(at index: Elements.Index) -> Elements.Element?.Publisher {
        Elements.Element?.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// Publishes the number of elements.
    public func count() -> Result<Int, Failure>.Publisher { Result<Int, Failure>.Publisher(sequence.count) }

    /// Publishes the elements at the positions.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Publishes the last element, if there is one.
    public func last() -> Elements.Element?.Publisher { Elements.Element?.Publisher(sequence.last) }

    /// Publishes the last element that the closure accepts, if there is one.
    public func last(where predicate: (Elements.Element) -> Bool) -> Elements.Element?.Publisher {
        Elements.Element?.Publisher(sequence.last(where: predicate))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// Publishes the element at the position, if there is one.
    public func output(at index: Elements.Index) -> Elements.Element?.Publisher {
        Elements.Element?.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
    }

    /// Publishes the number of elements.
    public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// Publishes the elements at the positions.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence[range]))
    }

    /// Publishes the number of elements.
    public func count() -> Result<Int, Failure>.Publisher { Result<Int, Failure>.Publisher(sequence.count) }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Publishes the given elements before the elements of the collection.
    public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
        prepend(elements)
    }

    /// Publishes the elements of a sequence before the elements of the collection.
    public func prepend<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Sequence<Elements, Failure> where S.Element == Elements.Element {
        var all = Elements()
        all.reserveCapacity(sequence.count + elements.underestimatedCount)
        all.append(contentsOf: elements)
        all.append(contentsOf: sequence)
        return Publishers.Sequence(sequence: all)
    }

    /// Publishes the elements of another publisher before the elements of this one.
    public func prepend(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        publisher.append(sequence)
    }

    /// Publishes the given elements after the elements of the collection.
    public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
        append(elements)
    }

    /// Publishes the elements of a sequence after the elements of the collection.
    public func append<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Sequence<Elements, Failure> where S.Element == Elements.Element {
        var all = sequence
        all.append(contentsOf: elements)
        return Publishers.Sequence(sequence: all)
    }

    /// Publishes the elements of another publisher after the elements of this one.
    public func append(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        append(publisher.sequence)
    }
}
