/// A cancellable that cancels when it is released.
///
/// Keep the value that `sink` and `assign` return for as long as values are wanted:
///
///     final class Model {
///         private var cancellables: Set<AnyCancellable> = []
///
///         init(names: some Publisher<String, Never>) {
///             names.sink { print($0) }.store(in: &cancellables)
///         }
///     }
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Makes a cancellable that runs the closure once, when it is canceled or released.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Makes a cancellable that cancels another one when it is canceled or released.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    deinit {
        action?()
    }

    /// Stops the activity; doing so again has no effect.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Keeps this cancellable in a collection until it is removed from the collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this cancellable in a set until it is removed from the set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
