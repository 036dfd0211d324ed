import CarPlay
import ClassKit
import Testing

@MainActor
@Suite("Pages for cars, and parts of lessons, which are data")
struct CarPlayTests {
    @Test("Pages are pushed, presented and removed, and the delegate learns of each")
    func pages() {
        final class Delegate: NSObject, CPInterfaceControllerDelegate {
            var events: [String] = []
            func name(_ template: CPTemplate) -> String { template.userInfo as? String ?? "" }
            func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) { events.append("+" + name(aTemplate)) }
            func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) { events.append("-" + name(aTemplate)) }
        }
        let (controller, delegate) = (CPInterfaceController(), Delegate())
        controller.delegate = delegate
        let root = CPListTemplate(title: "Root", sections: [])
        let grid = CPGridTemplate(title: "Grid", gridButtons: [])
        let alert = CPAlertTemplate(titleVariants: ["Alert"], actions: [])
        (root.userInfo, grid.userInfo, alert.userInfo) = ("root", "grid", "alert")
        controller.setRootTemplate(root, animated: false)
        controller.pushTemplate(grid, animated: true)
        controller.presentTemplate(alert, animated: true)
        controller.dismissTemplate(animated: true)
        var isDone = false
        controller.popToRootTemplate(animated: true) { success, _ in isDone = success }
        controller.popTemplate(animated: true)
        #expect(
            delegate.events == [
                "+root", "-root", "+grid", "-grid", "+alert", "-alert", "+grid", "-grid", "+root",
            ])
        #expect(isDone && controller.templates.count == 1 && controller.topTemplate === root)
    }

    @Test("Lists know their rows and where they are; tabs keep the chosen one")
    func lists() {
        let rows = (0..<3).map { CPListItem(text: "Row \($0)", detailText: nil) }
        let list = CPListTemplate(
            title: nil,
            sections: [CPListSection(items: [rows[0]]), CPListSection(items: [rows[1], rows[2]], header: "Two")])
        #expect(list.itemCount == 3 && list.sectionCount == 2)
        #expect(list.indexPath(for: rows[2]) == IndexPath(indexes: [1, 1]))
        rows[1].setText("Other")
        #expect(rows[1].text == "Other")
        let others = CPGridTemplate(title: nil, gridButtons: [])
        let tabs = CPTabBarTemplate(templates: [list, others])
        tabs.select(others)
        #expect(tabs.selectedTemplate === others)
        tabs.updateTemplates([list])
        #expect(tabs.selectedTemplate === list)
    }

    @Test("Parts of lessons are found by their names; saving fails")
    func lessons() async {
        let store = CLSDataStore.shared
        let chapter = CLSContext(type: .chapter, identifier: "1", title: "One")
        let quiz = CLSContext(type: .quiz, identifier: "q", title: "Quiz")
        chapter.addChildContext(quiz)
        store.mainAppContext.addChildContext(chapter)
        var found: CLSContext?
        store.mainAppContext.descendant(matchingIdentifierPath: ["1", "q"]) { context, _ in found = context }
        #expect(found === quiz && quiz.identifierPath == ["main", "1", "q"])
        let activity = quiz.createNewActivity()
        activity.addProgressRange(fromStart: 0, toEnd: 0.5)
        activity.primaryActivityItem = CLSScoreItem(identifier: "s", title: "Score", score: 3, maxScore: 4)
        #expect(activity.progress == 0.5 && quiz.currentActivity === activity)
        await #expect(throws: CLSError(.classKitUnavailable)) { try await store.save() }
        store.remove(chapter)
        store.mainAppContext.descendant(matchingIdentifierPath: ["1"]) { context, _ in found = context }
        #expect(found == nil)
    }
}
