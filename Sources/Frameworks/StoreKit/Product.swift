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

    /// The products of names: none, with a warning.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        StoreGaps.warn()
        return []
    }
}

/// The store as a whole.
public enum AppStore {
    /// Whether the user may make purchases; no.
    public static var canMakePayments: Bool { false }
    /// Restores the user's purchases; there are none.
    public static func sync() async throws { StoreGaps.warn() }
    /// Asks the user to rate the app; shows nothing.
    @MainActor public static func requestReview(in scene: UIWindowScene) { StoreGaps.warn() }
}
