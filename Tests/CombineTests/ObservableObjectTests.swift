import Combine
import Dispatch
import Testing

@Suite("Observable objects")
struct ObservableObjectTests {
    class Contact: ObservableObject {
        @Published var name = "John"
        @Published var age = 24
        @Published private var note: String?
        var plain = 0

        func setNote(_ text: String) { note = text }
    }

    final class Employee: Contact {
        @Published var salary = 100
    }

    final class Generic<Element>: ObservableObject {
        @Published private(set) var elements: [Element] = []
        func add(_ element: Element) { elements.append(element) }
    }

    class OpenGeneric<Element>: ObservableObject {
        @Published var element: Element
        init(_ element: Element) { self.element = element }
    }

    final class OpenGenericChild: OpenGeneric<String> {
        @Published var count = 0
    }

    final class Declared: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        @Published var value = 0
    }

    final class DeclaredSubject: ObservableObject {
        let objectWillChange = PassthroughSubject<Int, Never>()
        @Published var value = 0
    }

    final class Manual: ObservableObject {
        var value = 0 { willSet { objectWillChange.send() } }
    }

    final class Outer: ObservableObject {
        @Published var inner = Contact()
    }

    @Test("O01: the announcement comes before the change")
    func announcementComesFirst() {
        let john = Contact()
        var seen: [Int] = []
        let cancellable = john.objectWillChange.sink { seen.append(john.age) }
        john.age = 25
        john.age += 1
        #expect(seen == [24, 25])
        #expect(john.age == 26)
        cancellable.cancel()
        john.age = 30
        #expect(seen.count == 2)
    }

    @Test("O02: every write announces, equal values included")
    func everyWriteAnnounces() {
        let john = Contact()
        var count = 0
        let cancellable = john.objectWillChange.sink { count += 1 }
        john.name = "John"
        john.name = "John"
        john.setNote("x")
        john.plain = 7
        #expect(count == 3)
        cancellable.cancel()
    }

    @Test("O03: changes of a nested object are not passed on")
    func nestedChangesStay() {
        let outer = Outer()
        var count = 0
        let cancellable = outer.objectWillChange.sink { count += 1 }
        outer.inner.age = 1
        #expect(count == 0)
        outer.inner = Contact()
        #expect(count == 1)
        cancellable.cancel()
    }

    @Test("The publisher is one object, and covers superclasses")
    func oneObject() {
        let employee = Employee()
        #expect(employee.objectWillChange === employee.objectWillChange)
        #expect((employee as Contact).objectWillChange === employee.objectWillChange)
        #expect(Employee().objectWillChange !== employee.objectWillChange)
        var count = 0
        let cancellable = employee.objectWillChange.sink { count += 1 }
        employee.age = 1
        employee.salary = 2
        #expect(count == 2)
        cancellable.cancel()
    }

    @Test("Generic classes, final and not, announce")
    func genericClasses() {
        let generic = Generic<Int>()
        var count = 0
        var bag: Set<AnyCancellable> = []
        generic.objectWillChange.sink { count += 1 }.store(in: &bag)
        generic.add(1)
        #expect(count == 1)
        #expect(generic.elements == [1])
        let child = OpenGenericChild("a")
        child.objectWillChange.sink { count += 1 }.store(in: &bag)
        child.element = "b"
        child.count = 2
        #expect(count == 3)
        #expect(child.element == "b")
    }

    @Test("CB08: @Published announces to the synthesized publisher only, not to one of the object's own")
    func declaredPublishers() {
        let declared = Declared()
        var count = 0
        var bag: [AnyCancellable] = []
        declared.objectWillChange.sink { count += 1 }.store(in: &bag)
        declared.value = 1
        #expect(count == 0)
        declared.objectWillChange.send()
        #expect(count == 1)
        let subject = DeclaredSubject()
        var values: [Int] = []
        subject.objectWillChange.sink { values.append($0) }.store(in: &bag)
        subject.value = 5
        #expect(values.isEmpty)
        subject.objectWillChange.send(9)
        #expect(values == [9])
    }

    @Test("A class without @Published has one publisher too, which does not keep the object")
    func manualAnnouncement() {
        weak var released: Manual?
        do {
            let manual = Manual()
            released = manual
            var seen: [Int] = []
            let cancellable = manual.objectWillChange.sink { [unowned manual] in seen.append(manual.value) }
            manual.value = 3
            manual.value = 4
            #expect(seen == [0, 3])
            cancellable.cancel()
        }
        #expect(released == nil)
        for _ in 0..<200 { Manual().value = 1 }
    }

    @Test("A property whose storage is replaced keeps announcing")
    func replacedStorage() {
        final class Replaced: ObservableObject {
            @Published var first = 1
            @Published var second = 1
            func replace() { _first = Published(initialValue: 10) }
        }
        let object = Replaced()
        var count = 0
        let cancellable = object.objectWillChange.sink { count += 1 }
        object.replace()
        object.first = 11
        #expect(count == 1)
        #expect(object.objectWillChange === object.objectWillChange)
        object.second = 2
        #expect(count == 2)
        cancellable.cancel()
    }

    @Test("Threads that ask at once get the same publisher")
    func threads() {
        let contacts = (0..<50).map { _ in Employee() }
        let manuals = (0..<50).map { _ in Manual() }
        let lanes = 4
        var seen = [[ObservableObjectPublisher]](repeating: [], count: lanes)
        seen.withUnsafeMutableBufferPointer { seen in
            nonisolated(unsafe) let seen = seen
            nonisolated(unsafe) let objects = (contacts, manuals)
            DispatchQueue.concurrentPerform(iterations: lanes) { lane in
                seen[lane] = objects.0.map(\.objectWillChange) + objects.1.map(\.objectWillChange)
            }
        }
        for lane in 1..<lanes { #expect(zip(seen[0], seen[lane]).allSatisfy { $0 === $1 }) }
        #expect(Set(seen[0].map(ObjectIdentifier.init)).count == 100)
    }
}
