import Foundation
import Observation

/// A number that bodies read, and that changes with the tips.
final class Revision: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var number = 0

    private var value: Int { lock.withLock { number } }

    /// Makes the body that is being evaluated depend on the number.
    func read() { registrar.access(self, keyPath: \.value) }

    /// Has the bodies that depend on the number evaluated again: the engine does so on the main thread, wherever this is called.
    func change() {
        registrar.withMutation(of: self, keyPath: \.value) { lock.withLock { number &+= 1 } }
    }
}
