import Contacts
import CoreData
import Testing

@Suite("Conditions with formats for contacts")
struct ContactPredicateTests {
    @Test(
        "A condition reads a contact's values by their names",
        arguments: [
            ("phoneNumbers.@count > 0", true), ("emailAddresses.@count > 0", false), ("givenName == 'Ann'", true),
            ("familyName BEGINSWITH[c] 'x'", false), ("phoneNumbers.@count == 1 AND givenName != ''", true),
        ])
    func values(_ format: String, _ holds: Bool) throws {
        let card = "BEGIN:VCARD\nN:Example;Ann\nTEL:123\nEND:VCARD"
        let contact = try #require(CNContactVCardSerialization.contacts(with: Data(card.utf8)).first)
        #expect(NSPredicate(format: format).evaluate(with: contact) == holds)
    }
}
