import Foundation
import OrielFoundation
import SwiftUI

/// The purchase of the app itself, which no store has made here.
///
/// Follows Apple's [AppTransaction](https://developer.apple.com/documentation/storekit/apptransaction). Asking for it fails with
/// ``StoreKitError/unsupported``.
public struct AppTransaction: Hashable, Sendable {
    /// The number of the app; nil in tests.
    public let appID: UInt64?
    /// The version of the app.
    public let appVersion: String
    /// The number of the version; nil in tests.
    public let appVersionID: UInt64?
    /// The identifier of the app.
    public let bundleID: String
    /// The place where the app was bought.
    public let environment: AppStore.Environment
    /// The version that was bought.
    public let originalAppVersion: String
    /// The date of the purchase.
    public let originalPurchaseDate: Date
    /// The date of an order before the release; nil for none.
    public let preorderDate: Date?
    /// The date of the signature.
    public let signedDate: Date
    /// The hash for this device.
    public let deviceVerification: Data
    /// A number that is used once.
    public let deviceVerificationNonce: UUID
    /// The purchase as JSON.
    public let jsonRepresentation: Data

    /// The app's purchase; fails.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws {
            StoreGaps.warn()
            throw StoreKitError.unsupported
        }
    }
    /// Returns the app's purchase, after the user has signed in; fails.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}

extension VerificationResult where SignedType == AppTransaction {
    /// The purchase as the store has signed it.
    public var jwsRepresentation: String { "" }
}

extension Product {
    /// The state of a product that is loaded.
    public enum TaskState {
        case loading, unavailable
        case failure(any Error)
        case success(Product)
        /// The product; nil as long as it is not loaded.
        public var product: Product? {
            if case .success(let product) = self { return product }
            return nil
        }
    }
}

/// Purchases outside of the store, which apps here make as they like: no notice is shown.
///
/// Follows Apple's [ExternalPurchase](https://developer.apple.com/documentation/storekit/externalpurchase).
public enum ExternalPurchase {
    /// The user's answer to a notice.
    public enum NoticeResult: Hashable, Sendable {
        case continued, cancelled, continuedWithExternalPurchaseToken(token: String)
    }
    /// Whether notices can be shown; always false.
    public static var canPresent: Bool { get async { false } }
    /// Shows a notice; fails.
    @MainActor public static func presentNoticeSheet() async throws -> NoticeResult {
        StoreGaps.warn()
        throw StoreKitError.unsupported
    }
}

/// Links to purchases outside of the store; they are not supported here.
public enum ExternalPurchaseLink {
    /// Whether links can be opened; always false.
    public static var canOpen: Bool { get async { false } }
    /// Whether the user may be shown links; always nil.
    public static var eligibleURLs: [URL]? { get async { nil } }
    /// Opens the link; fails.
    @MainActor public static func open() async throws {
        StoreGaps.warn()
        throw StoreKitError.unsupported
    }
    /// Opens a link; fails.
    @MainActor public static func open(url: URL) async throws { try await open() }
}

/// Links to an account outside of the store; they are not supported here.
public enum ExternalLinkAccount {
    /// Whether the link can be opened; always false.
    public static var canOpen: Bool { get async { false } }
    /// Opens the link; fails.
    @MainActor public static func open() async throws {
        StoreGaps.warn()
        throw StoreKitError.unsupported
    }
}
