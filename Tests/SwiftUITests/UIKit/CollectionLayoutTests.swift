import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Compositional layouts, lists and snapshots of collections of UIKit.
@MainActor
@Suite("Layouts and snapshots of collections")
struct CollectionLayoutTests {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>
    /// The sources of all collections: these do not keep theirs.
    private static var sources: [Source] = []

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// A collection of 300 by 400 points with a layout, which shows sections of numbers.
    private func show(
        _ layout: UICollectionViewLayout, _ sections: [Int], width: CGFloat = 300
    ) -> (host: TestHost, collection: UICollectionView, source: Source) {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<CollectionTests.WordCell, Int> { cell, _, item in
            cell.label.text = "\(item)"
        }
        let title = UICollectionView.SupplementaryRegistration<CollectionTests.Title>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in view.label.text = "title \(path.section)" }
        let source = Source(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        Self.sources.append(source)
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: title, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (number, count) in sections.enumerated() {
            snapshot.appendSections(["s\(number)"])
            snapshot.appendItems((0..<count).map { number * 100 + $0 })
        }
        source.apply(snapshot)
        let host = TestHost(collection._swiftUIContent, size: CGSize(width: width, height: 400))
        return (host, collection, source)
    }

    private func frame(_ collection: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
    }

    @Test("Groups repeat their items as long as there is room; insets and distances count")
    func groups() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 50, bottom: 20, trailing: 50)
        section.interGroupSpacing = 5
        section.boundarySupplementaryItems = [header()]
        let (host, collection, _) = show(UICollectionViewCompositionalLayout(section: section), [6, 1])
        #expect(frame(collection, 0) == CGRect(x: 52, y: 42, width: 46, height: 46))
        #expect(frame(collection, 3)?.maxX == 248 && frame(collection, 4)?.origin == CGPoint(x: 52, y: 97))
        #expect(frame(collection, 0, 1)?.minY == 207)
        #expect(collection.contentSize.height == 275)
        #expect(host.text == ["title 0", "0", "1", "2", "3", "4", "5", "title 1", "100"])
        #expect(host.find(text: "title 0")?.frame.minX == 50)
    }

    @Test("Groups within groups, numbers of items, and places of an app's own")
    func nested() {
        let big = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [big, pair])
        let one = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [5])
        #expect(frame(one.collection, 0) == CGRect(x: 0, y: 0, width: 150, height: 100))
        #expect(frame(one.collection, 2) == CGRect(x: 150, y: 50, width: 150, height: 50))
        #expect(frame(one.collection, 4) == CGRect(x: 150, y: 100, width: 150, height: 50))

        let three = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: big, count: 3)
        three.interItemSpacing = .fixed(15)
        let two = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: three)), [4])
        #expect(frame(two.collection, 1) == CGRect(x: 105, y: 0, width: 90, height: 40))
        #expect(frame(two.collection, 3)?.origin == CGPoint(x: 0, y: 40))

        let own = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) { environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 20, y: 10, width: 20, height: 20)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 40, width: 20, height: 20), zIndex: 3),
            ]
        }
        let last = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: own)), [3])
        #expect(frame(last.collection, 0)?.minX == 280 && frame(last.collection, 2)?.origin == CGPoint(x: 280, y: 70))
        // Groups in which nothing has a place show nothing, and come to an end.
        let none = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(0), .absolute(0))) { _ in [] }
        #expect(
            show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: none)), [3]).host.text
                == [])
    }

    @Test("Cells whose height was estimated are as high as what they show")
    func estimated() {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item == 1 ? String(repeating: "long ", count: 40) : "row \(item)"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = Source(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["one"])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot)
        let host = TestHost(collection._swiftUIContent, size: CGSize(width: 300, height: 400))
        let frames = (0..<3).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero }
        #expect(frames[0] == CGRect(x: 20, y: 18, width: 260, height: 44))
        #expect(frames[1].height > 80 && frames[2].minY == frames[1].maxY)
        #expect(collection.contentSize.height == frames[2].maxY + 18)
        #expect(host.find(text: "row 0")?.frame.minX == 36)
        // Wider rows are lower.
        host.resize(to: CGSize(width: 600, height: 400))
        let lower = collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height ?? 0
        #expect(lower < frames[1].height && lower >= 44)
    }

    @Test("A section that scrolls across has cells for what is in sight there, and rests at groups")
    func across() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(0.5), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let (host, collection, _) = show(UICollectionViewCompositionalLayout(section: section), [40, 1])
        #expect(collection.contentSize == CGSize(width: 300, height: 160))
        #expect(host.text.contains("0") && host.text.contains("2") && !host.text.contains("20"))
        #expect(host.text.contains("100"))
        host.swipe(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 100, y: 40))
        host.advance(by: 2)
        let first = try #require(host.find(text: "1")).frame.minX
        #expect(abs(first) < 1)
        collection.scrollToItem(at: IndexPath(item: 20, section: 0), at: .left, animated: false)
        host.advance(by: 1)
        #expect(abs(try #require(host.find(text: "20")).frame.minX) < 1 && !host.text.contains("0"))
    }

    @Test("A header that stays in sight stays at the top while its section is")
    func pinned() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let title = header()
        title.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [title]
        let (host, collection, _) = show(UICollectionViewCompositionalLayout(section: section), [10, 10])
        for (offset, first) in [(CGFloat(0), CGFloat(0)), (100, 0), (510, -10)] {
            collection.contentOffset.y = offset
            host.advance(by: 1)
            #expect(abs(try #require(host.find(text: "title 0")).frame.minY - first) < 8, "\(offset)")
        }
    }

    @Test("What snapshots have in common keeps its cell and its choice, and moves")
    func snapshots() {
        let (host, collection, source) = show(CollectionTests.flow(), [4])
        host.tap(text: "2")
        let cell = collection.cellForItem(at: IndexPath(item: 2, section: 0))
        var snapshot = source.snapshot()
        snapshot.deleteItems([0])
        snapshot.appendSections(["new"])
        snapshot.appendItems([7], toSection: "new")
        snapshot.moveItem(2, afterItem: 7)
        source.apply(snapshot)
        host.advance(by: 1)
        #expect(host.text == ["1", "3", "7", "2"])
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 7)
        #expect(source.indexPath(for: 3) == IndexPath(item: 1, section: 0) && source.indexPath(for: 0) == nil)
    }

    @Test("Sections and items of a snapshot are added, moved and removed, and are there once")
    func snapshotValues() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendItems([9])
        #expect(snapshot.numberOfItems == 0)
        snapshot.appendSections(["a", "c", "a"])
        snapshot.insertSections(["b"], beforeSection: "c")
        snapshot.insertSections(["d"], afterSection: "c")
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c", "d"])
        snapshot.appendItems([1, 2, 2, 3], toSection: "a")
        snapshot.appendItems([3, 4])
        snapshot.insertItems([5, 6], beforeItem: 2)
        snapshot.insertItems([7], afterItem: 3)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 5, 6, 2, 3, 7])
        #expect(snapshot.itemIdentifiers(inSection: "d") == [4] && snapshot.indexOfItem(4) == 6)
        snapshot.moveItem(4, beforeItem: 1)
        snapshot.moveItem(1, afterItem: 7)
        snapshot.moveItem(1, afterItem: 99)
        #expect(snapshot.itemIdentifiers == [4, 5, 6, 2, 3, 7, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "a")
        snapshot.moveSection("d", beforeSection: "a")
        snapshot.deleteItems([5, 77])
        snapshot.deleteSections(["a", "x"])
        #expect(snapshot.sectionIdentifiers == ["d", "b", "c"] && snapshot.numberOfItems == 0)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
    }

    @Test("Changes by place keep the others' order")
    func batches() {
        var batch = CollectionBatch(counts: [4, 2])
        batch.deletedItems = [IndexPath(item: 1, section: 0)]
        batch.insertedItems = [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)]
        batch.movedItems = [IndexPath(item: 3, section: 0): IndexPath(item: 1, section: 0)]
        batch.deletedSections = [1]
        batch.insertedSections = [1]
        let places = batch.places()
        #expect(places[IndexPath(item: 0, section: 0)] == IndexPath(item: 2, section: 0))
        #expect(places[IndexPath(item: 2, section: 0)] == IndexPath(item: 3, section: 0))
        #expect(places[IndexPath(item: 3, section: 0)] == IndexPath(item: 1, section: 0))
        #expect(places[IndexPath(item: 1, section: 0)] == nil && places[IndexPath(item: 0, section: 1)] == nil)
    }

    @Test("Tables show snapshots, and make cells of the registered class")
    func tables() {
        final class Row: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                accessoryType = .checkmark
            }
            required init?(coder: NSCoder) { nil }
        }
        let table = UITableView(frame: .zero)
        table.register(Row.self, forCellReuseIdentifier: "row")
        var made: [UITableViewCell] = []
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "row \(item)"
            made.append(cell)
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([3, 1])
        source.apply(snapshot)
        let host = TestHost(table._swiftUIContent, size: CGSize(width: 300, height: 300))
        #expect(host.text == ["row 3", "row 1"])
        #expect(made.allSatisfy { $0 is Row && $0.reuseIdentifier == "row" && $0.accessoryType == .checkmark })
        snapshot.deleteItems([3])
        source.apply(snapshot)
        host.update()
        #expect(host.text == ["row 1"])
    }
}
