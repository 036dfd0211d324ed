import Foundation
import SwiftUI

/// Something that the store sells; the store here is empty.
///
/// Follows Apple's [Product](https://developer.apple.com/documentation/storekit/product).
public struct Product: Identifiable, Hashable, Sendable {
    /// The kind of a product.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// It is used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// It lasts.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// It lasts for a time.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// It lasts until it is ended.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// The name by which the app knows it.
    public let id: String
    /// The kind.
    public let type: ProductType
    /// The name.
    public let displayName: String
    /// The description.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price as text.
    public let displayPrice: String
    /// Whether members of a family share it.
    public var isFamilyShareable: Bool { false }
    /// What belongs to a subscription; nil for other products.
    public var subscription: SubscriptionInfo? { nil }
    /// The store's description as JSON.
    public var jsonRepresentation: Data { Data("{}".utf8) }
    /// How the price is written.
    public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: "USD") }
    /// The user's latest purchase of the product; nil, as there are none.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    /// The user's present right to the product; nil, as there is none.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

    /// The products of names: none, with a warning.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        StoreGaps.warn()
        return []
    }
}

extension Product {
    /// Buys the product; throws `StoreKitError.notAvailableInStorefront`, as no store exists here.
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        StoreGaps.warn()
        throw StoreKitError.notAvailableInStorefront
    }
    /// Buys the product, with questions beside a scene; throws as ``purchase(options:)`` does.
    @discardableResult
    public func purchase(
        confirmIn scene: UIWindowScene, options: Set<PurchaseOption> = []
    ) async throws
        -> PurchaseResult
    { try await purchase(options: options) }

    /// How a purchase has ended.
    public enum PurchaseResult: Sendable {
        /// It was made.
        case success(VerificationResult<Transaction>)
        /// The user has given it up.
        case userCancelled
        /// Someone else has to agree.
        case pending
    }
    /// Why a purchase can't be made.
    public enum PurchaseError: Error, Hashable, LocalizedError {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
        case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
        public var errorDescription: String? { "The purchase can’t be made." }
    }
    /// A property of a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        private let value: String
        /// The app's name for the user.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(name: "appAccountToken", value: token.uuidString)
        }
        /// How many are bought.
        public static func quantity(_ quantity: Int) -> PurchaseOption {
            PurchaseOption(name: "quantity", value: "\(quantity)")
        }
        /// Whether a test asks someone else to agree.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(name: "simulatesAskToBuyInSandbox", value: "\(simulateAskToBuy)")
        }
        /// A value of the app's.
        public static func custom(key: String, value: String) -> PurchaseOption {
            PurchaseOption(name: key, value: value)
        }
    }
}

/// The store as a whole.
public enum AppStore {
    /// Whether the user may make purchases; no.
    public static var canMakePayments: Bool { false }
    /// Restores the user's purchases; there are none.
    public static func sync() async throws { StoreGaps.warn() }
    /// Shows the user's subscriptions; there are none.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws { StoreGaps.warn() }
    /// Lets the user enter a code of an offer; shows nothing.
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws { StoreGaps.warn() }
    /// The identifier of the device for signatures; nil here.
    public static var deviceVerificationID: UUID? { nil }
    /// Where an app comes from.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The store.
        public static let production = Environment(rawValue: "Production")
        /// The store for tests.
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// Xcode.
        public static let xcode = Environment(rawValue: "Xcode")
    }
    /// Asks the user to rate the app; shows nothing.
    @MainActor public static func requestReview(in scene: UIWindowScene) { StoreGaps.warn() }
}
