import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Finding words, fonts and rules", .serialized) struct TextFamilyTests {
    init() { TestedApp.prepare() }

    @Test("A finder selects the next and previous match, around the ends, and replaces matches")
    func finder() {
        let text = NSTextView(frame: .zero)
        text.string = "one two One twone"
        text.selectedRange = NSRange(location: 0, length: 3)
        let finder = NSTextFinder()
        defer { (NSTextFinder.searchString, NSTextFinder.replacement) = ("", nil) }
        #expect(!finder.validateAction(.nextMatch))
        finder.client = text
        #expect(!finder.validateAction(.nextMatch) && finder.validateAction(.setSearchString))
        finder.performAction(.setSearchString)
        finder.performAction(.nextMatch)
        #expect(text.selectedRange() == NSRange(location: 8, length: 3))
        finder.performAction(.previousMatch)
        finder.performAction(.previousMatch)
        #expect(text.selectedRange() == NSRange(location: 14, length: 3))
        #expect(!finder.validateAction(.replaceAll))
        NSTextFinder.replacement = "1"
        finder.performAction(.replaceAll)
        #expect(text.string == "1 two 1 tw1")
        text.isEditable = false
        #expect(!finder.validateAction(.replaceAll))
    }

    @Test("The tag of a menu's item is the action of a text; a bar is missing, which a warning says")
    func actions() {
        let (text, inner) = (NSTextView(frame: .zero), NSView(frame: .zero))
        text.string = "a b a"
        text.selectedRange = NSRange(location: 0, length: 1)
        text.addSubview(inner)
        defer { NSTextFinder.searchString = "" }
        let item = NSMenuItem()
        item.tag = NSTextFinder.Action.showFindInterface.rawValue
        let warnings = TestHost.warnings { inner.performTextFinderAction(item) }
        #expect(warnings.count == 1 && NSTextFinder.searchString == "a")
        item.tag = NSTextFinder.Action.nextMatch.rawValue
        text.performFindPanelAction(item)
        #expect(text.selectedRange().location == 4)
        item.tag = 99
        text.performTextFinderAction(item)
        #expect(text.selectedRange().location == 4)
    }

    private final class Changer: NSObject, NSFontChanging {
        var fonts: [NSFont] = []
        func changeFont(_ sender: NSFontManager?) {
            if let sender { fonts.append(sender.convert(.systemFont(ofSize: 12))) }
        }
    }

    @Test("A choice in the panel for fonts reaches the target, which converts its fonts")
    func fonts() {
        let (manager, changer) = (NSFontManager.shared, Changer())
        defer { manager.target = nil }
        manager.target = changer
        manager.setSelectedFont(.systemFont(ofSize: 12), isMultiple: false)
        let panel = NSFontPanel.shared
        panel.selectionChanged()
        #expect(panel.choice.size == 12 && !panel.choice.isBold && NSFontPanel.sharedFontPanelExists)
        panel.choice.choose(bold: true)
        panel.choice.choose(size: 20)
        #expect(changer.fonts.count == 2 && changer.fonts[1].pointSize == 20)
        #expect(manager.traits(of: changer.fonts[0]) == .boldFontMask && manager.selectedFont?.pointSize == 20)
        panel.isEnabled = false
        panel.choice.choose(size: 9)
        panel.isEnabled = true
        #expect(changer.fonts.count == 2)
        let text = NSTextView(frame: .zero)
        text.isRichText = false
        text.changeFont(manager)
        #expect(text.font?.pointSize == 20)
        #expect(manager.availableMembers(ofFontFamily: "no such family") == nil)
    }

    @MainActor private final class Rules: NSObject, NSRuleEditorDelegate {
        var changes = 0
        func ruleEditor(
            _ editor: NSRuleEditor, numberOfChildrenForCriterion criterion: Any?, with rowType: NSRuleEditor.RowType
        ) -> Int { criterion == nil ? 2 : 0 }
        func ruleEditor(
            _ editor: NSRuleEditor, child index: Int, forCriterion criterion: Any?, with rowType: NSRuleEditor.RowType
        ) -> Any { "criterion \(index)" }
        func ruleEditor(_ editor: NSRuleEditor, displayValueForCriterion criterion: Any, inRow row: Int) -> Any {
            "\(criterion) in \(row)"
        }
        func ruleEditorRowsDidChange(_ notification: Notification) { changes += 1 }
    }

    @Test("Rules have the delegate's criteria; rows are removed with the rows within")
    func rules() {
        let (editor, rules) = (NSRuleEditor(frame: .zero), Rules())
        editor.delegate = rules
        let warnings = TestHost.warnings {
            editor.insertRow(at: 0, with: .compound, asSubrowOfRow: -1, animate: false)
        }
        editor.addRow(nil)
        editor.addRow(nil)
        #expect(warnings.count == 1 && editor.numberOfRows == 3 && rules.changes == 3)
        #expect(editor.displayValues(forRow: 1) as? [String] == ["criterion 0 in 1"])
        #expect(editor.subrowIndexes(forRow: 0) == [1, 2] && editor.parentRow(forRow: 9) == -1)
        editor.removeRow(at: 1)
        #expect(editor.numberOfRows == 2 && editor.parentRow(forRow: 1) == 0)
        editor.removeRows(at: [0], includeSubrows: true)
        #expect(editor.numberOfRows == 0)
        let predicates = NSPredicateEditor(frame: .zero)
        predicates.objectValue = NSPredicate(value: true)
        #expect(predicates.predicate?.evaluate(with: nil) == true)
    }
}
