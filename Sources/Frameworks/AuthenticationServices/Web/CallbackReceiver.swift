import Foundation

/// Waits for the address to which a page leads.
@MainActor protocol CallbackReceiver {
    /// Stops waiting, and undoes what was set up.
    func stop()
}
