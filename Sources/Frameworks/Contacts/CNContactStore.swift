import Foundation
import OrielFoundation

/// What an app wants to use.
public enum CNEntityType: Int, Sendable { case contacts }
/// Whether an app may use the address book.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

extension NSNotification.Name {
    /// Sent when the address book has changed; never here.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The name of the errors of the address book.
public let CNErrorDomain = "CNErrorDomain"

/// An error of the address book.
public struct CNError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case communicationError = 1, dataAccessError = 2, authorizationDenied = 100, noAccessibleWritableContainers =
            101
        case unauthorizedKeys, featureDisabledByUser, featureNotAvailable
        case recordDoesNotExist = 200, insertedRecordAlreadyExists, containmentCycle, containmentScope
        case parentRecordDoesNotExist, recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable
        case validationMultipleErrors = 300, validationTypeMismatch, validationConfigurationError
        case predicateInvalid = 400, policyViolation = 500, clientIdentifierInvalid = 600
        case clientIdentifierDoesNotExist, clientIdentifierCollision, changeHistoryExpired, changeHistoryInvalidAnchor
        case changeHistoryInvalidFetchRequest, vCardMalformed = 700, vCardSummarizationError
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The address book could not be reached.
    public static var communicationError: Code { .communicationError }
    /// The contacts could not be read.
    public static var dataAccessError: Code { .dataAccessError }
    /// The app may not read the contacts.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// The app may not read some of the keys.
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    /// There is no such contact.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// The contact is there already.
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// The contact cannot be changed.
    public static var recordNotWritable: Code { .recordNotWritable }
    /// Several values are not valid.
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    /// The condition is not valid.
    public static var predicateInvalid: Code { .predicateInvalid }
    /// A rule of the container forbids the change.
    public static var policyViolation: Code { .policyViolation }
    /// The data is not a vCard.
    public static var vCardMalformed: Code { .vCardMalformed }

    /// The name of the errors of this framework.
    public static var errorDomain: String { CNErrorDomain }
    public var errorDescription: String? {
        switch code {
        case .vCardMalformed: "The data is not a vCard."
        case .dataAccessError: "The contacts cannot be read."
        default: "The app has no access to the address book."
        }
    }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    /// The values that are read.
    open var keysToFetch: [any CNKeyDescriptor]
    /// A condition; nil for all contacts.
    open var predicate: NSPredicate?
    /// Whether contacts of several accounts are one.
    open var unifyResults = true
    /// The order.
    open var sortOrder = CNContactSortOrder.none
    /// Creates a request.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// Changes of the address book.
///
/// Follows Apple's [CNSaveRequest](https://developer.apple.com/documentation/contacts/cnsaverequest).
open class CNSaveRequest: NSObject, @unchecked Sendable {
    /// Creates changes.
    public override init() {}
    private(set) var count = 0
    /// Adds a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { count += 1 }
    /// Changes a contact.
    open func update(_ contact: CNMutableContact) { count += 1 }
    /// Removes a contact.
    open func delete(_ contact: CNMutableContact) { count += 1 }
}

/// The user's address book, to which the app has no access here.
///
/// Follows Apple's [CNContactStore](https://developer.apple.com/documentation/contacts/cncontactstore). It is as if the user had said no: every
/// request fails with the error `authorizationDenied`, which is reported once.
open class CNContactStore: NSObject, @unchecked Sendable {
    /// Creates a store.
    public override init() {}

    /// Returns whether the app may use the address book: no.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    private func refusal() -> CNError {
        RuntimeWarning.issue("Contacts: the desktop's address book is not available; it is as if the user had said no.")
        return CNError(.authorizationDenied)
    }

    /// Asks whether the app may use the address book: no.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = refusal()
        DispatchQueue.global().async { completionHandler(false, error) }
    }
    /// Asks whether the app may use the address book; fails.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw refusal() }
    /// Returns the contacts that meet a condition; fails.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw refusal() }
    /// Returns the contact with a name; fails.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw refusal() }
    /// Calls a function with each contact; fails.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw refusal() }
    /// Makes changes; fails.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw refusal() }
}

extension CNContact {
    /// Returns a condition for the contacts with a name.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    /// Returns a condition for the contacts with identifiers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a condition for the contacts with a mail address.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}
