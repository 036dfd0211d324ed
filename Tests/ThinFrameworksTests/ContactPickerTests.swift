import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Contacts
@testable import ContactsUI

@MainActor
@Suite("Contacts that users choose and add, and vCards")
struct ContactPickerTests {
    /// A folder of vCards that ends with the test.
    private final class Folder {
        let files: AddressBookFiles
        init(_ cards: String...) throws {
            files = AddressBookFiles(folder: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
            try FileManager.default.createDirectory(at: files.folder, withIntermediateDirectories: true)
            for (number, card) in cards.enumerated() {
                try Data(card.utf8).write(to: files.folder.appending(path: "\(number).vcf"))
            }
        }
        deinit { try? FileManager.default.removeItem(at: files.folder) }
    }

    private struct Page<Controller: UIViewController>: UIViewControllerRepresentable {
        let controller: Controller
        func makeUIViewController(context: Context) -> Controller { controller }
        func updateUIViewController(_ controller: Controller, context: Context) {}
    }

    private let ann = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Example;Ann\r\nTEL;TYPE=CELL:+1 23\r\nUID:1\r\nEND:VCARD\r\n"
    private let bob = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Builder;Bob\r\nEMAIL:bob@example.org\r\nEND:VCARD\r\n"

    private func picker(_ folder: Folder, _ delegate: any CNContactPickerDelegate) -> CNContactPickerViewController {
        let picker = CNContactPickerViewController()
        (picker.files, picker.delegate) = (folder.files, delegate)
        return picker
    }

    private func host(_ controller: some UIViewController) -> TestHost {
        TestHost(Page(controller: controller), size: CGSize(width: 500, height: 600))
    }

    @Test("A tap passes a contact to the delegate, and the search filters by names and values")
    func one() throws {
        final class Delegate: NSObject, CNContactPickerDelegate {
            var names: [String] = []
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
                names.append(contact.givenName)
            }
        }
        let (folder, delegate) = (try Folder(ann + bob), Delegate())
        let host = host(picker(folder, delegate))
        let bob = try #require(host.find(text: "Bob Builder"))
        let ann = try #require(host.find(text: "Ann Example"))
        #expect(bob.center.y < ann.center.y)
        host.tap(text: "Ann Example")
        #expect(delegate.names == ["Ann"])
    }

