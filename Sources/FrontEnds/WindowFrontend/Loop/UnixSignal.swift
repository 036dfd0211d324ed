import CGtk
import GtkShim

/// Calls back from the loop when the process gets a signal.
@MainActor
final class UnixSignal {
    private var source: guint = 0
    private let action: () -> Void

    /// Listens for a signal until released.
    init(_ number: Int32, _ action: @escaping () -> Void) {
        self.action = action
        source = g_unix_signal_add_full(
            G_PRIORITY_DEFAULT, number,
            { data in
                let signal = owner(data, UnixSignal.self)
                MainActor.assumeIsolated { signal.action() }
                return 1
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit { if source != 0 { g_source_remove(source) } }
}
