import Contacts
import SwiftUI

/// Fields for a new contact.
struct ContactEditor: View {
    /// The contact from which the fields begin.
    let contact: CNContact
    /// Called with the contact, or with nil; returns the reason for which it was not added.
    let end: (CNContact?) -> String?
    @State private var given: String
    @State private var family: String
    @State private var organization: String
    @State private var phone = ""
    @State private var mail = ""
    @State private var problem: String?

    init(contact: CNContact, end: @escaping (CNContact?) -> String?) {
        (self.contact, self.end) = (contact, end)
        _given = State(initialValue: contact.givenName)
        _family = State(initialValue: contact.familyName)
        _organization = State(initialValue: contact.organizationName)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("First name", text: $given)
                    TextField("Last name", text: $family)
                    TextField("Company", text: $organization)
                }
                Section {
                    ForEach(contact.phoneNumbers, id: \.identifier) { Text(verbatim: $0.value.stringValue) }
                    TextField("Phone", text: $phone)
                }
                Section {
                    ForEach(contact.emailAddresses, id: \.identifier) { Text(verbatim: "\($0.value)") }
                    TextField("Email", text: $mail)
                }
                if let problem { Text(verbatim: problem).foregroundStyle(.red) }
            }
            .navigationTitle("New Contact")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { _ = end(nil) } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { problem = end(edited) }.disabled(isEmpty)
                }
            }
        }
    }

    private var isEmpty: Bool {
        [given, family, organization, phone, mail].allSatisfy(\.isEmpty) && contact.properties.isEmpty
    }

    private var edited: CNContact {
        guard let edited = contact.mutableCopy() as? CNMutableContact else { return contact }
        (edited.givenName, edited.familyName, edited.organizationName) = (given, family, organization)
        if !phone.isEmpty {
            edited.phoneNumbers.append(
                CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: phone)))
        }
        if !mail.isEmpty {
            edited.emailAddresses.append(CNLabeledValue(label: CNLabelHome, value: NSString(string: mail)))
        }
        return edited
    }
}
