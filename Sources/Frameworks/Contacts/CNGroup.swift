import Foundation

/// Contacts that belong together.
///
/// Follows Apple's [CNGroup](https://developer.apple.com/documentation/contacts/cngroup).
open class CNGroup: NSObject, @unchecked Sendable {
    /// The name in the address book.
    public let identifier = UUID().uuidString
    fileprivate var keptName = ""
    /// The title.
    open var name: String { keptName }
    /// Creates a group without a title.
    public override init() {}

    /// Returns a condition for the groups with identifiers.
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a condition for the groups of an account.
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a condition for the groups within another.
    open class func predicateForSubgroupsInGroup(withIdentifier parentGroupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// A group whose title can be changed.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { keptName }
        set { keptName = newValue }
    }
}

/// The kinds of accounts.
public enum CNContainerType: Int, Sendable { case unassigned = 0, local, exchange, cardDAV = 1003 }

/// An account with contacts; there is none here.
///
/// Follows Apple's [CNContainer](https://developer.apple.com/documentation/contacts/cncontainer).
open class CNContainer: NSObject, @unchecked Sendable {
    /// The name in the address book.
    public let identifier: String
    /// The title.
    public let name: String
    /// The kind.
    public let type: CNContainerType
    init(identifier: String, name: String, type: CNContainerType) {
        (self.identifier, self.name, self.type) = (identifier, name, type)
    }

    /// Returns a condition for the accounts with identifiers.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a condition for the account of a contact.
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a condition for the account of a group.
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

extension CNContactStore {
    /// Returns the groups that meet a condition; fails.
    public func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
        _ = try unifiedContacts(matching: NSPredicate(value: false), keysToFetch: [])
        return []
    }
    /// Returns the accounts that meet a condition; fails.
    public func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        _ = try unifiedContacts(matching: NSPredicate(value: false), keysToFetch: [])
        return []
    }
    /// Returns the identifier of the account for new contacts; empty, because there is none.
    public func defaultContainerIdentifier() -> String { "" }
    /// Returns the contact of the user; fails.
    public func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        try unifiedContact(withIdentifier: "", keysToFetch: keys)
    }
    /// The state of the changes that were read; nil, because there are none.
    public var currentHistoryToken: Data? { nil }
}

extension CNSaveRequest {
    /// Adds a group; the changes fail.
    public func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    /// Changes a group; the changes fail.
    public func update(_ group: CNMutableGroup) {}
    /// Removes a group; the changes fail.
    public func delete(_ group: CNMutableGroup) {}
    /// Adds a contact to a group; the changes fail.
    public func addMember(_ contact: CNContact, to group: CNGroup) {}
    /// Removes a contact from a group; the changes fail.
    public func removeMember(_ contact: CNContact, from group: CNGroup) {}
    /// Adds a group to another; the changes fail.
    public func addSubgroup(_ subgroup: CNGroup, to group: CNGroup) {}
    /// Removes a group from another; the changes fail.
    public func removeSubgroup(_ subgroup: CNGroup, from group: CNGroup) {}
}

extension CNContact {
    /// Returns a condition for the contacts of a group.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a condition for the contacts of an account.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a condition for the contacts with a telephone number.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// Returns the order in which the user wants contacts, as a function for sorting.
    public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { first, second in
            guard let a = first as? CNContact, let b = second as? CNContact else { return .orderedSame }
            let byGiven = sortOrder == .givenName
            let words = [a, b].map { byGiven ? [$0.givenName, $0.familyName] : [$0.familyName, $0.givenName] }
            let texts = zip(words, [a, b]).map { list, contact in
                let name = list.filter { !$0.isEmpty }.joined(separator: " ")
                return name.isEmpty ? contact.organizationName : name
            }
            return sortOrder == .none ? .orderedSame : texts[0].localizedStandardCompare(texts[1])
        }
    }
    /// Returns the values that ``comparator(forNameSortOrder:)`` needs.
    public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
}

/// A request for the changes of the address book.
///
/// Follows Apple's [CNChangeHistoryFetchRequest](https://developer.apple.com/documentation/contacts/cnchangehistoryfetchrequest). There are
/// none here.
open class CNChangeHistoryFetchRequest: NSObject, @unchecked Sendable {
    /// The state at the last reading; nil for the beginning.
    open var startingToken: Data?
    /// The values of contacts that are read.
    open var additionalContactKeyDescriptors: [any CNKeyDescriptor]?
    /// Whether several changes of a contact are one.
    open var shouldUnifyResults = true
    /// Whether changes of contacts are left out of which the app does not know.
    open var mutableObjects = false
    /// Whether changes of groups are read.
    open var includeGroupChanges = false
    /// The authors whose changes are left out.
    open var excludedTransactionAuthors: [String]?
    /// Creates a request.
    public override init() {}
}
