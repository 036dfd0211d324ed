import Foundation
import Testing

@testable import Intents

/// What apps say of the parameters of intents, and when people and addresses are the same.
@Suite("Answers to intents, people and their addresses")
struct ResolutionTests {
    private func text(_ result: INIntentResolutionResult) -> String { "\(result.outcome)" }

    @Test("A result of any kind keeps its outcome")
    func outcomes() {
        #expect(text(INIntentResolutionResult()) == "notRequired")
        #expect(text(INIntentResolutionResult.needsValue()) == "needsValue")
        #expect(text(INIntentResolutionResult.notRequired()) == "notRequired")
        #expect(text(INIntentResolutionResult.unsupported()) == "unsupported(0)")
        #expect(text(INIntentResolutionResult.unsupported(forReason: 7)) == "unsupported(7)")
    }

    @Test("A result of a text or a truth value keeps the value, and whether it is to be confirmed")
    func values() {
        #expect(text(INStringResolutionResult.success(with: "tea")) == #"success(Optional("tea"))"#)
        #expect(text(INStringResolutionResult.disambiguation(with: ["a", "b"])) == #"disambiguation(["a", "b"])"#)
        #expect(text(INStringResolutionResult.confirmationRequired(with: nil)) == "confirmation(nil)")
        #expect(text(INStringResolutionResult.needsValue()) == "needsValue")
        #expect(text(INBooleanResolutionResult.success(with: true)) == "success(Optional(true))")
        #expect(text(INBooleanResolutionResult.success(with: false)) == "success(Optional(false))")
        #expect(text(INBooleanResolutionResult.confirmationRequired(with: nil)) == "confirmation(nil)")
    }

    @Test("A result of a word or a person has the object itself")
    func objects() {
        let word = INSpeakableString(spokenPhrase: "Friends")
        let ann = person("ann")
        var found: [AnyObject] = []
        for result in [
            INSpeakableStringResolutionResult.success(with: word), INPersonResolutionResult.success(with: ann),
        ] as [INIntentResolutionResult] {
            if case .success(let value) = result.outcome, let object = value as? NSObject { found.append(object) }
        }
        #expect(found.count == 2 && found.first === word && found.last === ann)
        var counts: [Int] = []
        for result in [
            INSpeakableStringResolutionResult.disambiguation(with: [word, word]),
            INPersonResolutionResult.disambiguation(with: [ann]),
        ] as [INIntentResolutionResult] {
            if case .disambiguation(let values) = result.outcome { counts.append(values.count) }
        }
        #expect(counts == [2, 1])
    }

    private func person(
        _ value: String, name: String? = nil, contact: String? = nil, custom: String? = nil,
        type: INPersonSuggestionType = .none
    ) -> INPerson {
        INPerson(
            personHandle: INPersonHandle(value: value, type: .unknown), nameComponents: nil, displayName: name,
            image: nil, contactIdentifier: contact, customIdentifier: custom, suggestionType: type)
    }

    @Test("Addresses are equal if value, kind and label are")
    func handles() {
        let handle = INPersonHandle(value: "1", type: .phoneNumber, label: .home)
        let same = INPersonHandle(value: "1", type: .phoneNumber, label: .home)
        #expect(handle == same && handle.hash == same.hash)
        #expect(handle != INPersonHandle(value: "2", type: .phoneNumber, label: .home))
        #expect(handle != INPersonHandle(value: "1", type: .emailAddress, label: .home))
        #expect(handle != INPersonHandle(value: "1", type: .phoneNumber, label: .work))
        #expect(handle != INPersonHandle(value: "1", type: .phoneNumber))
        #expect(!handle.isEqual("1") && !handle.isEqual(nil))
    }

    @Test("People are equal if address, name, identifiers and the kind of name are")
    func people() {
        let ann = person("a", name: "Ann", contact: "c", custom: "d", type: .socialProfile)
        let same = person("a", name: "Ann", contact: "c", custom: "d", type: .socialProfile)
        #expect(ann == same && ann.hash == same.hash)
        #expect(ann != person("b", name: "Ann", contact: "c", custom: "d", type: .socialProfile))
        #expect(ann != person("a", name: "Bob", contact: "c", custom: "d", type: .socialProfile))
        #expect(ann != person("a", name: "Ann", contact: "x", custom: "d", type: .socialProfile))
        #expect(ann != person("a", name: "Ann", contact: "c", custom: "x", type: .socialProfile))
        #expect(ann != person("a", name: "Ann", contact: "c", custom: "d", type: .none))
        #expect(!ann.isEqual("Ann") && !ann.isMe)
    }

    @Test("A person's name is the given one, else the parts', else the address")
    func names() {
        var parts = PersonNameComponents()
        (parts.givenName, parts.familyName) = ("Ann", "Example")
        let handle = INPersonHandle(value: "a@example.org", type: .emailAddress)
        func name(_ display: String?, _ parts: PersonNameComponents?, _ handle: INPersonHandle) -> String {
            INPerson(
                personHandle: handle, nameComponents: parts, displayName: display, image: nil, contactIdentifier: nil,
                customIdentifier: nil, isMe: true
            ).displayName
        }
        #expect(name("Annie", parts, handle) == "Annie" && name(nil, parts, handle).contains("Ann"))
        #expect(name(nil, nil, handle) == "a@example.org")
        #expect(name(nil, nil, INPersonHandle(value: nil, type: .unknown)).isEmpty)
    }

    @Test("Sections keep their titles and values in their order")
    func sections() {
        let (tea, milk) = (
            INObject(identifier: "1", display: "Tea", pronunciationHint: "tee"),
            INObject(identifier: nil, display: "Milk")
        )
        let collection = INObjectCollection(sections: [
            INObjectSection(title: "Hot", items: [tea]), INObjectSection(title: nil, items: [milk]),
        ])
        #expect(collection.allItems.map(\.displayString) == ["Tea", "Milk"] && !collection.usesIndexedCollation)
        #expect(collection.sections.map(\.title) == ["Hot", nil] && tea.identifier == "1")
        #expect(tea.pronunciationHint == "tee" && milk.pronunciationHint == nil)
        #expect(INObjectCollection(items: [milk, tea]).sections.map(\.items.count) == [2])
    }
}
