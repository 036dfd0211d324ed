import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AppKit

/// An item with a text of its own.
private final class Card: NSCollectionViewItem {
    var made = 0
    override func loadView() {
        view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
        let field = NSTextField(labelWithString: "")
        field.frame = view.bounds
        field.autoresizingMask = [.width, .height]
        view.addSubview(field)
        textField = field
    }
}

@MainActor
private final class Cards: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout {
    var sections = [["A", "B", "C"], ["D"]]
    var calls: [String] = []
    var blocked: Set<IndexPath> = []

    func numberOfSections(in collectionView: NSCollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
        let item = collectionView.makeItem(withIdentifier: "card", for: indexPath)
        _ = item.view
        item.textField?.stringValue = sections[indexPath.section][indexPath.item]
        return item
    }
    func collectionView(
        _ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> NSView { NSTextField(labelWithString: "Title \(indexPath.section)") }
    func collectionView(
        _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> { indexPaths.subtracting(blocked) }
    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
        calls.append("+\(indexPaths.sorted().map { "\($0.section).\($0.item)" }.joined(separator: " "))")
    }
    func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {
        calls.append("-\(indexPaths.sorted().map { "\($0.section).\($0.item)" }.joined(separator: " "))")
    }
    func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> NSSize { indexPath.section == 1 ? NSSize(width: 100, height: 20) : NSSize(width: 60, height: 40) }
}

@MainActor @Suite("Collections", .serialized) struct CollectionTests {
    private let cards = Cards()
    private let collection = NSCollectionView(frame: .zero)

    init() {
        TestedApp.prepare()
        collection.register(Card.self, forItemWithIdentifier: "card")
        collection.dataSource = cards
        collection.delegate = cards
    }

    private func host() -> TestHost {
        let scroll = NSScrollView(frame: .zero)
        scroll.documentView = collection
        let host = TestHost(Shown(view: scroll), size: CGSize(width: 220, height: 200))
        host.advance(by: 1)
        return host
    }
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("A flow layout places items and titles, with the delegate's sizes")
    func flow() throws {
        let layout = NSCollectionViewFlowLayout()
        layout.headerReferenceSize = NSSize(width: 0, height: 30)
        layout.sectionInset = NSEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        collection.collectionViewLayout = layout
        let host = host()
        #expect(host.text == ["Title 0", "A", "B", "C", "Title 1", "D"])
        #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 0) == 3)
        #expect(collection.layoutAttributesForItem(at: path(0))?.frame == NSRect(x: 10, y: 35, width: 60, height: 40))
        #expect(collection.frameForItem(at: 1).minX == 80 && collection.frameForItem(at: 9) == .zero)
        #expect(collection.item(at: path(0, 1))?.textField?.stringValue == "D" && collection.item(at: 8) == nil)
        let item = try #require(collection.item(at: 1))
        #expect(collection.indexPath(for: item) == path(1) && item.collectionView === collection)
        #expect(collection.visibleItems().count == 4 && item.view.frame.size == NSSize(width: 60, height: 40))
    }

    @Test("Presses select by AppKit's rules, and the delegate decides")
    func selection() {
        let host = host()
        #expect(host.tap(text: "A"))
        #expect(collection.selectionIndexPaths.isEmpty)
        collection.isSelectable = true
        host.tap(text: "A")
        host.tap(text: "B")
        host.advance(by: 1)
        #expect(cards.calls == ["+0.0", "-0.0", "+0.1"] && collection.selectionIndexes == [1])
        #expect(collection.item(at: 1)?.isSelected == true && collection.item(at: 0)?.isSelected == false)
        cards.blocked = [path(2)]
        host.tap(text: "C")
        #expect(collection.selectionIndexPaths.isEmpty)
        cards.calls = []
        collection.selectAll(nil)
        #expect(cards.calls.isEmpty)
        collection.allowsMultipleSelection = true
        collection.selectAll(nil)
        #expect(cards.calls == ["+0.0 0.1 1.0"])
        collection.selectItems(at: [path(2), path(7)], scrollPosition: [])
        #expect(collection.selectionIndexPaths.count == 4 && cards.calls.count == 1)
        collection.deselectItems(at: [path(0)])
        collection.deselectAll(nil)
        #expect(collection.selectionIndexPaths.isEmpty && cards.calls.last == "-0.1 0.2 1.0")
    }

