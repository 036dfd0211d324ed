import Contacts
import CoreBluetooth
import EventKitUI
import GameController
import HealthKit
import MetricKit
import SwiftUI
import SwiftUITesting
import Testing
import Translation

/// Services that this system does not have, and how apps learn of that.
@MainActor
@Suite("Calendars, contacts, Bluetooth, translations and vision that are not there")
struct AbsentServiceTests {
    @Test("Calendars are refused as by the user: no events, and saving fails; events keep their values")
    func calendars() async throws {
        let store = EKEventStore()
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await store.requestFullAccessToEvents() == false && store.calendars(for: .event).isEmpty)
        let event = EKEvent(eventStore: store)
        (event.title, event.startDate) = ("Lunch", Date(timeIntervalSinceReferenceDate: 0))
        event.addAlarm(EKAlarm(relativeOffset: -600))
        #expect(event.hasAlarms && !event.hasRecurrenceRules)
        let warnings = TestHost.warnings {
            #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
        }
        #expect(warnings.count == 1)
        let reminder = EKReminder(eventStore: store)
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil)

        final class Delegate: NSObject, EKEventEditViewDelegate {
            var actions: [EKEventEditViewAction] = []
            func eventEditViewController(
                _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
            ) {
                actions.append(action)
            }
        }
        struct Page: UIViewControllerRepresentable {
            let event: EKEvent
            let delegate: Delegate
            func makeUIViewController(context: Context) -> EKEventEditViewController {
                let controller = EKEventEditViewController()
                controller.event = event
                controller.editViewDelegate = delegate
                return controller
            }
            func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
        }
        let delegate = Delegate()
        let host = TestHost(Page(event: event, delegate: delegate), size: CGSize(width: 400, height: 300))
        #expect(host.text.contains("Lunch"))
        host.tap(text: "Done")
        #expect(delegate.actions == [.canceled])
    }

    @Test("The address book is refused as by the user; contacts keep their values, names and addresses are written")
    func contacts() async {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("Ann", "Example")
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: "123"))]
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ann Example")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelWork) == "work")
        #expect((contact.mutableCopy() as? CNMutableContact)?.phoneNumbers.first?.value.stringValue == "123")
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode, address.state) = (
            "1 Main Street", "Springfield", "12345", "IL"
        )
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
                == "1 Main Street\nSpringfield IL 12345")
        address.isoCountryCode = "DE"
        address.state = ""
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Main Street\n12345 Springfield"
        )
        let request = CNSaveRequest()
        request.add(contact, toContainerWithIdentifier: nil)
        #expect(throws: CNError(.authorizationDenied)) { try CNContactStore().execute(request) }
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        await #expect(throws: CNError(.authorizationDenied)) {
            _ = try await CNContactStore().requestAccess(for: .contacts)
        }
    }

    @Test(
        "A central manager reports that Bluetooth is not supported; names of 16 bits are those within Bluetooth's own")
    func bluetooth() async {
        final class Delegate: NSObject, CBCentralManagerDelegate {
            var ended: ((CBManagerState) -> Void)?
            func centralManagerDidUpdateState(_ central: CBCentralManager) { ended?(central.state) }
        }
        let delegate = Delegate()
        var manager: CBCentralManager?
        let state = await withCheckedContinuation { continuation in
            delegate.ended = { continuation.resume(returning: $0) }
            _ = TestHost.warnings { manager = CBCentralManager(delegate: delegate, queue: nil) }
        }
        #expect(state == .unsupported && manager?.isScanning == false)
        #expect(CBUUID(string: "180d") == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
        #expect(CBUUID(string: "180d").uuidString == "180D" && CBUUID(string: "180D") != CBUUID(string: "180F"))
        let warnings = TestHost.warnings { #expect(CBUUID(string: "xyz").data.count == 16) }
        #expect(warnings.count == 1)
    }

    @Test("Nothing translates: a session's requests fail, and a panel says so")
    func translation() async {
        struct Page: View {
            @State private var isShown = false
            let ended: (any Error) -> Void
            var body: some View {
                Button("Translate") { isShown = true }
                    .translationPresentation(isPresented: $isShown, text: "Hallo")
                    .translationTask(source: Locale.Language(identifier: "de")) { session in
                        do { _ = try await session.translate("Hallo") } catch { ended(error) }
                    }
            }
        }
        var host: TestHost?
        let error = await withCheckedContinuation { continuation in
            host = TestHost(Page { continuation.resume(returning: $0) }, size: CGSize(width: 400, height: 300))
        }
        #expect(error as? TranslationError == .unsupportedLanguagePairing)
        host?.tap(text: "Translate")
        #expect(host?.text.contains("Texts cannot be translated on this system.") == true)
        #expect(await LanguageAvailability().status(from: Locale.Language(identifier: "de"), to: nil) == .unsupported)
    }

    @Test("Nothing is measured of apps")
    func metrics() {
        final class Receiver: NSObject, MXMetricManagerSubscriber {}
        let receiver = Receiver()
        #expect(TestHost.warnings { MXMetricManager.shared.add(receiver) }.count == 1)
        MXMetricManager.shared.remove(receiver)
        #expect(MXMetricManager.shared.pastPayloads.isEmpty)
    }

    @Test("Values of health are written in other units of their kind")
    func health() {
        let unit = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
        let moles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
        let quantity = HKQuantity(unit: unit, doubleValue: 100)
        #expect(abs(quantity.doubleValue(for: moles) - 5.5507) < 1e-3 && !quantity.is(compatibleWith: .meter()))
        #expect(
            HKQuantity(unit: .mile(), doubleValue: 1).compare(HKQuantity(unit: .meter(), doubleValue: 1))
                == .orderedDescending)
        let warnings = TestHost.warnings { #expect(quantity.doubleValue(for: .meter()).isNaN) }
        #expect(warnings.count == 1)
    }

    @Test("Steering wheels are not found; keys have the numbers of USB's tables")
    func controllers() {
        let warnings = TestHost.warnings {
            #expect(GCRacingWheel.connectedRacingWheels.isEmpty && GCStylus.styli.isEmpty)
        }
        #expect(warnings.count == 1)
        #expect(GCKeyCode.keyA.rawValue == 4 && GCKeyCode.zero.rawValue == 39 && GCKeyCode.spacebar.rawValue == 44)
        #expect(GCKeyCode.F12.rawValue == 69 && GCKeyCode.upArrow.rawValue == 82 && GCInputButtonA == "Button A")
    }
}
