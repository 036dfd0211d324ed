import Testing

@testable import SwiftUI

/// The selections of lists: of nothing, of one value or several, and of one that is always there.
@MainActor @Suite struct ListSelectionTests {
    private final class Chosen {
        var one: Int?
        var several: Set<Int> = []
        var always = 1
    }

    private let chosen = Chosen()
    private var one: ListSelection<Int> {
        .one(
            Binding { [chosen] in
                chosen.one
            } set: { [chosen] in
                chosen.one = $0
            })
    }
    private var several: ListSelection<Int> {
        .several(
            Binding { [chosen] in
                chosen.several
            } set: { [chosen] in
                chosen.several = $0
            })
    }
    private var always: ListSelection<Int> {
        .always(
            Binding { [chosen] in
                chosen.always
            } set: { [chosen] in
                chosen.always = $0
            })
    }
    private let none = ListSelection<Int>.none

    @Test("A value is chosen, beside others where several are edited")
    func choosing() {
        #expect(!none.choose(3, isEditing: false) && !none.choose(3, isEditing: true))
        #expect(one.choose(3, isEditing: false) && chosen.one == 3)
        #expect(one.choose(4, isEditing: true) && chosen.one == 4)
        #expect(always.choose(5, isEditing: false) && chosen.always == 5)
        #expect(several.choose(6, isEditing: false) && chosen.several == [6])
        #expect(several.choose(7, isEditing: true) && chosen.several == [6, 7])
        #expect(several.choose(6, isEditing: true) && chosen.several == [7])
        #expect(several.choose(8, isEditing: false) && chosen.several == [8])
    }

    @Test("Control adds and removes a pressed value, Shift chooses a range")
    func pressing() {
        let range = { [2, 3, 4] }
        #expect(
            !none.press(3, [], isEditing: false, range: range) && !none.press(3, .shift, isEditing: false, range: range)
        )
        #expect(one.press(3, [], isEditing: false, range: range) && chosen.one == 3)
        #expect(one.press(3, .shift, isEditing: false, range: range) && chosen.one == 3)
        #expect(one.press(5, .command, isEditing: false, range: range) && chosen.one == 5)
        #expect(one.press(5, .command, isEditing: false, range: range) && chosen.one == nil)
        #expect(several.press(3, .shift, isEditing: false, range: range) && chosen.several == [2, 3, 4])
        #expect(several.press(9, .command, isEditing: false, range: range) && chosen.several == [2, 3, 4, 9])
        #expect(several.press(3, .command, isEditing: false, range: range) && chosen.several == [2, 4, 9])
        #expect(several.press(2, [], isEditing: true, range: range) && chosen.several == [4, 9])
        #expect(several.press(2, [], isEditing: false, range: range) && chosen.several == [2])
        #expect(always.press(7, .command, isEditing: false, range: range) && chosen.always == 7)
        #expect(always.press(7, .command, isEditing: false, range: range) && chosen.always == 7)
    }

    @Test("Values are replaced, and cleared where that is possible")
    func replacing() {
        several.replace(with: [4, 5])
        one.replace(with: [4, 5])
        always.replace(with: [4, 6])
        none.replace(with: [4])
        #expect(chosen.several == [4, 5] && chosen.one == 5 && chosen.always == 6)
        one.replace(with: [])
        always.replace(with: [])
        #expect(chosen.one == 5 && chosen.always == 6)
        for selection in [none, one, several, always] { selection.clear() }
        #expect(chosen.several == [] && chosen.one == nil && chosen.always == 6)
        several.replace(with: [1])
        several.replace(with: [])
        #expect(chosen.several == [])
    }

    @Test("What is chosen, and whether something can be")
    func state() {
        #expect([none, one, several, always].map(\.isOffered) == [false, true, true, true])
        #expect([none, one, several, always].map(\.isSeveral) == [false, false, true, false])
        #expect([none, one, several, always].map(\.isChosen) == [nil, false, false, nil])
        #expect([none, one, several, always].map(\.values) == [[], [], [], [1]])
        #expect([none, one, several, always].map { $0.contains(1) } == [false, false, false, true])
        (chosen.one, chosen.several) = (2, [1, 2])
        #expect([none, one, several, always].map(\.isChosen) == [nil, true, true, nil])
        #expect([none, one, several, always].map(\.values) == [[], [2], [1, 2], [1]])
        #expect([none, one, several, always].map { $0.contains(2) } == [false, true, true, false])
    }
}