    @Test("Several contacts are passed together; contacts that a condition excludes are not chosen")
    func several() throws {
        final class Delegate: NSObject, CNContactPickerDelegate {
            var names: [[String]] = []
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
                names.append(contacts.map(\.givenName))
            }
        }
        let (folder, delegate) = (try Folder(ann, bob, bob.replacing("Bob", with: "Eve")), Delegate())
        let picker = picker(folder, delegate)
        picker.predicateForEnablingContact = NSPredicate { contact, _ in (contact as? CNContact)?.givenName != "Bob" }
        let host = host(picker)
        host.tap(text: "Select")
        for name in ["Bob Builder", "Eve Builder", "Ann Example"] { host.tap(text: name) }
        host.tap(text: "Done")
        #expect(delegate.names == [["Eve", "Ann"]])
    }

    @Test("A delegate with a method for values receives the one that is pressed; Cancel is reported")
    func properties() throws {
        final class Delegate: NSObject, CNContactPickerDelegate {
            var chosen: [String] = []
            func contactPickerDidCancel(_ picker: CNContactPickerViewController) { chosen.append("canceled") }
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
                let number = (contactProperty.value as? CNPhoneNumber)?.stringValue ?? ""
                chosen.append("\(contactProperty.key) \(contactProperty.label ?? "") \(number)")
            }
        }
        let (folder, delegate) = (try Folder(ann), Delegate())
        let host = host(picker(folder, delegate))
        host.tap(text: "Ann Example")
        host.tap(text: "+1 23")
        #expect(delegate.chosen == ["phoneNumbers \(CNLabelPhoneNumberMobile) +1 23"])
        let other = self.host(picker(try Folder(), delegate))
        #expect(other.text.contains("No Contacts"))
        other.tap(text: "Cancel")
        #expect(delegate.chosen.last == "canceled")
    }

    @Test("A new contact becomes a vCard, and the delegate receives it; Cancel adds none")
    func adding() throws {
        final class Delegate: NSObject, CNContactViewControllerDelegate {
            var names: [String?] = []
            func contactViewController(
                _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
            ) { names.append(contact?.familyName) }
        }
        let (folder, delegate) = (try Folder(), Delegate())
        let contact = CNMutableContact()
        contact.familyName = "New"
        for button in ["Cancel", "Done"] {
            let controller = CNContactViewController(forNewContact: contact)
            (controller.files, controller.delegate) = (folder.files, delegate)
            host(controller).tap(text: button)
        }
        #expect(delegate.names == [nil, "New"])
        #expect(folder.files.contacts().map(\.familyName) == ["New"])
    }

    @Test("A contact that is not known can be added once; a known one cannot, nor one that may not be edited")
    func unknownContacts() throws {
        let folder = try Folder()
        let contact = try #require(CNContactVCardSerialization.contacts(with: Data(ann.utf8)).first)
        let known = CNContactViewController(for: contact)
        known.files = folder.files
        #expect(!host(known).text.contains("Create New Contact"))
        let fixed = CNContactViewController(forUnknownContact: contact)
        (fixed.files, fixed.allowsEditing) = (folder.files, false)
        #expect(!host(fixed).text.contains("Create New Contact"))
        let unknown = CNContactViewController(forUnknownContact: contact)
        unknown.files = folder.files
        let host = host(unknown)
        #expect(host.tap(text: "Create New Contact") && !host.text.contains("Create New Contact"))
        #expect(folder.files.contacts().map(\.familyName) == ["Example"])
    }

    @Test("A contact shows its values; the delegate decides about pressing them")
    func showing() throws {
        final class Delegate: NSObject, CNContactViewControllerDelegate {
            var keys: [String] = []
            func contactViewController(
                _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
            ) -> Bool {
                keys.append(property.key)
                return false
            }
        }
        let contact = try #require(CNContactVCardSerialization.contacts(with: Data(ann.utf8)).first)
        let (controller, delegate) = (CNContactViewController(for: contact), Delegate())
        controller.delegate = delegate
        let host = host(controller)
        #expect(host.text.contains("Ann Example") && host.text.contains("mobile"))
        host.tap(text: "+1 23")
        #expect(delegate.keys == [CNContactPhoneNumbersKey])
    }

    @Test("Access to more contacts is not offered: the callback receives none")
    func access() {
        struct Search: View {
            @State private var isShown = false
            let ended: ([String]) -> Void
            var body: some View {
                ContactAccessButton(queryString: "Ann").contactAccessButtonCaption(.phone)
                Button("More") { isShown = true }.contactAccessPicker(isPresented: $isShown) { ended($0) }
                Text(isShown ? "Shown" : "Hidden")
            }
        }
        var answers: [[String]] = []
        let host = TestHost(Search { answers.append($0) }, size: CGSize(width: 300, height: 200))
        #expect(TestHost.warnings { host.tap(text: "More") }.count == 1)
        #expect(answers == [[]] && host.text.contains("Hidden"))
    }

    @Test("A vCard keeps all values of a contact")
    func roundTrip() throws {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.note) = ("Änne; the, \\ first", "Example", "one\ntwo")
        (contact.organizationName, contact.jobTitle, contact.nickname) = ("Org", "Boss", "Nick")
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "1")),
            CNLabeledValue(label: "garden", value: CNPhoneNumber(stringValue: "2")),
        ]
        contact.emailAddresses = [CNLabeledValue(label: nil, value: "a@example.org")]
        contact.urlAddresses = [CNLabeledValue(label: CNLabelHome, value: "https://example.org/a,b")]
        contact.imageData = Data((0..<200).map { UInt8($0) })
        contact.birthday = DateComponents(month: 2, day: 29)
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("1 Main Street\nHouse 2", "Ulm", "89073")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
        let data = try CNContactVCardSerialization.data(with: [contact])
        #expect(String(decoding: data, as: UTF8.self).split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        let read = try #require(CNContactVCardSerialization.contacts(with: data).first)
        #expect(Mirror(reflecting: read).children.count == 17 && read.identifier == contact.identifier)
        #expect(read.givenName == contact.givenName && read.note == contact.note && read.jobTitle == "Boss")
        #expect(read.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, "garden"])
        #expect(read.emailAddresses.map(\.value) == ["a@example.org"] && read.emailAddresses[0].label == nil)
        #expect(read.urlAddresses.map(\.value) == ["https://example.org/a,b"] && read.nickname == "Nick")
        #expect(read.imageData == contact.imageData && read.birthday == contact.birthday)
        #expect(read.postalAddresses[0].value.street == address.street && read.postalAddresses[0].label == CNLabelWork)
    }

    @Test("Older vCards, groups, other ends of lines and names alone are read; other data is not a vCard")
    func otherCards() throws {
        let text = """
            BEGIN:VCARD
            VERSION:2.1
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=
            =C3=B6rg
            TEL;HOME;VOICE:123
            item1.EMAIL;type=INTERNET:j@example.org
            BDAY:19800517T000000
            END:VCARD
            BEGIN:VCARD
            VERSION:4.0
            FN:Only A Name
            TEL;VALUE=uri;TYPE="cell,voice":tel:+4
             56
            BDAY:--0517
            PHOTO:data:image/png;base64,AAEC
            END:VCARD
            """
        let contacts = try CNContactVCardSerialization.contacts(with: Data(text.utf8))
        #expect(contacts.map(\.givenName) == ["Jörg", "Only"] && contacts.map(\.familyName) == ["Müller", "A Name"])
        #expect(
            contacts[0].phoneNumbers[0].label == CNLabelHome && contacts[0].emailAddresses[0].value == "j@example.org")
        #expect(contacts[0].birthday == DateComponents(year: 1980, month: 5, day: 17))
        #expect(contacts[1].phoneNumbers[0].value.stringValue == "+456")
        #expect(contacts[1].phoneNumbers[0].label == CNLabelPhoneNumberMobile)
        #expect(contacts[1].birthday == DateComponents(month: 5, day: 17) && contacts[1].imageData == Data([0, 1, 2]))
        #expect(throws: CNError(.vCardMalformed)) {
            try CNContactVCardSerialization.contacts(with: Data("BEGIN:VCALENDAR\n=\n ;:\":".utf8))
        }
        #expect(try CNContactVCardSerialization.contacts(with: Data()).isEmpty)
    }
}
