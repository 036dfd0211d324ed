/// A running activity that can be stopped.
public protocol Cancellable {
    /// Stops the activity; doing so again has no effect.
    func cancel()
}

extension Cancellable {
    /// Keeps the activity in a collection, and so running, until the collection lets go of it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps the activity in a set, and so running, until the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
