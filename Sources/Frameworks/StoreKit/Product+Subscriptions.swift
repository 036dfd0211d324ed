import Foundation
import OrielFoundation

extension Product {
    /// A length of time for which is paid.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A unit of time.
        public enum Unit: Hashable, Sendable, CustomStringConvertible {
            case day, week, month, year
            /// The unit's name.
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
            public var description: String { localizedDescription }
        }
        /// The unit.
        public let unit: Unit
        /// How many units.
        public let value: Int
        /// A week.
        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        /// A month.
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        /// A year.
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    }

    /// A lower price for a time.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// For whom an offer is.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// For new users.
            public static let introductory = OfferType(rawValue: "introductory")
            /// For users who know the app.
            public static let promotional = OfferType(rawValue: "promotional")
        }
        /// How an offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// By the month.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// At once.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            /// Not at all.
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }
        /// A signature that the app's server makes for a promotional offer.
        public struct Signature: Hashable, Sendable {
            /// The identifier of the key.
            public let keyID: String
            /// A number that is used once.
            public let nonce: UUID
            /// The time, in milliseconds since 1970.
            public let timestamp: Int
            /// The signature.
            public let signature: Data
            /// Creates a signature.
            public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
                (self.keyID, self.nonce, self.timestamp, self.signature) = (keyID, nonce, timestamp, signature)
            }
        }
        /// The offer's name; nil for new users'.
        public let id: String?
        /// For whom it is.
        public let type: OfferType
        /// The price.
        public let price: Decimal
        /// The price as text.
        public let displayPrice: String
        /// The time.
        public let period: SubscriptionPeriod
        /// How often the time is repeated.
        public let periodCount: Int
        /// How it is paid.
        public let paymentMode: PaymentMode
    }

    /// What belongs to a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The offer for new users; nil for none.
        public let introductoryOffer: SubscriptionOffer?
        /// The offers for users who know the app.
        public let promotionalOffers: [SubscriptionOffer]
        /// The group of the subscription.
        public let subscriptionGroupID: String
        /// The time for which is paid.
        public let subscriptionPeriod: SubscriptionPeriod
        /// The rank in its group; 1 is the highest.
        public let groupLevel: Int
        /// Whether the user has the right to the offer for new users; no.
        public var isEligibleForIntroOffer: Bool { get async { false } }
        /// The states of the user's subscriptions of the group: none.
        public var status: [Status] { get async throws { [] } }
        /// Returns the states of the user's subscriptions of a group: none.
        public static func status(for groupID: String) async throws -> [Status] { [] }
        /// Returns whether the user has the right to the offer for new users; no.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

        /// The state of a subscription.
        public struct Status: Hashable, Sendable {
            /// The state.
            public let state: RenewalState
            /// The latest purchase.
            public let transaction: VerificationResult<Transaction>
            /// The next step.
            public let renewalInfo: VerificationResult<RenewalInfo>

            /// States that change while the app runs; there are none, so that a loop over them ends at once.
            public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
            /// The states of all subscriptions by their groups; there are none, so that a loop over them ends at once.
            public static var all: AsyncStream<(groupID: String, statuses: [Status])> { AsyncStream { $0.finish() } }
        }
        /// Whether a subscription runs.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// It runs.
            public static let subscribed = RenewalState(rawValue: 1)
            /// It has ended.
            public static let expired = RenewalState(rawValue: 2)
            /// A payment has failed.
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            /// A payment has failed, and it runs on for a while.
            public static let inGracePeriod = RenewalState(rawValue: 4)
            /// The store took it back.
            public static let revoked = RenewalState(rawValue: 5)
        }
        /// What comes after the time that is paid.
        public struct RenewalInfo: Hashable, Sendable {
            /// Whether it continues.
            public let willAutoRenew: Bool
            /// The product that comes next; nil for none.
            public let autoRenewPreference: String?
            /// The present product.
            public let currentProductID: String
            /// Whether a payment has failed.
            public let isInBillingRetry: Bool
            /// When it is paid next; nil for never.
            public let renewalDate: Date?
            /// The number of the first purchase.
            public let originalTransactionID: UInt64
        }
    }
}

/// What belongs to a subscription.
public typealias SubscriptionInfo = Product.SubscriptionInfo
/// The state of a subscription.
public typealias SubscriptionStatus = Product.SubscriptionInfo.Status
/// Whether a subscription runs.
public typealias RenewalState = Product.SubscriptionInfo.RenewalState
/// What comes after the time that is paid.
public typealias RenewalInfo = Product.SubscriptionInfo.RenewalInfo

extension Product.PurchaseOption {
    /// A promotional offer, with the signature of the app's server.
    public static func promotionalOffer(
        offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> Product.PurchaseOption { .custom(key: "promotionalOffer", value: offerID) }
    /// A promotional offer, with the signature of the app's server.
    public static func promotionalOffer(
        offerID: String, signature: Product.SubscriptionOffer.Signature
    ) -> Product.PurchaseOption { .custom(key: "promotionalOffer", value: offerID) }
    /// An offer for users who come back.
    public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> Product.PurchaseOption {
        .custom(key: "winBackOffer", value: offer.id ?? "")
    }
    /// Whether a purchase continues when the country's part of the store changes.
    public static func onStorefrontChange(
        shouldContinuePurchase: @escaping (Storefront) -> Bool
    ) -> Product.PurchaseOption {
        .custom(key: "onStorefrontChange", value: "")
    }
    /// A number of the app's.
    public static func custom(key: String, value: Double) -> Product.PurchaseOption {
        .custom(key: key, value: "\(value)")
    }
    /// A truth of the app's.
    public static func custom(key: String, value: Bool) -> Product.PurchaseOption {
        .custom(key: key, value: "\(value)")
    }
    /// Data of the app's.
    public static func custom(key: String, value: Data) -> Product.PurchaseOption {
        .custom(key: key, value: value.base64EncodedString())
    }
}
