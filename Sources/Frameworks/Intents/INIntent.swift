import Foundation
import OrielFoundation

/// A request of a user to a system, which passes it on to an app.
///
/// Follows Apple's [INIntent](https://developer.apple.com/documentation/intents/inintent). There is no Siri here: an intent keeps its
/// values, and nobody sends one.
open class INIntent: NSObject, @unchecked Sendable {
    private var images: [String: INImage] = [:]

    /// Creates an intent.
    public override init() {}

    /// The name of the intent's type.
    open var identifier: String? { nil }
    /// A sentence about the intent; nil for none.
    open var intentDescription: String? { nil }
    /// The phrase that is suggested to the user.
    open var suggestedInvocationPhrase: String?
    /// How the intent is offered on the lock screen.
    open var shortcutAvailability = INShortcutAvailabilityOptions()

    /// Sets the picture of a parameter.
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    /// Returns the picture of a parameter; nil if it has none.
    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
    /// Returns the picture of the first parameter that has one; nil if there is none.
    open func keyImage() -> INImage? { images.min { $0.key < $1.key }?.value }
}

/// Where an intent is offered.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// When the user is about to sleep.
    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
    /// While the user listens to music before sleeping.
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
}

/// The answer of an app to an intent.
///
/// Follows Apple's [INIntentResponse](https://developer.apple.com/documentation/intents/inintentresponse).
open class INIntentResponse: NSObject, @unchecked Sendable {
    /// What the app needs to go on.
    open var userActivity: NSUserActivity?
    /// Creates an answer.
    public override init() {}
}

/// An app's part that answers intents; nobody starts it here.
///
/// Follows Apple's [INExtension](https://developer.apple.com/documentation/intents/inextension).
open class INExtension: NSObject, INIntentHandlerProviding, @unchecked Sendable {
    /// Creates the part.
    public override init() {}
    /// Returns the object that answers an intent; the part itself by default.
    open func handler(for intent: INIntent) -> Any? { self }
}

/// Provides the objects that answer intents.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// Returns the object that answers an intent; nil for none.
    func handler(for intent: INIntent) -> Any?
}

/// The state of a user's intent.
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// Who began an interaction, and who received it.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// An intent with the app's answer, which the app suggests to the system.
///
/// Follows Apple's [INInteraction](https://developer.apple.com/documentation/intents/ininteraction). Nothing keeps suggestions here.
open class INInteraction: NSObject, @unchecked Sendable {
    /// The intent.
    public let intent: INIntent
    /// The answer; nil for none.
    public let intentResponse: INIntentResponse?
    /// Whether the answer is there.
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    /// Who began it.
    open var direction = INInteractionDirection.unspecified
    /// When it was; nil for a time that is not known.
    open var dateInterval: DateInterval?
    /// The app's name for it.
    open var identifier = UUID().uuidString
    /// The app's name for several of them; nil for none.
    open var groupIdentifier: String?

    /// Creates an interaction.
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }

    /// Suggests the interaction to the system; without effect, which is reported once.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        SiriGaps.issue()
        DispatchQueue.global().async { completion?(nil) }
    }

    /// Suggests the interaction to the system; without effect, which is reported once.
    open func donate() async throws { SiriGaps.issue() }

    /// Withdraws all suggestions: there are none.
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.global().async { completion?(nil) }
    }
    /// Withdraws suggestions: there are none.
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        deleteAll(completion: completion)
    }
    /// Withdraws the suggestions of a group: there are none.
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        deleteAll(completion: completion)
    }
}

/// What is reported of things that only Siri has.
enum SiriGaps {
    static func issue() {
        RuntimeWarning.issue("Intents: there is no Siri here, and nothing keeps suggestions: see CompatibilityGaps.md.")
    }
}
