import SwiftUITesting
import Testing

@testable import AppKit
@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite(.serialized) struct ToolbarTests {
    init() { TestedApp.prepare() }

    private struct OneWindow: App {
        var body: some Scene { WindowGroup("First") { Text("Scene") } }
    }

    private final class Tools: NSObject, NSToolbarDelegate {
        var pressed = 0
        var added = 0
        func press(_ sender: Any?) { pressed += 1 }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
            [NSToolbarItem.Identifier("go"), .flexibleSpace, NSToolbarItem.Identifier("kind")]
        }
        func toolbarWillAddItem(_ notification: Notification) { added += 1 }
        func toolbar(
            _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
            willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? {
            if itemIdentifier.rawValue == "kind" {
                return NSToolbarItemGroup(
                    itemIdentifier: itemIdentifier, titles: ["Day", "Week"], selectionMode: .selectOne, labels: nil,
                    target: self, action: Selector(Tools.press))
            }
            guard itemIdentifier.rawValue == "go" else { return nil }
            let item = NSToolbarItem(itemIdentifier: itemIdentifier)
            (item.label, item.target, item.action) = ("Go", self, Selector(Tools.press))
            return item
        }
    }

    @Test("The items of a toolbar are above the content, and call their actions")
    func items() throws {
        let app = AppTestHost(OneWindow())
        let tools = Tools()
        let window = NSWindow(contentViewController: NSHostingController(rootView: Text("Own")))
        let toolbar = NSToolbar(identifier: "Tools")
        toolbar.delegate = tools
        window.toolbar = toolbar
        window.makeKeyAndOrderFront(nil)
        let host = try #require(app.windows.last)
        #expect(host.text == ["Go", "Day", "Week", "Own"] && tools.added == 3)
        host.tap(text: "Go")
        #expect(tools.pressed == 1)
        host.tap(text: "Week")
        let group = try #require(toolbar.items.last as? NSToolbarItemGroup)
        #expect(group.selectedIndex == 1 && group.isSelected(at: 1) && tools.pressed == 2)
        toolbar.items[0].isEnabled = false
        host.tap(text: "Go")
        #expect(tools.pressed == 2)
        toolbar.items[0].isHidden = true
        #expect(host.text == ["Day", "Week", "Own"])
        window.toggleToolbarShown(nil)
        #expect(host.text == ["Own"])
        window.close()
    }

    @Test("Accessories are above the content")
    func accessories() throws {
        let app = AppTestHost(OneWindow())
        let window = NSWindow(contentViewController: NSHostingController(rootView: Text("Own")))
        let accessory = NSTitlebarAccessoryViewController()
        accessory.view = NSTextField(labelWithString: "Below the title")
        window.addTitlebarAccessoryViewController(accessory)
        window.makeKeyAndOrderFront(nil)
        let host = try #require(app.windows.last)
        #expect(host.text == ["Below the title", "Own"])
        accessory.isHidden = true
        #expect(host.text == ["Own"])
        window.removeTitlebarAccessoryViewController(at: 0)
        #expect(window.titlebarAccessoryViewControllers.isEmpty)
        window.close()
    }

    @Test("A path control shows the parts of a path, and reports the one that is pressed")
    func path() throws {
        final class Receiver: NSObject {
            var count = 0
            func pressed(_ sender: Any?) { count += 1 }
        }
        struct Shown: NSViewRepresentable {
            let view: NSView
            func makeNSView(context: Context) -> NSView { view }
            func updateNSView(_ nsView: NSView, context: Context) {}
        }
        let receiver = Receiver()
        let control = NSPathControl()
        control.url = URL(fileURLWithPath: "/usr/share/dict", isDirectory: true)
        (control.target, control.action) = (receiver, Selector(Receiver.pressed))
        let host = TestHost(Shown(view: control), size: CGSize(width: 600, height: 40))
        #expect(host.text == ["/", "usr", "share", "dict"])
        host.tap(text: "share")
        host.advance(by: 1)
        #expect(control.clickedPathItem?.url?.path == "/usr/share" && receiver.count == 1)
        control.url = nil
        control.placeholderString = "No file"
        #expect(host.text == ["No file"])
    }

    @Test("A tree of objects is arranged, selected and changed")
    func tree() throws {
        final class Folder: NSObject {
            let name: String
            let children: [Folder]
            init(_ name: String, _ children: [Folder] = []) { (self.name, self.children) = (name, children) }
        }
        let tree = NSTreeController()
        tree.childrenKeyPath = "children"
        tree.content = [Folder("A", [Folder("B"), Folder("C", [Folder("D")])])]
        let deep = try #require(tree.arrangedObjects.descendant(at: [0, 1, 0]))
        #expect((deep.representedObject as? Folder)?.name == "D" && deep.indexPath == [0, 1, 0] && deep.isLeaf)
        #expect(tree.selectionIndexPath == [0])
        #expect(tree.setSelectionIndexPaths([[0, 1], [0, 0]]) && tree.selectedNodes.count == 2)
        tree.insert(Folder("E"), atArrangedObjectIndexPath: [0, 0])
        #expect((tree.selectedObjects.first as? Folder)?.name == "E" && tree.selectionIndexPath == [0, 0])
        tree.move(deep, to: [0, 0])
        #expect(deep.indexPath == [0, 0])
        tree.removeObject(atArrangedObjectIndexPath: [0])
        #expect(tree.arrangedObjects.isLeaf && tree.selectedObjects.isEmpty)
    }
}
