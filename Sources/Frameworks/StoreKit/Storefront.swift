import Foundation
import OrielFoundation

/// The country's part of the store; there is none here.
///
/// Follows Apple's [Storefront](https://developer.apple.com/documentation/storekit/storefront).
public struct Storefront: Hashable, Identifiable, Sendable {
    /// The store's name for it.
    public let id: String
    /// The country, by its three letters.
    public let countryCode: String

    /// The present part of the store; nil, as there is none.
    public static var current: Storefront? { get async { nil } }
    /// Parts of the store to which the user changes: none, so that a loop over them ends at once.
    public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}
