import OrielFoundation
import Testing

@MainActor @Suite struct UndoManagerTests {
    /// A number whose changes can be taken back.
    private final class Counter: @unchecked Sendable {
        var value = 0

        func set(_ new: Int, _ undo: UndoManager, name: String = "") {
            let old = value
            value = new
            undo.registerUndo(withTarget: self) { $0.set(old, undo, name: name) }
            if !name.isEmpty { undo.setActionName(name) }
        }
    }

    private let undo = UndoManager()
    private let counter = Counter()

    @Test func eventsOfTheMainThreadEndNoGroupOfAnother() async {
        let (undo, counter) = (UndoManager(), Counter())
        let work = Task.detached {
            for number in 1...5_000 { counter.set(number, undo) }
            return undo.groupingLevel
        }
        for _ in 0..<5_000 {
            UndoManager.endEvent()
            await Task.yield()
        }
        #expect(await work.value == 1)
        undo.undo()
        #expect(counter.value == 0 && undo.canRedo)
    }

    @Test func changesAreTakenBackAndDoneAgain() {
        counter.set(1, undo)
        undo.endEvent()
        counter.set(2, undo)
        undo.endEvent()
        undo.undo()
        #expect(counter.value == 1)
        #expect(undo.canRedo)
        undo.undo()
        #expect(counter.value == 0)
        #expect(!undo.canUndo)
        undo.redo()
        undo.redo()
        #expect(counter.value == 2)
        #expect(!undo.canRedo)
    }

    @Test func whatOneEventDoesIsTakenBackTogether() {
        counter.set(1, undo)
        counter.set(2, undo)
        undo.undo()
        #expect(counter.value == 0)
    }

    @Test func aNewChangeForgetsWhatCouldBeDoneAgain() {
        counter.set(1, undo)
        undo.undo()
        counter.set(5, undo)
        undo.endEvent()
        #expect(!undo.canRedo)
    }

    @Test func namesFollowTheirSteps() {
        counter.set(1, undo, name: "One")
        undo.endEvent()
        #expect(undo.undoActionName == "One")
        #expect(undo.undoMenuItemTitle == "Undo One")
        undo.undo()
        #expect(undo.redoActionName == "One")
        #expect(undo.undoMenuItemTitle == "Undo")
    }

    @Test func targetsAreNotKept() {
        var other: Counter? = Counter()
        weak let gone = other
        other?.set(3, undo)
        other = nil
        #expect(gone == nil)
        undo.undo()
        #expect(counter.value == 0)
    }

    @Test func registrationCanBeSwitchedOff() {
        undo.disableUndoRegistration()
        counter.set(1, undo)
        undo.enableUndoRegistration()
        #expect(!undo.canUndo)
    }

    @Test func onlySoManyStepsAreKept() {
        undo.levelsOfUndo = 2
        for value in 1...5 {
            counter.set(value, undo)
            undo.endEvent()
        }
        #expect(undo.undoCount == 2)
        undo.removeAllActions(withTarget: counter)
        #expect(!undo.canUndo)
    }
}
