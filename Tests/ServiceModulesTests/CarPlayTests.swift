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

    @Test("Pages are removed down to the first one, or down to a page that is there")
    func removedPages() {
        let controller = CPInterfaceController()
        let pages = (0..<4).map { CPGridTemplate(title: "\($0)", gridButtons: []) }
        #expect(controller.topTemplate == nil && controller.templates.isEmpty)
        controller.setRootTemplate(pages[0], animated: false)
        controller.pushTemplate(pages[1], animated: false)
        controller.popTemplate(animated: false)
        #expect(controller.templates.count == 1 && controller.topTemplate === pages[0])
        for page in pages[1...] { controller.pushTemplate(page, animated: false) }
        controller.popTemplate(animated: false)
        #expect(controller.topTemplate === pages[2] && controller.templates.count == 3)
        controller.pop(to: pages[3], animated: false)
        #expect(controller.topTemplate === pages[2] && controller.rootTemplate === pages[0])
        controller.pop(to: pages[1], animated: false)
        #expect(controller.topTemplate === pages[1] && controller.templates.count == 2)
        controller.pushTemplate(pages[2], animated: false)
        controller.popToRootTemplate(animated: false)
        #expect(controller.templates.count == 1 && controller.topTemplate === pages[0])
        controller.presentTemplate(pages[3], animated: false)
        #expect(controller.presentedTemplate === pages[3] && controller.topTemplate === pages[0])
        #expect(CPAlertTemplate.maximumActionCount == 3 && CPTabBarTemplate.maximumTabCount == 5)
        #expect(CPListTemplate.maximumItemCount == 500 && CPListTemplate.maximumSectionCount == 100)
    }

    @Test("A part of a lesson has one parent: it leaves the parent that it had")
    func parents() {
        let (first, second) = (
            CLSContext(type: .chapter, identifier: "1", title: "One"),
            CLSContext(type: .chapter, identifier: "2", title: "Two")
        )
        let (quiz, other) = (
            CLSContext(type: .quiz, identifier: "q", title: "Quiz"),
            CLSContext(type: .quiz, identifier: "o", title: "O")
        )
        func found(_ context: CLSContext, _ path: String...) -> CLSContext? {
            var found: CLSContext?
            context.descendant(matchingIdentifierPath: path) { context, _ in found = context }
            return found
        }
        first.addChildContext(quiz)
        first.addChildContext(other)
        second.addChildContext(quiz)
        #expect(quiz.parent === second && found(second, "q") === quiz && found(first, "q") == nil)
        #expect(found(first, "o") === other && other.identifierPath == ["1", "o"] && found(first) === first)
        first.addChildContext(second)
        #expect(
            found(first, "2", "q") === quiz && quiz.identifierPath == ["1", "2", "q"] && found(first, "q", "2") == nil)
        quiz.removeFromParent()
        #expect(quiz.parent == nil && found(first, "2", "q") == nil && quiz.identifierPath == ["q"])
        #expect(!quiz.isActive)
        quiz.becomeActive()
        #expect(quiz.isActive)
        quiz.resignActive()
        #expect(!quiz.isActive)
        let activity = quiz.createNewActivity()
        #expect(!activity.isStarted && activity.duration == 0)
        activity.start()
        #expect(activity.isStarted)
        activity.stop()
        #expect(!activity.isStarted)
        activity.addProgressRange(fromStart: 0, toEnd: 0.75)
        activity.addProgressRange(fromStart: 0, toEnd: 0.25)
        #expect(activity.progress == 0.75)
        activity.addProgressRange(fromStart: 0.5, toEnd: 3)
        #expect(activity.progress == 1)
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
