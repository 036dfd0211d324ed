import Foundation
import OrielFoundation

/// The description of an action.
///
/// Follows Apple's [IntentDescription](https://developer.apple.com/documentation/appintents/intentdescription).
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    /// The text.
    public let descriptionText: LocalizedStringResource
    /// The name of its category; nil for none.
    public let categoryName: LocalizedStringResource?
    /// More words by which the action is found.
    public let searchKeywords: [LocalizedStringResource]
    /// The name of its result; nil for none.
    public let resultValueName: LocalizedStringResource?

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
        (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
    }

    /// Creates a description of a text.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// Whether the device must be unlocked for an action.
public enum IntentAuthenticationPolicy: Int, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// The label of the button that confirms an action.
public struct ConfirmationActionName: Hashable, Sendable {
    let name: String
    /// “Add”.
    public static let add = ConfirmationActionName(name: "Add")
    /// “Continue”.
    public static let `continue` = ConfirmationActionName(name: "Continue")
    /// “Create”.
    public static let create = ConfirmationActionName(name: "Create")
    /// “Do”.
    public static let `do` = ConfirmationActionName(name: "Do")
    /// “Go”.
    public static let go = ConfirmationActionName(name: "Go")
    /// “Open”.
    public static let open = ConfirmationActionName(name: "Open")
    /// “Send”.
    public static let send = ConfirmationActionName(name: "Send")
    /// “Set”.
    public static let set = ConfirmationActionName(name: "Set")
    /// “Start”.
    public static let start = ConfirmationActionName(name: "Start")
    /// “Add Data”.
    public static let addData = ConfirmationActionName(name: "Add Data")
    /// “Book”.
    public static let book = ConfirmationActionName(name: "Book")
    /// “Buy”.
    public static let buy = ConfirmationActionName(name: "Buy")
    /// “Call”.
    public static let call = ConfirmationActionName(name: "Call")
    /// “Check In”.
    public static let checkIn = ConfirmationActionName(name: "Check In")
    /// “Download”.
    public static let download = ConfirmationActionName(name: "Download")
    /// “Filter”.
    public static let filter = ConfirmationActionName(name: "Filter")
    /// “Find”.
    public static let find = ConfirmationActionName(name: "Find")
    /// “Log”.
    public static let log = ConfirmationActionName(name: "Log")
    /// “Order”.
    public static let order = ConfirmationActionName(name: "Order")
    /// “Pay”.
    public static let pay = ConfirmationActionName(name: "Pay")
    /// “Play”.
    public static let play = ConfirmationActionName(name: "Play")
    /// “Play Sound”.
    public static let playSound = ConfirmationActionName(name: "Play Sound")
    /// “Post”.
    public static let post = ConfirmationActionName(name: "Post")
    /// “Request”.
    public static let request = ConfirmationActionName(name: "Request")
    /// “Run”.
    public static let run = ConfirmationActionName(name: "Run")
    /// “Search”.
    public static let search = ConfirmationActionName(name: "Search")
    /// “Share”.
    public static let share = ConfirmationActionName(name: "Share")
    /// “Start Navigation”.
    public static let startNavigation = ConfirmationActionName(name: "Start Navigation")
    /// “Toggle”.
    public static let toggle = ConfirmationActionName(name: "Toggle")
    /// “Turn Off”.
    public static let turnOff = ConfirmationActionName(name: "Turn Off")
    /// “Turn On”.
    public static let turnOn = ConfirmationActionName(name: "Turn On")
    /// “View”.
    public static let view = ConfirmationActionName(name: "View")
    /// Words of the app's own.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName { ConfirmationActionName(name: String(localized: acceptLabel)) }
}

/// The errors of actions.
///
/// Follows Apple's [AppIntentError](https://developer.apple.com/documentation/appintents/appintenterror).
public enum AppIntentError: Error, Hashable, Sendable {
    /// The action should be performed again, with the parameters as they are now.
    case restartPerform
    /// A parameter needs a value.
    case needsValue(String)

    /// Errors after which the action cannot go on.
    public enum Unrecoverable: Error, Hashable, Sendable {
        case entityNotFound, featureCurrentlyRestricted, featureUnavailable, unknown
    }
    /// Errors after which the user must do something.
    public enum UserActionRequired: Error, Hashable, Sendable {
        case accountSetup, confirmation, signin, termsAndConditions
    }
    /// Errors for the lack of a permission.
    public enum PermissionRequired: Error, Hashable, Sendable {
        case bluetooth, contacts, location, microphone, notifications, photos, unknown
    }
}
