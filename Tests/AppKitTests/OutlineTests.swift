import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AppKit

/// Animals in kinds: each item is a text.
@MainActor
private final class Animals: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
    var below: [String: [String]] = ["": ["Birds", "Fish"], "Birds": ["Owl", "Ducks"], "Ducks": ["Teal"], "Fish": []]
    var calls: [String] = []
    var groups: Set<String> = []
    var closed: Set<String> = []

    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
        below[item as? String ?? ""]?.count ?? 0
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
        below[item as? String ?? ""]?[index] ?? ""
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
        below[item as? String ?? ""] != nil
    }
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
        NSTextField(labelWithString: tableColumn == nil ? "[\(item)]" : "\(item)")
    }
    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool {
        groups.contains(item as? String ?? "")
    }
    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
        !closed.contains(item as? String ?? "")
    }
    func outlineViewSelectionDidChange(_ notification: Notification) {
        calls.append("selected \((notification.object as? NSOutlineView)?.selectedRow ?? -2)")
    }
    func outlineViewItemWillExpand(_ notification: Notification) {
        calls.append("will open \(notification.userInfo?["NSObject"] ?? "")")
    }
    func outlineViewItemDidExpand(_ notification: Notification) {
        calls.append("opened \(notification.userInfo?["NSObject"] ?? "")")
    }
    func outlineViewItemDidCollapse(_ notification: Notification) {
        calls.append("closed \(notification.userInfo?["NSObject"] ?? "")")
    }
}

@MainActor @Suite("Outlines", .serialized) struct OutlineTests {
    private let animals = Animals()
    private let outline = NSOutlineView(frame: .zero)

    init() {
        TestedApp.prepare()
        outline.addTableColumn(NSTableColumn(identifier: "main"))
        outline.dataSource = animals
        outline.delegate = animals
    }

    private var items: [String] { (0..<outline.numberOfRows).compactMap { outline.item(atRow: $0) as? String } }

    private func host() -> TestHost {
        let scroll = NSScrollView(frame: .zero)
        scroll.documentView = outline
        return TestHost(Shown(view: scroll), size: CGSize(width: 240, height: 240))
    }

    @Test("Items open and close, and the ones below stay open for the next time")
    func expansion() {
        #expect(items == ["Birds", "Fish"])
        outline.expandItem("Birds")
        #expect(animals.calls == ["will open Birds", "opened Birds"])
        outline.expandItem("Ducks")
        #expect(items == ["Birds", "Owl", "Ducks", "Teal", "Fish"])
        #expect(outline.level(forItem: "Teal") == 2 && outline.level(forRow: 1) == 1 && outline.level(forRow: 9) == -1)
        #expect(outline.parent(forItem: "Teal") as? String == "Ducks" && outline.parent(forItem: "Fish") == nil)
        #expect(outline.row(forItem: "Fish") == 4 && outline.row(forItem: "Cat") == -1)
        #expect(outline.childIndex(forItem: "Ducks") == 1 && outline.child(0, ofItem: "Ducks") as? String == "Teal")
        #expect(outline.child(7, ofItem: nil) == nil && outline.isItemExpanded("Ducks"))
        outline.collapseItem("Birds")
        #expect(items == ["Birds", "Fish"] && animals.calls.last == "closed Birds")
        outline.expandItem("Birds")
        #expect(items == ["Birds", "Owl", "Ducks", "Teal", "Fish"])
        outline.collapseItem(nil, collapseChildren: true)
        outline.expandItem("Birds")
        #expect(items == ["Birds", "Owl", "Ducks", "Fish"])
        outline.reloadData()
        #expect(items == ["Birds", "Owl", "Ducks", "Fish"])
        animals.closed = ["Ducks"]
        outline.expandItem(nil, expandChildren: true)
        #expect(!outline.isItemExpanded("Ducks") && outline.isItemExpanded("Fish") && !outline.isExpandable("Owl"))
    }

