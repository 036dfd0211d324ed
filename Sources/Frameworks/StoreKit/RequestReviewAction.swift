import OrielFoundation
import SwiftUI

/// Asks the person to rate the app; there is no store here, so that nothing is shown.
///
/// Follows Apple's [RequestReviewAction](https://developer.apple.com/documentation/storekit/requestreviewaction).
@MainActor @preconcurrency
public struct RequestReviewAction {
    /// Asks the person; shows nothing, and logs a warning once.
    public func callAsFunction() { StoreGaps.warn() }
}

extension EnvironmentValues {
    /// The action that asks the person to rate the app.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks the person to rate the app, in the older form.
public enum SKStoreReviewController {
    /// Asks the person; shows nothing.
    @MainActor public static func requestReview() { StoreGaps.warn() }
    /// Asks the person in a scene; shows nothing.
    @MainActor public static func requestReview(in scene: UIWindowScene) { StoreGaps.warn() }
}

enum StoreGaps {
    static func warn() {
        RuntimeWarning.issue("StoreKit has no store here: there are no products, purchases or reviews.")
    }
}
