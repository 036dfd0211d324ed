import Foundation
import SwiftUI

/// The service of games, which this system lacks: requests fail, and a warning is issued once.
enum GameCenter {
    /// Returns an error, and reports once that there is no service.
    static func refusal(_ code: GKError.Code = .notAuthenticated) -> GKError {
        RuntimeWarning.issue(
            "GameKit: Game Center is not available here; players are not authenticated, and requests fail. See CompatibilityGaps.md."
        )
        return GKError(code)
    }

    /// Calls a handler with an error in a later turn of the main loop.
    static func refuse(with code: GKError.Code = .notAuthenticated, _ handler: (((any Error)?) -> Void)?) {
        let error = refusal(code)
        guard let handler else { return }
        nonisolated(unsafe) let call = handler
        DispatchQueue.main.async { call(error) }
    }

    /// Calls a handler without a result and with an error in a later turn of the main loop.
    static func refuse<Value>(with code: GKError.Code = .notAuthenticated, _ handler: ((Value?, (any Error)?) -> Void)?)
    {
        guard let handler else { return refuse(with: code, nil) }
        refuse(with: code) { error in handler(nil, error) }
    }
}
