import Synchronization

/// A switch that one thread sets and others read.
final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .acquiring) }

    func set() { value.store(true, ordering: .releasing) }
}

/// A switch that only the first to set it sets.
final class OnceFlag: Sendable {
    private let value = Atomic(false)

    /// Sets the switch; true the first time.
    func set() -> Bool { !value.exchange(true, ordering: .acquiringAndReleasing) }
}
