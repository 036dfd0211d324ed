import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Observable objects and observation")
struct ObservationConformance {
    final class Person: ObservableObject {
        @Published var age = 24
        @Published var name = "John"
    }

    @Test("O01: objectWillChange comes before the change: the old value can be read")
    func willChange() {
        let john = Person()
        var read: [Int] = []
        let subscription = john.objectWillChange.sink { read.append(john.age) }
        john.age += 1
        #expect(read == [24] && john.age == 25)
        subscription.cancel()
    }

    private struct Showing: View {
        @ObservedObject var person: Person
        var body: some View {
            Text(verbatim: "\(person.name) \(person.age)").onTapGesture {
                person.age += 1
                person.age += 1
                person.name = person.name
            }
        }
    }

    @Test("O02: several published writes are several events and one update; an equal value counts too")
    func coalescing() {
        let john = Person()
        var events = 0
        let subscription = john.objectWillChange.sink { events += 1 }
        let host = TestHost(100, 100) { Showing(person: john) }
        host.tap(text: "John 24")
        #expect(events == 3 && host.text == ["John 26"])
        #expect(host.bodyCount(of: Showing.self) == 2)
        john.age = 26
        host.update()
        #expect(events == 4 && host.bodyCount(of: Showing.self) == 3)
        subscription.cancel()
    }

    final class Household: ObservableObject {
        @Published var head = Person()
    }
    private struct Outer: View {
        @ObservedObject var household: Household
        var body: some View { Text(verbatim: "\(household.head.age)") }
    }

    @Test("O03: what changes in a nested object is not told to those who observe the outer one")
    func nested() {
        let household = Household()
        let host = TestHost(100, 100) { Outer(household: household) }
        household.head.age = 50
        #expect(host.text == ["24"])
        household.head = household.head
        #expect(host.text == ["50"])
    }

    final class Tracked: ObservableObject {
        nonisolated(unsafe) static var made: [String] = []
        let name: String
        @Published var count = 0
        init(_ name: String) {
            self.name = name
            Self.made.append(name)
        }
    }
    private struct Owner: View {
        @StateObject private var object: Tracked
        init(_ name: String) { _object = StateObject(wrappedValue: Tracked(name)) }
        var body: some View { Text(verbatim: "\(object.name)\(object.count)").onTapGesture { object.count += 1 } }
    }
    private struct Borrower: View {
        @ObservedObject var object: Tracked
        var body: some View { Text(verbatim: object.name) }
    }

    @Test("O04: a state object is made once for an identity, anew for another id; an observed one belongs to others")
    func ownership() {
        Tracked.made = []
        let (name, id) = (Lever("a"), Lever(1))
        let host = TestHost(100, 100) { Levered(id) { id in Levered(name) { Owner($0) }.id(id) } }
        host.tap(text: "a0")
        host.set(name, "b")
        #expect(host.text == ["a1"] && Tracked.made == ["a"])
        host.set(id, 2)
        #expect(host.text == ["b0"] && Tracked.made == ["a", "b"])

        weak var weakObject: Tracked?
        let borrowed = Lever(true)
        func lend() -> TestHost {
            let object = Tracked("lent")
            weakObject = object
            return TestHost(100, 100) { Levered(borrowed) { if $0 { Borrower(object: object) } } }
        }
        var lent: TestHost? = lend()
        #expect(lent?.text == ["lent"])
        lent?.close()
        lent = nil
        #expect(weakObject == nil)
        let other = Lever(Tracked("one"))
        let switching = TestHost(100, 100) { Levered(other) { Borrower(object: $0) } }
        switching.set(other, Tracked("two"))
        #expect(switching.text == ["two"])
    }

    private struct FromEnvironment: View {
        @EnvironmentObject var person: Person
        var body: some View { Text(verbatim: "\(person.age)") }
    }

    @Test("O05: an environment object is found by type, the nearest ancestor's; another instance is observed anew")
    func environmentObjects() {
        let (outer, inner) = (Person(), Person())
        inner.age = 1
        let lever = Lever(inner)
        let host = TestHost(100, 100) {
            VStack {
                FromEnvironment()
                Levered(lever) { FromEnvironment().environmentObject($0) }
            }
            .environmentObject(outer)
        }
        #expect(host.text == ["24", "1"])
        outer.age = 25
        #expect(host.text == ["25", "1"])
        let next = Person()
        next.age = 7
        host.set(lever, next)
        #expect(host.text == ["25", "7"])
        next.age = 8
        #expect(host.text == ["25", "8"])
        let count = host.bodyCount(of: FromEnvironment.self)
        inner.age = 9
        host.update()
        #expect(host.bodyCount(of: FromEnvironment.self) == count)
    }

