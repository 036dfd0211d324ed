import Foundation
import OrielFoundation

/// An action that a user can call by a phrase.
///
/// Follows Apple's [INShortcut](https://developer.apple.com/documentation/intents/inshortcut).
public final class INShortcut: NSObject, @unchecked Sendable {
    /// The intent; nil for an activity.
    public let intent: INIntent?
    /// The activity; nil for an intent.
    public let userActivity: NSUserActivity?

    /// Creates a shortcut to an intent.
    public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
    /// Creates a shortcut to an activity.
    public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
}

/// A shortcut with the user's phrase.
public final class INVoiceShortcut: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: UUID
    /// The phrase.
    public let invocationPhrase: String
    /// The action.
    public let shortcut: INShortcut
    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        (self.identifier, self.invocationPhrase, self.shortcut) = (identifier, invocationPhrase, shortcut)
    }
}

/// The user's shortcuts: there are none.
///
/// Follows Apple's [INVoiceShortcutCenter](https://developer.apple.com/documentation/intents/invoiceshortcutcenter).
public final class INVoiceShortcutCenter: NSObject, Sendable {
    /// The only one.
    public static let shared = INVoiceShortcutCenter()
    private override init() {}

    /// Calls a function with the user's shortcuts: there are none.
    public func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion([], nil) }
    }
    /// Returns the user's shortcuts: there are none.
    public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    /// Suggests shortcuts to the user; without effect, which is reported once.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) { SiriGaps.issue() }
}

/// Whether the app may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The user's settings of Siri: there is none here.
public enum INPreferences {
    /// Returns whether the app may use Siri: it is restricted.
    public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
    /// Asks the user whether the app may use Siri: it is restricted.
    public static func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        SiriGaps.issue()
        DispatchQueue.global().async { handler(.restricted) }
    }
    /// Returns the language of Siri: the app's.
    public static func siriLanguageCode() -> String { Locale.current.identifier }
}

extension NSUserActivity {
    /// The interaction that led to the activity: nil, as none does here.
    public var interaction: INInteraction? { nil }
}
