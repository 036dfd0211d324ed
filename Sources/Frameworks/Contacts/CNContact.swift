import Foundation

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable { case person, organization }

/// A person or organization of the address book.
///
/// Follows Apple's [CNContact](https://developer.apple.com/documentation/contacts/cncontact).
open class CNContact: NSObject, @unchecked Sendable {
    /// The name in the address book.
    public let identifier: String
    fileprivate(set) var values = ContactValues()
    /// Creates a contact without values.
    public override init() { identifier = UUID().uuidString }
    fileprivate init(_ identifier: String, _ values: ContactValues) {
        (self.identifier, self.values) = (identifier, values)
    }

    /// Whether it is a person.
    open var contactType: CNContactType { values.type }
    /// What comes before the name.
    open var namePrefix: String { values.prefix }
    /// The given name.
    open var givenName: String { values.given }
    /// The middle name.
    open var middleName: String { values.middle }
    /// The family name.
    open var familyName: String { values.family }
    /// What comes after the name.
    open var nameSuffix: String { values.suffix }
    /// The short name.
    open var nickname: String { values.nickname }
    /// The organization.
    open var organizationName: String { values.organization }
    /// The department.
    open var departmentName: String { values.department }
    /// The job title.
    open var jobTitle: String { values.job }
    /// The user's notes.
    open var note: String { values.note }
    /// The picture; nil for none.
    open var imageData: Data? { values.image }
    /// A small picture; nil for none.
    open var thumbnailImageData: Data? { values.image }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { values.image != nil }
    /// The telephone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phones }
    /// The mail addresses.
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emails }
    /// The addresses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.addresses }
    /// The pages on the web.
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urls }
    /// The birthday; nil if it is not known.
    open var birthday: DateComponents? { values.birthday }
    /// The birthday in another calendar; nil if it is not known.
    open var nonGregorianBirthday: DateComponents? { values.otherBirthday }
    /// Other dates.
    open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
    /// The accounts in social networks.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.profiles }
    /// The addresses for messages.
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.messageAddresses }
    /// The relations to other people.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.relations }
    /// The family name before a marriage.
    open var previousFamilyName: String { values.previousFamily }
    /// The sound of the given name.
    open var phoneticGivenName: String { values.phoneticGiven }
    /// The sound of the middle name.
    open var phoneticMiddleName: String { values.phoneticMiddle }
    /// The sound of the family name.
    open var phoneticFamilyName: String { values.phoneticFamily }
    /// The sound of the organization's name.
    open var phoneticOrganizationName: String { values.phoneticOrganization }

    /// Returns whether the contact is another one, or a part of it; contacts are never joined here.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }
    /// Returns whether a value was read: all were.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Returns whether values were read: all were.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open override func mutableCopy() -> Any { CNMutableContact(identifier, values) }
    open override func copy() -> Any { CNContact(identifier, values) }
}

/// The values of a contact.
struct ContactValues {
    var type = CNContactType.person
    var (prefix, given, middle, family, suffix, nickname) = ("", "", "", "", "", "")
    var (organization, department, job, note) = ("", "", "", "")
    var image: Data?
    var phones: [CNLabeledValue<CNPhoneNumber>] = []
    var emails: [CNLabeledValue<NSString>] = []
    var addresses: [CNLabeledValue<CNPostalAddress>] = []
    var urls: [CNLabeledValue<NSString>] = []
    var birthday: DateComponents?
    var otherBirthday: DateComponents?
    var dates: [CNLabeledValue<NSDateComponents>] = []
    var profiles: [CNLabeledValue<CNSocialProfile>] = []
    var messageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var relations: [CNLabeledValue<CNContactRelation>] = []
    var previousFamily = ""
    var (phoneticGiven, phoneticMiddle, phoneticFamily, phoneticOrganization) = ("", "", "", "")
}

/// A contact whose values can be changed.
///
/// Follows Apple's [CNMutableContact](https://developer.apple.com/documentation/contacts/cnmutablecontact).
open class CNMutableContact: CNContact, @unchecked Sendable {
    /// Creates a contact without values.
    public override init() { super.init() }
    fileprivate override init(_ identifier: String, _ values: ContactValues) { super.init(identifier, values) }
    /// Creates a contact with the identifier that it has elsewhere; nil for a new one.
    convenience init(identifier: String?) { self.init(identifier ?? UUID().uuidString, ContactValues()) }

    open override var contactType: CNContactType {
        get { values.type }
        set { values.type = newValue }
    }
    open override var namePrefix: String {
        get { values.prefix }
        set { values.prefix = newValue }
    }
    open override var givenName: String {
        get { values.given }
        set { values.given = newValue }
    }
    open override var middleName: String {
        get { values.middle }
        set { values.middle = newValue }
    }
    open override var familyName: String {
        get { values.family }
        set { values.family = newValue }
    }
    open override var nameSuffix: String {
        get { values.suffix }
        set { values.suffix = newValue }
    }
    open override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    open override var organizationName: String {
        get { values.organization }
        set { values.organization = newValue }
    }
    open override var departmentName: String {
        get { values.department }
        set { values.department = newValue }
    }
    open override var jobTitle: String {
        get { values.job }
        set { values.job = newValue }
    }
    open override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    open override var imageData: Data? {
        get { values.image }
        set { values.image = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phones }
        set { values.phones = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emails }
        set { values.emails = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.addresses }
        set { values.addresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urls }
        set { values.urls = newValue }
    }
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    open override var nonGregorianBirthday: DateComponents? {
        get { values.otherBirthday }
        set { values.otherBirthday = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { values.dates }
        set { values.dates = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { values.profiles }
        set { values.profiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { values.messageAddresses }
        set { values.messageAddresses = newValue }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { values.relations }
        set { values.relations = newValue }
    }
    open override var previousFamilyName: String {
        get { values.previousFamily }
        set { values.previousFamily = newValue }
    }
    open override var phoneticGivenName: String {
        get { values.phoneticGiven }
        set { values.phoneticGiven = newValue }
    }
    open override var phoneticMiddleName: String {
        get { values.phoneticMiddle }
        set { values.phoneticMiddle = newValue }
    }
    open override var phoneticFamilyName: String {
        get { values.phoneticFamily }
        set { values.phoneticFamily = newValue }
    }
    open override var phoneticOrganizationName: String {
        get { values.phoneticOrganization }
        set { values.phoneticOrganization = newValue }
    }
}
