import Foundation
import OrielFoundation

/// An error that is shown as a sheet, and the method that is called when the sheet is closed.
@MainActor
struct ErrorSheet {
    let error: any Error
    let delegate: Any?
    let method: Selector?
    let context: UnsafeMutableRawPointer?

    /// Shows the error, with the buttons by which it can be recovered from.
    func show(for window: NSWindow) {
        let alert = NSAlert(error: error)
        let recovery = error as? any RecoverableError
        for option in recovery?.recoveryOptions ?? [] { alert.addButton(withTitle: option) }
        alert.beginSheetModal(for: window) { response in
            guard let recovery, !recovery.recoveryOptions.isEmpty else { return report(false) }
            recovery.attemptRecovery(optionIndex: response.rawValue - 1000) { recovered in
                MainActor.assumeIsolated { report(recovered) }
            }
        }
    }

    private func report(_ recovered: Bool) {
        guard let method, let delegate else { return }
        method.call(on: delegate as AnyObject, with: [recovered, context])
    }
}
