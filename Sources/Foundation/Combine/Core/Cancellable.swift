/// A running activity that can be stopped.
public protocol Cancellable {
    /// Stops the activity; doing so again has no effect.
    func cancel()
}

extension Cancellable {
    /// Keeps the activity in a collection, and so running, until it is removed from the collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps the activity in a set, and so running, until it is removed from the set.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
