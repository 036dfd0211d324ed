import Foundation

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes addresses in lines: street, city with state and code, country.
///
/// Follows Apple's [CNPostalAddressFormatter](https://developer.apple.com/documentation/contacts/cnpostaladdressformatter). Countries that put
/// the code before the city are known for Europe.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// How addresses are written.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// Returns an address in lines.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        CNPostalAddressFormatter().string(from: postalAddress)
    }

    /// Returns an address in lines.
    open func string(from postalAddress: CNPostalAddress) -> String {
        let address = postalAddress.values
        let codeFirst: Set = [
            "at", "be", "ch", "cz", "de", "dk", "es", "fi", "fr", "gr", "it", "lu", "nl", "no", "pl", "pt", "se", "sk",
        ]
        let words =
            codeFirst.contains(address.countryCode.lowercased())
            ? [address.code, address.city] : [address.city, address.state, address.code]
        let line = words.filter { !$0.isEmpty }.joined(separator: " ")
        return [address.street, address.subLocality, line, address.country].filter { !$0.isEmpty }.joined(
            separator: "\n")
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string) }
}

/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes the names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// How names are written.
    open var style = CNContactFormatterStyle.fullName

    /// Returns the name of a contact; that of its organization if it has none, nil if it has neither.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        CNContactFormatter().string(from: contact)
    }
    /// Returns the name of a contact; that of its organization if it has none, nil if it has neither.
    open func string(from contact: CNContact) -> String? {
        let words = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let name = words.filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : name
    }
    /// Returns the values that a name needs.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string) }
}
