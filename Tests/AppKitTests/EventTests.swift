import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct EventTests {
    init() { TestedApp.prepare() }

    @Test("Monitors get events first, and can end them")
    func monitors() {
        struct Content: View {
            let press: () -> Void
            var body: some View { Button("Press", action: press) }
        }
        var presses = 0
        let host = TestHost(Content { presses += 1 }, size: CGSize(width: 100, height: 100))
        var seen: [NSEvent.EventType] = []
        var swallows = false
        let monitor = NSEvent.addLocalMonitorForEvents(matching: [.leftMouseDown, .keyDown]) { event in
            seen.append(event.type)
            return swallows ? nil : event
        }
        host.tap(text: "Press")
        #expect(presses == 1 && seen == [.leftMouseDown])
        swallows = true
        host.tap(text: "Press")
        #expect(presses == 1)
        var code: UInt16?
        let other = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
            code = event.keyCode
            return event
        }
        swallows = false
        host.press(.escape)
        #expect(code == 53 && seen.last == .keyDown)
        if let monitor { NSEvent.removeMonitor(monitor) }
        if let other { NSEvent.removeMonitor(other) }
        let count = seen.count
        host.tap(text: "Press")
        #expect(seen.count == count && presses == 2)
    }

    @Test("The keys that are held are known")
    func modifiers() {
        let host = TestHost(Text("x"))
        host.hold([.control, .shift])
        #expect(NSEvent.modifierFlags == [.command, .shift])
        host.hold([])
        #expect(NSEvent.modifierFlags.isEmpty)
        #expect(NSEvent.ModifierFlags([.command, .shift]).swiftUI == [.command, .shift])
    }

    @Test("The first responder gets keys that no view of SwiftUI's takes")
    func keys() {
        final class Keys: NSView {
            var letters = ""
            var commands: [String] = []
            override var acceptsFirstResponder: Bool { true }
            override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }
            override func insertText(_ insertString: Any) { letters += "\(insertString)" }
            override func doCommand(by selector: Selector) { commands.append("\(selector)") }
        }
        let view = Keys(frame: .zero)
        let host = TestHost(Shown(view: view), size: CGSize(width: 100, height: 100))
        #expect(view.window?.makeFirstResponder(view) == true && view.window?.firstResponder === view)
        host.press(.character("a"))
        host.press(.return)
        host.press(.left)
        #expect(view.letters == "a" && view.commands == ["insertNewline:", "moveLeft:"])
        view.window?.makeFirstResponder(nil)
        host.press(.character("b"))
        #expect(view.letters == "a")
    }

    @Test("Keys have Apple's numbers and characters")
    func codes() {
        #expect(KeyCode.code(of: .character("a")) == 0 && KeyCode.code(of: .character("Z")) == 6)
        #expect(KeyCode.code(of: .character("1")) == 18 && KeyCode.code(of: .character("n")) == 45)
        #expect(
            KeyCode.code(of: .character(".")) == 47 && KeyCode.code(of: .character("`")) == 50
                && KeyCode.code(of: .character(" ")) == 49)
        #expect(KeyCode.code(of: .function(1)) == 122 && KeyCode.code(of: .function(99)) == .max)
    }

    @Test("Recognizers report clicks and drags")
    func recognizers() {
        @MainActor final class Target: NSObject {
            var places: [NSPoint] = []
            var way = NSPoint.zero
            func clicked(_ recognizer: NSClickGestureRecognizer) { places.append(recognizer.location(in: nil)) }
            func dragged(_ recognizer: NSPanGestureRecognizer) { way = recognizer.translation(in: nil) }
        }
        let target = Target()
        let view = NSView(frame: .zero)
        view.addGestureRecognizer(NSClickGestureRecognizer(target: target, action: Selector(Target.clicked(_:))))
        let host = TestHost(Shown(view: view), size: CGSize(width: 100, height: 100))
        host.tap(at: CGPoint(x: 20, y: 30))
        #expect(target.places == [NSPoint(x: 20, y: 70)])
        view.gestureRecognizers = [NSPanGestureRecognizer(target: target, action: Selector(Target.dragged(_:)))]
        host.update()
        host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 50))
        #expect(target.way == NSPoint(x: 40, y: -30))
    }

    @Test("Menus are shown, and keys perform items")
    func menus() throws {
        @MainActor final class Target: NSObject {
            var chosen: [String] = []
            func choose(_ item: NSMenuItem) { chosen.append(item.title) }
        }
        let target = Target()
        let menu = NSMenu(title: "Main")
        let item = menu.addItem(withTitle: "Open", action: Selector(Target.choose(_:)), keyEquivalent: "o")
        item.target = target
        menu.addItem(.separator())
        menu.addItem(NSMenuItem(title: "Rest", action: nil, keyEquivalent: ""))
        #expect(menu.numberOfItems == 3 && menu.indexOfItem(withTitle: "Rest") == 2 && item.menu === menu)
        menu.performActionForItem(at: 0)
        #expect(target.chosen == ["Open"])
        let event = try #require(
            NSEvent.keyEvent(
                with: .keyDown, location: .zero, modifierFlags: .command, timestamp: 0, windowNumber: 0, context: nil,
                characters: "o", charactersIgnoringModifiers: "o", isARepeat: false, keyCode: 31))
        #expect(menu.performKeyEquivalent(with: event) && target.chosen.count == 2)
        menu.removeItem(at: 1)
        #expect(menu.items.map(\.title) == ["Open", "Rest"])
        let warnings = TestHost.warnings { _ = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength) }
        #expect(warnings.count == 1)
    }
}