    @Test("The selection follows its item, and ends with it")
    func selection() {
        outline.selectRowIndexes([1], byExtendingSelection: false)
        outline.expandItem("Birds")
        #expect(outline.selectedRow == 3 && outline.item(atRow: outline.selectedRow) as? String == "Fish")
        outline.selectRowIndexes([1], byExtendingSelection: false)
        animals.calls = []
        outline.collapseItem("Birds")
        #expect(outline.selectedRow == -1 && animals.calls == ["selected -1", "closed Birds"])
    }

    @Test("Items are inserted, removed, moved and reloaded")
    func changes() {
        outline.expandItem("Birds")
        animals.below["Birds"] = ["Owl", "Swan", "Ducks"]
        outline.insertItems(at: [1], inParent: "Birds")
        #expect(items == ["Birds", "Owl", "Swan", "Ducks", "Fish"])
        animals.below["Birds"] = ["Swan", "Ducks"]
        outline.removeItems(at: [0], inParent: "Birds")
        #expect(items == ["Birds", "Swan", "Ducks", "Fish"])
        outline.selectRowIndexes([1], byExtendingSelection: false)
        animals.below["Birds"] = ["Ducks"]
        animals.below[""] = ["Swan", "Birds", "Fish"]
        outline.moveItem(at: 0, inParent: "Birds", to: 0, inParent: nil)
        #expect(items == ["Swan", "Birds", "Ducks", "Fish"] && outline.selectedRow == 0)
        animals.below["Birds"] = ["Ducks", "Wren"]
        outline.reloadItem("Birds", reloadChildren: true)
        #expect(items == ["Swan", "Birds", "Ducks", "Wren", "Fish"])
        // Places that do not exist lead to what the data source has.
        outline.removeItems(at: [9], inParent: "Birds")
        outline.insertItems(at: [9], inParent: nil)
        outline.moveItem(at: 9, inParent: nil, to: -4, inParent: "Birds")
        #expect(items == ["Swan", "Birds", "Ducks", "Wren", "Fish"])
        animals.below["Birds"] = nil
        outline.reloadItem("Birds")
        #expect(items == ["Swan", "Birds", "Fish"])
    }

    @Test("Triangles and presses of rows work, and rows are indented")
    func presses() throws {
        let host = host()
        #expect(host.text == ["Birds", "Fish"])
        #expect(host.tap(text: "Birds"))
        host.advance(by: 1)
        #expect(outline.selectedRow == 0)
        #expect(host.press(.right))
        host.advance(by: 1)
        #expect(host.text == ["Birds", "Owl", "Ducks", "Fish"])
        #expect(host.press(.right) && outline.selectedRow == 1)
        #expect(host.press(.left) && outline.selectedRow == 0)
        #expect(host.press(.left))
        host.advance(by: 1)
        #expect(host.text == ["Birds", "Fish"])
        outline.toggle(0)
        host.advance(by: 1)
        let (outer, inner) = (
            try #require(host.find(text: "Birds")?.frame), try #require(host.find(text: "Owl")?.frame)
        )
        #expect(inner.minX - outer.minX == 16)
    }

    @Test("A group's title is one cell for no column")
    func groups() {
        animals.groups = ["Birds"]
        outline.addTableColumn(NSTableColumn(identifier: "second"))
        let host = host()
        #expect(host.text == ["[Birds]", "Fish", "Fish"])
        outline.tableColumns[1].isHidden = true
        host.advance(by: 1)
        #expect(host.text == ["[Birds]", "Fish"])
    }

    @Test("Objects are known by their identity; a tree without end opens only so far")
    func identity() {
        final class Endless: NSObject, NSOutlineViewDataSource {
            final class Item {}
            let first = Item()
            func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 1 }
            func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
                item == nil ? first : Item()
            }
            func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { true }
        }
        let endless = Endless()
        outline.dataSource = endless
        #expect(outline.row(forItem: endless.first) == 0 && outline.row(forItem: Endless.Item()) == -1)
        outline.expandItem(nil, expandChildren: true)
        #expect(outline.numberOfRows == 257)
        outline.dataSource = nil
        #expect(outline.numberOfRows == 0 && outline.item(atRow: 0) == nil)
    }
}
