import SwiftUI
import SwiftUITesting
import Testing

/// Bindings made from other bindings.
@MainActor struct BindingTests {
    struct Person: Identifiable, Equatable {
        var id: Int
        var name: String
    }

    /// A value outside of views.
    final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
        var binding: Binding<Value> {
            Binding {
                self.value
            } set: {
                self.value = $0
            }
        }
    }

    @Test("A part of a value is written through") func parts() {
        let box = Box(Person(id: 1, name: "Ada"))
        box.binding.name.wrappedValue = "Eve"
        #expect(box.value == Person(id: 1, name: "Eve"))
        #expect(box.binding.id == 1)
        #expect(Binding(projectedValue: box.binding).projectedValue.name.wrappedValue == "Eve")
    }

    @Test("An optional's value, as long as there is one") func unwrapping() {
        let box = Box<Int?>(nil)
        #expect(Binding(box.binding) == nil)
        box.value = 3
        let inner = Binding(box.binding)
        #expect(inner?.wrappedValue == 3)
        inner?.wrappedValue = 4
        #expect(box.value == 4 && inner?.wrappedValue == 4)
        box.value = nil
        #expect(inner?.wrappedValue == 4)
    }

    @Test("A value as an optional, which cannot be made nil") func wrapping() {
        let box = Box(3)
        let outer = Binding<Int?>(box.binding)
        outer.wrappedValue = 5
        #expect(box.value == 5 && outer.wrappedValue == 5)
        outer.wrappedValue = nil
        #expect(box.value == 5)
    }

    @Test("A value without its type takes none of another") func erasing() {
        let box = Box("a")
        let any = Binding<AnyHashable>(box.binding)
        #expect(any.wrappedValue == AnyHashable("a"))
        any.wrappedValue = AnyHashable("b")
        any.wrappedValue = AnyHashable(7)
        #expect(box.value == "b")
    }

    @Test("A collection's elements are bindings") func elements() {
        let box = Box([Person(id: 1, name: "Ada"), Person(id: 2, name: "Ben")])
        for person in box.binding { person.name.wrappedValue += "!" }
        #expect(box.value.map(\.name) == ["Ada!", "Ben!"])
        let people = box.binding
        #expect(people.startIndex == 0 && people.endIndex == 2 && people.indices == 0..<2 && people.count == 2)
        var index = people.index(before: people.endIndex)
        #expect(people[index].wrappedValue.name == "Ben!" && people.index(after: 0) == 1)
        people.formIndex(before: &index)
        people.formIndex(after: &index)
        #expect(index == 1 && people[1].id == 2)
    }

    @Test("A binding writes in its transaction") func transactions() {
        var animations: [Animation?] = []
        let binding = Binding {
            1
        } set: { (_: Int, transaction: Transaction) in
            animations.append(transaction.animation)
        }
        binding.wrappedValue = 2
        binding.animation(.linear(duration: 2)).wrappedValue = 3
        var transaction = Transaction()
        transaction.animation = .easeIn
        binding.transaction(transaction).wrappedValue = 4
        #expect(animations == [nil, .linear(duration: 2), .easeIn])
    }

    final class Store: ObservableObject {
        @Published var people = [Person(id: 1, name: "Ada")]
    }

    @Test("A row that is given a part of an object's property changes it, and is alone evaluated") func rows() {
        struct Row: View {
            @Binding var person: Person
            var body: some View { Text(person.name).onTapGesture { person.name += "+" } }
        }
        struct Screen: View {
            @StateObject var store = Store()
            var body: some View { VStack { ForEach($store.people) { Row(person: $0) } } }
        }
        let host = TestHost(Screen(), size: CGSize(width: 200, height: 200))
        host.tap(text: "Ada")
        #expect(host.text == ["Ada+"])
        host.resetCounters()
        host.tap(text: "Ada+")
        #expect(host.text == ["Ada++"])
        #expect(host.bodyCount(of: Row.self) == 1)
    }
}
