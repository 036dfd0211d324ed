import Foundation

/// Reads and writes contacts as vCards.
///
/// Follows Apple's [CNContactVCardSerialization](https://developer.apple.com/documentation/contacts/cncontactvcardserialization). Versions 2.1 to
/// 4.0 are read, and 3.0 is written.
open class CNContactVCardSerialization: NSObject {
    /// Returns the values that a vCard needs.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }

    /// Returns contacts as vCards, one after another.
    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map { VCardWriter.text(of: $0) }.joined().utf8)
    }

    /// Returns the contacts of vCards.
    ///
    /// Throws a `CNError` with the code `vCardMalformed` where the data has none.
    open class func contacts(with data: Data) throws -> [CNContact] {
        let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
        let contacts = VCardReader.contacts(in: text)
        if contacts.isEmpty, !data.isEmpty { throw CNError(.vCardMalformed) }
        return contacts
    }
}