    @Test("Items are inserted and removed, and the selection moves with its items")
    func changes() {
        collection.isSelectable = true
        let host = host()
        collection.selectionIndexPaths = [path(1)]
        cards.sections[0].insert("X", at: 0)
        collection.insertItems(at: [path(0)])
        host.advance(by: 1)
        #expect(host.text == ["X", "A", "B", "C", "D"] && collection.selectionIndexPaths == [path(2)])
        cards.sections[0].removeFirst(2)
        collection.deleteItems(at: [path(0), path(1)])
        host.advance(by: 1)
        #expect(host.text == ["B", "C", "D"] && collection.selectionIndexPaths == [path(0)])
        cards.sections = []
        collection.reloadData()
        host.advance(by: 1)
        #expect(host.text.isEmpty && collection.selectionIndexPaths.isEmpty)
    }

    @Test("A grid fills its rows; an app's layout places items where it wants")
    func layouts() {
        final class Diagonal: NSCollectionViewLayout {
            override var collectionViewContentSize: NSSize { NSSize(width: 90, height: 90) }
            override func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
                (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
                let result = NSCollectionViewLayoutAttributes(forItemWith: indexPath)
                let place = CGFloat(indexPath.item) * 30
                result.frame = NSRect(x: place, y: place, width: 30, height: 30)
                return result
            }
        }
        let grid = NSCollectionViewGridLayout()
        grid.minimumItemSize = NSSize(width: 90, height: 20)
        grid.maximumItemSize = .zero
        grid.minimumInteritemSpacing = 10
        collection.collectionViewLayout = grid
        let host = host()
        #expect(host.text == ["A", "B", "C", "D"])
        #expect(collection.frameForItem(at: 1) == NSRect(x: 115, y: 0, width: 105, height: 20))
        #expect(collection.frameForItem(at: 2).origin == NSPoint(x: 0, y: 20))
        #expect(grid.layoutAttributesForElements(in: NSRect(x: 0, y: 0, width: 300, height: 20)).count == 2)
        grid.maximumNumberOfRows = 1
        host.advance(by: 1)
        #expect(host.text == ["A", "B"])
        collection.collectionViewLayout = Diagonal()
        host.advance(by: 1)
        #expect(
            host.text == ["A", "B", "C"] && collection.item(at: 2)?.view.backing.superview?.superview?.frame.minX == 60)
    }

    @Test("Snapshots are shown by collections and tables, and the selection follows its items")
    func snapshots() {
        let source = NSCollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, name in
            let item = view.makeItem(withIdentifier: "card", for: path)
            _ = item.view
            item.textField?.stringValue = name
            return item
        }
        collection.isSelectable = true
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["One", "Two"])
        source.apply(snapshot, animatingDifferences: false)
        let host = host()
        #expect(host.text == ["One", "Two"] && source.indexPath(for: "Two") == path(1))
        collection.selectionIndexPaths = [path(1)]
        snapshot.deleteItems(["One"])
        source.apply(snapshot, animatingDifferences: false)
        host.advance(by: 1)
        #expect(host.text == ["Two"] && collection.selectionIndexPaths == [path(0)])

        let table = NSTableView(frame: .zero)
        table.addTableColumn(NSTableColumn(identifier: "main"))
        let rows = NSTableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _, name in
            NSTextField(labelWithString: name)
        }
        rows.sectionHeaderViewProvider = { _, _, section in NSTextField(labelWithString: "Part \(section)") }
        rows.apply(snapshot, animatingDifferences: false)
        let other = TestHost(Shown(view: table), size: CGSize(width: 200, height: 200))
        #expect(other.text == ["Part 0", "Two"] && rows.row(forItemIdentifier: "Two") == 1)
        #expect(rows.itemIdentifier(forRow: 0) == nil && rows.sectionIdentifier(forRow: 0) == 0)
        other.tap(text: "Part 0")
        other.advance(by: 1)
        #expect(table.selectedRow == -1)
    }

    @Test("Names without a class lead to an empty item")
    func unknownNames() {
        let item = collection.makeItem(withIdentifier: "none", for: path(0))
        #expect(item.identifier == "none" && item.view.subviews.isEmpty)
        collection.scrollToItems(at: [path(99)], scrollPosition: .top)
        collection.dataSource = nil
        #expect(collection.numberOfSections == 0 && collection.item(at: 0) == nil)
    }
}