    @Test("O05: without one the program ends with the known words")
    func missingEnvironmentObject() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(FromEnvironment()) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "No ObservableObject of type Person found. A View.environmentObject(_:) for Person may be missing as "
                    + "an ancestor of this view."))
    }

    @Observable final class Account {
        var balance = 10
        var owner = "Ann"
        var notes = ""
    }
    private struct Statement: View {
        let account: Account
        var body: some View {
            Text(verbatim: account.balance > 0 ? "\(account.balance) \(account.owner)" : "\(account.balance)")
        }
    }

    @Test("O06: only properties that the last body read count; several changes are one update")
    func tracking() {
        let account = Account()
        let host = TestHost(100, 100) { Statement(account: account) }
        account.notes = "unread"
        host.update()
        #expect(host.bodyCount(of: Statement.self) == 1)
        account.balance = 5
        account.owner = "Bea"
        account.balance = 6
        #expect(host.text == ["6 Bea"] && host.bodyCount(of: Statement.self) == 2)
        account.balance = -1
        #expect(host.text == ["-1"] && host.bodyCount(of: Statement.self) == 3)
        // The owner was not read the last time.
        account.owner = "Cid"
        host.update()
        #expect(host.bodyCount(of: Statement.self) == 3)
        account.balance = 2
        #expect(host.text == ["2 Cid"])
    }

    @Test("O06: a tracking is told once, before the change")
    func onChangeOnce() {
        let account = Account()
        let seen = Log<Int>()
        withObservationTracking {
            _ = account.balance
        } onChange: {
            seen(account.balance)
        }
        account.balance = 1
        account.balance = 2
        #expect(seen.entries == [10])
    }

    private struct Editing: View {
        @ObservedObject var person: Person
        var body: some View { Adder(age: $person.age, name: $person.name) }
    }
    private struct Adder: View {
        @Binding var age: Int
        @Binding var name: String
        var body: some View { Text(verbatim: "\(name) \(age)").onTapGesture { age += 1 } }
    }
    private struct BindableEditing: View {
        @Bindable var account: Account
        var body: some View { Adder(age: $account.balance, name: $account.owner) }
    }

    @Test("O07: a binding to an object's property writes through")
    func bindings() {
        let (john, account) = (Person(), Account())
        let host = TestHost(200, 100) {
            VStack {
                Editing(person: john)
                BindableEditing(account: account)
            }
        }
        host.tap(text: "John 24")
        host.tap(text: "Ann 10")
        #expect(john.age == 25 && account.balance == 11)
        #expect(host.text == ["John 25", "Ann 11"])
    }

    private struct Moving: View {
        let lever: Lever<Binding<CGFloat>?>
        @State private var x: CGFloat = 0
        var body: some View {
            let _ = lever.value = $x
            Color.red.frame(width: 10).offset(x: x).frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @Test("O07: a binding's write is animated as the code around it says, or as the binding itself does")
    func animatedBindings() {
        let lever = Lever(Binding<CGFloat>?.none)
        let host = TestHost(200, 10) { Moving(lever: lever) }
        func place() -> CGFloat { host.drawn[0].frame.minX }
        lever.value!.wrappedValue = 10
        host.update()
        #expect(place() == 10)
        withAnimation(.linear(duration: 1)) { lever.value!.wrappedValue = 50 }
        host.advance(by: 0.5)
        #expect(place() == 30)
        host.advance(by: 1)
        lever.value!.animation(.linear(duration: 1)).wrappedValue = 100
        host.advance(by: 0.5)
        #expect(place() == 75)
    }

    @Test("O07: a binding made of functions is given the transaction attached to it")
    func transactionsOfBindings() {
        var (value, animations) = (0, [Animation?]())
        let binding = Binding(
            get: { value },
            set: { new, transaction in
                value = new
                animations.append(transaction.animation)
            })
        binding.wrappedValue = 1
        binding.animation(.easeIn).wrappedValue = 2
        binding.transaction(Transaction(animation: .easeOut)).wrappedValue = 3
        #expect(value == 3)
        #expect(animations == [nil, .easeIn, .easeOut])
    }
}
