import OrielFoundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Combo buttons, and images of cells") struct ComboButtonTests {
    init() { TestedApp.prepare() }

    @MainActor final class Target: NSObject {
        var calls = 0
        func pressed() { calls += 1 }
    }

    @Test("A press performs the action; the menu has the others, beside the button or within it")
    func combo() {
        let target = Target()
        let menu = NSMenu(title: "")
        menu.addItem(NSMenuItem(title: "Later", action: nil, keyEquivalent: ""))
        let button = NSComboButton(title: "Send", menu: menu, target: target, action: Selector(Target.pressed))
        let host = TestHost(Shown(view: button), size: CGSize(width: 300, height: 120))
        #expect(button.style == .split && host.text.contains("Send") && host.tap(text: "Send"))
        #expect(target.calls == 1 && button.menu === menu)
        button.style = .unified
        host.update()
        #expect(host.tap(text: "Send") && target.calls == 2)
        button.isEnabled = false
        button.performClick(nil)
        #expect(target.calls == 2)
        #expect(NSComboButton(image: NSImage(), menu: nil, target: nil, action: nil).title.isEmpty)
    }

    @Test("The image of a cell is its button's, or its own")
    func images() {
        let image = NSImage(size: NSSize(width: 4, height: 4))
        let cell = NSCell(imageCell: image)
        #expect(cell.image === image)
        cell.image = nil
        #expect(cell.image == nil)
        let button = NSButton(title: "", target: nil, action: nil)
        button.cell?.image = image
        #expect(button.image === image && button.cell?.image === image)
    }

    @Test("A text storage is made of what a pasteboard has")
    func storage() {
        let type = NSPasteboard.PasteboardType.string
        #expect(NSTextStorage(pasteboardPropertyList: "a", ofType: type)?.string == "a")
        let bytes = Data("b".utf8)
        #expect(NSTextStorage(pasteboardPropertyList: bytes, ofType: type)?.string == "b")
        #expect(NSTextStorage(pasteboardPropertyList: bytes, ofType: NSPasteboard.PasteboardType.png) == nil)
        #expect(NSTextStorage(pasteboardPropertyList: 3, ofType: type) == nil)
        #expect(NSTextStorageEditActions.editedCharacters == NSTextStorage.EditActions.editedCharacters)
    }

    @Test("A font's family is an optional, as on the Mac")
    func family() {
        let family: String? = NSFont(name: "Helvetica", size: 12)?.familyName
        #expect(family != nil && NSFont.systemFont(ofSize: 12).familyName! == ".SystemUI")
    }
}
