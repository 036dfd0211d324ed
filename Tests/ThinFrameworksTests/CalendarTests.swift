import EventKitUI
import SwiftUI
import SwiftUITesting
import Testing

/// Calendars without access, and the things that would be in them.
@MainActor
@Suite("Events, reminders, alarms and rules, and a store that refuses them")
struct CalendarTests {
    private let store = EKEventStore()

    @Test("Conditions of the store are met by nothing")
    func conditions() {
        let (start, end) = (Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 3600))
        let event = EKEvent(eventStore: store)
        let reminder = EKReminder(eventStore: store)
        #expect(!store.predicateForEvents(withStart: start, end: end, calendars: nil).evaluate(with: event))
        #expect(!store.predicateForReminders(in: nil).evaluate(with: reminder))
        let due = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
        #expect(!due.evaluate(with: reminder))
        let done = store.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: end, calendars: [])
        #expect(!done.evaluate(with: reminder))
    }

    @Test("The store has no accounts, calendars, events or reminders")
    func emptiness() async {
        let any = NSPredicate(value: true)
        #expect(store.sources.isEmpty && store.delegateSources.isEmpty && store.source(withIdentifier: "a") == nil)
        #expect(store.calendars(for: .reminder).isEmpty && store.calendar(withIdentifier: "a") == nil)
        #expect(store.defaultCalendarForNewEvents == nil && store.defaultCalendarForNewReminders() == nil)
        #expect(store.event(withIdentifier: "a") == nil && store.calendarItem(withIdentifier: "a") == nil)
        #expect(store.events(matching: any).isEmpty && store.calendarItems(withExternalIdentifier: "a").isEmpty)
        store.enumerateEvents(matching: any) { _, _ in Issue.record("There is an event.") }
        let count = await withCheckedContinuation { continuation in
            store.fetchReminders(matching: any) { continuation.resume(returning: $0?.count) }
        }
        #expect(count == 0)
        #expect(store.eventStoreIdentifier != EKEventStore(sources: []).eventStoreIdentifier)
    }

    @Test("Each request for access is answered with no, without an error")
    func access() async throws {
        #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied)
        typealias Completion = EKEventStore.RequestAccessCompletionHandler
        let requests: [(@escaping Completion) -> Void] = [
            { store.requestAccess(to: .event, completion: $0) }, { store.requestFullAccessToEvents(completion: $0) },
            { store.requestWriteOnlyAccessToEvents(completion: $0) },
            { store.requestFullAccessToReminders(completion: $0) },
        ]
        for request in requests {
            let (isGranted, hasError) = await withCheckedContinuation { continuation in
                request { continuation.resume(returning: ($0, $1 != nil)) }
            }
            #expect(!isGranted && !hasError)
        }
        #expect(try await !store.requestAccess(to: .reminder))
        #expect(try await !store.requestWriteOnlyAccessToEvents())
        #expect(try await !store.requestFullAccessToReminders())
    }

    @Test("Every change is refused")
    func changes() {
        let (event, reminder) = (EKEvent(eventStore: store), EKReminder(eventStore: store))
        let calendar = EKCalendar(for: .event, eventStore: store)
        let refusal = EKError(.eventStoreNotAuthorized)
        #expect(throws: refusal) { try store.save(event, span: .futureEvents) }
        #expect(throws: refusal) { try store.remove(event, span: .thisEvent, commit: false) }
        #expect(throws: refusal) { try store.save(reminder, commit: true) }
        #expect(throws: refusal) { try store.remove(reminder, commit: true) }
        #expect(throws: refusal) { try store.saveCalendar(calendar, commit: true) }
        #expect(throws: refusal) { try store.removeCalendar(calendar, commit: true) }
        #expect(throws: refusal) { try store.commit() }
        #expect((refusal as NSError).domain == "EKErrorDomain" && (refusal as NSError).code == 29)
    }

    @Test("A thing has the parts that were added to it, and no longer the removed ones")
    func parts() {
        let event = EKEvent(eventStore: store)
        #expect(!event.hasAlarms && !event.hasRecurrenceRules && !event.hasNotes && !event.hasAttendees)
        let (first, second) = (EKAlarm(relativeOffset: -60), EKAlarm(relativeOffset: -120))
        event.addAlarm(first)
        event.addAlarm(second)
        #expect(event.alarms == [first, second] && event.hasAlarms)
        event.removeAlarm(first)
        #expect(event.alarms == [second] && event.hasAlarms)
        event.removeAlarm(second)
        #expect(event.alarms == [] && !event.hasAlarms)
        let rule = EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 5))
        let other = EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil)
        event.addRecurrenceRule(rule)
        event.addRecurrenceRule(other)
        #expect(event.recurrenceRules == [rule, other] && event.hasRecurrenceRules)
        event.removeRecurrenceRule(rule)
        #expect(event.recurrenceRules == [other])
        event.removeRecurrenceRule(other)
        #expect(!event.hasRecurrenceRules)
        event.notes = ""
        #expect(!event.hasNotes)
        event.notes = "Bring tea"
        #expect(event.hasNotes && event.isNew && event.hasChanges && !event.refresh())
    }

    @Test("Events are compared by their beginnings; one without a beginning is first")
    func order() {
        let (early, late, never) = (
            EKEvent(eventStore: store), EKEvent(eventStore: store), EKEvent(eventStore: store)
        )
        early.startDate = Date(timeIntervalSinceReferenceDate: 10)
        late.startDate = Date(timeIntervalSinceReferenceDate: 11)
        #expect(early.compareStartDate(with: late) == .orderedAscending)
        #expect(late.compareStartDate(with: early) == .orderedDescending)
        #expect(early.compareStartDate(with: early) == .orderedSame && early.occurrenceDate == early.startDate)
        #expect(never.compareStartDate(with: early) == .orderedAscending)
        #expect(never.availability == .busy && never.status == .none && !never.isAllDay && !never.isDetached)
    }

    @Test("A reminder is done from the moment at which it was done first, until it is not")
    func reminders() {
        let reminder = EKReminder(eventStore: store)
        #expect(!reminder.isCompleted && reminder.priority == 0)
        let date = Date(timeIntervalSinceReferenceDate: 7)
        reminder.completionDate = date
        #expect(reminder.isCompleted)
        reminder.isCompleted = true
        #expect(reminder.completionDate == date)
        reminder.isCompleted = false
        #expect(reminder.completionDate == nil && !reminder.isCompleted)
    }

    @Test("An alarm's kind follows from an address or a sound, an address first")
    func alarms() {
        let date = Date(timeIntervalSinceReferenceDate: 5)
        let alarm = EKAlarm(absoluteDate: date)
        #expect(alarm.absoluteDate == date && alarm.relativeOffset == 0 && alarm.type == .display)
        alarm.soundName = "Bell"
        #expect(alarm.type == .audio)
        alarm.emailAddress = "ann@example.org"
        #expect(alarm.type == .email && alarm.proximity == .none)
        #expect(EKAlarm(relativeOffset: -30).absoluteDate == nil && EKAlarm(relativeOffset: -30).relativeOffset == -30)
    }

    @Test("A rule keeps each of its lists, and its end a date or a number")
    func rules() {
        let days = [EKRecurrenceDayOfWeek(.tuesday), EKRecurrenceDayOfWeek(.friday, weekNumber: -1)]
        let end = EKRecurrenceEnd(end: Date(timeIntervalSinceReferenceDate: 9))
        let rule = EKRecurrenceRule(
            recurrenceWith: .yearly, interval: 3, daysOfTheWeek: days, daysOfTheMonth: [1], monthsOfTheYear: [2],
            weeksOfTheYear: [3], daysOfTheYear: [4], setPositions: [5], end: end)
        #expect(rule.frequency == .yearly && rule.interval == 3 && rule.daysOfTheWeek == days)
        #expect(rule.daysOfTheMonth == [1] && rule.monthsOfTheYear == [2] && rule.weeksOfTheYear == [3])
        #expect(rule.daysOfTheYear == [4] && rule.setPositions == [5] && rule.recurrenceEnd === end)
        #expect(rule.firstDayOfTheWeek == 0 && rule.calendarIdentifier == "gregorian")
        #expect(days[0].dayOfTheWeek.rawValue == 3 && days[0].weekNumber == 0 && days[1].weekNumber == -1)
        #expect(end.occurrenceCount == 0 && EKRecurrenceEnd(occurrenceCount: 4).occurrenceCount == 4)
        #expect(EKRecurrenceEnd(occurrenceCount: 4).endDate == nil)
        let plain = EKRecurrenceRule(recurrenceWith: .monthly, interval: 2, end: nil)
        #expect(plain.frequency == .monthly && plain.interval == 2 && plain.recurrenceEnd == nil)
        #expect(plain.daysOfTheWeek == nil && plain.setPositions == nil)
    }

    @Test("A calendar holds things of its kind")
    func kinds() {
        #expect(EKCalendar(for: .event, eventStore: store).allowedEntityTypes == .event)
        let calendar = EKCalendar(for: .reminder, eventStore: store)
        #expect(calendar.allowedEntityTypes == .reminder && calendar.allowsContentModifications)
        #expect(!calendar.isSubscribed && !calendar.isImmutable && calendar.supportedEventAvailabilities.rawValue == 15)
        calendar.color = nil
        #expect(calendar.cgColor == nil)
    }

    @Test("A controller that shows an event ends with done")
    func shown() {
        final class Delegate: NSObject, EKEventViewDelegate {
            var actions: [EKEventViewAction] = []
            func eventViewController(
                _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction
            ) { actions.append(action) }
        }
        struct Page: UIViewControllerRepresentable {
            let event: EKEvent
            let delegate: Delegate
            func makeUIViewController(context: Context) -> EKEventViewController {
                let controller = EKEventViewController()
                (controller.event, controller.delegate) = (event, delegate)
                return controller
            }
            func updateUIViewController(_ controller: EKEventViewController, context: Context) {}
        }
        let (event, delegate) = (EKEvent(eventStore: store), Delegate())
        event.title = "Dinner"
        let host = TestHost(Page(event: event, delegate: delegate), size: CGSize(width: 400, height: 300))
        #expect(host.text.contains("Dinner") && host.text.contains("The desktop's calendars are not available."))
        host.tap(text: "Done")
        #expect(delegate.actions == [.done])
    }
}
