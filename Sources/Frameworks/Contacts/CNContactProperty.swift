import Foundation

/// A value of a contact that was chosen, such as one of its telephone numbers.
///
/// Follows Apple's [CNContactProperty](https://developer.apple.com/documentation/contacts/cncontactproperty).
open class CNContactProperty: NSObject, @unchecked Sendable {
    /// The contact.
    public let contact: CNContact
    /// The name of the value, such as ``CNContactPhoneNumbersKey``.
    public let key: String
    /// The value: a `CNPhoneNumber`, an `NSString`, a `CNPostalAddress` or `DateComponents`.
    public let value: Any?
    /// The identifier of the value among several of its kind; nil for a value that a contact has once.
    public let identifier: String?
    /// The label; nil if it has none.
    public let label: String?

    package init(contact: CNContact, key: String, value: Any?, identifier: String? = nil, label: String? = nil) {
        (self.contact, self.key, self.value) = (contact, key, value)
        (self.identifier, self.label) = (identifier, label)
    }
}

extension CNContact {
    /// Returns the title of a value in English, such as “first name”.
    public class func localizedString(forKey key: String) -> String {
        switch key {
        case CNContactPhoneNumbersKey: "phone"
        case CNContactEmailAddressesKey: "email"
        case CNContactPostalAddressesKey: "address"
        case CNContactUrlAddressesKey: "URL"
        case CNContactOrganizationNameKey: "company"
        case CNContactJobTitleKey: "job title"
        case CNContactGivenNameKey: "first name"
        case CNContactFamilyNameKey: "last name"
        case CNContactNicknameKey: "nickname"
        case CNContactNoteKey: "notes"
        default: key
        }
    }

    /// The values that users choose from, in the order in which they are shown.
    package var properties: [CNContactProperty] {
        func list<Value>(_ key: String, _ values: [CNLabeledValue<Value>]) -> [CNContactProperty] {
            values.map {
                CNContactProperty(contact: self, key: key, value: $0.value, identifier: $0.identifier, label: $0.label)
            }
        }
        var found = list(CNContactPhoneNumbersKey, phoneNumbers) + list(CNContactEmailAddressesKey, emailAddresses)
        found += list(CNContactUrlAddressesKey, urlAddresses) + list(CNContactPostalAddressesKey, postalAddresses)
        if let birthday { found.append(CNContactProperty(contact: self, key: CNContactBirthdayKey, value: birthday)) }
        return found
    }
}

/// Conditions with a format read a contact's values by their names.
extension CNContact: CustomReflectable {
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                CNContactIdentifierKey: identifier, CNContactTypeKey: contactType.rawValue,
                CNContactNamePrefixKey: namePrefix, CNContactGivenNameKey: givenName,
                CNContactMiddleNameKey: middleName, CNContactFamilyNameKey: familyName,
                CNContactNameSuffixKey: nameSuffix, CNContactNicknameKey: nickname,
                CNContactOrganizationNameKey: organizationName, "departmentName": departmentName,
                CNContactJobTitleKey: jobTitle, CNContactNoteKey: note,
                CNContactImageDataAvailableKey: imageDataAvailable, CNContactPhoneNumbersKey: phoneNumbers,
                CNContactEmailAddressesKey: emailAddresses, CNContactPostalAddressesKey: postalAddresses,
                CNContactUrlAddressesKey: urlAddresses,
            ])
    }
}

extension CNContactProperty: CustomReflectable {
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "contact": contact, "key": key, "value": value as Any, "identifier": identifier as Any,
                "label": label as Any,
            ])
    }
}
