import Testing

@testable import SwiftUICore

protocol Named { var name: String { get } }

/// Fields of every sort can be compared: see ``ComparisonPlan``.
@MainActor
struct ComparisonPlanTests {
    struct Person: Named { var name: String }
    final class Object {}
    struct Existential { var named: any Named }
    struct Long: Named {
        var name: String
        var others = (1, 2, 3, 4)
    }
    struct Weak {
        weak var object: Object?
        var number = 0
    }
    enum Choice { case none, text(String) }
    struct Chosen { var choice: Choice }

    @Test func existentialFields() {
        let person: any Named = Person(name: "Ada")
        #expect(valuesAreEqual(Existential(named: person), Existential(named: person)))
        #expect(!valuesAreEqual(Existential(named: person), Existential(named: Person(name: "Ben"))))
        #expect(valuesAreEqual(Existential(named: Long(name: "Eve")), Existential(named: Long(name: "Eve"))))
        #expect(!valuesAreEqual(Existential(named: Long(name: "Eve")), Existential(named: person)))
    }

    @Test func weakFields() {
        let (a, b) = (Object(), Object())
        #expect(valuesAreEqual(Weak(object: a), Weak(object: a)))
        #expect(!valuesAreEqual(Weak(object: a), Weak(object: b)))
        #expect(!valuesAreEqual(Weak(object: a), Weak(object: a, number: 1)))
        #expect(!valuesAreEqual(Weak(object: a), Weak(object: nil)))
    }

    @Test func enumsWithPayloads() {
        #expect(valuesAreEqual(Chosen(choice: .none), Chosen(choice: .none)))
        #expect(!valuesAreEqual(Chosen(choice: .none), Chosen(choice: .text("a"))))
        #expect(!valuesAreEqual(Chosen(choice: .text("b")), Chosen(choice: .text("a"))))
    }

    @Test func plainValues() {
        #expect(
            PlainValue.isPlain(Person.self) && PlainValue.isPlain([Person?].self)
                && PlainValue.isPlain((Int, String).self))
        #expect(
            !PlainValue.isPlain(Object.self) && !PlainValue.isPlain(Existential.self) && !PlainValue.isPlain(Weak.self))
        #expect(!PlainValue.isPlain((() -> Void).self) && !PlainValue.isPlain(Any.self))
    }
}
