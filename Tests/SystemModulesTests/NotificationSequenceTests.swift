import OrielFoundation
import Testing

/// Notifications as a sequence, and transformers by name.
@Suite("Notifications and transformers")
struct NotificationSequenceTests {
    @Test("A loop gets all notifications of its name and object, and its end ends the observation")
    @MainActor
    func sequence() async {
        let center = NotificationCenter()
        let name = Notification.Name("sequence")
        let object = NSObject()
        var iterator = center.notifications(named: name, object: object).makeAsyncIterator()
        for number in 1...3 { center.post(name: name, object: object, userInfo: ["number": number]) }
        center.post(name: name, object: nil, userInfo: ["number": 9])
        center.post(name: Notification.Name("other"), object: object)
        var numbers: [Int] = []
        for _ in 1...3 { numbers.append(await iterator.next()?.userInfo?["number"] as? Int ?? 0) }
        #expect(numbers == [1, 2, 3])
        var found: Notification?
        for await notification in center.notifications(named: name).prefix(0) { found = notification }
        #expect(found == nil)
    }

    @Test("A loop ends with its task")
    func end() async {
        let center = NotificationCenter()
        let task = Task {
            for await _ in center.notifications(named: Notification.Name("never")) {}
            return true
        }
        task.cancel()
        #expect(await task.value)
    }

    @Test("Foundation's transformers of truth values are there; a registered one is found; any other is nil")
    func transformers() throws {
        let not = try #require(ValueTransformer(forName: .negateBooleanTransformerName))
        #expect(not.transformedValue(true) as? Bool == false && not.transformedValue(false) as? Bool == true)
        let isNil = ValueTransformer(forName: .isNilTransformerName)
        #expect(isNil?.transformedValue(nil) as? Bool == true && isNil?.transformedValue(1) as? Bool == false)
        let isNotNil = ValueTransformer(forName: .isNotNilTransformerName)
        #expect(isNotNil?.transformedValue(nil) as? Bool == false && isNotNil?.transformedValue(1) as? Bool == true)
        final class Own: ValueTransformer {}
        ValueTransformer.setValueTransformer(Own(), forName: NSValueTransformerName("own"))
        #expect(ValueTransformer(forName: NSValueTransformerName("own")) is Own)
        #expect(ValueTransformer(forName: NSValueTransformerName("none")) == nil)
    }
}
