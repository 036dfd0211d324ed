import Foundation

/// What is known of a tip.
struct TipRecord: Codable, Equatable {
    /// How often it was shown.
    var count = 0
    /// How long it was shown, in seconds.
    var duration: TimeInterval = 0
    /// Why it is no longer shown; nil while it may be.
    var reason: Tips.InvalidationReason?
}

/// A time when an event happened.
struct TipDonation: Codable, Equatable {
    var date: Date
    /// What the app has noted of it, as JSON.
    var payload: Data
}

/// What is known of all tips, as it is kept in a file.
struct TipState: Codable, Equatable {
    var tips: [String: TipRecord] = [:]
    var donations: [String: [TipDonation]] = [:]
    /// The values of parameters, as JSON.
    var parameters: [String: Data] = [:]
    /// When a tip was shown last; nil for never.
    var lastShown: Date?
}
