import Combine
import Foundation
import SwiftUI

enum MusicGaps {
    static func warn() {
        RuntimeWarning.issue("MusicKit: Apple Music is not available on this machine; requests fail.")
    }
}

/// Whether an app may use the user's music: no.
///
/// Follows Apple's [MusicAuthorization](https://developer.apple.com/documentation/musickit/musicauthorization).
public enum MusicAuthorization {
    /// Whether an app may use the user's music.
    public enum Status: String, Hashable, Sendable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized
        public var description: String { rawValue }
    }
    /// Whether the app may: `denied`.
    public static var currentStatus: Status { .denied }
    /// Asks the user; the answer is `denied`, without a question.
    public static func request() async -> Status {
        MusicGaps.warn()
        return .denied
    }
}

/// An error of a request for music.
public enum MusicTokenRequestError: String, LocalizedError, Hashable, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired, developerTokenRequestFailed
    case userNotSignedIn, userTokenRequestFailed, userTokenRevoked
    public var errorDescription: String? { "Apple Music is not available on this machine." }

    /// The error of all requests, which is reported once.
    static func denied() -> MusicTokenRequestError {
        MusicGaps.warn()
        return .permissionDenied
    }
}

/// The user's subscription: there is none here.
///
/// Follows Apple's [MusicSubscription](https://developer.apple.com/documentation/musickit/musicsubscription).
public struct MusicSubscription: Hashable, Sendable {
    /// Whether the user may play the catalog.
    public let canPlayCatalogContent: Bool
    /// Whether the user may become a subscriber.
    public let canBecomeSubscriber: Bool
    /// Whether the user has a library on Apple's servers.
    public let hasCloudLibraryEnabled: Bool
    /// The subscription; fails.
    public static var current: MusicSubscription { get async throws { throw MusicTokenRequestError.denied() } }
    /// The changes of the subscription: none.
    public static var subscriptionUpdates: AsyncStream<MusicSubscription> { AsyncStream { $0.finish() } }
}

/// A name in the catalog.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public var description: String { rawValue }
}

/// Something of the catalog or the library.
public protocol MusicItem: Identifiable, Sendable {
    /// The name.
    var id: MusicItemID { get }
}

/// Things of the catalog or the library.
///
/// Follows Apple's [MusicItemCollection](https://developer.apple.com/documentation/musickit/musicitemcollection).
public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, ExpressibleByArrayLiteral,
    @unchecked Sendable
{
    private var items: [Item]
    /// The title; nil for none.
    public var title: String?
    /// Whether there are more: no.
    public var hasNextBatch: Bool { false }
    /// Creates a collection of things.
    public init<S: Sequence>(_ items: S) where S.Element == Item { self.items = Array(items) }
    public init(arrayLiteral elements: Item...) { items = elements }
    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    /// The thing at a place.
    public subscript(position: Int) -> Item { items[position] }
    /// Returns more things: nil.
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<Item>? { nil }
    /// Adds a collection.
    public static func += (a: inout Self, b: Self) { a.items += b.items }
}
