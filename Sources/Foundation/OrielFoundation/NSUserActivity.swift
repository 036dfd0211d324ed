import Foundation

/// A user's activity, in a form that could be continued elsewhere.
///
/// It keeps its values. Nothing here uses them: there are no other devices and there is no search.
///
/// Follows Apple's [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity).
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The type of the activity.
    public let activityType: String
    /// The user-visible title; nil for none.
    open var title: String?
    /// Everything that is needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that are required to continue the activity.
    open var requiredUserInfoKeys: Set<String>?
    /// The words by which to find it.
    open var keywords: Set<String> = []
    /// The page that shows the same; nil for none.
    open var webpageURL: URL?
    /// The page that led here; nil for none.
    open var referrerURL: URL?
    /// When it stops to be of use; nil for never.
    open var expirationDate: Date?
    /// Whether ``userInfo`` must be updated before it is passed on.
    open var needsSave = false
    /// Whether the activity may be continued on another device.
    open var isEligibleForHandoff = true
    /// Whether it may be found by searching.
    open var isEligibleForSearch = false
    /// Whether everyone may find it.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested.
    open var isEligibleForPrediction = false
    /// The identifier among activities of its type; nil for none.
    open var persistentIdentifier: String?
    /// The subject of the activity; nil for none.
    open var targetContentIdentifier: String?

    /// Creates an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to ``userInfo``.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the user's current activity.
    open func becomeCurrent() { Self.current = self }

    /// Declares that this is no longer the user's current activity.
    open func resignCurrent() {
        if Self.current === self { Self.current = nil }
    }

    /// Ends the activity.
    open func invalidate() { resignCurrent() }

    /// The current activity; nil if there is none.
    nonisolated(unsafe) package private(set) static var current: NSUserActivity?
}
