import Dispatch
import Glibc

/// Calls back on the main queue when the process gets a signal.
@MainActor
final class SignalSource {
    private let source: any DispatchSourceSignal

    /// Listens for a signal until released.
    init(_ number: Int32, _ action: @escaping @MainActor () -> Void) {
        signal(number, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { action() } }
        source.resume()
    }

    isolated deinit { source.cancel() }
}
