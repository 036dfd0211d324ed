import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite struct ControlTests {
    init() { TestedApp.prepare() }

    @MainActor final class Target: NSObject {
        var calls: [String] = []
        func pressed(_ sender: NSButton) { calls.append("pressed \(sender.title)") }
        func changed() { calls.append("changed") }
    }

    @Test("Buttons call methods, and boxes change")
    func buttons() throws {
        let target = Target()
        let button = NSButton(title: "Go", target: target, action: Selector(Target.pressed(_:)))
        let box = NSButton(checkboxWithTitle: "Box", target: target, action: Selector(Target.changed))
        let host = TestHost(
            VStack {
                Shown(view: button)
                Shown(view: box)
            }, size: CGSize(width: 200, height: 100))
        #expect(host.tap(text: "Go"))
        #expect(target.calls == ["pressed Go"] && box.state == .off)
        #expect(host.tap(text: "Box"))
        #expect(target.calls.last == "changed" && box.state == .on)
        button.isEnabled = false
        host.update()
        host.tap(text: "Go")
        #expect(target.calls.count == 2)
        box.performClick(nil)
        #expect(box.state == .off && target.calls.count == 3)
    }

    @Test("Values are words and numbers")
    func values() {
        let field = NSTextField(string: "12.5")
        #expect(field.doubleValue == 12.5 && field.integerValue == 12 && field.isEditable)
        field.integerValue = 7
        #expect(field.stringValue == "7")
        let slider = NSSlider(value: 3, minValue: 0, maxValue: 10, target: nil, action: nil)
        #expect(slider.doubleValue == 3 && slider.intValue == 3)
        let pop = NSPopUpButton(frame: .zero, pullsDown: false)
        pop.addItems(withTitles: ["A", "B", "C"])
        #expect(pop.titleOfSelectedItem == "A" && pop.numberOfItems == 3)
        pop.selectItem(withTitle: "C")
        #expect(pop.indexOfSelectedItem == 2 && pop.selectedItem?.title == "C")
        pop.selectItem(at: 9)
        #expect(pop.indexOfSelectedItem == -1)
    }

    @Test("A field reports typed text to its delegate")
    func field() {
        final class Delegate: NSObject, NSTextFieldDelegate {
            var texts: [String] = []
            func controlTextDidChange(_ obj: Notification) {
                texts.append((obj.object as? NSTextField)?.stringValue ?? "")
            }
        }
        let field = NSTextField(string: "")
        field.placeholderString = "Name"
        let delegate = Delegate()
        field.delegate = delegate
        let host = TestHost(Shown(view: field), size: CGSize(width: 200, height: 40))
        host.tap(at: CGPoint(x: 100, y: 20))
        host.type("Ab")
        #expect(field.stringValue == "Ab" && delegate.texts.last == "Ab")
    }

    @Test("A text view edits, replaces and reports")
    func text() {
        final class Delegate: NSObject, NSTextViewDelegate {
            var changes = 0
            func textDidChange(_ notification: Notification) { changes += 1 }
            func textView(
                _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
            ) -> Bool { replacementString != "!" }
        }
        let scroll = NSTextView.scrollableTextView()
        guard let view = scroll.documentView as? NSTextView else { return #expect(Bool(false)) }
        let delegate = Delegate()
        view.delegate = delegate
        view.string = "Hello"
        view.setSelectedRange(NSRange(location: 5, length: 0))
        view.insertText(" you", replacementRange: view.selectedRange())
        #expect(view.string == "Hello you" && view.selectedRange().location == 9 && delegate.changes == 1)
        view.insertText("!")
        #expect(view.string == "Hello you")
        view.insertText("x", replacementRange: NSRange(location: 99, length: 5))
        #expect(view.string == "Hello you")
        view.isEditable = false
        let host = TestHost(Shown(view: scroll), size: CGSize(width: 200, height: 100))
        #expect(host.text == ["Hello you"])
        let difference = TextChange(from: "abcd", to: "aXd")
        #expect(difference.range == NSRange(location: 1, length: 2) && difference.replacement == "X")
    }

    @Test("A table shows cells, and rows are chosen")
    func table() {
        final class Source: NSObject, NSTableViewDataSource, NSTableViewDelegate {
            var chosen = -1
            func numberOfRows(in tableView: NSTableView) -> Int { 3 }
            func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
                NSTextField(labelWithString: "Row \(row)")
            }
            func tableViewSelectionDidChange(_ notification: Notification) {
                chosen = (notification.object as? NSTableView)?.selectedRow ?? -1
            }
        }
        let table = NSTableView(frame: .zero)
        let source = Source()
        table.addTableColumn(NSTableColumn(identifier: "main"))
        table.dataSource = source
        table.delegate = source
        let scroll = NSScrollView(frame: .zero)
        scroll.documentView = table
        let host = TestHost(Shown(view: scroll), size: CGSize(width: 200, height: 200))
        #expect(host.text == ["Row 0", "Row 1", "Row 2"])
        #expect(host.tap(text: "Row 1"))
        host.advance(by: 1)
        #expect(source.chosen == 1 && table.selectedRowIndexes == [1])
        table.selectRowIndexes([7], byExtendingSelection: false)
        #expect(table.selectedRow == -1)
    }
}
