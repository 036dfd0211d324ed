import CGtk
import OrielBasics

/// A call that GLib's loop makes once, later; canceled when released.
@MainActor
final class Timeout {
    private var source: guint = 0
    private var action: (@MainActor () -> Void)?

    /// Calls `action` after some seconds.
    init(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
        self.action = action
        let milliseconds = guint(seconds.clamped(to: 0...1e6) * 1000)
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                let timeout = Unmanaged<Timeout>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { timeout.fire() }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit { cancel() }

    /// Cancels the call.
    func cancel() {
        if source != 0 { g_source_remove(source) }
        source = 0
        action = nil
    }

    private func fire() {
        source = 0
        let action = self.action
        self.action = nil
        action?()
    }
}
