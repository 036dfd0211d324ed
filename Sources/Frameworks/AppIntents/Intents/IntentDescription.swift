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
