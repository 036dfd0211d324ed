import Foundation
import OrielFoundation
import SwiftUI

/// A value of the store's with the result of the check of its signature.
///
/// Follows Apple's [VerificationResult](https://developer.apple.com/documentation/storekit/verificationresult).
public enum VerificationResult<SignedType> {
    /// The signature is not right.
    case unverified(SignedType, VerificationError)
    /// The signature is right.
    case verified(SignedType)

    /// Why a signature is not right.
    public enum VerificationError: Error, Hashable, LocalizedError {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties
        public var errorDescription: String? { "The signature is not valid." }
    }

    /// The value, whatever its signature.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
    /// The value; throws the reason where its signature is not right.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): return value
            }
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult where SignedType == Transaction {
    /// The purchase as the store has signed it.
    public var jwsRepresentation: String { "" }
}

/// A purchase of the user's; there are none here.
///
/// Follows Apple's [Transaction](https://developer.apple.com/documentation/storekit/transaction).
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The number of the purchase.
    public let id: UInt64
    /// The number of the first purchase of a subscription.
    public let originalID: UInt64
    /// The product.
    public let productID: String
    /// The kind of the product.
    public let productType: Product.ProductType
    /// The app.
    public let appBundleID: String
    /// When it was bought.
    public let purchaseDate: Date
    /// When it was bought first.
    public let originalPurchaseDate: Date
    /// When a subscription ends; nil for other products.
    public let expirationDate: Date?
    /// When the store took it back; nil if it did not.
    public let revocationDate: Date?
    /// Why the store took it back; nil if it did not.
    public let revocationReason: RevocationReason?
    /// Whether a better subscription took its place.
    public let isUpgraded: Bool
    /// How many were bought.
    public let purchasedQuantity: Int
    /// The app's name for the user; nil for none.
    public let appAccountToken: UUID?
    /// The group of a subscription; nil for other products.
    public let subscriptionGroupID: String?
    /// Whose purchase it is.
    public let ownershipType: OwnershipType
    /// Where it was made.
    public let environment: AppStore.Environment
    /// When the store signed it.
    public let signedDate: Date
    /// The purchase as JSON.
    public let jsonRepresentation: Data

    /// Whose purchase one is.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The user's.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// A member's of the family.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// Why the store took a purchase back.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The app has a defect.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// Something else.
        public static let other = RevocationReason(rawValue: 0)
        /// The words for the reason, in English.
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    /// Notes that the app has delivered the purchase.
    public func finish() async {}

    /// Purchases one after another; there are none, so that a loop over them ends at once.
    public struct Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public typealias Element = VerificationResult<Transaction>
        let waits: Bool
        /// Returns nil: where purchases to come are waited for, once the task was canceled.
        public mutating func next() async -> VerificationResult<Transaction>? {
            guard waits else { return nil }
            let (stream, _) = AsyncStream<Never>.makeStream()
            for await _ in stream {}
            return nil
        }
        public func makeAsyncIterator() -> Transactions { self }
    }
    /// All purchases: none.
    public static var all: Transactions { Transactions(waits: false) }
    /// The purchases that count now: none.
    public static var currentEntitlements: Transactions { Transactions(waits: false) }
    /// The purchases that the app has not delivered: none.
    public static var unfinished: Transactions { Transactions(waits: false) }
    /// Purchases that are made elsewhere while the app runs: none ever.
    public static var updates: Transactions { Transactions(waits: true) }
    /// Returns the latest purchase of a product; nil, as there are none.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Returns the user's present right to a product; nil, as there is none.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Returns the user's present rights to a product: none.
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions(waits: false) }
    /// Asks for the money back; no store exists here.
    @MainActor public static func beginRefundRequest(
        for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus {
        StoreGaps.warn()
        throw RefundRequestError.failed
    }
    /// Asks for the money back; no store exists here.
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        try await Self.beginRefundRequest(for: id, in: scene)
    }
    /// How a request for the money back has ended.
    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    /// Why money can't be asked back.
    public enum RefundRequestError: Error, Hashable { case duplicateRequest, failed }
}

/// Why the store can't do something.
public enum StoreKitError: Error, LocalizedError {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
    case unsupported
    public var errorDescription: String? {
        switch self {
        case .userCancelled: "The purchase was canceled."
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .notAvailableInStorefront: "The product is not available here."
        case .unknown, .notEntitled, .unsupported: "The store can’t do that."
        }
    }
}
