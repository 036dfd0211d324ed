import Contacts
import EventKitUI
import SwiftUI
import SwiftUITesting
import Testing

/// Values of contacts and calendars, which are refused.
@MainActor
@Suite("Groups, accounts and calendars that are refused")
struct AddressBookTests {
    @Test("Contacts keep accounts, relations and dates, and copies have them; groups are refused")
    func contacts() {
        let contact = CNMutableContact()
        contact.familyName = "Zimmer"
        contact.socialProfiles = [
            CNLabeledValue(
                label: nil, value: CNSocialProfile(urlString: nil, username: "z", userIdentifier: nil, service: "X"))
        ]
        contact.contactRelations = [
            CNLabeledValue(label: CNLabelContactRelationFriend, value: CNContactRelation(name: "Ann"))
        ]
        let copy = contact.copy() as? CNContact
        #expect(copy?.socialProfiles.first?.value.username == "z" && copy?.contactRelations.first?.value.name == "Ann")
        let other = CNMutableContact()
        other.organizationName = "Acme"
        let order = CNContact.comparator(forNameSortOrder: .familyName)
        #expect(order(contact, other) == .orderedDescending && order(other, contact) == .orderedAscending)
        let group = CNMutableGroup()
        group.name = "Friends"
        let warnings = TestHost.warnings {
            #expect(throws: CNError(.authorizationDenied)) { try CNContactStore().groups(matching: nil) }
        }
        #expect(group.name == "Friends" && warnings.count == 1)
    }

    @Test("A chooser of calendars ends by its button, and a calendar has a color")
    func calendars() {
        final class Delegate: NSObject, EKCalendarChooserDelegate {
            var count = 0
            func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { count += 1 }
        }
        struct Page: UIViewControllerRepresentable {
            let delegate: Delegate
            func makeUIViewController(context: Context) -> EKCalendarChooser {
                let chooser = EKCalendarChooser(
                    selectionStyle: .single, displayStyle: .allCalendars, eventStore: EKEventStore())
                chooser.showsDoneButton = true
                chooser.delegate = delegate
                return chooser
            }
            func updateUIViewController(_ controller: EKCalendarChooser, context: Context) {}
        }
        let delegate = Delegate()
        let host = TestHost(Page(delegate: delegate), size: CGSize(width: 300, height: 200))
        host.tap(text: "Done")
        let store = EKEventStore()
        #expect(delegate.count == 1 && EKCalendar(for: .event, eventStore: store).cgColor.alpha == 1)
        let alarm = EKAlarm(relativeOffset: -60)
        alarm.soundName = "Bell"
        #expect(alarm.type == .audio && !EKEvent(eventStore: store).isDetached && !EKEvent(eventStore: store).refresh())
        #expect(EKError.Code.eventStoreNotAuthorized.rawValue == 29)
    }
}
