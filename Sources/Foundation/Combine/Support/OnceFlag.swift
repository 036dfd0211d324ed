import Synchronization

/// A switch that only the first to set it sets.
final class OnceFlag: Sendable {
    private let value = Atomic(false)

    /// Sets the switch; true the first time.
    func set() -> Bool { !value.exchange(true, ordering: .acquiringAndReleasing) }
}
