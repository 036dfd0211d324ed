import Foundation
import OrielFoundation

/// The kinds of addresses of people.
public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

/// What an address is used for.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a label with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At home.
    public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
    /// At work.
    public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
    /// A mobile telephone.
    public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
    /// The most used one.
    public static let main = INPersonHandleLabel(rawValue: "_$!<Main>!$_")
    /// Another one.
    public static let other = INPersonHandleLabel(rawValue: "_$!<Other>!$_")
}

/// An address of a person.
///
/// Follows Apple's [INPersonHandle](https://developer.apple.com/documentation/intents/inpersonhandle).
public final class INPersonHandle: NSObject, Sendable {
    /// The address; nil if it is not known.
    public let value: String?
    /// The kind of the address.
    public let type: INPersonHandleType
    /// What it is used for; nil if it is not known.
    public let label: INPersonHandleLabel?

    /// Creates an address.
    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
        (self.value, self.type, self.label) = (value, type, label)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPersonHandle else { return false }
        return value == other.value && type == other.type && label == other.label
    }
    public override var hash: Int { value.hashValue }
}

/// The kinds of names with which the system shows people.
///
/// Follows Apple's [INPersonSuggestionType](https://developer.apple.com/documentation/intents/inpersonsuggestiontype).
public enum INPersonSuggestionType: Int, Sendable {
    /// The usual name.
    case none
    /// The name in a social network.
    case socialProfile
    /// The address for instant messages.
    case instantMessageAddress
}

/// A person, as intents name them.
///
/// Follows Apple's [INPerson](https://developer.apple.com/documentation/intents/inperson).
open class INPerson: NSObject, @unchecked Sendable {
    /// The address; nil for none.
    public let personHandle: INPersonHandle?
    /// The parts of the name; nil if they are not known.
    public let nameComponents: PersonNameComponents?
    /// The name that is shown.
    public let displayName: String
    /// The picture; nil for none.
    public let image: INImage?
    /// The name in the address book; nil for none.
    public let contactIdentifier: String?
    /// The app's identifier; nil for none.
    public let customIdentifier: String?
    /// Whether it is the user.
    public let isMe: Bool
    /// Other addresses.
    public let aliases: [INPersonHandle]?

    /// The kind of name that the system shows.
    public let suggestionType: INPersonSuggestionType

    /// Creates a person.
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
        suggestionType: INPersonSuggestionType = .none
    ) {
        (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
        self.displayName = Self.name(displayName, nameComponents, personHandle)
        (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
        (self.isMe, self.aliases, self.suggestionType) = (isMe, nil, suggestionType)
    }

    /// Creates a person with other addresses.
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
        self.displayName = Self.name(displayName, nameComponents, personHandle)
        (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
        (self.isMe, self.aliases, self.suggestionType) = (false, aliases, suggestionType)
    }

    private static func name(_ name: String?, _ parts: PersonNameComponents?, _ handle: INPersonHandle) -> String {
        name ?? parts?.formatted() ?? handle.value ?? ""
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPerson else { return false }
        return personHandle == other.personHandle && displayName == other.displayName
            && customIdentifier == other.customIdentifier && contactIdentifier == other.contactIdentifier
            && suggestionType == other.suggestionType
    }
    public override var hash: Int { displayName.hashValue }
}
