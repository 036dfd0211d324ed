import Foundation
import Testing

@testable import AppKit

@MainActor @Suite("Controllers of objects", .serialized) struct ObjectControllerTests {
    private final class Person: NSObject {
        var name = "New"
    }

    private func names(_ controller: NSArrayController) -> [String] { controller.arrangedObjects as? [String] ?? [] }

    @Test("A list is filtered and sorted, and the selection stays with its objects")
    func arrangement() {
        let controller = NSArrayController(content: ["pear", "fig", "apple"])
        #expect(names(controller) == ["pear", "fig", "apple"] && controller.selectionIndex == 0)
        controller.setSelectionIndex(2)
        controller.filterPredicate = NSPredicate { value, _ in (value as? String)?.contains("p") == true }
        #expect(names(controller) == ["pear", "apple"] && controller.selectedObjects as? [String] == ["apple"])
        #expect(controller.selectionIndex == 1 && !controller.canSelectNext && controller.canSelectPrevious)
        controller.selectPrevious(nil)
        #expect(controller.selectionIndexes == [0])
        controller.addObject("kiwi")
        #expect(controller.filterPredicate == nil && controller.selectedObjects as? [String] == ["kiwi"])
        #expect(controller.content as? [String] == ["pear", "fig", "apple", "kiwi"])
        controller.sortDescriptors = [NSSortDescriptor(keyPath: \String.count, ascending: true)]
        #expect(names(controller) == ["fig", "pear", "kiwi", "apple"] && controller.selectionIndex == 2)
    }

    @Test("Objects are added, inserted and removed")
    func changes() {
        let controller = NSArrayController(content: ["a", "b", "c"])
        controller.insert("x", atArrangedObjectIndex: 1)
        #expect(names(controller) == ["a", "x", "b", "c"] && controller.selectionIndex == 1)
        controller.remove(nil)
        #expect(names(controller) == ["a", "b", "c"] && controller.selectionIndex == 1)
        controller.remove(atArrangedObjectIndexes: [0, 2, 9])
        controller.remove(atArrangedObjectIndex: -1)
        #expect(names(controller) == ["b"])
        controller.avoidsEmptySelection = false
        controller.setSelectionIndexes([])
        #expect(controller.selectionIndex == NSNotFound && !controller.canRemove)
        controller.setSelectionIndex(40)
        #expect(controller.selectedObjects.isEmpty)
        controller.content = nil
        #expect(names(controller).isEmpty && !controller.canSelectNext)
    }

    @Test("New objects are of the controller's class")
    func newObjects() {
        let one = NSObjectController(content: nil)
        one.objectClass = Person.self
        one.add(nil)
        #expect((one.content as? Person)?.name == "New" && one.canRemove)
        one.remove(nil)
        #expect(one.content == nil && one.selectedObjects.isEmpty && one.selection is NSNull)
        #expect(NSArrayController(content: nil).newObject() is NSMutableDictionary)
    }
}
