import OrielFoundation
import SwiftUI

/// Asks the user to rate the app; there is no store here, so that nothing is shown.
///
/// Follows Apple's [RequestReviewAction](https://developer.apple.com/documentation/storekit/requestreviewaction).
@MainActor @preconcurrency
public struct RequestReviewAction {
    /// Asks the user; shows nothing, and logs a warning once.
    public func callAsFunction() { StoreGaps.warn() }
}

extension EnvironmentValues {
    /// The action that asks the user to rate the app.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks the user to rate the app, in the older form.
public enum SKStoreReviewController {
    /// Asks the user; shows nothing.
    @MainActor public static func requestReview() { StoreGaps.warn() }
    /// Asks the user in a scene; shows nothing.
    @MainActor public static func requestReview(in scene: UIWindowScene) { StoreGaps.warn() }
}

enum StoreGaps {
    static func warn() {
        RuntimeWarning.issue("StoreKit has no store here: there are no products, purchases or reviews.")
    }
}
